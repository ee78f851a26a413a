"""The fair of Lords on its panel: an offer is put together in secret, sent, seen by the other, and accepted."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from hosted import file_of, played
from people import PHONE, WIDE
from playwright.sync_api import expect
from test_axe import AXE, RUN

from signoria.games.lords import money

if TYPE_CHECKING:
    from people import Person
    from playwright.sync_api import Locator

    from conftest import Invite
    from signoria.kernel.match import Match


def fair(match: Match[Any]) -> bool:
    """At an auction offers are made; the first two have gold for them."""
    s = match.state
    return s.auction is not None and s.must & 0b11 == 0b11 and all(s.gold[money.chest(i)] >= 3 for i in (0, 1))


@cache
def position() -> str:
    return file_of(played(3, 5, fair, "greedy", "lords"))


def three(invite: Invite, size: tuple[int, int] = WIDE, **how: Any) -> list[Person]:
    """Three people at one table, each before the panel of offers."""
    people = [invite(size=size, **how) for _ in range(3)]
    host = people[0]
    table = host.table(["me", "link", "link"], game="lords", match=position())
    for seat, person in enumerate(people[1:], 1):
        person.page.goto(host.host(table, "link", seat=seat)["link"])
        person.page.wait_for_url(f"**/#/t/{table}")
    host.host(table, "start")
    for person in people:
        person.sit(table)
        person.page.get_by_role("tab", name="Offers").click()
        expect(panel(person)).to_be_visible()
    return people


def panel(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Offers and promises")


def name_of(person: Person, seat: int) -> str:
    return str(person.doc["table"]["seats"][seat]["name"])


def told(person: Person) -> dict[str, Any]:
    """What the study tells this person."""
    table, seat = person.doc["table"]["id"], person.doc["you"]["seat"]
    return dict(person.api(f"tables/{table}/study/deals?seat={seat}"))


def put_in(draft: Locator, what: str) -> None:
    draft.get_by_role("button", name=f"Put in: {what}", exact=True).click()


def amount(draft: Locator, what: str, n: int) -> None:
    box = draft.get_by_role("spinbutton", name=what, exact=True)
    box.fill(str(n))
    box.press("Tab")


def put_together(host: Person) -> Locator:
    """2 Au for a promise of 5; a promise of the host's own is put in and taken off again."""
    other = name_of(host, 1)
    panel(host).get_by_role("button", name=f"Make an offer: {other}").click()
    draft = panel(host).get_by_role("article", name=f"Your offer to {other}")
    give = draft.get_by_role("region", name="You give", exact=True)
    amount(draft, "Give gold", 2)
    put_in(draft, "Give gold")
    expect(give).to_contain_text("2")
    amount(draft, "Ask for a promise", 5)
    put_in(draft, "Ask for a promise")
    expect(draft.get_by_role("region", name=f"{other} gives")).to_contain_text("5")
    put_in(draft, "Promise gold")
    expect(give.get_by_role("listitem")).to_have_count(2)
    draft.get_by_role("button", name="Take off: 1 Au by the end of next year").click()
    expect(give.get_by_role("listitem")).to_have_count(1)
    return draft


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_an_offer_is_made_and_accepted(invite: Invite, size: tuple[int, int]) -> None:
    """Nobody else learns of the draft; the other sees what it says and accepts; what was promised stands for all."""
    host, guest, other = three(invite, size, **({"has_touch": True} if size == PHONE else {}))
    draft = put_together(host)
    assert [len(side["terms"]) for side in told(host)["draft"]["sides"]] == [1, 1]
    for person in (guest, other):
        assert "draft" not in told(person)
        assert told(person)["open"] == []
        expect(panel(person)).to_contain_text("No offer is open now.")
    gold = [host.doc["board"]["gold"].get(f"chest.{seat + 1}", 0) for seat in (0, 1)]
    draft.get_by_role("button", name="Send this offer").click()
    title = f"{name_of(host, 0)} to {name_of(host, 1)}"
    offers = [panel(person).get_by_role("article", name=title) for person in (host, guest, other)]
    expect(offers[0].get_by_role("button", name="Withdraw your offer")).to_be_visible()
    expect(offers[1].get_by_role("region", name="You give", exact=True)).to_contain_text("5")
    expect(offers[1]).to_contain_text("you answer")
    expect(offers[2]).to_contain_text(f"{name_of(host, 1)} answers")
    expect(offers[2].get_by_role("button", name="Accept")).to_have_count(0)
    offers[1].get_by_role("button", name="Accept", exact=True).click()
    for person in (host, guest, other):
        person.until(lambda doc: doc["board"]["gold"].get("chest.2") == gold[1] + 2, "for the gold to pass")
        assert person.doc["board"]["gold"].get("chest.1", 0) == gold[0] - 2
        expect(panel(person)).to_contain_text("by the end of 1461")
        expect(panel(person)).to_contain_text("agreed")


def test_an_offer_is_refused_with_a_reason(invite: Invite) -> None:
    """The reason is chosen; the talk is told to all, and the same terms are barred in this round."""
    host, guest, other = three(invite)
    put_together(host).get_by_role("button", name="Send this offer").click()
    offer = panel(guest).get_by_role("article", name=f"{name_of(host, 0)} to {name_of(host, 1)}")
    offer.get_by_role("combobox", name="Why you refuse").select_option(label="no trust")
    offer.get_by_role("button", name="Refuse", exact=True).click()
    for person in (host, guest, other):
        expect(panel(person)).to_contain_text("refused, no trust")
    again = put_together(host)
    expect(again.get_by_role("button", name="Send this offer")).to_have_count(0)
    again.get_by_text("What cannot stand in it now").click()
    expect(again).to_contain_text("These terms were refused in this round.")


def test_nothing_to_complain_of(invite: Invite) -> None:
    """axe-core, while an offer is put together and while it is answered, in both themes and on a phone."""
    host, guest, _ = three(invite)
    put_together(host)
    found = complaints(host, "draft")
    panel(host).get_by_role("button", name="Send this offer").click()
    expect(panel(guest).get_by_role("button", name="Accept", exact=True)).to_be_visible()
    assert found | complaints(guest, "answer") == {}


def complaints(person: Person, where: str) -> dict[str, str]:
    page, found = person.page, dict[str, str]()
    page.evaluate(AXE.read_text())
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if size == PHONE:
            page.get_by_role("tab", name="Offers").click()
        expect(panel(person)).to_be_visible()
        for theme in ("light", "dark"):
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            found |= dict.fromkeys(page.evaluate(RUN), f"{where} {theme} {size}")
    return found
