"""NBA Deck-Building: what is asked, and the answers with what they would do."""

from __future__ import annotations

from typing import Final

from pioche.core.flow import Step
from pioche.core.scene import Choice, T, Text, face
from pioche.core.table import Answerers, Answers, Asked, Prompts
from pioche.games.nba.actions import Act, ComeOn, MoveOn, TakePosition
from pioche.games.nba.activation import KeepDie, RerollDie
from pioche.games.nba.answers import COACH, DRAW_GAME, OFFERED, PLAY_ON
from pioche.games.nba.buying import PayCard
from pioche.games.nba.cards import (
    CARD_KEYS,
    COACH_KEYS,
    FIRST_DECK,
    FIRST_FIVE,
    POSITIONS,
)
from pioche.games.nba.chance import Chance
from pioche.games.nba.coaches import ChooseCoach
from pioche.games.nba.draft import OWN, TO_MARKET, DraftCard
from pioche.games.nba.market import ChangeRow, Reveal
from pioche.games.nba.outlook import goal_card
from pioche.games.nba.selection import DECK, PICKS, PickTeam
from pioche.games.nba.state import ATTACKED, DEFENDED, NO_SLOT, Nba, less
from pioche.games.nba.table.acting import acts, comes_on, moves_on, pays, takes_position
from pioche.games.nba.table.dice import keeps, rerolls
from pioche.games.nba.table.faces import power_text
from pioche.games.nba.table.tidying import changes_row, puts_back, tidies
from pioche.games.nba.turns import AskDraw, EndTurn, FillHand, LastDefence, NextTurn, PutBack, Tidy, TidyHand

# What is asked -----------------------------------------------------------------------------------------------


def drafting(q: Asked[Nba]) -> Text | dict[str, str]:
    if not q.mine:
        return {}
    return "ask-draft-own" if q.step.number == OWN else T("ask-draft-market", n=TO_MARKET + 1 - q.step.number)


def picking(q: Asked[Nba]) -> Text | dict[str, str]:
    if not q.mine:
        return {}
    if q.step.number < POSITIONS:
        return "ask-pick-starter"
    return T("ask-leave-out", n=PICKS - q.step.number)


PROMPTS: Final[Prompts] = {
    Step: lambda q: "now-on",
    Chance: lambda q: "now-chance",
    **dict.fromkeys((Act, LastDefence, ComeOn, ChangeRow, TidyHand, PutBack, ChooseCoach, AskDraw), lambda q: {}),
    **dict.fromkeys((TakePosition, MoveOn), lambda q: {"card": face(CARD_KEYS[q.view.mover])}),
    PayCard: lambda q: {"card": face(CARD_KEYS[goal_card(q.view, q.seat, q.view.goal)]), "n": q.view.due},
    RerollDie: lambda q: {},
    KeepDie: lambda q: {},
    DraftCard: drafting,
    PickTeam: picking,
}

PHASES: Final[list[Text]] = ["phase-score", "phase-market", "phase-actions", "phase-activate", "phase-end"]
SCORING, MARKET, ACTIONS, ACTIVATION, ENDING = range(len(PHASES))


def phases(v: Nba, step: Step[Nba] | None) -> tuple[list[Text], int]:
    """The parts of a turn; none before the first one and after the last."""
    if step is None or v.round or not all(v.levels) or isinstance(step, PickTeam | ChooseCoach | AskDraw):
        return [], 0
    if isinstance(step, Reveal | ChangeRow):
        return PHASES, MARKET
    if isinstance(step, Tidy | TidyHand | FillHand | EndTurn | NextTurn):
        return PHASES, ENDING
    if v.slot != NO_SLOT or v.used & (ATTACKED | DEFENDED) or v.ultimate:
        return PHASES, ACTIVATION
    return PHASES, ACTIONS if isinstance(step, Act | ComeOn | TakePosition | MoveOn | PayCard) else SCORING


# Before the first turn ---------------------------------------------------------------------------------------


def chooses_coach(q: Asked[Nba]) -> list[Choice]:
    out = []
    for option in q.options:
        coach = option - COACH
        key = f"coach-{COACH_KEYS[coach]}"
        out.append(Choice(send=[option], label=T("choose-coach", who=face(key)), pick=[key], hint=[power_text(coach)]))
    return out


def drafts(q: Asked[Nba]) -> list[Choice]:
    """8.2: one card for oneself, then two together for the market."""
    cards = [piece.id for piece in q.pieces("offer")]
    offer = q.view.offers[q.seat]
    if q.step.number != 1:
        label = "draft-own" if q.step.number == OWN else "draft-market"
        return [
            Choice(send=[o], label=T(label, card=face(CARD_KEYS[offer[o - OFFERED]])), pick=[cards[o - OFFERED]])
            for o in q.options
        ]
    return [
        Choice(
            send=[first, OFFERED + second - 1],
            label=T("draft-both", a=face(CARD_KEYS[offer[first - OFFERED]]), b=face(CARD_KEYS[offer[second]])),
            pick=[cards[first - OFFERED], cards[second]],
            set=True,
        )
        for first in q.options
        for second in range(first - OFFERED + 1, len(offer))
    ]


MARKED: Final = [*FIRST_FIVE, *less(DECK, FIRST_DECK)]
"""8.1: the answers that choose the marked cards."""


def picks_team(q: Asked[Nba]) -> Answers:
    number, picks = q.step.number, q.view.picks[q.seat]
    places = {piece.face: piece.id for zone in ("starters", "bench", "basics") for piece in q.pieces(zone)}
    label = "pick-starter" if number < POSITIONS else "leave-out"
    choices = [
        Choice(send=[card], label=T(label, card=face(CARD_KEYS[card])), pick=[places[CARD_KEYS[card]]])
        for card in q.options
    ]
    if picks == MARKED[:number] and number + 1 < PICKS:
        choices.append(Choice(send=MARKED[number:], label="pick-marked", role="main", hint=["hint-marked"]))
    why: dict[str, Text] = {}
    if number >= POSITIONS:
        why = {
            places[CARD_KEYS[card]]: "why-left-out" if card in picks else "why-in-order"
            for card in DECK
            if card not in q.options
        }
    return Answers(choices, why=why)


def agrees(q: Asked[Nba]) -> list[Choice]:
    return [Choice(send=[PLAY_ON], label="play-on", role="main"), Choice(send=[DRAW_GAME], label="agree-draw")]


ANSWERS: Final[Answerers] = {
    Act: acts,
    LastDefence: acts,
    ComeOn: comes_on,
    TakePosition: takes_position,
    MoveOn: moves_on,
    PayCard: pays,
    RerollDie: rerolls,
    KeepDie: keeps,
    ChangeRow: changes_row,
    TidyHand: tidies,
    PutBack: puts_back,
    DraftCard: drafts,
    PickTeam: picks_team,
    ChooseCoach: chooses_coach,
    AskDraw: agrees,
}
