"""Documents as they travel: what a merge patch would repeat whole is keyed, and options that are alike share what they
have in common. The client's `unfold.ts` gives the document of docs/wire.md back.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

Json = dict[str, Any]
ALIKE: Final = 3  # so many in a row are worth a family


def fold(doc: Json) -> Json:
    """The document with its log, scores, history and lists of options folded; the rest is shared."""
    out = dict(doc)
    if "log" in out:
        out["log"] = {str(line["n"]): {k: v for k, v in line.items() if k != "n"} for line in out["log"]}
    if "history" in out:
        out["history"] = {str(i): points for i, points in enumerate(out["history"])}
    if "scores" in out:
        out["scores"] = _scores(out["scores"])
    for part in ("question", "glance"):
        if part in out:
            out[part] = {**out[part], **{x: families(out[part][x]) for x in ("options", "barred")}}
    return out


def _scores(sheets: Sequence[Json]) -> Json:
    """`{titles: {source: [title, clause]}, rows: {seat: {total, place, points: {source: n}}}}`"""
    lines = [line for sheet in sheets for line in sheet["lines"]]
    return {
        "titles": {line["source"]: [line["title"], line["clause"]] for line in lines},
        "rows": {
            str(sheet["seat"]): {
                "total": sheet["total"],
                "place": sheet["place"],
                "points": {line["source"]: line["points"] for line in sheet["lines"]},
            }
            for sheet in sheets
        },
    }


def families(rows: Sequence[Json]) -> list[Json]:
    """Rows that follow one another and differ in the ends of texts only, as one: `{same: {field: value}, vary: {field:
    [column, before, after]}, rows: [[…]]}`; `refs` vary in their last one, so that `before` begins with the others."""
    out: list[Json] = []
    for _, run in groupby(rows, _kin):
        members = list(run)
        if len(members) < ALIKE or "o" not in members[0]:
            out += members
        else:
            out.append(_family(members))
    return out


def _kin(row: Json) -> tuple[object, ...]:
    """Equal for members of a family: all but the last word of `o`, the last ref, and the texts."""
    refs = row.get("refs", ())
    fixed = [(k, repr(v)) for k, v in row.items() if k not in ("o", "refs", "text", "what")]
    return (row["o"].rpartition(":")[0], refs[:-1], len(refs), "what" in row, *fixed)


def _family(members: Sequence[Json]) -> Json:
    same: Json = {}
    vary: dict[str, list[Any]] = {}
    columns: list[list[str]] = []
    for field, first in members[0].items():
        values = [row[field] for row in members]
        if all(value == first for value in values):
            same[field] = first
            continue
        ends = [value[-1] if field == "refs" else value for value in values]
        before = _beginning(ends)
        after = _beginning([end[len(before) :][::-1] for end in ends])[::-1]
        column = [end[len(before) : len(end) - len(after)] for end in ends]
        if column not in columns:
            columns.append(column)
        head = [*first[:-1], before] if field == "refs" else before
        vary[field] = [columns.index(column), head, after]
    return {"same": same, "vary": vary, "rows": [list(row) for row in zip(*columns, strict=True)]}


def _beginning(texts: Sequence[str]) -> str:
    """What all of them begin with."""
    least, greatest = min(texts), max(texts)
    alike = (i for i, (a, b) in enumerate(zip(least, greatest, strict=False)) if a != b)
    return least[: next(alike, min(len(least), len(greatest)))]
