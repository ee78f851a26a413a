"""Lords on their own table: an auction of two people, a move on the map, its layers and sheets; on a phone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from hosted import file_of, played
from people import PHONE
from playwright.sync_api import expect
from test_axe import AXE, RUN

from signoria.games.lords.board import board
from signoria.kernel.engine import seats_of

if TYPE_CHECKING:
    from people import Person

    from conftest import Invite
    from signoria.kernel.match import Match


@cache
def position(seats: int, seed: int, name: str) -> str:
    """A match of Lords between bots up to the first moment that `MOMENTS[name]` likes."""
    return file_of(played(seats, seed, MOMENTS[name], "greedy", "lords"))


def both_bid(match: Match[Any]) -> bool:
    """A card is under the hammer, and both may bid for it."""
    s = match.state
    return s.auction is not None and seats_of(s.must) == [0, 1] and not s.auction.top


def ships_move(match: Match[Any]) -> bool:
    """Seat 0 may sail."""
    s = match.state
    if s.round < 3 or seats_of(s.must) != [0] or board(s, 0)["phase"] != "movement":
        return False
    return any(match.rules.grammar.text(option).startswith("sail:") for option in match.menu(0).options())


MOMENTS: dict[str, Callable[[Match[Any]], bool]] = {"both bid": both_bid, "ships move": ships_move}


def two(invite: Invite, **how: Any) -> tuple[Person, Person]:
    """Two people at one table, at an auction in which both may bid."""
    host, guest = invite(), invite(**how)
    table = host.table(["me", "link"], game="lords", match=position(2, 5, "both bid"))
    guest.page.goto(host.host(table, "link", seat=1)["link"])
    guest.page.wait_for_url(f"**/#/t/{table}")
    host.host(table, "start")
    for person in (host, guest):
        person.sit(table)
        person.my_turn()
    return host, guest


def bid(person: Person, amount: int) -> None:
    """Up to so much gold for the card under the hammer."""
    person.rows.filter(has_text="Au at most").first.click()
    person.page.locator(".dec input[type=number]").fill(str(amount))
    person.page.locator(".dec input[type=number]").press("Tab")
    person.confirm.click()


def test_two_people_bid(invite: Invite) -> None:
    """The card lies on the map with its effect; who is awaited is marked; the greater limit wins, and both see it."""
    host, guest = two(invite)
    card = host.doc["board"]["auction"]["card"]
    for person in (host, guest):
        expect(person.page.locator(".lot .card")).to_contain_text(card)
        expect(person.page.locator(".seats .mk.awaited")).to_have_count(2)
    bid(host, 3)
    guest.until(lambda doc: doc["question"]["asked"] == [1], "until only the guest is awaited")
    expect(guest.page.locator(".seats .mk.awaited")).to_have_count(1)
    assert "limit" not in guest.doc["board"]["auction"] or guest.doc["board"]["auction"]["limit"] == 0
    bid(guest, 1)
    for person in (host, guest):
        person.until(lambda doc: doc["board"]["cards"].get(card, {}).get("seat") == 0, "for the host to win")
        assert "auction" not in person.doc["board"] or person.doc["board"]["auction"]["card"] != card
    assert card in host.doc["board"]["players"][0]["hand"]
    expect(host.page.locator(".hand .card").filter(has_text=card)).to_be_visible()


def seat_zero(invite: Invite, moment: str, seats: int = 4, **how: Any) -> Person:
    """The person of seat 0 against bots, at a moment."""
    me = invite(**how)
    me.sit(me.table(["me", *["greedy"] * (seats - 1)], game="lords", match=position(seats, 7, moment)))
    me.my_turn()
    return me


def one_way(doc: dict[str, Any]) -> tuple[str, str]:
    """A ship and a place where nothing else can go: `(counter, place)`."""
    options = doc["question"]["options"]
    there = Counter(ref for option in options for ref in option["refs"] if ref.startswith("place."))
    for option in options:
        verb, *rest = option["o"].split(":")
        if verb == "sail" and there[f"place.{rest[1]}"] == 1:
            return rest[0], rest[1]
    raise AssertionError("every place can be reached by several ships")


def test_a_move_on_the_map(invite: Invite) -> None:
    """What is lit on the map chooses its option; where several are possible the list tells only those."""
    me = seat_zero(invite, "ships move")
    page = me.page
    counter, place = one_way(me.doc)
    spot = page.locator(f'[id="map-place.{place}"]')
    expect(spot).to_have_class(re.compile(r"\blit\b"))
    spot.press("Enter")
    expect(page.locator(".dec .opt.sel")).to_have_count(1)
    me.confirm.click()
    me.until(lambda doc: doc["board"]["counters"][counter]["place"] == place, "for the ship to arrive")
    ship = next(ref for ref in me.doc["board"]["counters"] if len(at(me, f"counter.{ref}")) > 1)
    there = at(me, f"counter.{ship}")[0]["refs"]
    busy = next((ref for ref in there if ref.startswith("place.") and len(at(me, ref)) > 1), None)
    if busy is not None:
        page.locator(f'[id="map-{busy}"]').press("Enter")
        expect(page.locator(".dec .only")).to_be_visible()
        expect(page.locator(".dec .opt")).to_have_count(len(at(me, busy)))


def at(me: Person, ref: str) -> list[dict[str, Any]]:
    return [option for option in me.doc["question"]["options"] if ref in option["refs"]]


def test_layers_and_sheets(invite: Invite) -> None:
    """A layer washes lands and says in words what it shows; a place where nothing can be done opens its sheet."""
    me = seat_zero(invite, "ships move")
    page = me.page
    muscovy = page.locator('[id="map-place.muscovy"]')
    expect(page.get_by_role("radio", name="War", exact=True)).to_have_attribute("aria-checked", "true")
    page.get_by_role("radio", name="Faith", exact=True).click()
    expect(muscovy).to_have_class(re.compile("f-orthodox"))
    expect(muscovy).to_have_attribute("aria-label", re.compile("Orthodox"))
    page.get_by_role("button", name="Key", exact=True).click()
    expect(page.locator(".key")).to_contain_text("excommunicated")
    muscovy.press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Muscovy")).to_be_visible()
    expect(sheet).to_contain_text("Moscow")
    page.keyboard.press("Escape")
    expect(muscovy).to_be_focused()
    page.get_by_role("radio", name="Storms", exact=True).click()
    expect(page.locator('[id="map-place.north_sea"]')).to_have_class(re.compile("north"))


PANELS = ("Hand", "Auction", "Trade", "Realm", "Offers", "Families", "Annals", "Tables")


def test_nothing_to_complain_of(invite: Invite) -> None:
    """axe-core, on every panel in both themes, over a sheet and on a phone."""
    me = seat_zero(invite, "ships move")
    page = me.page
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = {}

    def check(where: str) -> None:
        for complaint in page.evaluate(RUN):
            found.setdefault(complaint, where)

    for theme, panels in (("light", PANELS), ("dark", PANELS[:4])):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        for panel in panels:
            page.get_by_role("tab", name=panel, exact=True).click()
            check(f"{theme} {panel}")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for tab in ("Hand", "Map"):
        page.get_by_role("tab", name=tab, exact=True).click()
        check(f"phone {tab}")
    page.get_by_role("tab", name="Hand", exact=True).click()
    page.locator(".hand .card").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check("sheet")
    assert found == {}


def test_on_a_phone(invite: Invite) -> None:
    """Every part has its tab; a bid is given with one thumb, above the bottom sheet all gold is told."""
    host, guest = two(invite, size=PHONE, has_touch=True)
    page = guest.page
    for tab in ("Map", *PANELS, "Log"):
        page.get_by_role("tab", name=tab, exact=True).tap()
        expect(page.get_by_role("tabpanel")).to_be_visible()
    page.get_by_role("tab", name="Auction", exact=True).tap()
    expect(page.locator(".auction .lot button")).to_contain_text(guest.doc["board"]["auction"]["card"])
    expect(page.locator(".sheet .prs")).to_contain_text("Chest")
    bid(guest, 2)
    guest.until(lambda doc: doc["question"]["asked"] == [0], "until the host is awaited")
    assert host.asked
