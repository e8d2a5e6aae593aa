"""Guests and accounts. A signed cookie says who somebody is; nothing else is kept about a guest but a name."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, TypeVar

import argon2

from pioche.core.game import Refused
from pioche.server.limits import Busy
from pioche.server.messages import NAME_LENGTH
from pioche.server.names import checked_name
from pioche.server.store import END_SESSION, Person, Store, Taken
from pioche.text import Words

Result = TypeVar("Result")

COOKIE, KNOWN = "pioche", "pioche-known"
COOKIE_AGE = 400 * 24 * 3600  # seconds; the longest that browsers keep
RENEW_AFTER = 30 * 24 * 3600

LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,31}")
PASSWORD_LENGTHS = range(8, 201)
MOST_HASHING = 16  # passwords that wait to be looked at
LOOK_AGAIN = 30.0  # seconds until we ask again whether another server has ended a session
MOST_LOOKED_AT = 20_000


@cache
def words(language: str) -> Words:
    return Words(language)


@dataclass(frozen=True)
class Session:
    """What a cookie says: who, since when, and by which name the session can be ended."""

    person: str
    made: int
    id: str


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.hasher = argon2.PasswordHasher()
        # Hashing takes memory and time by design: two at once are enough.
        self.hashing = asyncio.Semaphore(2)
        self.to_hash = 0
        self.known: dict[str, Person] = {}
        self.looked_at: dict[str, float] = {}  # when we last saw that a session has not ended

    # Cookies

    def sign(self, person: str, session: str = "", now: float | None = None) -> str:
        """A cookie for this person: in this session, or in a new one."""
        body = f"{person}.{int(time.time() if now is None else now)}.{session or secrets.token_urlsafe(12)}"
        return f"{body}.{self.signature(body)}"

    def signature(self, body: str) -> str:
        return hmac.new(self.key, f"cookie {body}".encode(), hashlib.sha256).hexdigest()

    def session(self, cookie: str | None) -> Session | None:
        """What this cookie says, if we made it and it is not too old; whether it was ended is another question."""
        body, _, signature = (cookie or "").rpartition(".")
        if not body.isascii() or not signature.isascii() or not hmac.compare_digest(self.signature(body), signature):
            return None
        person, made, *named = body.split(".")
        if time.time() - int(made) >= COOKIE_AGE:
            return None
        return Session(person, int(made), named[0] if named else f"of-{person}")  # sessions were not always named

    async def of_cookie(self, cookie: str | None) -> Person | None:
        session = self.session(cookie)
        return await self.person(session.person) if session and not await self.is_ended(session.id) else None

    def needs_renewal(self, cookie: str) -> bool:
        session = self.session(cookie)
        return session is None or time.time() - session.made > RENEW_AFTER

    # Sessions that end

    async def end(self, session: str) -> None:
        """No cookie of this session is good any more, wherever it was kept."""
        await self.store.write((END_SESSION, (session, time.time())))
        self.looked_at.pop(session, None)

    async def is_ended(self, session: str) -> bool:
        now = time.monotonic()
        if now - self.looked_at.get(session, -LOOK_AGAIN) < LOOK_AGAIN:
            return False
        if await self.store.read("SELECT 1 FROM ended_sessions WHERE id = ?", session):
            return True
        if len(self.looked_at) >= MOST_LOOKED_AT:
            self.looked_at.clear()
        self.looked_at[session] = now
        return False

    # Browsers that an account knows

    def acquainted(self, person: str) -> str:
        """The cookie of a browser in which this person has logged in: strangers' guesses do not keep it out."""
        return f"{person}.{self.signature(f'known {person}')}"

    async def is_acquainted(self, cookie: str | None, login: str) -> bool:
        person, _, signature = (cookie or "").rpartition(".")
        if not person or not signature.isascii() or not person.isascii():
            return False
        if not hmac.compare_digest(self.signature(f"known {person}"), signature):
            return False
        found = await self.person(person)
        return found is not None and found.login == login

    # Guests

    async def person(self, id: str) -> Person | None:
        if id not in self.known:
            person = await self.store.person(id)
            if person is None:
                return None
            self.remember(person)
        return self.known[id]

    def remember(self, person: Person) -> Person:
        if len(self.known) > 5000:
            self.known.clear()
        self.known[person.id] = person
        return person

    async def new_guest(self, language: str) -> Person:
        name = words(language).say("web-guest-name", number=str(secrets.randbelow(900) + 100))
        person = Person(secrets.token_urlsafe(16), name)
        await self.store.add_person(person, time.time())
        return self.remember(person)

    async def rename(self, person: Person, wanted: str) -> Person:
        name = checked_name(wanted, NAME_LENGTH)
        await self.store.name_person(person.id, name)
        return self.remember(Person(person.id, name, person.login, person.password))

    # Accounts

    async def register(self, guest: Person, login: str, password: str) -> Person:
        """This guest has an account from now on, and keeps all tables."""
        login = login.strip().lower()
        if guest.login:
            raise Refused("refused-logged-in", login=guest.login)
        if not LOGIN.fullmatch(login):
            raise Refused("refused-login-name")
        if len(password) not in PASSWORD_LENGTHS:
            raise Refused("refused-password-length", least=PASSWORD_LENGTHS[0], most=PASSWORD_LENGTHS[-1])
        hashed = await self.in_turn(self.hasher.hash, password)
        try:
            await self.store.register(guest.id, login, hashed)
        except Taken:
            raise Refused("refused-login-taken", login=login) from None
        return self.remember(Person(guest.id, guest.name, login, hashed))

    async def login(self, login: str, password: str) -> Person:
        """The person with this login. Takes as long whether the login exists or not."""
        login = login.strip().lower()
        person = await self.store.person_of(login) if LOGIN.fullmatch(login) else None
        right = await self.in_turn(self.matches, person, password)
        if person is None or not right:
            raise Refused("refused-login")
        return self.remember(person)

    async def in_turn(self, hashing: Callable[..., Result], *values: Any) -> Result:
        """Hash when it is one's turn; too many at once would wait too long."""
        if self.to_hash >= MOST_HASHING:
            raise Busy
        self.to_hash += 1
        try:
            async with self.hashing:
                return await asyncio.to_thread(hashing, *values)
        finally:
            self.to_hash -= 1

    @cached_property
    def nobody(self) -> str:
        return self.hasher.hash(secrets.token_hex(16))

    def matches(self, person: Person | None, password: str) -> bool:
        hashed = person.password if person else self.nobody
        try:
            return self.hasher.verify(hashed, password[:1000])
        except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
            return False
