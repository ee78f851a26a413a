"""Reload, second tab, lost line, a server that comes back, a click done twice: nothing is lost, nothing done twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import matches
import pytest
from hosted import Site
from people import PATIENCE, Person
from playwright.sync_api import expect

if TYPE_CHECKING:
    from conftest import Invite

LOST = "Connection lost."
PARTS = ("table", "board", "question", "log", "scores", "moment")


@pytest.fixture
def frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server of the test's own, to be stopped and killed."""
    site = Site(tmp_path_factory.mktemp("frail"))
    site.start()
    yield site
    site.stop()
    assert "Traceback" not in site.log, site.log


def shown(person: Person) -> dict[str, object]:
    return {part: person.doc.get(part) for part in PARTS}


def second_tab(me: Person, browser_of: Invite) -> Person:
    """The same device: another page with the same cookies."""
    return browser_of(me.site, storage_state=me.context.storage_state())


def test_reload_and_a_second_tab_show_the_same(invite: Invite) -> None:
    me = invite()
    table = me.table(["me", "random"], match=matches.third_round())
    me.sit(table)
    me.my_turn()
    other = second_tab(me, invite)
    other.sit(table)
    assert shown(other) == shown(me)

    before = me.doc["question"]["id"]
    me.rows.first.click()
    me.confirm.click()
    for person in (me, other):
        person.until(lambda doc: doc["question"]["id"] != before)
    other.until(lambda doc: doc["moment"] == me.doc["moment"])
    assert shown(other) == shown(me)

    kept = shown(me)
    me.doc = {}
    me.page.reload()
    me.my_turn()
    assert shown(me) == kept
    expect(me.rows.first).to_be_visible()


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_the_server_goes_and_comes_back(invite: Invite, frail: Site, how: str) -> None:
    me = invite(frail)
    table = me.table(["me", "random", "random"], match=matches.third_round(3))
    me.sit(table)
    me.my_turn()
    other = second_tab(me, invite)
    other.sit(table)
    then = me.doc["moment"]["now"]

    (frail.kill if how == "kill" else frail.stop)()
    for person in (me, other):
        expect(person.page.get_by_text(LOST)).to_be_visible()
        expect(person.rows.first).to_be_visible()  # what was known stays on the table

    # an answer given meanwhile waits, and goes through once
    mine = sum(line["seat"] == 0 for line in me.doc["log"])
    me.rows.first.click()
    me.confirm.click()
    me.doc = other.doc = {}
    frail.start()
    for person in (me, other):
        expect(person.page.get_by_text(LOST)).to_have_count(0)
        person.until(lambda doc: doc["moment"]["now"] > then and doc.get("question", {}).get("mine"))
    assert shown(me)["board"] == shown(other)["board"]
    answers = [line for line in me.doc["log"] if line["moment"] == then + 1]
    assert answers
    assert all(line["seat"] in (0, -1) for line in answers)
    assert sum(line["seat"] == 0 for line in me.doc["log"]) > mine


def test_killed_while_bots_play(invite: Invite, frail: Site) -> None:
    me = invite(frail)
    table = me.table(["me", "greedy", "greedy", "greedy"], seed=4)
    me.sit(table)
    for _ in range(3):
        me.my_turn()
        before, now = me.doc["question"]["id"], me.doc["moment"]["now"]
        me.rows.first.click()
        me.confirm.click()
        me.until(lambda doc, now=now: doc["moment"]["now"] > now)
        known = me.doc["moment"]["now"]
        frail.kill()
        expect(me.page.get_by_text(LOST)).to_be_visible()
        me.doc = {}
        frail.start()
        me.my_turn()
        assert me.doc["moment"]["now"] >= known
        assert me.doc["question"]["id"] != before


def test_killed_in_the_draft(invite: Invite, frail: Site) -> None:
    """G22: who had answered has answered, who had not is asked the same again."""
    host, guest = invite(frail), invite(frail)
    table = host.table(["me", "link"], match=matches.draft())
    guest.page.goto(host.host(table, "link", seat=1)["link"])
    guest.page.wait_for_url(f"**/#/t/{table}")
    host.host(table, "start")
    host.sit(table)
    guest.sit(table)
    while host.doc["question"]["asked"] != [0, 1]:  # until both choose at once
        (host if host.asked else guest).go_on()
        for person in (host, guest):
            person.until(lambda _: host.asked or guest.asked)
            person.until(lambda doc: doc["moment"] == host.doc["moment"] == guest.doc["moment"])
    packets = [person.doc["board"]["draft"]["packet"] for person in (host, guest)]
    assert len({*packets[0], *packets[1]}) == 8
    host.go_on()
    frail.kill()
    host.doc, guest.doc = {}, {}
    frail.start()
    guest.my_turn()
    host.until(lambda doc: doc["question"]["asked"] == [1])
    assert guest.doc["board"]["draft"]["packet"] == packets[1]
    guest.go_on()
    for person, other in ((host, packets[1]), (guest, packets[0])):
        person.my_turn()
        packet = person.doc["board"]["draft"]["packet"]
        assert len(packet) == 3
        assert set(packet) < set(other)


def test_a_network_that_was_away(invite: Invite) -> None:
    me = invite()
    table = me.table(["me", "random"], match=matches.third_round())
    me.sit(table)
    me.my_turn()
    me.context.set_offline(True)
    before = me.doc["question"]["id"]
    me.rows.first.click()
    me.confirm.click()
    me.context.set_offline(False)
    me.until(lambda doc: doc["question"]["id"] != before)
    expect(me.page.get_by_text(LOST)).to_have_count(0)


def test_a_double_click_is_one_answer(invite: Invite) -> None:
    me = invite()
    me.open(f"t/{me.table(['me', 'me'], match=matches.third_round())}")
    me.page.get_by_role("button", name="We have no secrets").click()
    me.my_turn()
    now = me.doc["moment"]["now"]
    me.rows.first.click()
    me.confirm.dblclick()
    me.until(lambda doc: doc["moment"]["now"] > now)
    me.my_turn()
    me.api(f"tables/{me.doc['table']['id']}/log?before=0")  # a whole round trip later
    assert me.doc["moment"]["now"] == now + 1


def test_an_old_tab_answers_an_old_question(invite: Invite) -> None:
    me = invite()
    table = me.table(["me", "random"], match=matches.third_round())
    me.sit(table)
    me.my_turn()
    old = second_tab(me, invite)
    # nothing reaches the old tab any more, but what it sends arrives
    old.page.add_init_script(DEAF)
    old.sit(table)
    old.my_turn()
    old.page.evaluate("() => { window.deaf = true; }")
    before, now = me.doc["question"]["id"], me.doc["moment"]["now"]
    me.rows.first.click()
    me.confirm.click()
    me.until(lambda doc: doc["question"]["id"] != before and me.asked)
    after = me.doc["moment"]["now"]
    assert after > now

    old.rows.last.click()
    old.confirm.click()
    bad = old.page.locator(".foot .bad")
    expect(bad).to_be_visible(timeout=PATIENCE * 1000)
    said = bad.inner_text()
    assert len(said) > 20
    assert not any(word in said.lower() for word in ("error", "stale", "invalid"))
    assert me.doc["moment"]["now"] == after


DEAF = """
window.deaf = false;
const on = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  set(hear) {
    on.set.call(this, (event) => { if (!window.deaf || !/^{"t":"(patch|doc)"/.test(event.data)) hear(event); });
  },
});
"""
