"""The referee of NBA Deck-Building, a match: from the first player to the final whistle (chapters 2, 3, 6 to 9)."""

from __future__ import annotations

from .referee_cards import COACHES, POSITIONS, STARTING, TACTICS, Story, Team, in_order
from .referee_computer import Computer

SIZES = {"short": 12, "normal": 20, "long": 32, "epic": 44}
EVERYTHING = [*STARTING, *(card for card in TACTICS if TACTICS[card]["copies"] == "0")]
MARKED = [card for card in EVERYTHING if (STARTING | TACTICS)[card]["first"] == "1"]


class Match(Computer):
    # 2 Set-up

    def play(self) -> Story:
        choosing = self.options["team"] == "yes" and not self.brought
        for team in self.teams:
            chosen = choosing and team.seat in self.seats
            mine = self.brought[team.seat] if self.brought and team.seat in self.seats else MARKED
            self.line_up(team, [] if chosen else mine)
        if self.alone:
            yield from self.meet_the_computer()
        else:
            (first,) = yield "FirstPlayer"
            self.first = int(first)
        yield from self.engage_coaches()
        if choosing:
            yield from self.choose_teams()
        yield from self.fill_row()
        if self.options["draft"] == "yes":
            yield from self.draft()
        else:
            self.check_market((yield "MakeMarket"))
        self.reveal()
        for team in self.teams[: len(self.seats)]:
            late = self.options["tipoff"] == "yes" and team.seat != self.first
            yield from self.draw(team, 7 if late else 6)
        while True:
            yield from self.period()
            if len(self.teams) > 2 or self.points[0, 1] != self.points[1, 0]:
                return
            if (yield from self.agree_on_a_draw()):
                return
            self.overtimes += 1
            self.left = 6
            self.ultimate = False
            self.first = 1 - self.first
            for team in self.teams[: len(self.seats)]:
                yield from self.draw(team, 6 - len(team.hand))

    def order(self) -> list[Team]:
        return self.teams[self.first :] + self.teams[: self.first]

    def check_market(self, cards: tuple[str, ...]) -> None:
        """2.4, 2.6."""
        size = self.size()
        assert len({*cards}) == len(cards) >= size, f"{len(cards)} players, not {size}"
        pile = list(cards[:size])
        for card in cards[size:]:
            assert self.cheap(pile) < 2 * len(self.teams), "drawn without need"
            if self.cheap([card]):
                pile.remove(next(one for one in reversed(pile) if not self.cheap([one])))
                pile.insert(0, card)
        assert self.cheap(pile) >= 2 * len(self.teams), "too few cheap players"
        assert len(pile) == size
        order = [*cards]
        self.player_pile = sorted(pile, key=lambda card: (self.cost(card), self.value(card), order.index(card)))
        for card in pile:
            self.reserve.remove(card)

    def cheap(self, cards: list[str]) -> int:
        return sum(3 <= self.cost(card) <= 5 for card in cards)

    def engage_coaches(self) -> Story:
        """9.6."""
        if self.options["coaches"] == "random":
            drawn = yield "DrawCoaches"
            assert len({*drawn}) == len(self.seats)
            for seat in self.seats:
                self.teams[seat].hire(drawn[seat])
        elif self.options["coaches"] == "choice":
            free = {f"coach {coach}" for coach in COACHES}
            for team in reversed(self.order()):
                if team.seat in self.seats:
                    _, answer = yield {team.seat: set(free)}
                    free.remove(answer)
                    team.hire(answer.removeprefix("coach "))

    def draft(self) -> Story:
        """8.2."""
        self.given: list[str] = []
        self.boxed: list[str] = []
        undealt = self.reserve[:]
        for _ in range(5):
            dealt = yield "DealOffers"
            for card in dealt:
                undealt.remove(card)
            self.offers = {seat: list(dealt[5 * seat : 5 * seat + 5]) for seat in self.seats}
            last = dict.fromkeys(self.seats, 0)
            while any(len(offer) > 2 for offer in self.offers.values()):
                seat, answer = yield {
                    seat: {f"card {place}" for place in self.offered(seat, last[seat])}
                    for seat in self.seats
                    if len(self.offers[seat]) > 2
                }
                place = int(answer.removeprefix("card "))
                card = self.offers[seat].pop(place - 1)
                if len(self.offers[seat]) == 4:
                    self.teams[seat].own.append(card)
                else:
                    self.given.append(card)
                    last[seat] = place
            for offer in self.offers.values():
                self.boxed += offer
        self.offers = {}
        more: tuple[str, ...] = ()
        if len(self.given) < self.size():
            more = yield "AddPlayers"
        self.check_draft((yield "ShuffleMarket"), undealt, more)

    def offered(self, seat: int, last: int) -> range:
        """One for oneself, any; then two from left to right, so that a second one is left after the first."""
        count = len(self.offers[seat])
        return range(max(1, last), count + 1 - (count == 4))

    def size(self) -> int:
        """2.6."""
        return SIZES[self.options["duration"]] * len(self.teams) // 2

    def check_draft(self, cards: tuple[str, ...], undealt: list[str], more: tuple[str, ...]) -> None:
        size = self.size()
        given, added = {*cards} & {*self.given}, {*cards} - {*self.given}
        assert added == {*more}, "not what was added"
        assert len({*cards}) == len(cards) == min(size, len(self.given + undealt + self.boxed)), "another size"
        assert not added or len(given) == len(self.given), "cards are added before all given ones are in"
        assert not added & {*self.boxed} or added >= {*undealt}, "the box is opened too early"
        assert not added & {card for team in self.teams for card in team.own}, "somebody's own card"
        self.player_pile = list(cards)
        mine = {card for team in self.teams for card in team.own}
        self.reserve = [card for card in self.reserve if card not in {*cards} | mine]

    def line_up(self, team: Team, chosen: list[str]) -> None:
        """2.2."""
        team.field = {STARTING[card]["position"]: card for card in chosen if card[:2] == "T-"}
        team.pile = [card for card in chosen if card[:2] != "T-"]
        team.box = [card for card in EVERYTHING if card not in chosen]

    def choose_teams(self) -> Story:
        """8.1."""
        self.picks = {seat: [] for seat in self.seats}
        while asked := {seat: wishes for seat in self.seats if (wishes := pickable(self.picks[seat]))}:
            seat, card = yield asked
            self.picks[seat].append(card)
        for seat in self.seats:
            rest = [card for card in EVERYTHING if card[:2] != "T-" and card not in self.picks[seat]]
            self.line_up(self.teams[seat], self.picks[seat][:5] + rest)
        self.picks = {}

    # 3 to 7 A period and its turns

    def period(self) -> Story:
        order = self.order()
        while self.left:
            self.active = order[0]
            if self.alone and self.active.seat == 1:
                yield from self.computer_turn()
            else:
                yield from self.turn(self.active)
            self.left -= 1
            order.append(order.pop(0))
        self.ultimate = True
        for team in self.order()[:-1]:  # 7.2, 9.5
            self.active = team
            self.score(team)
            if self.alone and team.seat == 1:
                yield from self.computer_defends()
            else:
                yield from self.last_defence(team)
        self.score(self.order()[-1])
        for team in self.teams:
            team.guard = []

    def turn(self, team: Team) -> Story:
        if team.power == "seven-cards":
            before = len(team.hand)
            yield from self.draw(team, 1)
            if len(team.hand) > before:
                _, card = yield {team.seat: {*team.hand}}
                team.hand.remove(card)
                team.top.append(card)
        self.score(team)
        if not self.overtimes:
            for _ in range(2 if self.alone else 1):
                self.reveal()
            yield from self.change_row(team)
        yield from self.act(team)
        yield from self.tidy(team)
        yield from self.draw(team, 6 - len(team.hand))
        yield from self.fill_row()

    def agree_on_a_draw(self) -> Story:
        """7.4, 10.8, 12.1, 12.3."""
        if self.stage or (self.alone and self.overtimes < 3):
            return False
        silent = {*self.seats}
        while silent:
            seat, answer = yield {seat: {"play on", "draw"} for seat in silent}
            if answer == "play on":
                return False
            silent.remove(seat)
        return True


def pickable(picks: list[str]) -> set[str]:
    """8.1: what may come next: five starters, then eight cards to leave out, in the order of the list."""
    if len(picks) < 5:
        return {f"T-{POSITIONS[len(picks)]}1", f"T-{POSITIONS[len(picks)]}2"}
    out = picks[5:]
    substitutes = [card for card in STARTING if card[:2] == "S-"]
    tactics = [card for card in TACTICS if TACTICS[card]["copies"] == "0"]
    both = substitutes + tactics
    later = both[both.index(out[-1]) + 1 :] if out else both
    return {card for card in later if len(out) < 8 and can_be_left_out([*out, card], both)}


def can_be_left_out(out: list[str], both: list[str]) -> bool:
    """Whether these and later ones can make eight, five at most of the substitutes, seven at most of the tactics."""
    later = both[both.index(in_order(out)[-1]) + 1 :]
    gone = [sum(card in STARTING for card in out), sum(card in TACTICS for card in out)]
    rest = [sum(card in STARTING for card in later), sum(card in TACTICS for card in later)]
    room = [min(rest[0], 5 - gone[0]), min(rest[1], 7 - gone[1])]
    return min(room) >= 0 and sum(room) >= 8 - len(out)
