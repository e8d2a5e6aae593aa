"""The referee of NBA Deck-Building, the table: what lies in the middle, prices, and what is drawn and tidied away."""

from __future__ import annotations

from .referee_cards import LIST, NBA, PLAYERS, SEASON, TACTICS, Story, Team, colour, number

TURNS = {"short": 8, "normal": 12, "long": 18, "epic": 24}
MISMATCHES = {"none": 0, "two": 2, "three": 3, "five": 5}


class Table:
    """What lies in the middle, and what is done with it."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.stage = 0  # of a series
        self.brought: list[list[str]] = []  # by seat, into this match of it
        self.seats = range(int(options["players"]))
        self.alone = options["players"] == "1"
        self.teams = [Team(seat) for seat in range(2 if self.alone else len(self.seats))]
        self.points = {(a.seat, b.seat): 0 for a in self.teams for b in self.teams if a is not b}
        self.medals = options["medals"] == "yes"
        self.moneytime = options["moneytime"] == "yes"
        self.tokens = MISMATCHES[options["mismatch"]]
        # The clock
        self.first = 0
        self.active = self.teams[0]
        self.left = TURNS[options["duration"]] * len(self.teams)  # turns of this period
        self.overtimes = 0
        self.ultimate = False
        # The markets, places from 1 to 6
        boxes = 2 if len(self.teams) > 2 else 1
        self.fatigue = 9 * boxes
        self.reserve = list(NBA if options["cards"] == "legends" else SEASON)
        self.player_pile: list[str] = []
        self.track: dict[int, str] = {}
        self.player_discard: list[str] = []
        self.tactic_pile = [card for card in TACTICS for _ in range(boxes * int(TACTICS[card]["copies"]))]
        self.row: dict[int, str] = {}
        self.tactic_discard: list[str] = []
        self.candidates: list[str] = []  # of the computer
        self.counter = 0
        # What is under way
        self.offers: dict[int, list[str]] = {}
        self.picks: dict[int, list[str]] = {}
        self.laid: set[tuple[str, int]] = set()
        self.mover = ""
        self.due = 0
        self.rolled: list[str] = []
        self.picked: list[str] = []

    def go_on_from(self, stage: int, brought: list[list[str]]) -> None:
        """12.2, 12.3: what one brings along cannot be bought here."""
        self.stage = stage
        if any(brought):
            self.brought = brought
            for card in [card for team in brought for card in team]:
                for market in (self.reserve, self.tactic_pile):
                    if card in market:
                        market.remove(card)

    def cost(self, card: str) -> int:
        """1.2, 9.8."""
        if card in TACTICS:
            return int(TACTICS[card]["cost"])
        return int(PLAYERS[card]["cost"]) + self.medal(card)

    def value(self, card: str) -> int:
        return int((PLAYERS | TACTICS)[card]["value"]) + (self.medal(card) if card in PLAYERS else 0)

    def medal(self, card: str) -> int:
        return int(self.medals and PLAYERS[card].get("medal") == "1")

    def late(self) -> bool:
        """8.4, 9.8: everybody's last three turns, the ultimate turn, overtime."""
        return self.ultimate or self.overtimes > 0 or self.left <= 3 * len(self.teams)

    def others(self, team: Team) -> list[Team]:
        return [other for other in self.teams if other is not team]

    def difference(self, attack: list[str], guard: list[str]) -> int:
        """3.2, 9.2, 9.3: only dice whose colour the attack has can be in the way."""
        stopped = sum(number(face) for face in guard if colour(face) in {colour(face) for face in attack} - {""})
        return max(0, sum(map(number, attack)) - stopped)

    def score(self, team: Team) -> None:
        """3.2, 9.3."""
        others = self.others(team)
        if len(others) > 1:
            team.guard = []
        for other in others:
            if team.attack:
                self.points[team.seat, other.seat] += self.difference(team.attack, other.guard)
        if len(others) == 1 and team.attack:
            others[0].guard = []
        team.attack = []

    # 3 The markets, 4.5 one's own pile

    def reveal(self) -> None:
        """3.3, 3.4, 10.2."""
        if self.player_pile:
            comer, place = self.player_pile.pop(0), 1
            while comer and place <= 6:
                comer, self.track[place] = self.track.get(place, ""), comer
                place += 1
            fallen = comer
        else:
            fallen = self.track.pop(6, "")
            self.track = {place + 1: card for place, card in self.track.items()}
        if fallen:
            (self.candidates if self.alone else self.player_discard).append(fallen)

    def change_row(self, team: Team) -> Story:
        least, answer = 1, ""
        while least <= 6 and answer != "done":
            _, answer = yield {team.seat: {f"change {i}" for i in self.row if i >= least} | {"done"}}
            if answer != "done":
                place = int(answer.removeprefix("change "))
                self.tactic_discard.append(self.row.pop(place))
                least = place + 1
        yield from self.fill_row()

    def fill_row(self) -> Story:
        holes = [place for place in range(1, 7) if place not in self.row]
        if not holes:
            return
        cards = yield "FillRow"
        for place, card in zip(holes, cards, strict=True):
            if not self.tactic_pile:
                self.tactic_pile, self.tactic_discard = self.tactic_discard, []
            self.tactic_pile.remove(card)
            self.row[place] = card

    def draw(self, team: Team, count: int) -> Story:
        while count > 0:
            while team.top and count > 0:
                team.hand.append(team.top.pop())
                count -= 1
            if count > 0 and team.pile:
                cards = yield "Draw"
                assert len(cards) == min(count, len(team.pile)), f"{count} cards to draw of {len(team.pile)}"
                for card in cards:
                    team.pile.remove(card)
                    team.hand.append(card)
                count -= len(cards)
            if count > 0 and not team.discard:
                return
            if count > 0:
                team.pile, team.discard = team.discard, []

    def tidy(self, team: Team) -> Story:
        """6.1."""
        done = ""
        while team.hand:
            either = [answer for card in LIST for answer in (card, f"eliminate {card}") if card in team.hand]
            either = [answer for answer in either if answer != "eliminate fatigue" and self.not_before(answer, done)]
            _, done = yield {team.seat: {*either, "keep the rest", "discard the rest"}}
            if done == "keep the rest":
                return
            if done == "discard the rest":
                team.discard += team.hand
                team.hand = []
                return
            card = done.removeprefix("eliminate ")
            team.hand.remove(card)
            (team.discard if done == card else team.box).append(card)

    def not_before(self, answer: str, done: str) -> bool:
        """In the order of the list; of cards alike those discarded first, then those eliminated."""
        turns = [LIST.index(word.removeprefix("eliminate ")) if word else -1 for word in (answer, done)]
        return turns[0] > turns[1] or (turns[0] == turns[1] and len(answer) >= len(done))
