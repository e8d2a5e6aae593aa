"""The painter: draws any scene, wide or narrow. Knows pieces and zones, no rules."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

from rich import box
from rich.console import Console, RenderableType
from rich.console import Group as Stack
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Ink

from pioche.core.record import Seat
from pioche.core.scene import Area, Player, Scene
from pioche.terminal.choices import draw_choices
from pioche.terminal.colours import seat_style
from pioche.terminal.pieces import Pen
from pioche.terminal.sheets import draw_result
from pioche.terminal.zones import draw_zones
from pioche.text import Words

WIDE = 80  # from this width on the wide layout is used
SLIM = 46  # below this width areas are never side by side

Template = list[list[str]]


class Painter:
    """Draws one scene for a terminal of this width."""

    def __init__(self, scene: Scene, seats: Sequence[Seat], words: Words, width: int, plain: bool) -> None:
        self.scene = scene
        self.seats = seats
        self.words = words
        self.width = width
        self.wide = width >= WIDE
        self.pen = Pen(scene, words, plain)
        self.players = {player.seat: player for player in scene.players}
        self.areas = {area.id: area for area in scene.areas}

    def table(self) -> RenderableType:
        """Everything on the table, without the question."""
        parts: list[RenderableType] = []
        if self.scene.signs:
            parts.append(Padding(self.pen.signs(self.scene.signs, self.width - 2), (0, 1), expand=False))
        placed = {area.seat for area in self.scene.areas}
        bar = [player for player in self.scene.players if player.seat not in placed]
        if bar:
            parts.append(Padding(self.player_bar(bar), (0, 1), expand=False))
        parts += [self.layout(block, self.width) for block in self.blocks()]
        return Stack(*parts)

    # Players

    def player_name(self, player: Player) -> Ink:
        """Whose turn, name, kind of bot, team, and the number to type if this player can be chosen."""
        seat = self.seats[player.seat]
        out = Ink("▶ " if player.active else "", "bold")
        out.append(seat.name, f"bold {seat_style(player.seat)}")
        if seat.bot:
            out.append(f" ({bot_name(seat.bot, self.words)})", "dim")
        if player.team is not None:
            out.append(f" {self.words.say('term-team', n=player.team + 1)}", "dim")
        if player.seat in self.scene.prompt.waiting and player.seat != self.scene.seat:
            out.append(" …", "bold")
        number = self.pen.number(f"@{player.seat}")
        return out.append(" ").append(number) if number else out

    def player_signs(self, player: Player, width: int) -> Ink:
        return self.pen.signs([player.score, *player.signs] if player.score else player.signs, width)

    def player_bar(self, players: list[Player]) -> RenderableType:
        """One line per player, names and signs in two columns."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for player in players:
            name = self.player_name(player)
            if not player.active:
                name = Ink.assemble("  ", name)
            table.add_row(name, self.player_signs(player, self.width - 30))
        return table

    # Areas

    def area(self, area: Area, width: int, height: int | None = None) -> RenderableType:
        """A box; with a seat, the player is its head, with all signs where there is room."""
        zones = [zone for zone in self.scene.zones if zone.area == area.id]
        if not self.wide and area.narrow == "fold" and not self.has_numbers(area):
            return self.folded(area)
        inner = width - 4
        parts: list[RenderableType] = []
        heading: Ink | None = None
        border = "dim"
        if area.seat is not None:
            player = self.players[area.seat]
            heading = self.player_name(player)
            border = seat_style(area.seat) if player.active else "dim"
            signs = self.player_signs(player, inner)
            if signs and heading.cell_len + signs.cell_len + 3 <= inner - 2 and "\n" not in signs.plain:
                heading = Ink(" · ", "dim").join([heading, signs])
            elif signs:
                parts.append(signs)
            if heading.cell_len > inner - 2:
                parts.insert(0, heading)
                heading = None
        if zones:
            parts.append(draw_zones(self.pen, zones, inner))
        if heading:
            heading.stylize_before("default not dim")  # the border's style would colour it too
        body = Stack(*parts)
        return Panel(
            body,
            box.ROUNDED,
            title=heading,
            title_align="left",
            border_style=border,
            height=height,
            padding=(0, 1),
        )

    def has_numbers(self, area: Area) -> bool:
        for zone in self.scene.zones:
            if zone.area != area.id:
                continue
            if zone.id in self.pen.numbers or any(piece.id in self.pen.numbers for piece in zone.pieces):
                return True
            if any(ident.startswith(f"{zone.id}:") for ident in self.pen.numbers):
                return True
        return False

    def folded(self, area: Area) -> RenderableType:
        """One line that only counts."""
        out = Ink("▸ ", "dim")
        if area.seat is not None:
            out.append(self.player_name(self.players[area.seat])).append("  ")
        counts = []
        for zone in self.scene.zones:
            if zone.area == area.id:
                count = zone.count if zone.count is not None else sum(piece.n for piece in zone.pieces)
                counts.append(f"{self.words(zone.title)} {count}")
        return Padding(out.append(" · ".join(counts), "dim"), (0, 1), expand=False)

    # Layout

    def blocks(self) -> list[Template]:
        """The template of areas, cut into blocks; on a narrow screen what is pinned comes last."""
        lines = self.scene.layout.wide if self.wide else self.scene.layout.narrow
        bands = cut([row.split() for row in lines])
        if self.wide:
            return bands
        pinned = [band for band in bands if all(self.areas[name].narrow == "pin" for row in band for name in row)]
        return [band for band in bands if band not in pinned] + pinned

    def layout(self, rows: Template, width: int) -> RenderableType:
        """Cut the template where no area crosses the cut: first across, then down."""
        names = list(dict.fromkeys(name for row in rows for name in row))
        if len(names) == 1:
            return self.area(self.areas[names[0]], width)
        bands = cut(rows)
        if len(bands) > 1:
            return Stack(*(self.layout(band, width) for band in bands))
        parts = [turned(part) for part in cut(turned(rows))]
        if len(parts) == 1 or width < SLIM:
            return Stack(*(self.layout([[name]], width) for name in names))
        return self.side_by_side(parts, width)

    def side_by_side(self, parts: list[Template], width: int) -> RenderableType:
        """Parts in proportion to their columns; boxes that stand alone in theirs have the same height."""
        table = Table.grid()
        total, left = sum(len(part[0]) for part in parts), width
        shares = []
        for part in parts:
            shares.append(width * len(part[0]) // total)
            left -= shares[-1]
        shares[-1] += left
        cells = [self.layout(part, share) for part, share in zip(parts, shares, strict=True)]
        if all(isinstance(cell, Panel) for cell in cells):
            tallest = max(height(cell, share) for cell, share in zip(cells, shares, strict=True))
            alone = [self.areas[part[0][0]] for part in parts]
            cells = [self.area(area, share, tallest) for area, share in zip(alone, shares, strict=True)]
        for share in shares:
            table.add_column(width=share)
        table.add_row(*cells)
        return table

    # The question

    def phases(self) -> Ink:
        prompt = self.scene.prompt
        names = [self.words(phase) for phase in prompt.phases]
        return Ink(" › ", "dim").join(
            [Ink(f"[{name}]", "bold") if k == prompt.phase else Ink(name, "dim") for k, name in enumerate(names)]
        )

    def question(self) -> RenderableType:
        """What is asked, who is waited for, and the numbered answers; or how it ended."""
        scene, words = self.scene, self.words
        parts: list[RenderableType] = []
        if scene.prompt.phases and not scene.result:
            parts.append(Padding(self.phases(), (0, 1), expand=False))
        ask = Ink.assemble(" ", (words(scene.prompt.text), "bold"))
        waiting = [words(f"@{seat}") for seat in scene.prompt.waiting if seat != scene.seat]
        if waiting and not scene.choices:
            ask.append(f"  {words.say('ui-waiting', who=', '.join(waiting))}", "dim")
        parts.append(Padding(ask, (0, 1, 0, 0), expand=False))
        if scene.choices:
            parts.append(draw_choices(self.pen.entries, words, self.width))
        if scene.result:
            parts.append(draw_result(scene.result, words))
        return Stack(*parts)


def height(part: RenderableType, width: int) -> int:
    """How many lines this takes."""
    console = Console(width=width, color_system=None, file=StringIO())
    return len(console.render_lines(part, console.options.update(width=width)))


def bot_name(kind: str, words: Words) -> str:
    """A kind of bot in the reader's language, if it is one of ours."""
    message = f"bot-{kind}"
    return words.say(message) if words.bundle.has_message(message) else kind


def cut(rows: Template) -> list[Template]:
    """Bands of rows such that no name occurs in two bands."""
    bands: list[Template] = []
    for row in rows:
        touching = [band for band in bands if {name for line in band for name in line} & set(row)]
        if touching:
            first = bands.index(touching[0])
            bands[first:] = [[line for band in bands[first:] for line in band] + [row]]
        else:
            bands.append([row])
    return bands


def turned(rows: Template) -> Template:
    """Columns as rows."""
    return [list(column) for column in zip(*rows, strict=True)]
