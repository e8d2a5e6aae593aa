"""Warriors: what happened, told step by step."""

from __future__ import annotations

from typing import Any

from pioche.core.flow import NOBODY, Step
from pioche.core.scene import Happening, Move, T, Text, at, face, symbol
from pioche.games.warriors.attack import Compare, GiveUp, HandOver, Roll, losers, side_of, totals
from pioche.games.warriors.battle import ChooseKind, Decide, EndCard, HireBand, NameTarget, ResolveCard
from pioche.games.warriors.cards import (
    ARM_KEYS,
    AS_BAND,
    BATTLE,
    CAMP,
    DONE,
    DRAGON,
    FACES,
    FACTIONS,
    GO_ON,
    MERCENARY,
    PEOPLE_KEYS,
    PEOPLES,
    SHOOT,
    SHOOT_BAND,
    SHOOT_DRAGON,
    SHOOT_WIZARD,
    STOKE,
    STOP,
    WARD,
    WARRIORS,
    dealt,
)
from pioche.games.warriors.catapults import CloseWindow, Fire, is_hit
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
from pioche.games.warriors.table.declaring import name_of_force, name_of_target
from pioche.games.warriors.table.places import cell, place_of
from pioche.games.warriors.table.scene import if_over


def story(before: Warriors, step: Step[Any], choice: int, after: Warriors, viewer: int | None) -> list[Happening]:
    """This step as a few sentences; nothing if there is nothing to say."""
    match step:
        case ChooseDealer():
            return [Happening(text=T("ev-dealer", who=at(after.dealer)), actor=after.dealer, head=True)]
        case FirstCards():
            return first_cards_lie(after)
        case ShuffleAside():
            return [Happening(text=T("ev-aside", n=len(before.aside)), keep="turn")] if before.aside else []
        case PrepareRound():
            return [Happening(text=T("ev-round", n=after.round), head=True)]
        case Deal():
            return [Happening(text=T("ev-dealt", n=dealt(after.players, after.dragons, after.round)))]
        case Reveal():
            return [keeps(after, seat) for seat in range(after.players)]
        case PlaceWizard(seat=seat):
            text = T("ev-wizard", who=at(seat), people=symbol(PEOPLE_KEYS[choice - WARD]))
            return [Happening(text=text, actor=seat, faces=["wizard"])]
        case GiveFlame(seat=seat):
            return [] if choice == DONE else [gives_flame(seat, choice - STOKE)]
        case ResolveCard():
            return [turns_card(before, after)]
        case ChooseKind(seat=seat):
            message = "ev-as-band" if choice == AS_BAND else "ev-as-dragon"
            return [Happening(text=T(message, who=at(seat)), actor=seat)]
        case HireBand(seat=seat):
            return [] if choice != DONE else [hires(after, seat)]
        case NameTarget(seat=seat):
            return [stops(seat)] if choice == STOP else [attacks(after, seat)]
        case Decide(seat=seat):
            return decides(before, seat, choice)
    return story_of_dice(before, step, after, viewer)


def story_of_dice(before: Warriors, step: Step[Any], after: Warriors, viewer: int | None) -> list[Happening]:
    match step:
        case Roll():
            return [rolls(after)]
        case Compare():
            return [compares(before)]
        case HandOver(side=side):
            return hands_over(before, after, side, viewer)
        case GiveUp(seat=seat):
            return hands_over(before, after, side_of(before, seat), viewer)
        case CloseWindow():
            return [takes_aim(before)] if before.shooter != NOBODY else []
        case Fire():
            return [fires(before, after, viewer)]
        case EndCard():
            return [Happening(text="ev-camp-over", keep="turn")] if any(before.camp) else []
        case EndRound():
            return [Happening(text=T("ev-round-over", n=after.round), tone="info", sheet=if_over(after), hold=True)]
        case EndGame():
            return [game_over(after)]
    return []


# 2, 3 Preparation ----------------------------------------------------------------------------------------------


