"""NBA Deck-Building: what each seat knows, and how to imagine the rest (chapter 11).

Everything lies open but four things: how a player's unseen cards are split into hand and pile (all can count which
cards they are), who is still to come in the market, what others gave and boxed in the draft, and teams being picked.
"""

from __future__ import annotations

from random import Random

from pioche.core.flow import CHANCE
from pioche.core.game import Past
from pioche.core.hidden import UNKNOWN, face_down
from pioche.games.nba.answers import OFFER
from pioche.games.nba.buying import PayCard, means
from pioche.games.nba.cards import CARDS, CHEAP, COST, EMPTY, FATIGUE, NBA, POSITIONS, TACTIC, VALUE
from pioche.games.nba.draft import added
from pioche.games.nba.hidden_draft import drafted_anew
from pioche.games.nba.selection import LEFT_OUT, may_leave_out
from pioche.games.nba.setup import cheap_needed, market_of
from pioche.games.nba.state import Nba, less

# What a seat knows -----------------------------------------------------------------------------------------------


def view(s: Nba, seat: int | None) -> Nba:
    """11.1: of another's hand the number of cards; 11.3: of the draft what one gave and boxed oneself."""
    v = s.clone()
    v.supply = face_down(s.supply)
    v.reserve = face_down(s.reserve)
    for other in range(s.players):
        if other != seat:
            v.hands[other] = face_down(s.hands[other])
            v.piles[other] = face_down(s.piles[other])
            v.picks[other] = face_down(s.picks[other])
            if s.drafted:
                v.given[other] = face_down(s.given[other])
                v.boxed[other] = face_down(s.boxed[other])
                if s.round:
                    v.offers[other] = face_down(s.offers[other])
                    v.favourites[other] = face_down(s.favourites[other])
    return v


def secrets(s: Nba, seat: int | None) -> list[int]:
    """The cards hidden from this seat; those of the draft count where they are and where they were put."""
    hidden = s.supply + s.reserve
    for other in range(s.players):
        if other != seat:
            hidden += s.hands[other] + s.piles[other] + s.picks[other] + s.given[other] + s.boxed[other]
            hidden += s.offers[other] + s.favourites[other] if s.round else []
    return hidden


# Imagining -------------------------------------------------------------------------------------------------------


def imagine(v: Nba, rng: Random) -> Nba:
    """Hands, piles, market and draft as they might be."""
    s = v.clone()
    for seat in range(v.players):
        if UNKNOWN in v.hands[seat] or UNKNOWN in v.piles[seat]:
            s.hands[seat] = hand_anew(v, seat, rng)
            s.piles[seat] = less(v.unseen[seat], s.hands[seat])
        if UNKNOWN in v.picks[seat]:
            s.picks[seat] = picks_anew(len(v.picks[seat]), rng)
    if v.drafted:
        drafted_anew(s, unseen_players(v), rng)
    else:
        market_anew(s, unseen_players(v), rng)
    return s


def hand_anew(v: Nba, seat: int, rng: Random) -> list[int]:
    """As many of the unseen cards as the hand holds, no Fatigue; whoever is paying can pay."""
    many = len(v.hands[seat])
    cards = [card for card in v.unseen[seat] if card != FATIGUE]
    rng.shuffle(cards)
    hand = cards[:many]
    step = v.agenda[-1] if v.agenda else None
    if isinstance(step, PayCard) and step.seat == seat:
        value = VALUE[v.medals]
        if sum(value[card] for card in means(v, v.shown[seat] + hand)) < v.due:
            cards.sort(key=lambda card: -value[card] if means(v, [card]) else 0)
            hand = cards[:many]
    return sorted(hand)


def picks_anew(many: int, rng: Random) -> list[int]:
    """The first so many answers of somebody who chooses a team."""
    picks = [2 * position + int(rng.random() * 2) for position in range(POSITIONS)]
    for _ in range(LEFT_OUT):
        options = may_leave_out(picks[POSITIONS:])
        picks.append(options[int(rng.random() * len(options))])
    return picks[:many]


def unseen_players(v: Nba) -> list[int]:
    """NBA players that this view shows nowhere."""
    there = [True] * (CARDS + 1)
    places = [v.track, v.gone, v.candidates, [v.mover], *v.fields, *v.shown, *v.tops, *v.discards, *v.out, *v.unseen]
    for cards in (*places, *v.minis, *v.favourites, *v.offers, *v.given, *v.boxed):
        for card in cards:
            if NBA <= card < TACTIC:
                there[card] = False
    return [card for card in v.stock_cards() if there[card]]


