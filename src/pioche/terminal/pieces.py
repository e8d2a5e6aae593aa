"""The small things on the table: faces, pieces with what is written under them, and signs."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text as Ink

from pioche.core.scene import Face, Piece, Scene, Sign, Zone
from pioche.terminal.choices import Entry, entries, numbers_by_pick
from pioche.terminal.colours import BACK, CARDS, ICONS, TONES, seat_style
from pioche.text import Words

SPOKEN_FLAGS = ("mark", "raise", "lock")
FLAG_MARKS = {"mark": "★", "raise": "↑", "lock": "="}


@dataclass(frozen=True)
class Cell:
    """A piece and the lines under it: whose it is, what its flags mean here, the number to type."""

    top: Ink
    under: tuple[Ink, Ink, Ink]

    @property
    def width(self) -> int:
        return max(self.top.cell_len, *(line.cell_len for line in self.under))


class Pen:
    """Draws the small things of one scene. `plain`: without colours, so shapes must say it all."""

    def __init__(self, scene: Scene, words: Words, plain: bool) -> None:
        self.scene = scene
        self.words = words
        self.plain = plain
        self.entries: list[Entry] = entries(scene, words.catalogue.faces)
        self.numbers = numbers_by_pick(self.entries)

    # Faces

    def letters(self, symbol: str) -> str:
        """A symbol in a card's corner: its letters."""
        return self.words.symbol(symbol) if symbol else ""

    def pip(self, symbol: str) -> str:
        """A symbol as a mark: its shape if every terminal has it, else its letters."""
        return ICONS.get(self.words.catalogue.symbols[symbol].icon) or self.words.symbol(symbol)

    def marks(self, face: Face) -> str:
        if face.look == "number":
            return "".join(self.pip(key) * n if n <= 3 else f" {self.pip(key)}{n}" for key, n in face.marks if n)
        return "".join(f" {self.pip(key)}{n if n > 1 else ''}" for key, n in face.marks if n)

    def face(self, key: str, full: bool = False) -> str:
        """What stands on the face: a few letters, or with `full` its name and all its values."""
        face, words = self.words.catalogue.faces[key], self.words
        if face.look == "back":
            return words.short(face.name) or "##"
        if face.look == "number":
            return f"{self.letters(face.symbol)}{face.corner}{self.marks(face)}"
        if face.look == "die":
            colour = "".join(map(self.letters, (mark for mark, _ in face.marks)))
            return f"[{self.letters(face.symbol)}{face.corner or '·'}{colour}]"
        if face.look == "token":
            return words(face.name) if full else self.pip(face.symbol)
        if face.look == "picture":
            return words(face.name) if full else (words.short(face.name) or self.pip(face.symbol)) + self.marks(face)
        values = " ".join(f"{self.pip(symbol)}{n}" for symbol, n in face.corners)
        if full:
            return f"{words(face.name)}{f' ({values})' if values else ''}{self.marks(face)}"
        if face.corner:
            return f"{self.letters(face.symbol)}{face.corner}{self.marks(face)}"
        return f"{words.short(face.name) or words(face.name)}{f' {values}' if values else ''}"

    def card(self, key: str, text: str, faded: bool = False) -> Ink:
        """Text on a card of this face's colour."""
        face = self.words.catalogue.faces[key]
        colour = self.words.catalogue.symbols[face.symbol].colour if face.symbol else ""
        chip, ink = CARDS[colour]
        if self.plain:
            return Ink(f"({text})" if faded else f" {text} ")
        if faded:
            return Ink(f" {text} ", f"dim {ink}")
        if face.look in ("token", "picture", "sheet", "die") and not colour:
            return Ink(f" {text} ", "bold")
        return Ink(f" {text} ", BACK if face.look == "back" else chip)

    def chip(self, symbol: str) -> Ink:
        """A symbol that has a colour, by itself."""
        colour = self.words.catalogue.symbols[symbol].colour
        letters = self.words.symbol(symbol)
        return Ink(letters, "bold") if self.plain else Ink(f" {letters} ", CARDS[colour][0])

    # Pieces

    def piece(self, piece: Piece, full: bool = False) -> Ink:
        """The piece itself."""
        text = self.face(piece.face, full)
        text += f"×{piece.n}" if piece.n > 1 else ""
        text += "…" if "deep" in piece.flags else ""
        return self.card(piece.face, text, faded="dim" in piece.flags and piece.id not in self.numbers)

    def brief(self, piece: Piece, whole_name: bool = False) -> Ink:
        """The piece with everything about it on the same line, for tight places."""
        out = Ink.assemble(self.piece(piece))  # what follows does not stand on the card
        out.append("".join(FLAG_MARKS[flag] for flag in SPOKEN_FLAGS if flag in piece.flags), "bold")
        if piece.seat is not None:
            name = self.words(f"@{piece.seat}")
            out.append(" ").append(name if whole_name else name[:3], seat_style(piece.seat))
        for sign in piece.signs:
            out.append("(").append(self.sign(sign, brief=True)).append(")")
        return out.append(self.number(piece.id))

    def cell(self, piece: Piece, zone: Zone) -> Cell:
        """The piece with its lines under it."""
        who = Ink(self.words(f"@{piece.seat}"), seat_style(piece.seat)) if piece.seat is not None else Ink()
        told = [self.words(zone.says.get(flag, f"ui-flag-{flag}")) for flag in SPOKEN_FLAGS if flag in piece.flags]
        about = Ink(", ".join(told), "bold")
        for sign in piece.signs:
            about.append(", " if about else "").append(self.sign(sign, brief=True))
        return Cell(self.piece(piece), (padded(who), padded(about), padded(self.number(piece.id))))

    def number(self, ident: str) -> Ink:
        """What to type to choose this: "[3]", "[3–7]" for several ways, nothing if it cannot be chosen."""
        numbers = self.numbers.get(ident, [])
        if not numbers:
            return Ink()
        first, last = numbers[0], numbers[-1]
        several = f"{first}–{last}" if last - first == len(numbers) - 1 else f"{first}…"
        return Ink(f"[{first}]" if first == last else f"[{several}]", "bold")

    # Signs

    def sign(self, sign: Sign, brief: bool = False, bar: bool = True) -> Ink:
        """A badge, a counter or a gauge."""
        name = (self.letters(sign.symbol) if brief else "") or self.words(sign.text)
        out = Ink(name, TONES[sign.tone] or ("" if sign.value is None else "dim"))
        if sign.symbol and not brief and self.words.catalogue.symbols[sign.symbol].colour:
            out.append(" ").append(self.chip(sign.symbol))
        if sign.value is not None:
            limit = f"/{sign.of}" if sign.of is not None else ""
            out.append(" ").append(f"{self.words.number(sign.value)}{limit}", f"bold {TONES[sign.tone]}".strip())
            if sign.of and not brief and bar:
                out.append(f" {gauge(sign.value, sign.of)}", TONES[sign.tone])
        if sign.seat is not None and self.words(f"@{sign.seat}") not in name:
            out.append(f" {self.words(f'@{sign.seat}')}", seat_style(sign.seat))
        return out

    def signs(self, signs: list[Sign], width: int) -> Ink:
        """Signs side by side, on as many lines as they need; their bars only where all fit on one."""
        whole = Ink(" · ", "dim").join([self.sign(sign) for sign in signs])
        if whole.cell_len <= width:
            return whole
        lines: list[Ink] = []
        for sign in signs:
            ink = self.sign(sign, bar=False)
            if lines and lines[-1].cell_len + 3 + ink.cell_len <= width:
                lines[-1].append(" · ", "dim").append(ink)
            else:
                lines.append(ink)
        return Ink("\n").join(lines)


def gauge(value: float, limit: int, length: int = 6) -> str:
    filled = max(0, min(length, round(length * value / limit)))
    return "▰" * filled + "▱" * (length - filled)


def padded(ink: Ink) -> Ink:
    """Under a card, whose letters begin one column in."""
    return Ink.assemble(" ", ink) if ink else ink
