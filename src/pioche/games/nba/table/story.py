"""NBA Deck-Building: what happened, told step by step."""

from __future__ import annotations

from typing import Any, Final

from pioche.core.hidden import UNKNOWN
from pioche.core.scene import Beat, Happening, Line, Sheet, T, Text, at, face, symbol, won_by
from pioche.core.table import Seen, Stories
from pioche.games.nba.actions import Act, ComeOn, MoveOn, TakePosition
from pioche.games.nba.activation import KeepDie, RerollDice, RerollDie, Roll, Settle, useless
from pioche.games.nba.answers import (
    ACTIVATE,
    AT,
    BUY,
    COACH,
    DISCARD_REST,
    DONE,
    DRAW_GAME,
    ELIMINATE,
    KEEP_REST,
    LAY_ON,
    LEAVE,
    MISMATCH,
    MOVE,
    OFFERED,
    SLOTS,
)
from pioche.games.nba.buying import PayCard
from pioche.games.nba.cards import CARD_KEYS, COACH_KEYS, EMPTY, FACE_KEYS, FATIGUE, NUMBER, TACTIC, TACTICS
from pioche.games.nba.coaches import ChooseCoach, DrawCoaches
from pioche.games.nba.draft import OWN, DealOffers, DraftCard, ShuffleMarket
from pioche.games.nba.drawing import Draw, Reshuffle
from pioche.games.nba.market import ChangeRow, FillRow, Reveal, Score, stopped
from pioche.games.nba.mismatch import RollMismatch, balance
from pioche.games.nba.outlook import goal_card, total
from pioche.games.nba.profiles import PROFILE_KEYS
from pioche.games.nba.selection import RevealTeams
from pioche.games.nba.setup import DrawProfile, FirstPlayer, MakeMarket
from pioche.games.nba.solo import COMPUTER, ComputerBuys, ComputerRecruits, Scout
from pioche.games.nba.state import MONEY_TIME, Nba
from pioche.games.nba.table.faces import POSITION_SYMBOLS
from pioche.games.nba.table.teams import name_of
from pioche.games.nba.turns import (
    AskDraw,
    BeginTurn,
    EndPeriod,
    Extend,
    FinalWhistle,
    LastDefence,
    PutBack,
    TidyHand,
    UltimateTurn,
    scored,
    scores,
)


def did(m: Seen[Nba], message: str, team: int, *cards: int, **more: Any) -> Happening:
    """A team does something, perhaps with a card; the computer's team is nobody's."""
    args: dict[str, Any] = more.pop("args", {})
    keys = [CARD_KEYS[card] for card in cards]
    named = {"card": face(keys[0])} if keys else {}
    actor = {"actor": team} if team < m.after.players else {}
    text = T(message, who=name_of(m.after, team), **named, **args)
    return Happening(**{"faces": keys} | actor | more, text=text)


# Set-up ------------------------------------------------------------------------------------------------------


def dealt(m: Seen[Nba]) -> Happening:
    return Happening(text=T("ev-draft-round", n=m.after.round), head=True)


def drafted(m: Seen[Nba]) -> Happening | None:
    """8.2: only who chose knows what."""
    if m.viewer != m.seat or m.choice == UNKNOWN:
        return None
    card = m.before.offers[m.seat][m.choice - OFFERED]
    message = "ev-draft-own" if m.step.number == OWN else "ev-draft-market"
    return did(m, message, m.seat, card, private=True, keep="turn")


def coaches_drawn(m: Seen[Nba]) -> list[Happening]:
    return [coach_of(m, seat) for seat in range(m.after.players)]


def coach_of(m: Seen[Nba], seat: int) -> Happening:
    key = f"coach-{COACH_KEYS[m.after.coaches[seat]]}"
    return did(m, "ev-coach", seat, args={"coach": face(key)}, faces=[key])


# The turn ----------------------------------------------------------------------------------------------------


def begins(m: Seen[Nba]) -> list[Happening]:
    v = m.after
    told = []
    if v.turn == v.last - MONEY_TIME * v.teams and not v.overtimes:
        told.append(Happening(text="ev-money-time", tone="warn", hold=True))
    number = v.turn // v.teams + 1
    return [*told, did(m, "ev-turn", v.active, head=True, args={"n": number})]


