"""Warriors: everything on the table."""

from __future__ import annotations

from typing import ClassVar, Final

from pioche.core.flow import NOBODY, State
from pioche.core.hidden import gathered
from pioche.games.warriors import cards
from pioche.games.warriors.cards import ARMS, DRACONIC, FACTIONS, FOES, HORSES, MERCENARY, PEOPLES, SHIELDS, SIMPLE

ATTACKING: Final = 0
DEFENDING: Final = 1
SIDES: Final = (ATTACKING, DEFENDING)

NOT_ASKED: Final = -2
WAITED_FOR: Final = -3


class Warriors(State):
    """Nobody ever knows the order of the draw pile, so it has none: a deal takes any of its cards."""

    shared: ClassVar[frozenset[str]] = frozenset(
        {"pile", "aside", "track", "holders", "red", "black", "infantry", "bows", "ranks"}
    )

    def __init__(self, players: int, dragons: int) -> None:
        super().__init__(players)
        self.dragons: int = dragons  # whether they are in the game
        self.dealer: int = 0
        self.round: int = 0
        # Face down
        self.pile: list[int] = cards.DECKS[dragons]
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.kept: list[list[int]] = [[] for _ in range(players)]
        self.revealed: int = 0  # whether the kept cards lie open
        self.rejects: list[list[int]] = [[] for _ in range(players)]  # of this round and, before the last, those before
        # Before the players
        self.troops: list[int] = [0] * (players * PEOPLES * ARMS)  # in each squad, without those in a band or in camp
        self.wizards: list[int] = [0] * (players * PEOPLES)  # on each faction
        self.waiting: list[int] = [0] * players  # wizards not yet placed
        self.catapults: list[int] = [0] * players
        self.lair: list[int] = [NOBODY] * cards.DRAGONS  # the seat each dragon lies before
        self.fire: list[int] = [0] * cards.DRAGONS  # flames on each dragon
        self.reserve: list[int] = [0] * players  # flames on no dragon
        self.captured: list[list[int]] = [[] for _ in range(players)]
        self.aside: list[int] = []  # battle cards turned up while dealing the first cards
        self.discard: list[int] = []
        # The battle cards of this round
        self.track: list[int] = []  # by number, as places in NUMBER
        self.holders: list[int] = []  # whose they are
        self.turn: int = 0  # which one is resolved
        # The battle under way
        self.kind: int = SIMPLE
        self.force: int = cards.NO_TARGET  # the people that attacks, or PEOPLES and the dragon
        self.band: list[int] = [0] * PEOPLES
        self.camp: list[int] = [0] * ARMS
        self.target: int = cards.NO_TARGET
        self.foe: int = NOBODY  # whose the target is, or was: a dragon that has fallen lies before nobody
        self.previous: int = cards.NO_TARGET  # whom a charge must not attack again
        self.charging: int = 0  # 1: a charge is declared and its first attack still to come; 2: and its target is gone
        self.attacks: int = 0  # with this card so far
        self.red: list[int] = []  # dice, the highest first
        self.black: list[int] = []
        self.infantry: list[int] = []  # of each side when the dice were rolled
        self.bows: list[int] = []  # of each side when the dice were compared; until then they are counted anew
        self.losses: list[int] = [0, 0]  # still to be handed over, by side
        # Catapults
        self.aims: list[int] = [NOT_ASKED] * players  # what each seat answered, face down
        self.shooter: int = NOBODY
        self.aim: int = 0
        self.shot: int = 0  # the die of the last shot

    # Who and what

    def deck(self) -> list[int]:
        return cards.DECKS[self.dragons]

    def clockwise(self, after: int) -> list[int]:
        """All seats from the one after this, this one last."""
        return cards.CLOCKWISE[self.players][after]

    def card(self) -> int:
        """The battle card that is resolved."""
        return self.track[self.turn]

    def attacker(self) -> int:
        """Whose battle card is resolved; NOBODY outside the battles."""
        holders, turn = self.holders, self.turn
        return holders[turn] if turn < len(holders) else NOBODY

    def owner(self, target: int) -> int:
        """Before whom this faction or dragon lies."""
        return target // PEOPLES if target < FACTIONS else self.lair[target - FACTIONS]

    # Factions

    def at_home(self, faction: int) -> int:
        """How many warriors of this faction are in play and in no band."""
        squad, troops = faction * ARMS, self.troops
        return troops[squad] + troops[squad + 1] + troops[squad + 2]

    def sizes(self) -> list[int]:
        """How many warriors belong to each faction, those in a band or in camp included."""
        troops = self.troops
        sizes = [a + b + c for a, b, c in zip(troops[::ARMS], troops[1::ARMS], troops[2::ARMS], strict=True)]
        first = self.attacker() * PEOPLES
        if any(self.band):
            for people, hired in enumerate(self.band):
                sizes[first + people] += hired
        elif any(self.camp):
            sizes[first + self.force] += sum(self.camp)
        return sizes

    def dragons_of(self, seat: int) -> list[int]:
        return [dragon for dragon, owner in enumerate(self.lair) if owner == seat]

    # The sides of a battle

    def in_play(self, side: int) -> int:
        """How many cards this side still has in the battle."""
        if side == ATTACKING:
            if self.kind == MERCENARY:
                return sum(self.band)
            if self.kind == DRACONIC:
                return int(self.lair[self.force - PEOPLES] == self.attacker())
            return self.at_home(self.attacker() * PEOPLES + self.force)
        if self.target < FACTIONS:
            return self.at_home(self.target)
        return int(self.lair[self.target - FACTIONS] != NOBODY)

    def red_dice(self) -> int:
        """5.1: how many dice the attacker rolls; 0 if there can be no attack."""
        if self.kind == MERCENARY:
            return min(3, sum(self.band))
        if self.kind == DRACONIC:
            return 2 * self.in_play(ATTACKING)
        faction = self.attacker() * PEOPLES + self.force
        if not self.at_home(faction):
            return 0
        return min(3, self.troops[faction * ARMS + cards.INFANTRY] + SHIELDS[self.card()])

    def black_dice(self) -> int:
        """5.1: how many dice the defender rolls."""
        if self.target >= FACTIONS:
            return 2
        return 2 if self.troops[self.target * ARMS + cards.INFANTRY] > 1 else 1

    def line_up(self, arm: int) -> list[int]:
        """How many of this arm each side has in play; a band and a dragon count as none."""
        troops = self.troops
        return [
            troops[(self.attacker() * PEOPLES + self.force) * ARMS + arm] if self.kind == SIMPLE else 0,
            troops[self.target * ARMS + arm] if self.target < FACTIONS else 0,
        ]

    def count_bows(self) -> list[int]:
        """5.2: the bows of each side, with those on the battle card of a faction."""
        bows = self.line_up(cards.ARCHER)
        if self.kind == SIMPLE:
            bows[ATTACKING] += cards.BOWS[self.card()]
        return bows

    def bow_lead(self) -> int:
        """5.2: 1 if the attacker has more bows, -1 if the defender has, else 0; dice that were compared stay so."""
        red, black = self.bows or self.count_bows()
        return (red > black) - (red < black)

    def horses(self) -> int:
        """6.6: horses in play in the attacking faction and on the battle card."""
        return self.troops[(self.attacker() * PEOPLES + self.force) * ARMS + cards.CAVALRY] + HORSES[self.card()]

    def can_attack(self) -> bool:
        """Whether there is somebody to attack and something to attack with."""
        return self.in_play(DEFENDING) > 0 and self.red_dice() > 0

    # Targets

    def open_to_attack(self, factions: list[int]) -> list[int]:
        """Those of these factions that exist and have no wizard."""
        troops, wizards = self.troops, self.wizards
        return [
            faction
            for faction in factions
            if (troops[faction * 3] or troops[faction * 3 + 1] or troops[faction * 3 + 2]) and not wizards[faction]
        ]

    def rival_dragons(self, seat: int) -> list[int]:
        """The dragons of the other players, as targets."""
        if not self.dragons:
            return []
        return [FACTIONS + dragon for dragon, owner in enumerate(self.lair) if owner != NOBODY and owner != seat]

    def targets(self, seat: int, kind: int, force: int) -> list[int]:
        """6.1-6.3: whom this force may attack."""
        factions = FOES[self.players][seat][force] if kind == SIMPLE else cards.OTHERS[self.players][seat]
        return self.open_to_attack(factions) + self.rival_dragons(seat)

    # What becomes of dice and cards

    def take_up_dice(self) -> None:
        self.red, self.black, self.infantry, self.bows = [], [], [], []

    def capture(self, seat: int, card: int) -> None:
        self.captured[seat] = [*self.captured[seat], card]

    def leave_dragon(self, dragon: int) -> None:
        """The dragon is gone, and its flames with it."""
        self.lair[dragon] = NOBODY
        self.discard += [cards.FLAME] * self.fire[dragon]
        self.fire[dragon] = 0

    def dismiss_wizards(self, faction: int) -> None:
        """7.5: a faction without warriors has no wizards."""
        if self.wizards[faction] and not self.sizes()[faction]:
            self.discard += [cards.WIZARD] * self.wizards[faction]
            self.wizards[faction] = 0


def census(s: Warriors) -> tuple[list[int], list[int]]:
    """The cards that are there, and those that should be."""
    there = gathered(s.pile, s.aside, s.discard, *s.hands, *s.kept, *s.rejects, *s.captured)
    there += [cards.BATTLE + battle for battle in s.track]
    for squad, count in enumerate(s.troops):
        there += [squad % (PEOPLES * ARMS)] * count
    for people, count in enumerate(s.band):
        there += [people * ARMS + cards.INFANTRY] * count
    for arm, count in enumerate(s.camp):
        there += [s.force * ARMS + arm] * count
    there += [cards.WIZARD] * (sum(s.wizards) + sum(s.waiting)) + [cards.CATAPULT] * sum(s.catapults)
    there += [cards.FLAME] * (sum(s.fire) + sum(s.reserve))
    there += [cards.DRAGON + dragon for dragon, owner in enumerate(s.lair) if owner != NOBODY]
    return sorted(there), s.deck()
