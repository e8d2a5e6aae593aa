"""Rummü, chapters 3 and 5: laying down, adding, exchanging, taking back, discarding."""

from __future__ import annotations

from pioche.core.flow import Step
from pioche.core.hidden import without
from pioche.games.rummu.cards import ADD, BACK, CLOSE, DONE, MELD, SWAP
from pioche.games.rummu.melds import Meld, additions, exchanges, in_order, may_add, may_lay, melds_of, parts
from pioche.games.rummu.scoring import ScoreHand
from pioche.games.rummu.state import OPEN, Rummu

# 3 What can be laid down ---------------------------------------------------------------------------------------


def layable(s: Rummu, seat: int) -> list[Meld]:
    """3.1-3.5: the melds this seat may lay down now, a first one only if it is long enough, maybe with another one."""
    hand = sorted(s.hands[seat] + s.picked)
    need = 3 if s.out[seat] else s.need(seat) - s.coming
    adds_up = s.by_total and not s.out[seat]  # two melds are as many cards as anybody needs
    melds = melds_of(tuple(hand))
    return [meld for meld in melds if len(meld) >= need or (adds_up and may_lay(without(hand, [*meld]), 3))]


def addable(s: Rummu, seat: int, meld: int) -> list[Meld]:
    """5.2: what this seat may add to this meld; who has nothing to take back keeps a card to discard."""
    hand = tuple(sorted(s.hands[seat] + s.picked))
    ways = additions(tuple(s.melds[meld]), hand)
    return [*ways] if seat in s.owners else [way for way in ways if len(way) < len(hand)]


# 5 Playing -----------------------------------------------------------------------------------------------------


class Play(Step[Rummu]):
    """5.1-5.3: lay down a meld; having come out, add to melds and exchange jokers as well; or be done."""

    def options(self, s: Rummu) -> list[int]:
        seat, hand = self.seat, s.hands[self.seat]
        if s.coming and not s.out[seat]:
            return [MELD]  # 3.5: what was begun can be brought to an end
        if not s.out[seat]:
            enough = may_lay(hand, s.need(seat)) or (s.by_total and layable(s, seat))
            return [DONE, MELD] if enough else [DONE]
        options = [DONE]
        if may_lay(hand, 3):
            options.append(MELD)
        owns = seat in s.owners
        for number, lying in enumerate(s.melds):
            meld = tuple(lying)
            if may_add(meld, hand) and (owns or addable(s, seat, number)):
                options.append(ADD + number)
            if exchanges(meld, hand):
                options.append(SWAP + number)
        return options

    def apply(self, s: Rummu, choice: int) -> None:
        if choice == DONE:
            s.then(Discard(self.seat) if s.hands[self.seat] else TakeBack(self.seat))
        elif choice == MELD:
            s.then(LayCard(self.seat))
        elif choice < SWAP:
            s.onto = choice - ADD
            s.then(AddCard(self.seat))
        else:
            s.onto = choice - SWAP
            s.then(GiveForJoker(self.seat))


class LayCard(Step[Rummu]):
    """5.1: the cards of a meld, one by one in their order; then it is closed."""

    def ways(self, s: Rummu) -> list[Meld]:
        return layable(s, self.seat)

    def options(self, s: Rummu) -> list[int]:
        count, picked = len(s.picked), tuple(s.picked)
        ways = [way for way in self.ways(s) if way[:count] == picked]
        nexts = sorted({way[count] for way in ways if len(way) > count})
        return [CLOSE, *nexts] if count and any(len(way) == count for way in ways) else nexts

    def apply(self, s: Rummu, choice: int) -> None:
        if choice == CLOSE:
            self.close(s)
            s.picked, s.acted = [], 1
            s.then(Play(self.seat))
        else:
            s.lose(self.seat, choice)
            s.picked = [*s.picked, choice]
            s.then(type(self)(self.seat))

    def close(self, s: Rummu) -> None:
        s.melds.append(s.picked)
        s.owners.append(self.seat)
        if not s.out[self.seat]:
            s.coming += len(s.picked)
            s.out[self.seat] = int(s.coming >= s.need(self.seat))


class AddCard(LayCard):
    """5.2: the cards that are added to a meld, one by one in their order; the whole must be a meld."""

    def ways(self, s: Rummu) -> list[Meld]:
        return addable(s, self.seat, s.onto)

    def close(self, s: Rummu) -> None:
        s.melds[s.onto] = [*in_order(s.melds[s.onto] + s.picked)]


class GiveForJoker(Step[Rummu]):
    """5.3: give the card a joker stands for and take the joker into your hand."""

    def options(self, s: Rummu) -> list[int]:
        return sorted(exchanges(tuple(s.melds[s.onto]), s.hands[self.seat]))

    def apply(self, s: Rummu, choice: int) -> None:
        meld = s.melds[s.onto]
        joker = exchanges(tuple(meld), s.hands[self.seat])[choice]
        s.lose(self.seat, choice)
        s.melds[s.onto] = [*in_order([choice if card == joker else card for card in meld])]
        s.gain(self.seat, joker, OPEN)
        s.acted = 1
        s.then(Play(self.seat))


# 5.5 Taking back -----------------------------------------------------------------------------------------------


class TakeBack(Step[Rummu]):
    """5.5: with no card left to discard you must take cards back from one of your own melds."""

    def options(self, s: Rummu) -> list[int]:
        return [BACK + meld for meld, owner in enumerate(s.owners) if owner == self.seat]

    def apply(self, s: Rummu, choice: int) -> None:
        s.onto = choice - BACK
        s.then(TakePart(self.seat))


class TakePart(Step[Rummu]):
    """5.5: as few cards as leave a meld: any one of a set, or those at one end of a run; else the whole meld."""

    def options(self, s: Rummu) -> list[int]:
        return [*parts(tuple(s.melds[s.onto]))]

    def apply(self, s: Rummu, choice: int) -> None:
        meld = s.melds[s.onto]
        part = parts(tuple(meld))[choice]
        if len(part) == len(meld):
            del s.melds[s.onto], s.owners[s.onto]
        else:
            s.melds[s.onto] = [card for card in meld if card not in part]
        for card in part:
            s.gain(self.seat, card, OPEN)
        s.then(Discard(self.seat))


# 5.4 Discarding ------------------------------------------------------------------------------------------------


class Discard(Step[Rummu]):
    """5.4, 5.6, 5.7: discard one card, not the one just taken if nothing was played; the last one ends the hand."""

    def options(self, s: Rummu) -> list[int]:
        hand = sorted({*s.hands[self.seat]})
        null = s.taken == 1 and not s.acted and s.hands[self.seat].count(s.top) == 1
        return [card for card in hand if card != s.top] if null and len(hand) > 1 else hand

    def apply(self, s: Rummu, choice: int) -> None:
        s.lose(self.seat, choice, unseen=choice == s.top and s.taken == 1 and not s.acted)
        s.discard.append(choice)
        if not s.hands[self.seat]:
            s.finisher = self.seat
            s.then(ScoreHand())
