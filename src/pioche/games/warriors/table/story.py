"""Warriors: what happened, told step by step."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import NOBODY
from pioche.core.scene import Beat, Happening, Move, T, Text, at, did, face, places, symbol, won_by
from pioche.core.table import Seen, Stories
from pioche.games.warriors.answers import AS_BAND, CAMP, DONE, GO_ON, SHOOT_BAND, STOKE, STOP, WARD
from pioche.games.warriors.attack import Compare, GiveUp, HandOver, Roll, losers, side_of, totals
from pioche.games.warriors.battle import ChooseKind, Decide, EndCard, HireBand, NameTarget, ResolveCard
from pioche.games.warriors.cards import ARMS, BATTLE, DRAGON, FACES, INFANTRY, MERCENARY, PEOPLE_KEYS, WIZARD, dealt
from pioche.games.warriors.catapults import CloseWindow, Fire, aimed_at, is_hit
from pioche.games.warriors.preparation import (
    ChooseDealer,
    Deal,
    FirstCards,
    GiveFlame,
    PlaceWizard,
    PrepareRound,
    Reveal,
    ShuffleAside,
)
from pioche.games.warriors.scoring import EndGame, EndRound, scores
from pioche.games.warriors.state import ATTACKING, DEFENDING, Warriors
from pioche.games.warriors.table.places import as_target, name_of, taken_from
from pioche.games.warriors.table.scene import if_over

# 2, 3 Preparation ----------------------------------------------------------------------------------------------


def first_cards(m: Seen[Warriors]) -> list[Happening]:
    aside = [FACES[card] for card in m.after.aside]
    told = [Happening(text="ev-first-cards", hold=bool(aside))]
    return [*told, Happening(text=T("ev-turned-up", n=len(aside)), faces=aside)] if aside else told


def shuffles_aside(m: Seen[Warriors]) -> Happening | None:
    return Happening(text=T("ev-aside", n=len(m.before.aside)), keep="turn") if m.before.aside else None


def deals(m: Seen[Warriors]) -> Happening:
    return Happening(text=T("ev-dealt", n=dealt(m.after.players, m.after.dragons, m.after.round)))


def reveals(m: Seen[Warriors]) -> list[Happening]:
    return [
        did("ev-keeps", seat, args={"n": len(kept)}, faces=[FACES[card] for card in kept])
        for seat, kept in enumerate(m.after.kept)
    ]


def places_wizard(m: Seen[Warriors]) -> Happening:
    return did("ev-wizard", m.seat, args={"people": symbol(PEOPLE_KEYS[m.choice - WARD])}, faces=["wizard"])


def gives_flame(m: Seen[Warriors]) -> Happening | None:
    dragon = FACES[DRAGON + m.choice - STOKE] if m.choice != DONE else ""
    return did("ev-flame", m.seat, args={"dragon": face(dragon)}, keep="turn") if dragon else None


# 4, 6 Battles --------------------------------------------------------------------------------------------------


def turns_card(m: Seen[Warriors]) -> Happening:
    card, seat = FACES[BATTLE + m.before.card()], m.before.attacker()
    if isinstance(m.after.agenda[-1], EndCard):
        return did("ev-card-lost", seat, card)
    return did("ev-card", seat, card, head=True, faces=[])


def hires(m: Seen[Warriors]) -> Happening | None:
    if m.choice != DONE:
        return None
    band = [FACES[people * ARMS + INFANTRY] for people, n in enumerate(m.after.band) for _ in range(n)]
    return did("ev-band", m.seat, args={"n": len(band)}, faces=band)


def names_target(m: Seen[Warriors]) -> Happening:
    if m.choice == STOP:
        return did("ev-stops", m.seat)
    v = m.after
    own = symbol("mercenary") if v.kind == MERCENARY else name_of(as_target(m.seat, v.force))
    args = {"own": own, "victim": at(v.defender()), "people": name_of(v.target)}
    return did("ev-charges" if v.charging else "ev-attacks", m.seat, args=args, to=[v.defender()], tone="warn")


def decides(m: Seen[Warriors]) -> Happening:
    if m.choice == STOP:
        return did("ev-stops", m.seat)
    if m.choice == GO_ON:
        return did("ev-goes-on", m.seat, to=[m.before.defender()])
    return did("ev-camps", m.seat, FACES[m.before.force * ARMS + m.choice - CAMP])


def ends_card(m: Seen[Warriors]) -> Happening | None:
    return Happening(text="ev-camp-over", keep="turn") if any(m.before.camp) else None


# 5 Dice and losses ---------------------------------------------------------------------------------------------


def rolls(m: Seen[Warriors]) -> Happening:
    v, victim = m.after, m.after.defender()
    args = {"red": written(v.red), "victim": at(victim), "black": written(v.black)}
    return did("ev-rolls", v.attacker(), args=args, to=[victim], hold=True, beat=Beat(cause=["red", "black"]))


def written(dice: list[int]) -> Text:
    """The dice as one argument of a message."""
    return T(f"dice-{len(dice)}", **dict(zip("abc", dice, strict=False)))


def compares(m: Seen[Warriors]) -> Happening:
    v = m.before
    if not v.in_play(ATTACKING) or not v.in_play(DEFENDING):
        return Happening(text="ev-void", tone="info")
    red, black = totals(v)
    lost = losers(red, black)
    compared = [die for pair in zip(red[:2], black, strict=False) for die in pair]
    text = T(
        "ev-compares" if len(lost) == 1 else "ev-compares-two",
        **dict(zip("adbe", compared, strict=False)),
        who=at(v.attacker()),
        won=lost.count(DEFENDING),
        victim=at(v.defender()),
        lost=lost.count(ATTACKING),
    )
    winning = [f"{'red' if side == DEFENDING else 'black'}.{place}" for place, side in enumerate(lost)]
    return Happening(text=text, tone="info", hold=True, beat=Beat(cause=winning))


def losses(m: Seen[Warriors], side: int) -> list[Happening]:
    """What went to whose pile, and which flames were spent."""
    told = []
    before, after = m.before, m.after
    for seat, pile in enumerate(after.captured):
        told += [captures(m, seat, card, side) for card in pile[len(before.captured[seat]) :]]
    for dragon, (had, has) in enumerate(zip(before.fire, after.fire, strict=True)):
        if has < had and after.lair[dragon] != NOBODY:
            text = T("ev-flames-spent", dragon=face(FACES[DRAGON + dragon]), n=had - has)
            told.append(Happening(text=text, tone="warn"))
    return told


def captures(m: Seen[Warriors], seat: int, card: int, side: int) -> Happening:
    """A dragon that falls is looked at; warriors fall too often, and the dice were."""
    before, name = m.before, FACES[card]
    victim = before.attacker() if side == ATTACKING else before.defender()
    start = taken_from(before, m.viewer, victim, card, side == ATTACKING and before.kind == MERCENARY)
    held = {"hold": True, "beat": Beat(cause=[name], to=seat, gain=2)} if card >= DRAGON else {}
    moves = [Move(start=start, end=at(seat), face=name)]
    return did("ev-captures", seat, name, args={"victim": at(victim)}, to=[victim], moves=moves, tone="good", **held)


# 7 Catapults ---------------------------------------------------------------------------------------------------


def takes_aim(m: Seen[Warriors]) -> Happening | None:
    if m.before.shooter == NOBODY:
        return None
    victim, card = aimed_at(m.before, m.before.aim)
    args = {"card": face(FACES[card]), "victim": at(victim)}
    return did("ev-aims", m.before.shooter, args=args, to=[victim], tone="warn", hold=True)


def fires(m: Seen[Warriors]) -> Happening:
    before, shooter, aim, die = m.before, m.before.shooter, m.before.aim, m.after.shot
    victim, card = aimed_at(before, aim)
    hit, wizard = is_hit(aim, die), card == WIZARD
    start = at(victim) if wizard else taken_from(before, m.viewer, victim, card, aim >= SHOOT_BAND)
    taken = hit and not wizard
    return did(
        "ev-hit" if hit else "ev-missed",
        shooter,
        args={"n": die, "card": face(FACES[card]), "victim": at(victim)},
        to=[victim],
        moves=[Move(start=start, end=at(shooter), face=FACES[card])] if taken else [],
        tone="good" if hit else "info",
        hold=True,
        beat=Beat(cause=[start], to=shooter, gain=2) if taken else Beat(cause=[start]),
    )


# 8 The end -----------------------------------------------------------------------------------------------------


def ends_round(m: Seen[Warriors]) -> Happening:
    return Happening(text=T("ev-round-over", n=m.after.round), tone="info", sheet=if_over(m.after), hold=True)


def ends_game(m: Seen[Warriors]) -> Happening:
    beat = Beat(cause=[at(seat) for seat in places(m.after.ranks)[0]])
    return won_by(m.after.ranks, scores(m.after), beat=beat)


STORIES: Final[Stories] = {
    ChooseDealer: lambda m: did("ev-dealer", m.after.dealer, head=True),
    FirstCards: first_cards,
    ShuffleAside: shuffles_aside,
    PrepareRound: lambda m: Happening(text=T("ev-round", n=m.after.round), head=True),
    Deal: deals,
    Reveal: reveals,
    PlaceWizard: places_wizard,
    GiveFlame: gives_flame,
    ResolveCard: turns_card,
    ChooseKind: lambda m: did("ev-as-band" if m.choice == AS_BAND else "ev-as-dragon", m.seat),
    HireBand: hires,
    NameTarget: names_target,
    Roll: rolls,
    Compare: compares,
    HandOver: lambda m: losses(m, m.step.side),
    GiveUp: lambda m: losses(m, side_of(m.before, m.seat)),
    Decide: decides,
    EndCard: ends_card,
    CloseWindow: takes_aim,
    Fire: fires,
    EndRound: ends_round,
    EndGame: ends_game,
}