def first_cards_lie(after: Warriors) -> list[Happening]:
    told = [Happening(text="ev-first-cards", hold=bool(after.aside))]
    if after.aside:
        told.append(Happening(text=T("ev-turned-up", n=len(after.aside)), faces=[FACES[card] for card in after.aside]))
    return told


def keeps(after: Warriors, seat: int) -> Happening:
    kept = [FACES[card] for card in after.kept[seat]]
    return Happening(text=T("ev-keeps", who=at(seat), n=len(kept)), actor=seat, faces=kept)


def gives_flame(seat: int, dragon: int) -> Happening:
    text = T("ev-flame", who=at(seat), dragon=face(FACES[DRAGON + dragon]))
    return Happening(text=text, actor=seat, keep="turn")


# 4, 6 Battles --------------------------------------------------------------------------------------------------


def turns_card(before: Warriors, after: Warriors) -> Happening:
    card, seat = FACES[BATTLE + before.card()], before.attacker()
    possible = not isinstance(after.agenda[-1], EndCard)
    text = T("ev-card" if possible else "ev-card-lost", who=at(seat), card=face(card))
    return Happening(text=text, head=possible, actor=seat, faces=[] if possible else [card])


def hires(after: Warriors, seat: int) -> Happening:
    faces = [f"{key}inf" for people, key in enumerate(PEOPLE_KEYS) for _ in range(after.band[people])]
    return Happening(text=T("ev-band", who=at(seat), n=len(faces)), actor=seat, faces=faces)


def attacks(after: Warriors, seat: int) -> Happening:
    victim = after.owner(after.target)
    people = name_of_target(after.target)
    own: str = symbol("mercenary") if after.kind == MERCENARY else name_of_force(after.force)
    message = "ev-charges" if after.charging else "ev-attacks"
    text = T(message, who=at(seat), own=own, victim=at(victim), people=people)
    return Happening(text=text, actor=seat, to=[victim], tone="warn")


def stops(seat: int) -> Happening:
    return Happening(text=T("ev-stops", who=at(seat)), actor=seat)


def decides(before: Warriors, seat: int, choice: int) -> list[Happening]:
    if choice == STOP:
        return [stops(seat)]
    if choice == GO_ON:
        return [Happening(text=T("ev-goes-on", who=at(seat)), actor=seat, to=[before.defender()])]
    card = PEOPLE_KEYS[before.force] + ARM_KEYS[choice - CAMP]
    return [Happening(text=T("ev-camps", who=at(seat), card=face(card)), actor=seat, faces=[card])]


# 5 Dice and losses ---------------------------------------------------------------------------------------------


def rolls(after: Warriors) -> Happening:
    seat, victim = after.attacker(), after.defender()
    text = T("ev-rolls", who=at(seat), red=written(after.red), victim=at(victim), black=written(after.black))
    return Happening(text=text, actor=seat, to=[victim], hold=True)


def written(dice: list[int]) -> Text:
    """The dice as one argument of a message."""
    names = ("a", "b", "c")
    return T(f"dice-{len(dice)}", **dict(zip(names, dice, strict=False)))


def compares(before: Warriors) -> Happening:
    if not before.in_play(ATTACKING) or not before.in_play(DEFENDING):
        return Happening(text="ev-void", tone="info")
    red, black = totals(before)
    lost = losers(red, black)
    mine, theirs = lost.count(DEFENDING), lost.count(ATTACKING)
    who, victim = at(before.attacker()), at(before.defender())
    told: Text = T("ev-compares", a=red[0], d=black[0], who=who, won=mine, victim=victim, lost=theirs)
    if len(lost) > 1:
        told = T(
            "ev-compares-two", a=red[0], d=black[0], b=red[1], e=black[1], who=who, won=mine, victim=victim, lost=theirs
        )
    return Happening(text=told, tone="info", hold=True)


