"""Regno on its map: two people at two pages who programme, march and trade; its parts; phones; axe-core."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from hosted import file_of, played
from people import MIDDLE, PHONE, WIDE
from playwright.sync_api import Locator, expect
from test_axe import AXE, RUN
from test_keyboard import FOCUS, focus
from test_phone import TOUCH, fits

from signoria.games.regno.ids import NO_FORTRESS

if TYPE_CHECKING:
    from people import Person

    from conftest import Invite
    from signoria.kernel.match import Match

ITALY = {"scenario": "italy_1450", "length": "short"}


def options(match: Match[Any], seat: int) -> list[str]:
    text = match.rules.grammar.text
    return [text(option) for option in match.menu(seat).options()]


@cache
def moment(verb: str, seats: int = 2, seed: int = 1, **how: str) -> str:
    """A match file of a game between greedy bots, up to where only seat 0 is asked and may do `verb`."""

    def likes(match: Match[Any]) -> bool:
        return match.state.must == 1 and any(one.startswith(verb) for one in options(match, 0))

    return file_of(played(seats, seed, likes, "greedy", "regno", **how))


@cache
def programming(seats: int = 2, **how: str) -> str:
    """All seats are about to lay the Orders of the second year's first season."""

    def likes(match: Match[Any]) -> bool:
        return match.state.round == 5 and match.state.must == (1 << seats) - 1 and "lay:order1" in options(match, 0)

    return file_of(played(seats, 1, likes, "greedy", "regno", **how))


@cache
def assault(seed: int = 2) -> str:
    """Seat 0 attacks the walls of a place, and is asked."""

    def likes(match: Match[Any]) -> bool:
        s = match.state
        walls = s.battle is not None and s.battle.attacker == 0 and s.provinces[s.battle.place].fortress != NO_FORTRESS
        return walls and s.must == 1

    return file_of(played(2, seed, likes, "greedy", "regno", **ITALY))


def two(invite: Invite, match: str) -> tuple[Person, Person]:
    """Two people at one table that goes on from a match: the host at seat 0, a guest by link at seat 1."""
    host, guest = invite(), invite()
    table = host.table(["me", "link"], game="regno", match=match)
    token = host.host(table, "link", seat=1)["link"].rsplit("/", 1)[1]
    guest.api(f"tables/{table}/join", {"token": token})
    host.host(table, "start")
    host.sit(table)
    guest.sit(table)
    return host, guest


def tab(me: Person, name: str) -> None:
    """Open a part of the board, beside the map or instead of it."""
    me.page.get_by_role("tab", name=name, exact=True).click()


def answered(me: Person, deed: Callable[[], None]) -> None:
    """Do something, and wait until something else is asked."""
    before, now = me.doc["question"]["id"], me.doc["moment"]["now"]
    deed()
    me.until(lambda doc: doc.get("question", {}).get("id") != before or doc["moment"]["now"] != now, "for an answer")


def tab_to(me: Person, name: str) -> None:
    """Go on with Tab to a control; places of the map draw their ring in their own colours."""
    for _ in range(120):
        me.page.keyboard.press("Tab")
        at = me.page.evaluate(FOCUS)
        assert at["ring"] or at["tag"] in ("path", "INPUT"), f"no ring: {at['html']}"
        if at["name"].startswith(name):
            return
    raise AssertionError("it cannot be reached with Tab")


def slots(me: Person) -> Locator:
    return me.page.get_by_role("list", name="Your Orders")