def scores_attack(m: Seen[Nba]) -> list[Happening]:
    """3.2: an attack that waited scores against each opponent."""
    team, before = m.step.team, m.before
    attack = before.attacks[team]
    out = []
    for other in before.others(team) if attack else []:
        a, d = total(attack), stopped(attack, before.guards[other])
        gain = max(0, a - d)
        cause = [f"att{team}", *([f"guard{other}"] if before.guards[other] and before.teams > 2 else [])]
        beat = Beat(cause=cause, to=team if team < before.players else None, gain=gain or None)
        message = "ev-scores" if before.teams == 2 else "ev-scores-against"
        args: dict[str, Any] = {"a": a, "d": d, "n": gain}
        if before.teams > 2:
            args["other"] = at(other)
        out.append(did(m, message, team, args=args, tone="good" if gain else "", hold=True, beat=beat))
    return out


def reveals(m: Seen[Nba]) -> list[Happening]:
    told = []
    before, after = m.before, m.after
    if before.supply:
        card = after.track[0]
        told.append(Happening(text=T("ev-reveals", card=face(CARD_KEYS[card])), faces=[CARD_KEYS[card]]))
    gone = [card for card in before.track if card != EMPTY and card not in after.track]
    told += [
        Happening(text=T("ev-leaves-market", card=face(CARD_KEYS[card])), faces=[CARD_KEYS[card]], keep="turn")
        for card in gone
    ]
    return told


def fills_row(m: Seen[Nba]) -> Happening:
    new = [m.after.row[place] for place, card in enumerate(m.before.row) if card == EMPTY]
    keys = [CARD_KEYS[card] for card in new if card != EMPTY]
    return Happening(text=T("ev-row-filled", n=len(keys)), faces=keys, keep="turn")


def draws(m: Seen[Nba]) -> list[Happening]:
    """4.5: how many cards; whoever draws sees which; Fatigue is shown."""
    team, before, after = m.step.team, m.before, m.after
    told = []
    many = len(after.hands[team]) - len(before.hands[team])
    if many:
        own = {}
        if m.viewer == team:
            left = before.hands[team][:]
            new = []
            for card in after.hands[team]:
                if card in left:
                    left.remove(card)
                else:
                    new.append(card)
            own = {"faces": [CARD_KEYS[card] for card in new]}
        told.append(did(m, "ev-draws", team, args={"n": many}, keep="turn", **own))
    tired = after.shown[team].count(FATIGUE) - before.shown[team].count(FATIGUE)
    if tired:
        told.append(did(m, "ev-draws-fatigue", team, FATIGUE, args={"n": tired}, keep="turn"))
    return told


# Actions -----------------------------------------------------------------------------------------------------


def acted(m: Seen[Nba]) -> list[Happening] | Happening | None:
    seat, choice = m.seat, m.choice
    if choice == DONE or BUY <= choice < ACTIVATE:
        return None  # what is bought is told when it is paid
    if choice < TACTIC:
        return entered(m, choice)
    if choice < BUY:
        return laid(m)
    if choice < MISMATCH:
        tactic = m.before.boards[seat][choice - ACTIVATE]
        return did(m, "ev-activates" if choice < ACTIVATE + SLOTS else "ev-defends", seat, tactic)
    return did(m, "ev-mismatch", seat, args={"at": symbol(POSITION_SYMBOLS[(choice - MISMATCH) % 5])})


def comes_on(m: Seen[Nba]) -> list[Happening] | Happening | None:
    return None if m.choice == DONE else entered(m, m.choice)


def entered(m: Seen[Nba], card: int) -> list[Happening]:
    """4.2, 4.4: a player comes on; Fatigue may go back, and somebody may have left."""
    told = [did(m, "ev-comes-on", m.seat, card)]
    if m.after.fatigue > m.before.fatigue:
        told.append(did(m, "ev-rests", m.seat, keep="turn"))
    return told + left_field(m)


def left_field(m: Seen[Nba]) -> list[Happening]:
    gone = m.after.discards[m.seat][len(m.before.discards[m.seat]) :]
    return [did(m, "ev-leaves", m.seat, card, keep="turn") for card in gone]


def positioned(m: Seen[Nba]) -> list[Happening]:
    where = symbol(POSITION_SYMBOLS[m.choice - AT])
    return [did(m, "ev-stands", m.seat, m.before.mover, args={"at": where}, keep="turn"), *left_field(m)]


