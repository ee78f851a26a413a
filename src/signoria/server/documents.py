"""The document of docs/wire.md: everything that one reader may see of a table, in one language.

All that comes from the match is read from `rules.mask(state, seat)`, never from the state, and from log lines that the
seat may see. A document is built again for each reader after each change; only the differences travel.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from signoria.kernel.engine import legal, seats_of
from signoria.kernel.match import DO, Match
from signoria.kernel.page import as_json
from signoria.kernel.state import Asking
from signoria.kernel.study import Scene, Told
from signoria.kernel.words import words
from signoria.server.access import Reader
from signoria.server.cases import case_part, leading_seat
from signoria.server.chronicle import concerns
from signoria.server.phrases import Phrases, phrases
from signoria.server.play import undo_for
from signoria.server.problems import Problem, say
from signoria.server.table import OVER, PERSON, RUNNING, Table

LOG_LINES: Final = 40  # newest lines in a document: a merge patch repeats them all; older ones can be asked for
SINCE_LINES: Final = 40
Json = dict[str, Any]


def viewpoint(table: Table, reader: Reader, wished: int | None) -> int:
    """The seat that a reader looks from: the one wished for if it is held, else the one that a case is about, one that
    is asked, the first, or -1."""
    if wished is not None and wished in reader.seats:
        return wished
    if (lead := leading_seat(table)) in reader.seats:
        return lead
    must = table.match.state.must if table.match else 0
    return next((x for x in reader.seats if must >> x & 1), reader.seats[0] if reader.seats else -1)


class Presence:
    """Who is connected: seats with somebody there, and how many watch."""

    def __init__(self, here: Collection[int] = (), spectators: int = 0) -> None:
        self.here, self.spectators = frozenset(here), spectators


def document(
    table: Table, reader: Reader, seat: int, language: str, presence: Presence, shown: int | None = None
) -> Json:
    """The document for `reader` who looks from `seat` (-1: a spectator); `shown`: an earlier moment, for the replay."""
    doc: Json = {
        "table": table_part(table, presence),
        "you": {
            "seat": seat,
            "seats": list(reader.seats),
            "acts": [x for x in reader.seats if reader.acts_as(x)],  # only as a stand-in
            "host": reader.host,
        },
    }
    if table.fault is not None:
        raise table.fault
    match = table.match
    if match is None:
        return {**doc, "moment": {"now": 0, "shown": 0, "first": 0}, "log": [], "since": []}
    now, at = len(match.force), shown_moment(match, shown)
    if case := case_part(table, language, at):
        doc["table"]["case"] = case
    if at != now:
        play = match_part(table, match, seat, language, at, live=False)
    else:
        if (seat, language) not in table.documents:
            table.documents[seat, language] = match_part(table, match, seat, language, at, live=True)
        play = table.documents[seat, language]
        if seat >= 0:
            doc["undo"] = undo_part(table, seat, reader, language)
    return {**doc, "moment": {"now": now, "shown": at, "first": match.floor}, **play}


def shown_moment(match: Match[Any], wished: int | None) -> int:
    """The moment that is shown: the present one where none is wished for; Problem when it cannot be shown."""
    now = len(match.force)
    if wished is None:
        return now
    if not 0 <= wished <= now:
        raise Problem("no-moment")
    if wished < match.floor:
        raise Problem("epoch")
    return wished


def scene(table: Table, match: Match[Any], seat: int, language: str, at: int) -> Scene:
    """What a study may look at: the position at a moment, and what was told up to it, as the seat may see them."""
    viewer = None if seat < 0 else seat
    state = match.state if at == len(match.force) else match.at(at)
    told = [Told(x.moment, x.round, x.seat, x.event) for x in table.chronicle.told(seat, at) if x.event is not None]
    return Scene(match.rules.mask(state, viewer), viewer, told[::-1], words(match.rules, language, match.setup.sets))


def table_part(table: Table, presence: Presence) -> Json:
    """What everybody at the table may know about it."""
    row, setup = table.row, table.setup
    seats = []
    for x in table.seats:
        seat: Json = {"seat": x.seat, "name": x.name, "kind": x.kind, "here": x.seat in presence.here}
        if x.bot:
            seat["bot"] = x.bot
        if x.acting:
            seat["acting"] = x.acting
        seats.append(seat)
    out: Json = {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "status": row.status,
        "undo": row.undo,
        "options": dict(setup.options),
        "sets": dict(setup.sets),
        "chance": row.chance,
        "commitment": table.commitment,
        "spectators": presence.spectators,
        "seats": seats,
    }
    return {**out, "rematch": row.rematch} if row.rematch else out


def match_part(table: Table, match: Match[Any], seat: int, language: str, at: int, *, live: bool) -> Json:
    """Board, question, log and scores as the seat may see them at a moment."""
    rules, chronicle = match.rules, table.chronicle
    viewer = None if seat < 0 else seat
    masked = rules.mask(match.state if live else match.at(at), viewer)
    speech = phrases(rules, language, match.setup)
    out: Json = {"board": rules.board(masked, viewer)}
    if page := rules.page(masked, viewer, speech.speech):
        out["page"] = as_json(page)
    if masked.must and table.row.status != OVER:
        out["question"] = question_part(match, masked, seat, speech, live)
        if live and seat >= 0 and not masked.must >> seat & 1:
            glance = rules.glance(masked, seat)
            if glance is not None:
                out["glance"] = speech.menu(masked, seat, glance)
    lines = []
    for line in chronicle.seen(seat, at):
        lines.append(speech.line(line))
        if len(lines) == LOG_LINES:
            break
    out["log"] = lines[::-1]
    out["since"] = since(table, match, seat, speech) if live and seat >= 0 else []
    out["scores"] = scores(match, masked, speech)
    out["history"] = [points for moment, _, points in chronicle.totals if moment <= at]
    if live and match.over:
        out["result"] = result(table, out["scores"], language)
    return out


def question_part(match: Match[Any], masked: Any, seat: int, speech: Phrases, live: bool) -> Json:
    """What is asked. A reader who is not asked sees the words, not the options."""
    asked = seats_of(masked.must)
    mine = seat in asked
    key, text = speech.question(masked, seat if mine else asked[0])
    name = match.question_of(seat) if seat >= 0 else match.question
    out: Json = {"id": name, "asked": asked, "mine": mine and live, "key": key, "text": text}
    menu = legal(masked, seat, True) if live and seat >= 0 else None
    out.update(speech.menu(masked, seat, menu) if menu else {"options": [], "barred": []})
    top = masked.agenda[-1] if masked.agenda else None
    if live and seat >= 0 and isinstance(top, Asking) and top.drafts[seat]:
        out["retract"] = True
    return out


def barred_at(table: Table, seat: int, language: str, ref: str) -> list[Json]:
    """What is barred to the seat at a ref, row by row: where a document tells many with the same reason as one."""
    match = table.match
    if match is None or seat < 0 or table.row.status == OVER or match.over:
        return []
    masked = match.rules.mask(match.state, seat)
    menu = legal(masked, seat, True) if masked.must >> seat & 1 else match.rules.glance(masked, seat)
    return phrases(match.rules, language, match.setup).barred_at(masked, seat, menu, ref) if menu else []


def undo_part(table: Table, seat: int, reader: Reader, language: str) -> Json:
    """May the seat take its last choice back, and does somebody ask to go back now?"""
    can, code, to = undo_for(table, seat)
    if table.row.status != RUNNING:
        can, code = "no", table.row.status
    said = f"problem-{code}" if code else f"undo-can-{can}"
    if can == "ask" and not any(
        table.changed_hands(x.seat, to) or (x.kind == PERSON and x.seat not in reader.own)
        for x in table.seats
        if x.seat != seat
    ):
        can, said = "free", "undo-can-alone"  # dice or cards came since, but nobody need be asked
    out: Json = {"can": can, "text": say(language, said)}
    if vote := table.vote:
        waiting = [x for x in range(len(table.seats)) if x not in vote.yes]
        out["vote"] = {"id": vote.id, "by": vote.seat, "moment": vote.moment, "yes": vote.yes, "waiting": waiting}
    return out


def since(table: Table, match: Match[Any], seat: int, speech: Phrases) -> list[str]:
    """What others did since the seat's last choice that names the seat or nobody, and who came to play which seat."""
    acts = [match.log[index] for index in match.force]
    last = max((n for n, entry in enumerate(acts, 1) if entry.kind == DO and entry.seat == seat), default=0)
    out = []
    for line in table.chronicle.seen(seat, len(match.force)):
        if line.moment <= last and line.note is None:
            break
        others = line.seat != seat and (line.event is None or concerns(match, line.event, seat))
        if others or line.note is not None:
            out.append(speech.line(line)["text"])
            if len(out) == SINCE_LINES:
                break
    return out[::-1]


