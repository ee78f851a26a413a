"""Two people, two browsers, one table by link: a whole advanced game to its end, and what the second never hears."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import matches
from playwright.sync_api import expect

if TYPE_CHECKING:
    from people import Person

    from conftest import Invite


def first_packet(person: Person) -> dict[str, str]:
    """The leaders of the packet that is before a person: {id: name}."""
    catalog = person.api("games/lorenzo/catalog?lang=en")
    packet = person.until(lambda doc: doc["board"].get("draft", {}).get("packet"))["board"]["draft"]["packet"]
    return {leader: catalog["leaders"][leader]["name"] for leader in packet}


def open_table(host: Person) -> str:
    """Through the form: me, and somebody by a link; the link that the lobby shows."""
    page = host.page
    host.open()
    page.get_by_role("link", name="New table").first.click()
    page.get_by_role("button", name="Remove seat 3").click()
    assert page.get_by_role("button", name="Remove seat 3").count() == 0
    page.get_by_label("Name", exact=True).first.fill("Ginevra")
    page.get_by_label("Seat 2", exact=True).select_option("link")
    page.get_by_label("Name of the table").fill("Supper")
    page.get_by_text("For tinkerers").click()
    expect(page.get_by_label("Seed", exact=True)).to_have_count(0)  # nobody may know it where somebody else plays
    dealt = {"name": "dealt.json", "mimeType": "application/json", "buffer": matches.draft().encode()}
    page.get_by_label("Match or position").set_input_files(dealt)
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Link for").input_value()


def test_a_whole_game_by_link(invite: Invite) -> None:
    host, guest, third = invite(), invite(), invite()
    link = open_table(host)
    token = link.rsplit("/", 1)[1]
    assert len(token) >= 20

    # a seat link works once, and its token is gone from the address and from the way back
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", name="Supper")).to_be_visible()
    expect(guest.page.get_by_text("This match goes on from a file")).to_be_visible()
    assert token not in guest.page.url
    assert token not in guest.page.evaluate("() => JSON.stringify([history.state, document.referrer, location.href])")
    third.page.goto(link)
    expect(third.page.get_by_role("heading", name="This link has been used or withdrawn")).to_be_visible()
    assert token not in third.page.url

    begin = host.page.get_by_role("button", name="Begin the game")
    expect(begin).to_be_enabled()
    begin.click()

    rng, secret, name = random.Random(7), "", "\0"
    people = [host, guest]
    for person in people:
        person.until(lambda doc: doc["table"]["status"] == "running")
    for _ in range(600):
        if host.over and guest.over:
            break
        now = next((person for person in people if person.asked and not person.over), None)
        if now is None:
            for person in people:
                person.until(lambda _: any(one.asked or one.over for one in people), "for anybody to be asked")
            continue
        if now is host and not secret and host.doc["question"]["options"][0]["verb"] == "keep":
            packet = first_packet(host)
            said = now.answer(rng)
            secret, name = next((leader, name) for leader, name in packet.items() if name in said)
            continue
        now.answer(rng, name if now is host else "\0")
        if name != "\0" and guest.doc["board"]["phase"] == "actions":
            assert name not in guest.page.content()

    # both see the same final score, with its winner
    for person in people:
        expect(person.page.locator(".fin").get_by_role("heading", name="points").first).to_be_visible()
    totals = [[(row["seat"], row["total"]) for row in person.doc["scores"]] for person in people]
    assert totals[0] == totals[1]
    for _, total in totals[0]:
        expect(guest.page.locator(".fin").get_by_text(str(total), exact=True).first).to_be_attached()

    # the leader that the host drafted first and never showed is in nothing that the guest was sent
    assert secret
    assert any(secret in frame for frame in host.frames)
    heard = [*guest.frames, *(answer.text() for answer in guest.answers if told_of_the_match(answer.url))]
    assert [text for text in heard if secret in text] == []
    assert not any(token in text for text in heard)


def test_while_the_other_moves_my_prices_stand(invite: Invite) -> None:
    host, guest = invite(), invite()
    table = host.table(["me", "link"], match=matches.third_round())
    guest.page.goto(host.host(table, "link", seat=1)["link"])
    guest.page.wait_for_url(f"**/#/t/{table}")
    host.host(table, "start")
    guest.sit(table)
    guest.until(lambda doc: doc["question"]["asked"] == [0])
    page = guest.page
    expect(page.get_by_text("What your turn would offer as things stand")).to_be_visible()
    told = guest.doc["glance"]["options"]
    assert any(option["detail"]["pay"] for option in told if option["detail"].get("pay"))
    expect(page.locator(".card .foot").first).to_be_visible()
    assert page.locator(".card.can").count() == 0  # gold is for what can be done now
    guest.rows.first.click()
    expect(guest.confirm).to_be_disabled()
    expect(guest.confirm).to_have_text("Waiting for Ginevra")


def told_of_the_match(url: str) -> bool:
    """All that the server answers, but what is the same for everybody."""
    return "/api/" in url and "/catalog" not in url and "/rulebook" not in url


def test_where_the_seed_is_known_there_are_no_links(invite: Invite) -> None:
    """The server would refuse them: only a table whose chance nobody can foresee is shared."""
    me = invite()
    links = re.compile("Make a link|New link|A person instead|Link for a stand-in")
    for seed, shared in ((7, False), (None, True)):
        me.sit(me.table(["me", "greedy"], **({} if seed is None else {"seed": seed})))
        me.page.get_by_role("button", name="Menu").click()
        menu = me.page.get_by_role("dialog")
        expect(menu.get_by_text("For the host")).to_be_visible()
        for fold in menu.locator("summary").all():
            fold.click()
        assert (menu.get_by_role("button", name=links).count() > 0) is shared
        me.page.keyboard.press("Escape")