def hands_over(before: Warriors, after: Warriors, side: int, viewer: int | None) -> list[Happening]:
    """What went to whose pile, and which flames were spent."""
    told = []
    for seat in range(before.players):
        for card in after.captured[seat][len(before.captured[seat]) :]:
            told.append(captures(before, seat, card, side, viewer))
    for dragon in range(len(before.fire)):
        if after.fire[dragon] < before.fire[dragon] and after.lair[dragon] != NOBODY:
            n = before.fire[dragon] - after.fire[dragon]
            text = T("ev-flames-spent", dragon=face(FACES[DRAGON + dragon]), n=n)
            told.append(Happening(text=text, tone="warn"))
    return told


def captures(before: Warriors, seat: int, card: int, side: int, viewer: int | None) -> Happening:
    victim = before.attacker() if side == ATTACKING else before.defender()
    name = FACES[card]
    text = T("ev-captures", who=at(seat), card=face(name), victim=at(victim))
    start = start_of(before, card, side, viewer)
    moves = [Move(start=start, end=at(seat), face=name)]
    return Happening(text=text, actor=seat, to=[victim], faces=[name], moves=moves, tone="good")


def start_of(before: Warriors, card: int, side: int, viewer: int | None) -> str:
    """Where a captured card lay."""
    name: str = FACES[card]
    if card >= DRAGON:
        return name
    if side == ATTACKING and before.kind == MERCENARY:
        return f"band.{name}"
    faction = before.attacker() * PEOPLES + before.force if side == ATTACKING else before.target
    return cell(before, viewer, faction)


# 7 Catapults ---------------------------------------------------------------------------------------------------


def takes_aim(before: Warriors) -> Happening:
    shooter, aim = before.shooter, before.aim
    victim, what = aimed_at(before, aim)
    text = T("ev-aims", who=at(shooter), card=what, victim=at(victim))
    return Happening(text=text, actor=shooter, to=[victim], tone="warn", hold=True)


def aimed_at(s: Warriors, aim: int) -> tuple[int, str]:
    """Whose card is shot at, and which."""
    if aim < SHOOT_WIZARD:
        owner, card = divmod(aim - SHOOT, WARRIORS)
        return owner, face(FACES[card])
    if aim < SHOOT_DRAGON:
        return (aim - SHOOT_WIZARD) // PEOPLES, face("wizard")
    if aim < SHOOT_BAND:
        return s.lair[aim - SHOOT_DRAGON], face(FACES[DRAGON + aim - SHOOT_DRAGON])
    return s.attacker(), face(f"{PEOPLE_KEYS[aim - SHOOT_BAND]}inf")


def fires(before: Warriors, after: Warriors, viewer: int | None) -> Happening:
    shooter, aim, die = before.shooter, before.aim, after.shot
    victim, what = aimed_at(before, aim)
    hit = is_hit(aim, die)
    text = T("ev-hit" if hit else "ev-missed", who=at(shooter), n=die, card=what, victim=at(victim))
    moves = []
    if hit and not SHOOT_WIZARD <= aim < SHOOT_DRAGON:
        moves = [Move(start=shot_from(before, aim, viewer), end=at(shooter), face=what.removeprefix("face:"))]
    return Happening(text=text, actor=shooter, to=[victim], moves=moves, tone="good" if hit else "info", hold=True)


def shot_from(before: Warriors, aim: int, viewer: int | None) -> str:
    if aim < SHOOT_WIZARD:
        return cell(before, viewer, (aim - SHOOT) // 3)
    if aim < SHOOT_BAND:
        return place_of(before, viewer, FACTIONS + aim - SHOOT_DRAGON)
    return f"band.{PEOPLE_KEYS[aim - SHOOT_BAND]}inf"


# 8 The end -----------------------------------------------------------------------------------------------------


def game_over(after: Warriors) -> Happening:
    winners = [seat for seat, rank in enumerate(after.ranks) if rank == 0]
    if len(winners) > 1:
        return Happening(text="ev-shared", head=True, hold=True)
    text = T("ev-winner", who=at(winners[0]), n=scores(after)[winners[0]])
    return Happening(text=text, actor=winners[0], head=True, hold=True, tone="good")
