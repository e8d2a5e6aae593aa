"""Plots as SVG, drawn by hand: bars with intervals, and histograms. Colours come from the page, so both themes do."""

from __future__ import annotations

from html import escape

from pioche.lab.report import Share

WIDE, BAR, LABEL = 640, 26, 190


def shares(rows: list[tuple[str, Share]], fair: float | None = None, most: float = 1.0) -> str:
    """A bar for each share with its interval; a line where a fair one would be."""
    high = len(rows) * BAR + 8
    scale = (WIDE - LABEL - 70) / most
    parts = []
    for place, (name, share) in enumerate(rows):
        y = place * BAR + 4
        x = LABEL
        off = " off" if fair is not None and share.is_off(fair) else ""
        low, top = x + share.low * scale, x + min(share.high, most) * scale
        parts.append(
            f'<text x="{LABEL - 8}" y="{y + 15}" text-anchor="end">{escape(cut(name))}</text>'
            f'<rect class="bar{off}" x="{x}" y="{y + 3}" width="{max(1.0, share.value * scale):.1f}" height="16"/>'
            f'<path class="whisker" d="M{low:.1f} {y + 11}H{top:.1f}M{low:.1f} {y + 6}v10M{top:.1f} {y + 6}v10"/>'
            f'<text class="value" x="{top + 6:.1f}" y="{y + 15}">{100 * share.value:.1f} %</text>'
        )
    line = f'<path class="fair" d="M{LABEL + fair * scale:.1f} 0V{high}"/>' if fair is not None else ""
    return drawing(high, line + "".join(parts), ", ".join(f"{name}: {100 * one.value:.0f} %" for name, one in rows))


def histogram(values: list[float], bins: int = 24) -> str:
    """How often each size came up."""
    if not values:
        return ""
    low, high = min(values), max(values)
    step = (high - low) / bins or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / step))] += 1
    most, tall, across = max(counts), 150, WIDE / bins
    parts = [
        f'<rect class="bar" x="{place * across + 1:.1f}" y="{tall - tall * count / most:.1f}" '
        f'width="{across - 2:.1f}" height="{tall * count / most:.1f}"/>'
        for place, count in enumerate(counts)
    ]
    ends = "".join(
        f'<text class="value" x="{x}" y="{tall + 18}" text-anchor="{anchor}">{value:g}</text>'
        for x, anchor, value in ((0, "start", round(low, 1)), (WIDE, "end", round(high, 1)))
    )
    return drawing(tall + 24, "".join(parts) + ends, f"{low:g}–{high:g}")


def cut(name: str, longest: int = 28) -> str:
    return name if len(name) <= longest else name[: longest - 1] + "…"


def drawing(high: float, inside: str, said: str) -> str:
    return f'<svg viewBox="0 0 {WIDE} {high:.0f}" role="img" aria-label="{escape(said)}">{inside}</svg>'
