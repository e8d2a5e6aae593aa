"""A report as one page that needs nothing else: readable on a phone and on paper, by day and by night."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from importlib.resources import files

from pioche.lab import plots
from pioche.lab.report import Answer, Difference, Report, Share
from pioche.text import Words

SHOWN = 40  # answers in the table


def page(reports: list[tuple[str, Report]], differences: list[Difference], words: Words) -> str:
    """One report, or two of them side by side."""
    first = reports[0][1]
    game = words("game-name")
    title = words.say("report-title", game=game)
    options = ", ".join(f"{k} {v}" for k, v in first.data()["options"].items())
    about = words.say("report-about", games=first.seen.games, bot=words.say(f"bot-{first.plan.bot}"), options=options)
    parts = [f"<h1>{escape(title)}</h1><p class=soft>{escape(about)}</p>"]
    if differences:
        parts.append(side_by_side(reports, differences, words))
    for name, report in reports:
        parts.append(whole(report, words, name if len(reports) > 1 else ""))
    caution = escape(words.say("report-caution"))
    seed = escape(words.say("report-seed", seed=first.plan.seed, version=first.plan.game.version))
    parts.append(f"<h2>{escape(words.say('report-limits'))}</h2><p>{caution}</p><p class=soft>{seed}</p>")
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{style()}</style><body>{''.join(parts)}</body></html>\n"
    )


def style() -> str:
    return files("pioche.lab").joinpath("report.css").read_text("utf-8")


def whole(report: Report, words: Words, name: str) -> str:
    """All sections of one report."""
    say = words.say
    seats = [(say("report-seat", n=n + 1), share) for n, share in enumerate(report.seats)]
    order = [(say("report-nth", n=n + 1), share) for n, share in enumerate(report.order)]
    most = max([0.05, *(share.high for share in report.seats + report.order)]) * 1.05
    out = [f"<h1>{escape(name)}</h1>" if name else "", section("verdict", verdicts(report, words), words)]
    if report.players > 1:
        drawn = (
            plots.shares(seats, report.fair, most)
            + said("report-order", words)
            + plots.shares(order, report.fair, most)
        )
        out.append(section("seats", drawn, words))
    if report.ladder:
        rungs = [(say(f"bot-{rung}"), share) for rung, share in report.ladder]
        out.append(section("ladder", plots.shares(rungs, 0.5), words))
    if report.prices:
        out.append(section("prices", plots.shares(report.prices, 0.5), words))
    out.append(section("answers", answers(report.answers(), words), words))
    lengths = plots.histogram([float(one.answers) for one in report.seen.each])
    leads = say("report-leads", leads=round(report.mean("leads"), 1), settled=round(100 * report.mean("settled")))
    early = say("report-early", share=round(100 * report.seen.out / (report.seen.games * report.players), 1))
    out.append(section("length", lengths + paragraph(leads) + paragraph(early), words))
    many = say("report-options", mean=round(report.options(), 1), forced=round(100 * report.forced()))
    asked = [
        (str(n) if n < 20 else "20+", Share.of(c, report.seen.asked.total()))
        for n, c in sorted(report.seen.asked.items())
    ]
    out.append(
        section("decisions", paragraph(many) + plots.shares(asked, None, max(s.high for _, s in asked) * 1.05), words)
    )
    never = [f"<li>§{escape(rule)} <small>{escape(kind)}</small>" for kind, rule in report.idle()]
    out.append(section("never", f"<ul>{''.join(never)}</ul>" if never else said("report-never-none", words), words))
    links = [link(report, kind, number, text, words) for kind, (number, text) in report.records.items()]
    out.append(section("outliers", f"<ul>{''.join(links)}</ul>", words) if links else "")
    return "".join(out)


def section(name: str, inside: str, words: Words) -> str:
    head = escape(words.say(f"report-{name}"))
    help_text = words.format(f"report-{name}", "help")
    about = f"<p class=soft>{escape(help_text)}</p>" if help_text else ""
    return f"<section><h2>{head}</h2>{about}{inside}</section>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def said(message: str, words: Words) -> str:
    return paragraph(words.say(message))


def verdicts(report: Report, words: Words) -> str:
    """What matters, as sentences with their intervals."""
    say, lines = words.say, list[str]()
    if report.players > 1:
        for kind, shares in (("seat", report.seats), ("nth", report.order)):
            off = [(n, share) for n, share in enumerate(shares) if share.is_off(report.fair)]
            if not off:
                lines.append(say(f"report-fair-{kind}", within=interval(shares[0], words)))
            for n, share in sorted(off, key=lambda one: -abs(one[1].value - report.fair))[:2]:
                more = "more" if share.value > report.fair else "less"
                text = say(f"report-off-{kind}", n=n + 1, more=more, share=interval(share, words),
                           fair=percent(report.fair, words))  # fmt: skip
                lines.append(text)
    for rung, share in report.ladder[:1]:
        lines.append(say("report-luck", bot=say(f"bot-{rung}"), share=interval(share, words)))
    for what in ("dead", "must"):
        found = [one.name for one in report.answers() if one.matter == what]
        if found:
            lines.append(
                say(f"report-{what}", n=len(found), names=", ".join(found[:6]) + ("…" if len(found) > 6 else ""))
            )
    dear = [(name, share) for name, share in report.prices if share.is_off(0.5)]
    for name, share in sorted(dear, key=lambda one: one[1].value)[:2]:
        lines.append(say("report-price", name=name, share=interval(share, words)))
    return f"<ul class=verdict>{''.join(f'<li>{escape(line)}' for line in lines)}</ul>"


def interval(share: Share, words: Words) -> str:
    low, high = (percent(one, words) for one in (share.low, share.high))
    return words.say("report-interval", share=percent(share.value, words), low=low, high=high)


def percent(value: float, words: Words) -> str:
    return f"{words.number(round(100 * value, 1))} %"


def answers(found: list[Answer], words: Words) -> str:
    heads = "".join(f"<th>{escape(words.say(f'report-{head}'))}" for head in ("answer", "offered", "taken", "won"))
    rows = []
    for one in found[:SHOWN]:
        tag = f" <span class=tag>{escape(words.say(f'report-tag-{one.matter}'))}</span>" if one.matter else ""
        share = percent(one.taken / one.offered, words)
        doubt = words.number(round(50 * (one.won.high - one.won.low), 1))
        won = f"{percent(one.won.value, words)} <small>± {doubt}</small>"
        rows.append(f"<tr><td>{escape(one.name)}{tag}<td>{one.offered}<td>{share}<td>{won}")
    more = paragraph(words.say("report-more", n=len(found) - SHOWN)) if len(found) > SHOWN else ""
    return f"<div class=scroll><table><tr>{heads}{''.join(rows)}</table></div>{more}"


def link(report: Report, kind: str, number: int, text: str, words: Words) -> str:
    """The record of an outlier, to be saved and replayed."""
    file = f"{report.plan.game.key}-{number}.pioche"
    address = "data:text/plain;base64," + b64encode(text.encode()).decode()
    what = escape(words.say(f"report-{kind}", n=number))
    return f'<li><a download="{escape(file)}" href="{address}">{what}</a> <small>pioche replay {escape(file)}</small>'


def side_by_side(reports: list[tuple[str, Report]], differences: list[Difference], words: Words) -> str:
    names = [name for name, _ in reports]
    heads = "".join(f"<th>{escape(head)}" for head in ("", *names, words.say("report-difference")))
    rows = []
    for one in differences:
        clear = words.say("report-clear" if one.is_clear else "report-unclear")
        gap = f"{words.number(round(one.second - one.first, 2))} <small>({words.number(round(one.low, 2))} … "
        gap += f"{words.number(round(one.high, 2))}; {escape(clear)})</small>"
        told = [words.number(round(value, 2)) for value in (one.first, one.second)]
        rows.append(f"<tr><td>{escape(words.say(f'report-what-{one.what}'))}<td>{told[0]}<td>{told[1]}<td>{gap}")
    return section("compared", f"<div class=scroll><table><tr>{heads}{''.join(rows)}</table></div>", words)