def moved_on(m: Seen[Nba]) -> list[Happening]:
    if m.choice == LEAVE:
        return left_field(m)
    where = symbol(POSITION_SYMBOLS[m.choice - MOVE])
    return [did(m, "ev-moves", m.seat, m.before.mover, args={"at": where}, keep="turn"), *left_field(m)]


def laid(m: Seen[Nba]) -> Happening:
    choice = m.choice
    tactic = choice if choice < LAY_ON else (choice - LAY_ON) % TACTICS + TACTIC
    return did(m, "ev-prepares", m.seat, tactic)


def defended_last(m: Seen[Nba]) -> Happening | None:
    if m.choice == DONE:
        return None
    if m.choice < BUY:
        return laid(m)
    return did(m, "ev-defends", m.seat, m.before.boards[m.seat][m.choice - ACTIVATE])


def paid(m: Seen[Nba]) -> list[Happening]:
    told = [did(m, "ev-pays", m.seat, m.choice, keep="turn")]
    if not m.after.due:
        card = goal_card(m.before, m.seat, m.before.goal)
        beat = Beat(cause=[at(m.seat)], to=m.seat)
        told.append(did(m, "ev-bought", m.seat, card, tone="good", hold=True, beat=beat))
    return told


# Dice --------------------------------------------------------------------------------------------------------


def rolled(m: Seen[Nba]) -> Happening:
    team = m.before.active
    tactic = m.before.boards[team][m.before.slot]
    dice = [FACE_KEYS[number] for number in m.after.dice]
    return did(m, "ev-rolls", team, args={"tactic": face(CARD_KEYS[tactic])}, faces=dice)


def rerolled(m: Seen[Nba]) -> Happening:
    left = m.before.dice[:]
    for number in m.before.picked:
        left.remove(number)
    new = []
    for number in m.after.dice:
        if number in left:
            left.remove(number)
        else:
            new.append(FACE_KEYS[number])
    return did(m, "ev-rerolls", m.before.active, args={"n": len(new)}, faces=new)


def tired(m: Seen[Nba]) -> Happening | None:
    many = m.before.fatigue - m.after.fatigue
    return did(m, "ev-tires", m.seat, FATIGUE, args={"n": many}) if many else None


def settled(m: Seen[Nba]) -> list[Happening]:
    """5.7: what was kept, if all is kept now, and which numbers do not count because no attack has their colour."""
    if not m.before.dice or m.after.dice:
        return []
    team = m.before.active
    is_attack = m.before.slot < SLOTS
    wrong = [FACE_KEYS[face] for face in useless(m.before) if NUMBER[face]]
    kept = (m.after.attacks if is_attack else m.after.guards)[team]
    message = "ev-keeps-attack" if is_attack else "ev-keeps-defence"
    told = did(m, message, team, args={"n": total(kept)}, faces=[FACE_KEYS[number] for number in kept], tone="info")
    return [*([Happening(text=T("ev-ignored", n=len(wrong)), faces=wrong, keep="turn")] if wrong else []), told]


def mismatched(m: Seen[Nba]) -> Happening:
    team, other = m.before.active, m.step.other
    index = team * m.before.teams + other
    gain = m.after.points[index] - m.before.points[index]
    beat = Beat(cause=[f"court{team}", f"court{other}"], to=team, gain=gain or None)
    attack, saved = balance(m.after.faced)
    args = {"a": attack, "d": saved, "n": gain}
    dice = [FACE_KEYS[number] for number in m.after.faced]
    return did(m, "ev-mismatch-scores", team, args=args, faces=dice, tone="good" if gain else "", hold=True, beat=beat)


# The end -----------------------------------------------------------------------------------------------------


def tidied(m: Seen[Nba]) -> Happening | None:
    if m.choice == KEEP_REST:
        return did(m, "ev-keeps", m.seat, args={"n": m.before.hand_size(m.seat)}, keep="turn")
    if m.choice == DISCARD_REST:
        cards = m.after.discards[m.seat][len(m.before.discards[m.seat]) :]
        keys = [CARD_KEYS[card] for card in cards]
        return did(m, "ev-discards-rest", m.seat, args={"n": len(keys)}, faces=keys, keep="turn")
    if m.choice < ELIMINATE:
        return did(m, "ev-discards", m.seat, m.choice, keep="turn")
    return did(m, "ev-eliminates", m.seat, m.choice - ELIMINATE)


