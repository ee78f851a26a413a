"""What came of a choice is told before the word that it was taken."""

from __future__ import annotations

from types import SimpleNamespace

from devices import Device


def test_the_next_choice_may_follow_at_once(server: str) -> None:
    """Each answer names the question that the document shows by then: none is stale."""
    host = Device(SimpleNamespace(url=server))  # type: ignore[arg-type]
    table = host.table("me", "me", game="lords", options={})
    live = host.live(table, 0)
    for _ in range(12):
        asked = live.doc["question"]["asked"][0]
        live.seat = asked
        live.hello()
        live.until(lambda doc, asked=asked: doc["you"]["seat"] == asked)  # type: ignore[misc]
        before = live.doc["question"]["id"]
        option = next(x for x in live.doc["question"]["options"] if not x.get("anytime"))
        text = f"{option['o']}:{option['least']}" if "least" in option else option["o"]
        assert live.do(text)["t"] == "ok"
        assert live.doc["question"]["id"] != before
    live.close()
