"""What the panel of offers asks about a position of Lords: offers, drafts, what holds, how talks ended."""

from __future__ import annotations

from typing import Any

import pytest
from tests.lords.build import Table
from tests.lords.test_05_fair import bride, fair_day, send

from signoria.games.lords.deals import delivery, fair
from signoria.games.lords.rules import GAME
from signoria.games.lords.studies import STUDIES
from signoria.kernel.study import Scene, Told
from signoria.kernel.words import words


class Talk:
    """A table whose events are kept, as a reader is told them."""

    def __init__(self, t: Table) -> None:
        self.t, self.told = t, list[Told]()

    def do(self, *texts: str, seat: int) -> Talk:
        self.t.do(*texts, seat=seat)
        assert self.t.s.events is not None
        for event in self.t.s.events:
            self.told.append(Told(len(self.told), self.t.s.round, -1, event))
        return self

    def shown(self, seat: int | None) -> dict[str, Any]:
        scene = Scene(GAME.mask(self.t.s, seat), seat, self.told, words(GAME, "en"))
        return STUDIES["deals"](scene, {})


def sides(deal: dict[str, Any]) -> list[list[dict[str, Any]]]:
    return [side["terms"] for side in deal["sides"]]


@pytest.mark.clause("5.2.5")
def test_a_draft_is_its_makers_alone() -> None:
    """Neither the other, nor a third, nor who looks on learns of it, or that offers were begun."""
    talk = Talk(fair_day())
    before = {seat: talk.shown(seat) for seat in (1, 2, None)}
    talk.do("begin-offer:1", "give-au:4", "ask-promise:9", seat=0)
    draft = talk.shown(0)["draft"]
    assert [side["seat"] for side in draft["sides"]] == [0, 1]
    assert [[(term["what"], term["n"]) for term in side] for side in sides(draft)] == [[("au", 4)], [("promise", 9)]]
    assert talk.shown(0)["limits"]["begun"] == 1
    assert {seat: talk.shown(seat) for seat in (1, 2, None)} == before


@pytest.mark.clause("5.2.5")
def test_a_term_is_left_out_by_the_plays_that_the_study_tells() -> None:
    talk = Talk(fair_day().card(1, "G1", block=1))
    talk.do("begin-offer:1", "give-au:4", "ask-card:G1", "ask-promise:9", seat=0)
    told = {term["what"]: term for side in sides(talk.shown(0)["draft"]) for term in side}
    talk.do(*told["card"]["without"], seat=0)
    left = talk.shown(0)["draft"]
    assert [[term["what"] for term in side] for side in sides(left)] == [["au"], ["promise"]]
    talk.t.p(0).drafts = (talk.t.s.round, fair.BEGINNINGS, *talk.t.p(0).drafts[2:])
    assert all("without" not in term for side in sides(talk.shown(0)["draft"]) for term in side)


@pytest.mark.clause("5.2.5", "5.2.7")
def test_open_offers_and_what_they_hold() -> None:
    """Everybody is shown the same; the gold is that of the escrow."""
    t = send(fair_day().card(1, "G1", block=1), "give-au:4", "ask-card:G1", "share-bid:E9:2")
    talk = Talk(t)
    for seat in (0, 1, 2, None):
        (offer,) = talk.shown(seat)["open"]
        assert (offer["maker"], offer["other"], offer["answers"], offer["asked"]) == (0, 1, 1, False)
        assert offer["held"] == t.au("escrow_0") == 4
        assert sides(offer) == [
            [{"what": "au", "n": 4}, {"what": "share", "card": "E9", "n": 2}],
            [{"what": "card", "card": "G1"}],
        ]
    assert talk.shown(0)["limits"]["sent"] == t.p(0).offers == 1
    assert "sent" not in talk.shown(None)["limits"]


@pytest.mark.clause("5.2.5", "5.2.7", "5.11.5.b3")
def test_what_was_agreed_holds_as_long_as_the_rules_say() -> None:
    t = send(fair_day(), "give-au:4", "ask-promise:6", "buy-passage:0").do("accept-offer:0", seat=1)
    talk = Talk(t)
    (deal,) = talk.shown(2)["agreed"]
    assert sides(deal) == [[], [{"what": "promise", "n": 6, "until": 1463}, {"what": "passage", "n": 0, "until": 1462}]]
    assert {"seat": 1, "other": 0, "n": 0} in talk.shown(None)["passage"]
    assert {"seat": 0, "other": 1, "n": 1} in talk.shown(0)["passage"]
    assert {"seat": 0, "other": 1, "n": 1} not in talk.shown(2)["passage"]
    for year in (1463, 1464):
        t.at(year, "spring")
        delivery.expire(t.s)
        kept = [term["until"] for deal in talk.shown(0)["agreed"] for side in sides(deal) for term in side]
        assert kept == ([1463] if year == 1463 else [])


@pytest.mark.clause("5.7.6", "5.7.10.b1", "5.7.4.b2")
def test_consents_are_those_of_the_state() -> None:
    t = fair_day()
    assert Talk(t).shown(None)["consents"] == []
    for what, of in ((0, 1), (16, 0), (112, 2)):
        t.s.leave = (*t.s.leave, (1, what + of))
    colours = Talk(t).shown(0)["consents"]
    assert [(row["seat"], row["what"]) for row in colours] == [(1, "leave"), (1, "cross"), (1, "lend")]
    assert colours[2]["to"] == 2


@pytest.mark.clause("5.2.5")
def test_how_talks_ended() -> None:
    """The last one first, with the terms that it had: refused with its reason, agreed, withdrawn."""
    talk = Talk(fair_day())
    assert talk.shown(1)["talks"] == []
    talk.do("begin-offer:1", "give-au:4", "send-offer:1", seat=0).do("refuse-offer:0:price", seat=1)
    talk.do("begin-offer:1", "give-au:5", "send-offer:1", seat=0).do("accept-offer:0", seat=1)
    talk.do("begin-offer:2", "ask-au:1", "send-offer:2", seat=1)
    assert len(talk.shown(None)["talks"]) == 2
    talk.do("withdraw-offer", seat=1)
    told = talk.shown(2)["talks"]
    assert [(row["maker"], row["outcome"], row.get("reason")) for row in told] == [
        (1, "lapsed", None),
        (0, "agreed", None),
        (0, "refused", "price"),
    ]
    assert sides(told[2]) == [[{"what": "au", "n": 4}], []]
    assert [talk.told[row["moment"]].event[0] for row in told] == [delivery.MADE] * 3


@pytest.mark.clause("5.2.5.b3")
def test_a_princess_waits_for_the_pope() -> None:
    """The offer stays open, his word is awaited; if he is against it, the talk tells so."""
    talk = Talk(bride(fair_day()).card(2, "L4"))
    talk.do("begin-offer:1", "give-card:M25", "send-offer:1", seat=0).do("accept-offer:0", seat=1)
    (offer,) = talk.shown(0)["open"]
    assert (offer["answers"], offer["asked"]) == (2, True)
    talk.do("no", seat=2)
    assert talk.shown(0)["open"] == []
    assert talk.shown(0)["talks"][0]["outcome"] == "pope_against"
