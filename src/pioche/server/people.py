"""Guests and accounts. A signed cookie says who somebody is; nothing else is kept about a guest but a name."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
from functools import cache, cached_property

import argon2

from pioche.core.game import Refused
from pioche.server.messages import NAME_LENGTH
from pioche.server.seating import tidy
from pioche.server.store import Person, Store, Taken
from pioche.text import Words

COOKIE = "pioche"
COOKIE_AGE = 400 * 24 * 3600  # seconds; the longest that browsers keep
RENEW_AFTER = 30 * 24 * 3600

LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,31}")
PASSWORD_LENGTHS = range(8, 201)


@cache
def words(language: str) -> Words:
    return Words(language)


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.hasher = argon2.PasswordHasher()
        # Hashing takes memory and time by design: two at once are enough.
        self.hashing = asyncio.Semaphore(2)
        self.known: dict[str, Person] = {}

    # Cookies

    def sign(self, person: str, now: float | None = None) -> str:
        body = f"{person}.{int(time.time() if now is None else now)}"
        return f"{body}.{self.signature(body)}"

    def signature(self, body: str) -> str:
        return hmac.new(self.key, f"cookie {body}".encode(), hashlib.sha256).hexdigest()

    def signed(self, cookie: str) -> tuple[str, int] | None:
        """Who this cookie is for and when it was made, if we made it and it is not too old."""
        body, _, signature = cookie.rpartition(".")
        if not cookie.isascii() or not hmac.compare_digest(self.signature(body), signature):
            return None
        person, _, made = body.partition(".")
        return (person, int(made)) if time.time() - int(made) < COOKIE_AGE else None

    async def of_cookie(self, cookie: str | None) -> Person | None:
        signed = self.signed(cookie) if cookie else None
        return await self.person(signed[0]) if signed else None

    def needs_renewal(self, cookie: str) -> bool:
        signed = self.signed(cookie)
        return signed is None or time.time() - signed[1] > RENEW_AFTER

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
        name = tidy(wanted, NAME_LENGTH)
        if not name:
            raise Refused("refused-name", most=NAME_LENGTH)
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
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, password)
        try:
            await self.store.register(guest.id, login, hashed)
        except Taken:
            raise Refused("refused-login-taken", login=login) from None
        return self.remember(Person(guest.id, guest.name, login, hashed))

    async def login(self, login: str, password: str) -> Person:
        """The person with this login. Takes as long whether the login exists or not."""
        person = await self.store.person_of(login.strip().lower()[:64])
        async with self.hashing:
            right = await asyncio.to_thread(self.matches, person, password)
        if person is None or not right:
            raise Refused("refused-login")
        return self.remember(person)

    @cached_property
    def nobody(self) -> str:
        return self.hasher.hash(secrets.token_hex(16))

    def matches(self, person: Person | None, password: str) -> bool:
        hashed = person.password if person else self.nobody
        try:
            return self.hasher.verify(hashed, password[:1000])
        except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
            return False