def test_two_programme_by_keyboard_and_by_drag(invite: Invite) -> None:
    """Each sees the own cards face up and that the other has laid, never which, until they are turned up."""
    host, guest = two(invite, programming())
    for person in (host, guest):
        person.until(lambda doc: doc["board"]["phase"] == "programming")

    # with Tab, arrows and Enter alone: the first Enter chooses, the second lays
    tab_to(host, "1 Build.")
    host.page.keyboard.press("ArrowRight")
    assert focus(host)["name"].startswith("2 March.")
    host.page.keyboard.press("Enter")
    expect(slots(host).get_by_text("to be laid")).to_be_visible()
    host.page.keyboard.press("Enter")
    host.until(lambda doc: doc["board"]["realms"][0]["laid"] == [2])
    tab_to(host, "3 Produce.")
    host.page.keyboard.press("Enter")
    expect(host.confirm).to_have_text("Lay these Orders")
    host.page.keyboard.press("Enter")
    host.until(lambda doc: doc["question"]["asked"] == [1])
    expect(slots(host).get_by_role("img", name="Order 2: move and fight")).to_be_visible()
    expect(slots(host).get_by_role("img", name="Order 3: produce")).to_be_visible()

    # the guest hears that they are laid and no more
    guest.until(lambda doc: doc["question"]["asked"] == [1])
    others = guest.page.get_by_role("list", name="Orders of the other realms")
    expect(others.get_by_role("img", name="An Order, face down")).to_have_count(2)
    assert guest.doc["board"]["realms"][0]["program"] in ([], [0, 0])
    assert "laid" not in guest.doc["board"]["realms"][0]

    # and lays by dragging a card to its place, then the last one by a tap and the button
    hand = guest.page.get_by_role("group", name="Cards that can be laid")
    hand.get_by_role("button", name="Order 4").drag_to(slots(guest).locator(".slot").first)
    expect(guest.rows.filter(has_text="Order 4")).to_have_attribute("aria-pressed", "true")
    hand.get_by_role("button", name="Order 6").drag_to(slots(guest).locator(".slot").last)
    guest.until(lambda doc: doc["board"]["realms"][1]["laid"] == [4])
    expect(guest.rows.filter(has_text="Order 6")).to_have_attribute("aria-pressed", "true")
    answered(guest, guest.confirm.click)
    for person in (host, guest):
        person.until(lambda doc: any(realm["revealed"] for realm in doc["board"]["realms"]))
    first = next(realm for realm in host.doc["board"]["realms"] if realm["revealed"])
    assert sorted(first["program"]) == ([2, 3] if first["seat"] == 0 else [4, 6])


def test_the_long_plan_lays_a_whole_year(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "greedy"], game="regno", options={"plan": "year", "length": "short"}))
    for _ in range(20):
        me.my_turn()
        if me.doc["question"]["key"] == "plan":
            break
        me.go_on()
    expect(me.page.get_by_role("heading", name="Orders of the year")).to_be_visible()
    expect(slots(me).get_by_role("listitem")).to_have_count(8)
    hand = me.page.get_by_role("group", name="Cards that can be laid")
    for laid, order in (([1], 1), ([1, 3], 3)):
        card = hand.get_by_role("button", name=f"Order {order}:")
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        me.confirm.click()
        me.until(lambda doc, laid=laid: doc["board"]["realms"][0]["laid"] == laid)
        expect(slots(me).get_by_role("img", name=f"Order {order}:")).to_be_visible()


def test_a_march_and_an_attack_that_both_see(invite: Invite) -> None:
    """The map takes the option where it points; the army stands there on both pages; then it fights."""
    host, guest = two(invite, moment("march:"))
    lands = host.doc["board"]["provinces"]
    marches = [one for one in host.doc["question"]["options"] if one["verb"] == "march"]
    march, goal = next((one, to) for one in marches if lands[to := one["o"].split(":")[2]]["owner"] == "neutral")
    before = [one["place"] for one in host.doc["board"]["forces"] if one["owner"] == "1"]
    here = [one for one in host.doc["question"]["options"] if f"place.{goal}" in one["refs"]]
    host.page.locator(f'[id="map-place.{goal}"]').focus()
    host.page.keyboard.press("Enter")  # as a tap there: it chooses, or tells only what concerns the place
    if len(here) > 1:
        expect(host.rows).to_have_count(len(here))
    host.rows.filter(has_text=march["text"]).first.click()
    answered(host, host.confirm.click)
    host.until(lambda doc: [f["place"] for f in doc["board"]["forces"] if f["owner"] == "1"] != before)
    moved = [one["place"] for one in host.doc["board"]["forces"] if one["owner"] == "1"]
    assert goal in moved
    guest.until(lambda doc: [f["place"] for f in doc["board"]["forces"] if f["owner"] == "1"] == moved)
    engage = [one for one in host.doc["question"]["options"] if one["verb"] == "engage"]
    assert [one["o"] for one in engage] == [f"engage:{goal}"]
    host.rows.filter(has_text=engage[0]["text"]).first.click()
    answered(host, host.confirm.click)
    for person in (host, guest):
        person.until(
            lambda doc: any("attack" in line["text"] or "fight" in line["text"].lower() for line in doc["log"])
        )
        if "battle" not in person.doc["board"]:
            tab(person, "Realm")
            expect(person.page.get_by_role("region", name="Battles").get_by_role("listitem")).not_to_have_count(0)


