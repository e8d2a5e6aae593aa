"""What must hold for every scene, of any game, at any moment: the invariants I1 to I23.

`problems` looks at one scene alone; `sending_problems` (I15) compares what a scene can send with the rules.
Texts are checked against a table of messages, so this module needs to know nothing of languages.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from pioche.core import selecting
from pioche.core.flow import CHANCE, State
from pioche.core.scene import Catalogue, Choice, Group, Happening, Msg, Scene, Sheet, Sign, Zone, dump, texts
from pioche.core.stage_laws import beat_problems, stage_problems

ZONE_ID = re.compile(r"[a-z][a-z0-9]*\Z")
MESSAGE_ID = re.compile(r"[a-z][a-z0-9-]*\Z")
CORNER = re.compile(r"[0-9½+–→×?]{0,4}\Z")
MOST_BYTES = 20_000
MOST_PATHS = 60

Messages = Mapping[str, tuple[frozenset[str], frozenset[str]]]
"""What a language can say: message id -> (its arguments, its attributes)."""


def problems(s: Scene, c: Catalogue, known: Messages, between: bool = False) -> list[str]:
    """Everything wrong with this scene. `between`: nobody is asked because something still happens by itself."""
    there = Counter(ids(s))
    out = [f"I1 id {i} twice" for i, n in there.items() if n > 1]
    out += layout_problems(s)
    for zone in s.zones:
        out += zone_problems(zone, s, c)
    out += title_problems(s)
    out += sign_problems(s, c)
    out += stage_problems(s, sign_places(s))
    out += question_problems(s, between)
    out += choice_problems(s, set(there))
    out += group_problems(s)
    out += why_problems(s, set(there))
    for sheet in [*([s.result.sheet] if s.result else []), *s.sheets]:
        out += sheet_problems(sheet)
    if s.result and sorted(seat for place in s.result.places for seat in place) != [p.seat for p in s.players]:
        out.append("I12 the places are not a ranking of the seats")
    out += text_problems(s, c, len(s.players), known)
    size = len(dump(s))
    if size > MOST_BYTES:
        out.append(f"I14 {size} bytes")
    return out


def ids(s: Scene) -> Iterator[str]:
    for player in s.players:
        yield f"@{player.seat}"
    for zone in s.zones:
        yield zone.id
        for piece in zone.pieces:
            yield piece.id
        for r in range(len(zone.rows)):
            for c in range(len(zone.cols)):
                yield f"{zone.id}:{r},{c}"


# I2 Layout ---------------------------------------------------------------------------------------------------


def layout_problems(s: Scene) -> Iterator[str]:
    names = [area.id for area in s.areas]
    if len(set(names)) != len(names):
        yield "I2 an area twice"
    for form in (s.layout.wide, s.layout.narrow):
        rows = [line.split() for line in form]
        if {name for row in rows for name in row} != set(names):
            yield f"I2 layout and areas differ: {form}"
        if len({len(row) for row in rows}) != 1:
            yield f"I2 rows of different length: {form}"
            continue
        for name in set(names):
            spots = [(y, x) for y, row in enumerate(rows) for x, other in enumerate(row) if other == name]
            if spots:
                ys, xs = zip(*spots, strict=True)
                if len(spots) != (max(ys) - min(ys) + 1) * (max(xs) - min(xs) + 1):
                    yield f"I2 area {name} is not a rectangle"
    if max(len(line.split()) for line in s.layout.narrow) > 2:
        yield "I2 the narrow layout has more than two columns"


# I3 Zones and pieces -----------------------------------------------------------------------------------------


def zone_problems(z: Zone, s: Scene, c: Catalogue) -> Iterator[str]:
    if not ZONE_ID.match(z.id):
        yield f"I1 zone id {z.id}"
    if z.area not in [area.id for area in s.areas]:
        yield f"I3 zone {z.id}: no area {z.area}"
    if (z.kind == "grid") != bool(z.rows and z.cols):
        yield f"I3 zone {z.id}: rows and columns belong to grids"
    if z.count is not None and z.kind != "pile" and z.count < len(z.pieces):
        yield f"I3 zone {z.id}: count {z.count} below its pieces"
    used = {flag for piece in z.pieces for flag in piece.flags}
    used |= {flag for header in z.rows + z.cols for flag in header.flags}
    for flag in sorted(used - set(z.says) - {"dim", "deep"}):
        yield f"I4 zone {z.id}: {flag} is mute"
    for p in z.pieces:
        face = c.faces.get(p.face)
        if face is None:
            yield f"I3 piece {p.id}: no face {p.face}"
            continue
        if p.id != p.face and not p.id.startswith(z.id + "."):
            yield f"I3 piece {p.id}: neither its face nor {z.id}.…"
        if face.look == "back" and p.id == p.face:
            yield f"I3 piece {p.id}: face down but followed"
        if (z.kind == "grid") != (p.at is not None):
            yield f"I3 piece {p.id}: place"
        elif p.at and not (0 <= p.at[0] < len(z.rows) and 0 <= p.at[1] < len(z.cols)):
            yield f"I3 piece {p.id}: outside at {p.at}"
        if p.n < 1:
            yield f"I3 piece {p.id}: {p.n} of them"


def title_problems(s: Scene) -> Iterator[str]:
    titles = Counter((str(zone.title), zone.owner, zone.area) for zone in s.zones)
    for (title, _, _), n in titles.items():
        if n > 1:
            yield f"I8 two zones are called {title}"


# I4 Signs ----------------------------------------------------------------------------------------------------


def sign_places(s: Scene) -> Iterator[list[Sign]]:
    yield s.signs
    for player in s.players:
        yield player.signs
        yield [player.score] if player.score else []
    for zone in s.zones:
        yield zone.signs
        yield from (piece.signs for piece in zone.pieces)
        yield from (header.signs for header in zone.rows + zone.cols)


def sign_problems(s: Scene, c: Catalogue) -> Iterator[str]:
    for place in sign_places(s):
        for sign in place:
            if sign.symbol and sign.symbol not in c.symbols:
                yield f"I4 no symbol {sign.symbol}"
            if sign.of is not None and sign.value is None:
                yield f"I4 a limit without a value: {sign.text}"
        seen = [(sign.symbol, sign.seat, sign.value is None) for sign in place if sign.symbol]
        if len(set(seen)) != len(seen):
            yield f"I4 signs with the same symbol side by side: {[sign.symbol for sign in place]}"


# I5 The question ---------------------------------------------------------------------------------------------


def question_problems(s: Scene, between: bool) -> Iterator[str]:
    seats = [player.seat for player in s.players]
    if seats != list(range(len(seats))):
        yield f"I5 players {seats}"
    if not set(s.prompt.waiting) <= set(seats):
        yield f"I5 waiting for {s.prompt.waiting}"
    if (s.seat is not None and s.seat in s.prompt.waiting) != bool(s.choices):
        yield "I5 choices belong exactly to a viewer who must decide"
    if s.result is None and not s.prompt.waiting and not between:
        yield "I5 neither over nor waiting"
    if s.prompt.phases and not 0 <= s.prompt.phase < len(s.prompt.phases):
        yield "I5 phase outside the phases"


# I6-I9 Answers -----------------------------------------------------------------------------------------------


def choice_problems(s: Scene, there: set[str]) -> Iterator[str]:
    groups = {group.id for group in s.groups}
    if sum(len(choice.pick) > 1 and not choice.set for choice in s.choices) > MOST_PATHS:
        yield f"I6 more than {MOST_PATHS} paths"
    own = {
        sign.symbol for player in s.players if player.seat == s.seat for sign in player.signs if sign.value is not None
    }
    for choice in s.choices:
        yield from one_choice(choice, there, groups)
        if not own.issuperset(choice.would):
            yield f"I6 {choice.label}: no sign of one's own says {', '.join(sorted({*choice.would} - own))}"
        if choice.pick and not choice.group:
            yield from reach_problems(s, choice)
    by_send: dict[tuple[int, ...], list[Choice]] = {}
    by_label: dict[tuple[Any, ...], set[tuple[int, ...]]] = {}
    faces = {p.id: p.face for zone in s.zones for p in zone.pieces} if any(ch.set for ch in s.choices) else {}
    for choice in s.choices:
        if not choice.group:
            by_send.setdefault(tuple(choice.send), []).append(choice)
            cards = tuple(sorted(faces.get(i, i) for i in choice.pick)) if choice.set else ()
            by_label.setdefault((repr(choice.label), cards), set()).add(tuple(choice.send))
    for sent, twins in by_send.items():
        if len({repr(twin.label) for twin in twins}) > 1 or len({tuple(t.pick) for t in twins}) != len(twins):
            yield f"I6 different choices send {sent}"
    for (label, _), sends in by_label.items():
        if len(sends) > 1:
            yield f"I8 two choices are both called {label}"
    for role in ("main", "decline"):
        if sum(choice.role == role for choice in s.choices) > 1:
            yield f"I6 more than one {role}"


def one_choice(choice: Choice, there: set[str], groups: set[str]) -> Iterator[str]:
    if not choice.send:
        yield f"I6 {choice.label} sends nothing"
    if not choice.label:
        yield f"I6 {choice.send} has no label"
    for i in [*choice.pick, *choice.shows, *(choice.drag or ())]:
        if i not in there:
            yield f"I6 {choice.label}: there is no {i}"
    if len(set(choice.pick)) != len(choice.pick):
        yield f"I6 {choice.label} picks something twice"
    if choice.group and (choice.group not in groups or len(choice.pick) != 1 or choice.warn):
        yield f"I6 {choice.label} cannot be a member of {choice.group}"
    if choice.times != 1 and not choice.group:
        yield f"I6 {choice.label}: times outside a group"
    if len(choice.hint) > 3:
        yield f"I6 {choice.label} has more than three hints"


def reach_problems(s: Scene, choice: Choice) -> Iterator[str]:
    selected: list[str] = []
    for i in choice.pick:
        if i not in selecting.lit(s, selected):
            yield f"I7 {choice.label}: {i} never lights up"
        selected.append(i)
    ready = selecting.ready(s, selected)
    if choice not in ready:
        yield f"I7 {choice.label} is never ready"
    if len({repr(other.label) for other in ready}) != len(ready):
        yield f"I7 choices at {choice.pick} cannot be told apart"


def group_problems(s: Scene) -> Iterator[str]:
    for group in s.groups:
        inside = selecting.members(s, group)
        room = sum(max(ch.times for ch in inside if ch.pick[0] == i) for i in {ch.pick[0] for ch in inside})
        if not inside or not 0 <= group.min <= group.max <= room or not group.done:
            yield f"I9 group {group.id}: room for {room}, ticks {group.min} to {group.max}"
        if group.hints and len(group.hints) != group.max - group.min + 1:
            yield f"I9 group {group.id}: {len(group.hints)} hints"


def why_problems(s: Scene, there: set[str]) -> Iterator[str]:
    first = set(selecting.lit(s, [])) | {choice.pick[0] for choice in s.choices if choice.group}
    for i in s.why:
        if i not in there:
            yield f"I10 why: there is no {i}"
        if i in first:
            yield f"I10 why: {i} can be chosen"


# I11 Story, I12 sheets ---------------------------------------------------------------------------------------


def story_problems(
    story: list[Happening], c: Catalogue, places: set[str], seats: int, known: Messages
) -> Iterator[str]:
    """`places`: the ids of the scene before and of the scene after."""
    for happening in story:
        for face in happening.faces:
            if face not in c.faces:
                yield f"I11 story: no face {face}"
        for move in happening.moves:
            for i in (move.start, move.end):
                if i not in places and i.split(".")[0] not in places:
                    yield f"I11 story {happening.text}: there is no {i}"
        if happening.sheet:
            yield from sheet_problems(happening.sheet)
        yield from beat_problems(happening, places, seats)
        if happening.actor is not None:
            ident = happening.text.id if isinstance(happening.text, Msg) else happening.text
            if ident in known and "you" not in known[ident][1]:
                yield f"I13 {ident} has an actor but no .you"
        yield from text_problems(happening, c, seats, known)


def sheet_problems(sheet: Sheet) -> Iterator[str]:
    for line in sheet.rows:
        if len(line.cells) != len(sheet.heads):
            yield f"I12 sheet line {line.text}: {len(line.cells)} cells for {len(sheet.heads)} heads"


# I13 Texts ---------------------------------------------------------------------------------------------------


def text_problems(part: Any, c: Catalogue, seats: int, known: Messages) -> Iterator[str]:
    for text in texts(part):
        yield from one_text(text, c, seats, known)


def one_text(text: Any, c: Catalogue, seats: int, known: Messages) -> Iterator[str]:
    if isinstance(text, int | float):
        return
    if isinstance(text, str) and text[:1] == "@":
        if not (text[1:].isdigit() and int(text[1:]) < seats):
            yield f"I13 no seat {text}"
    elif isinstance(text, str) and text[:5] == "face:":
        if text[5:] not in c.faces:
            yield f"I13 no {text}"
    elif isinstance(text, str) and text[:7] == "symbol:":
        if text[7:] not in c.symbols:
            yield f"I13 no {text}"
    else:
        ident, args = (text.id, text.args) if isinstance(text, Msg) else (text, {})
        if not MESSAGE_ID.match(ident):
            yield f"I13 {ident!r} is raw text, not a message id"
        elif ident not in known:
            yield f"I13 message {ident} is missing"
        elif known[ident][0] != set(args):
            yield f"I13 {ident} wants {sorted(known[ident][0])}, has {sorted(args)}"
        for value in args.values():
            yield from one_text(value, c, seats, known)


def catalogue_problems(c: Catalogue, known: Messages) -> Iterator[str]:
    """Faces and symbols: names, letters and values that can be spoken."""
    for key, symbol in c.symbols.items():
        ident = symbol.name if isinstance(symbol.name, str) else symbol.name.id
        if ident in known and "short" not in known[ident][1]:
            yield f"I13 symbol {key}: {ident} has no .short"
    for key, face in c.faces.items():
        for used in [face.symbol, *(mark[0] for mark in face.corners + face.marks)]:
            if used and used not in c.symbols:
                yield f"I13 face {key}: no symbol {used}"
        if not CORNER.match(face.corner) or len(face.corners) > 3 or (face.corners and face.look != "sheet"):
            yield f"I13 face {key}: corner {face.corner!r} {face.corners}"
        spoken = {str(value) for value in face.name.args.values()} if isinstance(face.name, Msg) else set()
        plain = face.corner and not set(face.corner) & set("½→")
        if plain and face.look in ("number", "die") and face.corner not in spoken:
            yield f"I13 face {key}: its name does not speak {face.corner!r}"
    yield from text_problems(c, c, 0, known)


# I15 What can be sent ----------------------------------------------------------------------------------------


def sending_problems(s: Scene, state: State) -> Iterator[str]:
    """Each option of the rules begins some answer, and every answer is legal and crosses no chance or other seat."""
    seat = s.seat
    if seat is None or seat not in state.asked():
        return
    options = set(state.options_of(seat))
    several = {group.id for group in s.groups if group.min > 1}  # its members need not begin an answer
    first = {choice.send[0] for choice in s.choices if choice.group not in several}
    first |= {group.done[0] for group in s.groups if group.min == 0}
    if not first <= options <= first | {choice.send[0] for choice in s.choices}:
        yield f"I15 the scene can send {sorted(first)}, the rules allow {sorted(options)}"
    for choice in s.choices:
        if not choice.group:
            yield from sent_problems(choice.send, state, seat)
    for group in s.groups:
        yield from group_sends(s, group, state, seat)


def group_sends(s: Scene, group: Group, state: State, seat: int) -> Iterator[str]:
    """Each member ticked with the first and with the last others, as few and as many as allowed."""
    inside = selecting.members(s, group)
    count, sent = len(inside), set[tuple[int, ...]]()
    for ticks in {max(group.min, 1), group.max}:
        for place in range(count):
            for others in (range(count), range(count - 1, -1, -1)):
                answer = selecting.answer(s, group, ticked(inside, [place, *others], ticks))
                if answer and tuple(answer) not in sent:
                    sent.add(tuple(answer))
                    yield from sent_problems(answer, state, seat)


def ticked(members: list[Choice], order: list[int], ticks: int) -> dict[int, int]:
    """The members ticked in this order until there are so many, each as often as it may be."""
    chosen: dict[int, int] = {}
    used: set[str] = set()
    for place in order:
        member, left = members[place], ticks - sum(chosen.values())
        if left and member.pick[0] not in used:
            chosen[place] = min(member.times, left)
            used.add(member.pick[0])
    return chosen


def sent_problems(send: list[int], state: State, seat: int) -> Iterator[str]:
    trial = state.clone()
    for place, choice in enumerate(send):
        if choice not in trial.options_of(seat):
            yield f"I15 {send}: answer {place} is not legal"
            return
        trial.answer(seat, choice)
        trial.run_on()
        if place < len(send) - 1 and (trial.to_move() == CHANCE or seat not in trial.asked()):
            yield f"I15 {send}: answer {place} leads to chance or another seat"
            return