def market_anew(s: Nba, unseen: list[int], rng: Random) -> None:
    """2.4: players no cheaper than the last one turned up, in the order of their cost, enough of them cheap."""
    many = len(s.supply)
    if many:
        cost, value = COST[s.medals], VALUE[s.medals]
        least = (cost[s.latest], value[s.latest])
        cards = [card for card in unseen if (cost[card], value[card]) >= least]
        rng.shuffle(cards)
        if cost[s.latest] in CHEAP:  # and so were all before
            cheap = [card for card in cards if cost[card] in CHEAP][: max(0, cheap_needed(s) - (s.size - many))]
            cards = cheap + [card for card in cards if card not in cheap]
        pile = sorted(cards[:many], key=lambda card: (cost[card], value[card]))
        s.supply = pile[::-1]
        unseen = less(unseen, pile)
    s.reserve = unseen


# The past of what is imagined --------------------------------------------------------------------------------------


def implied(past: Past, real: Nba, imagined: Nba) -> Past:
    """The market and the draws that made these piles and hands, and the teams chosen in secret."""
    told = [(seat, what[:]) for seat, what in past]
    chances = [place for place, (seat, _) in enumerate(past) if seat == CHANCE]
    if real.latest != EMPTY and real.supply:
        retell_market(told[chances[real.made]][1], real, imagined)
    if real.drafted:
        deals = chances if real.latest == EMPTY else chances[: real.made]
        retell_draft([told[place][1] for place in deals], real, imagined)
        if any(added(real)) and (real.supply or real.latest != EMPTY):
            retell_added(told[deals[-1]][1], told[chances[real.made]][1] if real.latest != EMPTY else [], imagined)
    for seat in range(real.players):
        draws = [told[chances[number]][1] for number in real.draws[seat]]
        retell_draws(draws, real.hands[seat], imagined.hands[seat])
        if real.picks[seat] != imagined.picks[seat]:
            answers = [place for place, (who, _) in enumerate(past) if who == seat][-len(real.picks[seat]) :]
            for place, pick in zip(answers, imagined.picks[seat], strict=True):
                told[place] = (seat, [pick])
    return told


def retell_market(drawn: list[int], real: Nba, imagined: Nba) -> None:
    """What is still face down was at the end of the pile from the beginning; the pile may have been drawn in order."""
    drawn[:] = drawn if real.drafted else market_of(real, drawn)
    drawn[len(drawn) - len(imagined.supply) :] = imagined.supply[::-1]


def retell_added(outcome: list[int], market: list[int], imagined: Nba) -> None:
    """All that is in the market and was not given was added to it."""
    given = [card for cards in imagined.given for card in cards]
    outcome[:] = [card for card in market or imagined.supply if card not in given]


def retell_draft(outcomes: list[list[int]], real: Nba, imagined: Nba) -> None:
    """Every card was dealt to where it is imagined to have gone."""
    exchanged = list(range(CARDS + 1))
    for places, others in (
        (real.offers, imagined.offers),
        (real.favourites, imagined.favourites),
        (real.given, imagined.given),
        (real.boxed, imagined.boxed),
    ):
        for cards, other_cards in zip(places, others, strict=True):
            for card, other in zip(cards, other_cards, strict=True):
                exchanged[card] = other
    for outcome in outcomes:
        if len(outcome) == OFFER * real.players:  # a deal; what was added is told otherwise
            outcome[:] = [exchanged[card] for card in outcome]


def retell_draws(draws: list[list[int]], hand: list[int], other: list[int]) -> None:
    """What is in the hand and should not be was drawn last of its kind: something else was drawn in its place."""
    for card, instead in zip(rest(hand, other), rest(other, hand), strict=True):
        outcome = next(outcome for outcome in reversed(draws) if card in outcome)
        outcome.remove(card)
        outcome.append(instead)
        outcome.sort()


def rest(cards: list[int], others: list[int]) -> list[int]:
    """These cards without as many of the others as are among them."""
    left = cards[:]
    for card in others:
        if card in left:
            left.remove(card)
    return left