def test_an_assault_on_walls_that_both_see(invite: Invite) -> None:
    """The battle lies beside the map on both pages until it is decided; then the map says who holds the place."""
    host, guest = two(invite, assault())
    host.my_turn()
    place = host.doc["board"]["battle"]["place"]
    assert "fortress" in host.doc["board"]["provinces"][place]
    name = host.doc["page"]["provinces"]["rows"][f"place.{place}"]["cells"][0]
    for person in (host, guest):
        expect(person.page.get_by_role("tab", name="Battle", exact=True)).to_have_attribute("aria-selected", "true")
        expect(person.page.get_by_role("tabpanel").filter(has_text=name).first).to_be_visible()
        expect(person.page.locator(f'[id="map-place.{place}"]')).to_be_visible()
    for _ in range(60):
        host.my_turn()
        if host.doc["board"].get("battle", {}).get("place") != place:
            break
        stay = [i for i, text in enumerate(host.rows.all_inner_texts()) if text.startswith("Stay")]
        answered(host, lambda row=(stay or [0])[0]: host.press(row))  # type: ignore[misc]  # a lambda with defaults has no type
    now = host.doc["board"]["provinces"][place]
    guest.until(lambda doc: doc["board"]["provinces"][place] == now, "for the guest to hear the end")
    land = guest.page.locator(f'[id="map-place.{place}"]')
    held = "Besieged by Ginevra" if now.get("besieger") == "1" else "Ginevra" if now["owner"] == "1" else name
    expect(land).to_have_attribute("aria-label", re.compile(re.escape(held)))


def test_a_trade_at_the_exchange_that_both_see(invite: Invite) -> None:
    host, guest = two(invite, moment("sell:"))
    for person in (host, guest):
        tab(person, "Exchange")
    panel = host.page.get_by_role("region", name="The Exchange")
    florins = host.doc["board"]["realms"][0]["stock"]["florins"]
    sold = sum(host.doc["board"]["exchange"]["sold"].values())
    panel.get_by_role("button", name="Sell").first.click()
    expect(host.confirm).to_be_enabled()
    answered(host, host.confirm.click)
    host.until(lambda doc: doc["board"]["realms"][0]["stock"]["florins"] > florins)
    assert sum(host.doc["board"]["exchange"]["sold"].values()) == sold + 1
    expect(panel.get_by_role("row").filter(has_text="of 6").first).to_be_visible()
    guest.until(lambda doc: sum(doc["board"]["exchange"]["sold"].values()) == sold + 1)
    there = guest.page.get_by_role("region", name="The Exchange")
    expect(there.get_by_role("row").filter(has_text="of 6").first).to_be_visible()
    expect(there.get_by_role("listitem").filter(has_text="sold")).not_to_have_count(0)
    expect(there.get_by_role("img", name="Bands over the seasons")).to_be_visible()


def test_the_forecast_is_what_the_server_counts(invite: Invite) -> None:
    me = invite()
    table = me.table(["me", "greedy", "greedy"], game="regno", match=moment("tax:", seats=3, **ITALY))
    me.sit(table)
    me.my_turn()
    tab(me, "Realm")
    told = me.api(f"tables/{table}/study/forecast?seat=0&lang=en&realm=0")
    rows = me.page.get_by_role("region", name="the global production").or_(
        me.page.get_by_role("region", name="If you produce now")
    )
    for tax in told["taxes"]:
        row = rows.get_by_role("row").filter(has_text=me.api("games/regno/catalog?lang=en")["words"]["tax"][tax["tax"]])
        expect(row.first).to_contain_text(str(tax["florins"]))