def scores(match: Match[Any], masked: Any, speech: Phrases) -> list[Json]:
    """Each seat's sheet, if the match stopped now."""
    rules = match.rules
    out = []
    for seat, place in enumerate(rules.places(masked)):
        lines: list[Json] = [
            {"source": x.source, "title": speech.source(x.source), "points": x.points, "clause": x.clause}
            for x in rules.sheet(masked, seat)
        ]
        out.append({"seat": seat, "total": sum(x["points"] for x in lines), "place": place, "lines": lines})
    return out


def result(table: Table, sheets: list[Json], language: str) -> Json:
    """Who has won, and in which rounds the lead changed."""
    winners = [x["seat"] for x in sheets if x["place"] == 1]
    names = ", ".join(f"[seat {x}]" for x in winners)
    points = max((x["total"] for x in sheets), default=0)
    turning: list[Json] = []
    before: list[int] = []
    for _, round_, points_of in table.chronicle.totals:
        lead = [x for x, total in enumerate(points_of) if total == max(points_of)]
        if lead != before:
            said = "lead-taken" if len(lead) == 1 else "lead-shared"
            seats = ", ".join(f"[seat {x}]" for x in lead)
            turning.append({"round": round_, "text": say(language, said, seats=seats)})
        before = lead
    text = say(language, "won", seats=names, count=len(winners), points=points)
    return {"winners": winners, "text": text, "turning": turning}


def patch(old: Json, new: Json) -> Json:
    """The JSON Merge Patch (RFC 7396) from one document to another; empty when they are equal."""
    out: Json = {name: None for name in old if name not in new}
    for name, value in new.items():
        before = old.get(name)
        if name not in old:
            out[name] = value
        elif before != value:
            nested = isinstance(before, dict) and isinstance(value, dict)
            out[name] = patch(before, value) if nested else value  # type: ignore[arg-type]  # nested says so
    return out
