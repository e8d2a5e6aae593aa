"""Warriors: what happened, told step by step."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import NOBODY
from pioche.core.scene import Beat, Happening, Move, T, Text, at, did, face, held, places, symbol, won_by
from pioche.core.table import Seen, Stories
from pioche.games.warriors import preparation
from pioche.games.warriors.answers import AS_BAND, CAMP, DONE, GO_ON, SHOOT_BAND, STOKE, STOP, WARD
from pioche.games.warriors.attack import Compare, GiveUp, HandOver, Roll, fighter, losers, side_of, totals
from pioche.games.warriors.battle import ChooseKind, Decide, EndCard, HireBand, NameTarget, ResolveCard
from pioche.games.warriors.cards import ARMS, BATTLE, DRAGON, FACES, INFANTRY, MERCENARY, PEOPLE_KEYS, WIZARD
from pioche.games.warriors.catapults import CloseWindow, Fire, aimed_at, is_hit
from pioche.games.warriors.scoring import EndGame, EndRound, scores
from pioche.games.warriors.state import ATTACKING, DEFENDING, Warriors
from pioche.games.warriors.table.places import as_target, name_of, taken_from
from pioche.games.warriors.table.scene import score

# 2, 3 Preparation ----------------------------------------------------------------------------------------------


def first_cards(m: Seen[Warriors]) -> list[Happening]:
    aside = [FACES[card] for card in m.after.aside]
    told = [Happening(text="ev-first-cards", hold=bool(aside))]
    return [*told, Happening(text=T("ev-turned-up", n=len(aside)), faces=aside)] if aside else told


def reveals(m: Seen[Warriors]) -> list[Happening]:
    return [
        did("ev-keeps", seat, args={"n": len(kept)}, faces=[FACES[card] for card in kept])
        for seat, kept in enumerate(m.after.kept)
    ]


def gives_flame(m: Seen[Warriors]) -> Happening | None:
    if m.choice == DONE:
        return None
    return did("ev-flame", m.seat, args={"dragon": face(FACES[DRAGON + m.choice - STOKE])}, keep="turn")


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
    args = {"own": own, "victim": at(v.foe), "people": name_of(v.target)}
    return did("ev-charges" if v.charging else "ev-attacks", m.seat, args=args, to=[v.foe], tone="warn")


def decides(m: Seen[Warriors]) -> Happening:
    if m.choice == STOP:
        return did("ev-stops", m.seat)
    if m.choice == GO_ON:
        return did("ev-goes-on", m.seat, to=[m.before.foe])
    return did("ev-camps", m.seat, FACES[m.before.force * ARMS + m.choice - CAMP])


# 5 Dice and losses ---------------------------------------------------------------------------------------------


def rolls(m: Seen[Warriors]) -> Happening:
    v = m.after
    args = {"red": written(v.red), "victim": at(v.foe), "black": written(v.black)}
    return did("ev-rolls", v.attacker(), args=args, to=[v.foe], **held(cause=["red", "black"]))


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
        victim=at(v.foe),
        lost=lost.count(ATTACKING),
    )
    winning = [f"{'red' if side == DEFENDING else 'black'}.{place}" for place, side in enumerate(lost)]
    return Happening(text=text, tone="info", **held(cause=winning))


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
    before, name, victim = m.before, FACES[card], fighter(m.before, side)
    start = taken_from(before, m.viewer, victim, card, side == ATTACKING and before.kind == MERCENARY)
    look = held(cause=[name], to=seat, gain=2) if card >= DRAGON else {}
    moves = [Move(start=start, end=at(seat), face=name)]
    return did("ev-captures", seat, name, args={"victim": at(victim)}, to=[victim], moves=moves, tone="good", **look)


# 7 Catapults ---------------------------------------------------------------------------------------------------


def takes_aim(m: Seen[Warriors]) -> Happening | None:
    if m.before.shooter == NOBODY:
        return None
    victim, card = aimed_at(m.before, m.before.aim)
    args = {"card": face(FACES[card]), "victim": at(victim)}
    return did("ev-aims", m.before.shooter, args=args, to=[victim], tone="warn", hold=True)


def fires(m: Seen[Warriors]) -> Happening:
    shooter, aim, die = m.before.shooter, m.before.aim, m.after.shot
    victim, card = aimed_at(m.before, aim)
    start = at(victim) if card == WIZARD else taken_from(m.before, m.viewer, victim, card, aim >= SHOOT_BAND)
    message, tone = ("ev-hit", "good") if is_hit(aim, die) else ("ev-missed", "info")
    args = {"n": die, "card": face(FACES[card]), "victim": at(victim)}
    more = held(cause=[start])
    if is_hit(aim, die) and card != WIZARD:
        moves = [Move(start=start, end=at(shooter), face=FACES[card])]
        more = held(cause=[start], to=shooter, gain=2) | {"moves": moves}
    return did(message, shooter, args=args, to=[victim], tone=tone, **more)


# 8 The end -----------------------------------------------------------------------------------------------------


def ends_game(m: Seen[Warriors]) -> Happening:
    beat = Beat(cause=[at(seat) for seat in places(m.after.ranks)[0]])
    return won_by(m.after.ranks, scores(m.after), beat=beat)


STORIES: Final[Stories] = {
    preparation.ChooseDealer: lambda m: did("ev-dealer", m.after.dealer, head=True),
    preparation.FirstCards: first_cards,
    preparation.ShuffleAside: lambda m: (
        Happening(text=T("ev-aside", n=len(m.before.aside)), keep="turn") if m.before.aside else None
    ),
    preparation.PrepareRound: lambda m: Happening(text=T("ev-round", n=m.after.round), head=True),
    preparation.Deal: lambda m: Happening(text=T("ev-dealt", n=len(m.after.hands[0]))),
    preparation.Reveal: reveals,
    preparation.PlaceWizard: lambda m: did(
        "ev-wizard", m.seat, args={"people": symbol(PEOPLE_KEYS[m.choice - WARD])}, faces=["wizard"]
    ),
    preparation.GiveFlame: gives_flame,
    ResolveCard: turns_card,
    ChooseKind: lambda m: did("ev-as-band" if m.choice == AS_BAND else "ev-as-dragon", m.seat),
    HireBand: hires,
    NameTarget: names_target,
    Roll: rolls,
    Compare: compares,
    HandOver: lambda m: losses(m, m.step.side),
    GiveUp: lambda m: losses(m, side_of(m.before, m.seat)),
    Decide: decides,
    EndCard: lambda m: Happening(text="ev-camp-over", keep="turn") if any(m.before.camp) else None,
    CloseWindow: takes_aim,
    Fire: fires,
    EndRound: lambda m: Happening(
        text=T("ev-round-over", n=m.after.round), tone="info", sheet=score(m.after), hold=True
    ),
    EndGame: ends_game,
}