def test_any_realm_may_be_looked_at(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "greedy", "greedy"], game="regno", match=moment("tax:", seats=3, **ITALY)))
    me.my_turn()
    tab(me, "Realm")
    me.page.get_by_role("list", name="Order of play").get_by_role("button", name="Lapo").click()
    expect(me.page.get_by_role("region", name="Lapo")).to_be_visible()
    tab(me, "Technology")
    expect(me.page.get_by_role("region", name="Technology")).to_contain_text("Lapo")
    tab(me, "People")
    expect(me.page.get_by_role("region", name="The tavern")).to_be_visible()
    tab(me, "Tables")
    expect(me.page.get_by_role("heading", name=me.doc["page"]["provinces"]["title"], exact=True)).to_be_visible()


def test_a_place_on_its_sheet(invite: Invite) -> None:
    """What stands there, what can be done there, and a press that chooses it."""
    me = invite()
    me.sit(me.table(["me", "greedy", "greedy"], game="regno", match=moment("tax:", seats=3, **ITALY)))
    me.my_turn()
    tab(me, "Realm")
    ref = next(ref for one in me.doc["question"]["options"] for ref in one["refs"] if one["verb"] == "tax")
    name = me.doc["page"]["provinces"]["rows"][ref]["cells"][0]
    me.page.get_by_role("region", name="Provinces").get_by_role("button", name=name).click()
    sheet = me.page.get_by_role("dialog", name=name)
    expect(sheet.get_by_role("heading", name="What can be done")).to_be_visible()
    sheet.get_by_role("button", name=name).filter(has_text="tax").first.click()
    expect(sheet).to_have_count(0)
    expect(me.rows.and_(me.page.locator("[aria-pressed=true]"))).to_contain_text(name)


def test_on_a_phone(invite: Invite) -> None:
    me = invite(**TOUCH)
    me.sit(me.table(["me", "greedy"], game="regno", match=programming()))
    me.my_turn()
    for name in ("Map", "Realm", "Exchange", "People", "Technology", "Tables", "Log"):
        me.page.get_by_role("tab", name=name, exact=True).tap()
        fits(me)
    for _ in range(2):
        before = me.doc["board"]["realms"][0]["laid"]
        me.rows.first.tap()
        expect(me.rows.first).to_have_attribute("aria-pressed", "true")
        expect(me.page.get_by_role("tab", name="Realm", exact=True)).to_have_attribute("aria-selected", "true")
        fits(me)
        me.confirm.tap()
        me.until(lambda doc, before=before: doc["board"]["realms"][0].get("laid") != before)
    me.page.get_by_role("list", name="Order of play").get_by_role("button", name="Lapo").tap()
    sheet = me.page.get_by_role("dialog", name="Lapo")
    expect(sheet.get_by_role("heading", name="Points by source")).to_be_visible()


@pytest.mark.parametrize("part", ["Realm", "Exchange", "People", "Technology", "Points", "Tables", "sheet"])
def test_axe_finds_nothing_to_complain_of(invite: Invite, part: str) -> None:
    me = invite()
    me.sit(me.table(["me", "greedy", "greedy"], game="regno", match=moment("tax:", seats=3, **ITALY)))
    me.my_turn()
    if part == "sheet":
        tab(me, "Realm")
        me.page.get_by_role("region", name="Provinces").get_by_role("button").first.click()
    else:
        tab(me, part)
    me.page.evaluate(AXE.read_text())
    found: dict[str, Any] = {}
    for size in (WIDE, MIDDLE, PHONE):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in ("light", "dark"):
            me.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            for complaint in me.page.evaluate(RUN):
                found.setdefault(complaint, f"{size[0]} {theme}")
    assert found == {}
