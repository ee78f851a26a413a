"""What tests against a running server share, with and without a browser."""

from __future__ import annotations

import socket
from typing import Any


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def merged(old: Any, patch: Any) -> Any:
    """JSON Merge Patch (RFC 7396), written once more so that the server's own patches are judged by another hand."""
    if not isinstance(patch, dict):
        return patch
    out = dict(old) if isinstance(old, dict) else {}
    for name, value in patch.items():
        if value is None:
            out.pop(name, None)
        else:
            out[name] = merged(out.get(name), value)
    return out


def unfolded(doc: Any) -> Any:
    """The document of one that came over the wire (docs/wire.md, "Folded"), by another hand than the client's."""
    out = dict(doc)
    if "log" in out:
        out["log"] = [{"n": int(n), **out["log"][n]} for n in sorted(out["log"], key=int)]
    if "history" in out:
        out["history"] = [out["history"][n] for n in sorted(out["history"], key=int)]
    if "scores" in out:
        titles, rows = out["scores"]["titles"], out["scores"]["rows"]
        out["scores"] = [
            {
                **{"seat": int(seat), "total": rows[seat]["total"], "place": rows[seat]["place"]},
                "lines": [
                    {"source": x, "title": titles[x][0], "points": rows[seat]["points"][x], "clause": titles[x][1]}
                    for x in titles
                    if x in rows[seat]["points"]
                ],
            }
            for seat in sorted(rows, key=int)
        ]
    for part in ("question", "glance"):
        if part in out:
            out[part] = {**out[part], **{x: _members(out[part][x]) for x in ("options", "barred")}}
    return out


def _members(rows: Any) -> list[Any]:
    found: list[Any] = []
    for row in rows:
        if "rows" not in row:
            found.append(row)
            continue
        for values in row["rows"]:
            member = dict(row["same"])
            for name, (column, before, after) in row["vary"].items():
                if isinstance(before, list):
                    member[name] = [*before[:-1], before[-1] + values[column] + after]
                else:
                    member[name] = before + values[column] + after
            found.append(member)
    return found
