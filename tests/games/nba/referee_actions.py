"""The referee of NBA Deck-Building, the actions of a turn and the dice (chapters 4 and 5)."""

from __future__ import annotations

from .referee_cards import (
    ATTACK,
    DEFENCE,
    FACES,
    LIST,
    PLAYERS,
    POSITIONS,
    SKILL_OF,
    TACTICS,
    Story,
    Team,
    colour,
    die,
    faces_in_order,
    is_defence,
    keeps,
    number,
    positions,
)
from .referee_table import Table


class Actions(Table):
    def act(self, team: Team) -> Story:
        """4.1, 5.1: each once; then activations and nothing else."""
        used: set[str] = set()
        self.laid: set[tuple[str, int]] = set()
        while True:
            can = {"done"} | self.activations(team, used)
            if not used & {"attack", "defend"}:
                if "replace" not in used:
                    can |= {card for card in team.players() if self.entries(team, card, set())}
                if "prepare" not in used:
                    can |= self.layings(team, team.tactics())
                can |= self.sales(team, used) | self.mismatches(team, used)
            _, answer = yield {team.seat: can}
            word = answer.split()[0]
            if word in TACTICS:
                self.lay(team, answer)
                continue
            if self.laid:  # 4.6
                used.add("prepare")
            if answer == "done":
                return
            if word in PLAYERS:
                used.add("replace")
                yield from self.replace(team, word)
            elif word == "buy":
                used.add((yield from self.buy(team, answer, used)))
            elif word == "mismatch":
                used.add("mismatch")
                yield from self.mismatch(team, answer)
            else:
                used.add(word)
                yield from self.activate(team, answer)

    def last_defence(self, team: Team) -> Story:
        """7.2."""
        self.laid = set()
        while True:
            can = self.layings(team, [card for card in team.tactics() if is_defence(card)])
            _, answer = yield {team.seat: can | self.activations(team, {"attack"}) | {"done"}}
            if answer == "done":
                return
            if answer.startswith("defend"):
                yield from self.activate(team, answer)
                return
            self.lay(team, answer)

    # 4.2 to 4.4 Replacements

    def ends(self, team: Team, place: str, visited: set[str], new: set[str]) -> bool:
        """Whether somebody of old can leave when this place is taken."""
        there = team.field[place]
        if there not in new:
            return True
        visited = visited | {place}
        return any(self.ends(team, other, visited, new) for other in positions(there) if other not in visited)

    def entries(self, team: Team, card: str, new: set[str]) -> set[str]:
        return {place for place in positions(card) if self.ends(team, place, set(), new)}

    def replace(self, team: Team, card: str) -> Story:
        new: set[str] = set()
        answer = card
        while answer != "done":
            yield from self.enter(team, answer, new)
            can = {card for card in team.players() if self.entries(team, card, new)}
            _, answer = yield {team.seat: can | {"done"}}
        yield from self.draw(team, len(new))

    def enter(self, team: Team, card: str, new: set[str]) -> Story:
        places = {f"at {place}" for place in self.entries(team, card, new)}
        team.hand.remove(card)
        self.mover = card
        if "fatigue" in team.hand:
            team.hand.remove("fatigue")
            self.fatigue += 1
        answer = yield from self.one_of(team, places)
        place = answer.split()[1]
        new.add(card)
        self.mover, team.field[place] = team.field[place], card
        visited = {place}
        while self.mover:
            open_to = [place for place in positions(self.mover) if place not in visited]
            can = {f"move {place}" for place in open_to if self.ends(team, place, visited, new)}
            answer = yield from self.one_of(team, can | ({"leave"} if self.mover not in new else set()))
            if answer == "leave":
                team.discard.append(self.mover)
                self.mover = ""
            else:
                place = answer.split()[1]
                visited.add(place)
                self.mover, team.field[place] = team.field[place], self.mover

    def one_of(self, team: Team, answers: set[str]) -> Story:
        if len(answers) == 1:
            return min(answers)
        _, answer = yield {team.seat: answers}
        return answer

    # 4.6 Preparation

    def layings(self, team: Team, cards: list[str]) -> set[str]:
        can = set()
        for card in cards:
            board = team.board(card)
            can |= {card} if len(board) < 3 else set()
            kind = TACTICS[card]["kind"]
            can |= {f"{card} on {slot}" for slot in board if (kind, slot) not in self.laid}
        return can

    def lay(self, team: Team, answer: str) -> None:
        card, *where = answer.split(" on ")
        board = team.board(card)
        slot = int(where[0]) if where else min({1, 2, 3} - {*board})
        team.hand.remove(card)
        if slot in board:
            team.discard.append(board[slot])
        board[slot] = card
        self.laid.add((TACTICS[card]["kind"], slot))

    # 4.7 to 4.9 Buying

    def sales(self, team: Team, used: set[str]) -> set[str]:
        if self.overtimes:
            return set()
        can = set()
        if "buy player" not in used:
            purse = sum(map(self.value, team.players()))
            can |= {f"buy {i}" for i, card in self.track.items() if self.price(team, card) <= purse}
            can |= {f"buy own {i}" for i, card in enumerate(team.own, 1) if self.price(team, card) <= purse}
        purse = sum(map(self.value, team.tactics()))
        extra = self.surcharge(team, used)
        if extra is not None:
            can |= {f"buy tactic {i}" for i, card in self.row.items() if self.cost(card) + extra <= purse}
        return can

    def surcharge(self, team: Team, used: set[str]) -> int | None:
        """9.7: what a tactic costs more; None if no more can be bought."""
        if "buy tactic" not in used:
            return 0
        return 2 if team.power == "second-tactic" and "buy second" not in used else None

    def price(self, team: Team, card: str) -> int:
        cheaper = team.power == "discount" and int(PLAYERS[card][team.skill]) >= 3
        return max(1, self.cost(card) - 1) if cheaper else self.cost(card)

    def buy(self, team: Team, answer: str, used: set[str]) -> Story:
        *words, number = answer.split()
        place = int(number)
        tactic = words == ["buy", "tactic"]
        mine = words == ["buy", "own"]
        card = self.row[place] if tactic else team.own[place - 1] if mine else self.track[place]
        due = self.cost(card) + (self.surcharge(team, used) or 0) if tactic else self.price(team, card)
        least = LIST[0]
        while due > 0:
            purse = [c for c in (team.tactics() if tactic else team.players()) if LIST.index(c) >= LIST.index(least)]
            reach = {c: sum(self.value(other) for other in purse if LIST.index(other) >= LIST.index(c)) for c in purse}
            self.due = due
            _, least = yield {team.seat: {c for c in purse if reach[c] >= due}}
            team.hand.remove(least)
            team.discard.append(least)
            due -= self.value(least)
        self.due = 0
        if mine:
            team.own.remove(card)
        else:
            del (self.row if tactic else self.track)[place]
        (team.hand if self.moneytime and self.late() else team.top).append(card)
        return ("buy second" if "buy tactic" in used else "buy tactic") if tactic else "buy player"

    # 9.2 Mismatch

    def mismatches(self, team: Team, used: set[str]) -> set[str]:
        if "mismatch" in used or len(team.tokens) >= self.tokens:
            return set()
        able = [place for place in POSITIONS if place not in team.tokens and self.rolls(team, place, ATTACK)]
        return {f"mismatch {other.seat} {place}" for other in self.others(team) for place in able}

    def rolls(self, team: Team, place: str, dice: list[str]) -> list[str]:
        return [kind for kind in dice for _ in range(int(PLAYERS[team.field[place]][SKILL_OF[kind]]))]

    def mismatch(self, team: Team, answer: str) -> Story:
        _, seat, place = answer.split()
        other = self.teams[int(seat)]
        faces = yield "RollMismatch"
        expected = self.rolls(team, place, ATTACK) + self.rolls(other, place, DEFENCE)
        assert [die(face) for face in faces] == expected, f"dice {expected}"
        attack = [face for face in faces if die(face) in ATTACK]
        guard = [face for face in faces if die(face) in DEFENCE]
        self.points[team.seat, other.seat] += self.difference(attack, guard)
        team.tokens.add(place)

    # 5 Activation

    def activations(self, team: Team, used: set[str]) -> set[str]:
        """5.1; of tactics alike the first, as they do the same."""
        can = set()
        for word, board in (("attack", team.offence), ("defend", team.defence)):
            if word not in used and (word == "attack" or self.waiting(team)):
                first = {card: min(slot for slot in board if board[slot] == card) for card in board.values()}
                can |= {f"{word} {slot}" for card, slot in first.items() if self.activatable(team, card)}
        return can

    def activatable(self, team: Team, tactic: str) -> bool:
        return team.understands(tactic) and any(team.dice(tactic).values())

    def waiting(self, team: Team) -> set[str]:
        """The colours of the attacks that wait for this team."""
        return {colour(face) for other in self.others(team) for face in other.attack}

    def activate(self, team: Team, answer: str) -> Story:
        word, slot = answer.split()
        board = team.defence if word == "defend" else team.offence
        tactic = board[int(slot)]
        faces = yield from self.roll(team, tactic)
        self.rolled, self.picked = faces, []
        if word == "defend":
            spared = self.moneytime and self.late()
            allowed = 2 if spared else self.fatigue
        else:
            spared, allowed = True, self.second_chances(team)
        picked = yield from self.pick_dice(team, word, faces, allowed)
        if picked:
            if not spared:
                tired = len(picked) - self.gratis(team, picked)
                self.fatigue -= tired
                team.top += ["fatigue"] * tired
            faces = yield from self.roll_again(faces, picked)
        self.rolled, self.picked = faces, []
        yield from self.keep(team, tactic, faces)
        self.rolled, self.picked = [], []
        team.discard.append(board.pop(int(slot)))

    def roll(self, team: Team, tactic: str) -> Story:
        faces = yield "Roll"
        assert [die(face) for face in faces] == [kind for kind, n in team.dice(tactic).items() for _ in range(n)]
        assert {*faces} <= {*FACES}
        return faces_in_order(faces)

    def roll_again(self, faces: list[str], picked: list[str]) -> Story:
        new = yield "RerollDice"
        assert sorted(map(die, new)) == sorted(map(die, picked)), "other dice"
        faces = faces[:]
        for face in picked:
            faces.remove(face)
        return faces_in_order([*faces, *new])

    def second_chances(self, team: Team) -> int:
        """5.3, 9.4, 9.8."""
        ahead = team.level("reb") - max(other.level("reb") for other in self.others(team))
        return max(0, -(-ahead // 3)) + (sum(map(self.medal, team.field.values())) if self.late() else 0)

    def gratis(self, team: Team, picked: list[str]) -> int:
        """9.7: one die of the coach's kind."""
        return int(team.power == "free-reroll" and team.skill in {SKILL_OF[die(face)] for face in picked})

    def pick_dice(self, team: Team, word: str, faces: list[str], allowed: int) -> Story:
        def more() -> set[str]:
            least = self.picked[-1] if self.picked else FACES[0]
            return {
                face
                for face in faces
                if FACES.index(face) >= FACES.index(least)
                and faces.count(face) > self.picked.count(face)
                and len(self.picked) + 1 - self.gratis(team, [*self.picked, face]) <= allowed
            }

        good = self.waiting(team) if word == "defend" else {*ATTACK}
        while can := more():
            useless = [face for face in faces if colour(face) not in good]
            short = {"reroll useless"} if {*useless} & can and not self.picked else set()
            _, answer = yield {team.seat: {f"reroll {face}" for face in can} | short | {"done"}}
            if answer == "done":
                break
            if answer == "reroll useless":
                for face in useless:
                    if len(self.picked) + 1 - self.gratis(team, [*self.picked, face]) <= allowed:
                        self.picked.append(face)
                break
            self.picked.append(answer.removeprefix("reroll "))
        return self.picked

    def keep(self, team: Team, tactic: str, faces: list[str]) -> Story:
        """5.5, 5.6, 9.4."""
        defends = is_defence(tactic)
        good = self.waiting(team) if defends else {*ATTACK}
        kept: list[str] = []
        for kind, most in keeps(tactic).items():
            useful = [face for face in faces if die(face) == kind and colour(face) in good]
            if defends and len(self.teams) > 2 and len(useful) > most and len({*map(colour, useful)}) > 1:
                useful = yield from self.choose_dice(team, useful, most, kept)
            kept += sorted(useful, key=number)[-most:]
        if defends:
            team.guard = kept
        else:
            team.attack = kept

    def choose_dice(self, team: Team, useful: list[str], most: int, kept: list[str]) -> Story:
        chosen: list[str] = []
        while len(chosen) < most:
            self.picked = faces_in_order(kept + chosen)
            left = faces_in_order(useful)
            for face in chosen:
                left.remove(face)
            least = FACES.index(chosen[-1]) if chosen else 0
            left = [face for face in left if FACES.index(face) >= least]
            enough = left[: len(left) + 1 - (most - len(chosen))]
            _, answer = yield {team.seat: {f"keep {face}" for face in enough}}
            chosen.append(answer.removeprefix("keep "))
        return chosen