def whistled(m: Seen[Nba]) -> list[Happening] | None:
    """7.3, 7.4: the match is over, or it is a tie."""
    v = m.after
    if v.is_over():
        return ended(m)
    return [Happening(text="ev-tie", tone="warn", hold=True)]


def extended(m: Seen[Nba]) -> list[Happening]:
    if m.after.is_over():
        return ended(m)
    return [Happening(text=T("ev-overtime", n=m.after.overtimes), head=True, hold=True)]


def ended(m: Seen[Nba]) -> list[Happening]:
    v = m.after
    if v.players > 1:
        points = scores(v) if v.teams == 2 else [scored(v, team) for team in range(v.teams)]
        return [won_by(v.ranks, points, sheet=final_sheet(v), beat=Beat(cause=[at(place) for place in winners(v)]))]
    lead = scores(v)[0]
    text: Text = T("ev-alone-won", n=lead) if lead > 0 else T("ev-alone-lost", n=-lead) if lead < 0 else "ev-alone-draw"
    tone: Any = "good" if lead > 0 else "bad" if lead < 0 else ""
    return [Happening(text=text, head=True, hold=True, tone=tone, beat=Beat(cause=[at(0)]), sheet=final_sheet(v))]


def winners(v: Nba) -> list[int]:
    return [seat for seat, rank in enumerate(v.ranks) if not rank]


def final_sheet(v: Nba) -> Sheet:
    line = Line(text="sheet-points", cells=[scored(v, team) for team in range(v.teams)], tone="good")
    return Sheet(title="sheet-title", heads=[name_of(v, team) for team in range(v.teams)], rows=[line])


# The computer's team -----------------------------------------------------------------------------------------


def scouted(m: Seen[Nba]) -> Happening:
    keys = [CARD_KEYS[card] for card in m.after.candidates]
    return Happening(text=T("ev-scouts", n=len(keys)), faces=keys, keep="turn")


def recruited(m: Seen[Nba]) -> Happening | None:
    gone = [card for card in m.before.candidates if card not in m.after.candidates]
    return did(m, "ev-recruits", COMPUTER, gone[0]) if gone else None


def computer_bought(m: Seen[Nba]) -> Happening:
    if m.after.counter == m.before.counter:
        return Happening(text="ev-computer-buys-nothing", keep="turn")
    place = next(k for k, card in enumerate(m.before.row) if card != m.after.row[k])
    return did(m, "ev-bought", COMPUTER, m.before.row[place])


STORIES: Final[Stories] = {
    FirstPlayer: lambda m: did(m, "ev-first", m.after.first),
    MakeMarket: lambda m: Happening(text=T("ev-market", n=m.after.size)),
    DrawProfile: lambda m: Happening(text=T("ev-profile", what=f"option-profile-{PROFILE_KEYS[m.after.profile]}")),
    DrawCoaches: coaches_drawn,
    ChooseCoach: lambda m: coach_of(m, m.seat) if m.choice >= COACH else None,
    DealOffers: dealt,
    DraftCard: drafted,
    ShuffleMarket: lambda m: Happening(text="ev-draft-over"),
    RevealTeams: lambda m: Happening(text="ev-teams", hold=True),
    BeginTurn: begins,
    UltimateTurn: lambda m: did(m, "ev-ultimate", m.step.team, head=True),
    EndPeriod: lambda m: Happening(text="ev-period-over", tone="warn", hold=True),
    Score: scores_attack,
    Reveal: reveals,
    ChangeRow: lambda m: None if m.choice == DONE else did(m, "ev-changes", m.seat, m.after.thrown[-1], keep="turn"),
    FillRow: fills_row,
    Draw: draws,
    Reshuffle: lambda m: did(m, "ev-reshuffles", m.step.team, keep="turn"),
    PutBack: lambda m: did(m, "ev-puts-back", m.seat, m.choice),
    Act: acted,
    ComeOn: comes_on,
    TakePosition: positioned,
    MoveOn: moved_on,
    PayCard: paid,
    Roll: rolled,
    RerollDie: tired,
    RerollDice: rerolled,
    Settle: settled,
    KeepDie: settled,
    RollMismatch: mismatched,
    TidyHand: tidied,
    FinalWhistle: whistled,
    AskDraw: lambda m: did(m, "ev-agrees" if m.choice == DRAW_GAME else "ev-plays-on", m.seat),
    LastDefence: defended_last,
    Extend: extended,
    Scout: scouted,
    ComputerRecruits: recruited,
    ComputerBuys: computer_bought,
}
