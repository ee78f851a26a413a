"""Every moment again, files that prove themselves, and who may look in: spectators, revoked links, stand-ins."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import matches
from people import PHONE
from playwright.sync_api import expect

if TYPE_CHECKING:
    from conftest import Invite


def verify(file: Path) -> dict[str, object]:
    words = [sys.executable, "-m", "signoria", "verify", str(file), "--json"]
    told: dict[str, object] = json.loads(subprocess.run(words, capture_output=True, check=True, text=True).stdout)
    return told


def test_the_slider_shows_every_moment(invite: Invite) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.finished()))
    me.page.get_by_role("link", name="Replay the game").click()
    page = me.page
    slider = page.get_by_role("slider", name="Moment")
    last = me.doc["moment"]["now"]
    assert last > 50
    expect(slider).to_have_attribute("max", str(last))
    for n in (0, 1, last // 3, 2 * last // 3, last):
        slider.fill(str(n))
        expect(page.get_by_text(f"Moment {n} of {last}")).to_be_visible()
        expect(page).to_have_url(f"{me.site.url}/#/t/{me.doc['table']['id']}/replay/{n}")
    for n in range(0, last + 1, max(1, last // 60)):  # what the slider asks for, at many more moments
        told = me.api(f"tables/{me.doc['table']['id']}/moment/{n}?lang=en")
        assert (told["moment"]["now"], told["moment"]["shown"]) == (last, n)
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="One on", exact=True).click()
    expect(page.get_by_text(f"Moment 1 of {last}")).to_be_visible()
    slider.fill(str(last // 2))
    line = page.get_by_role("button", name="Go to moment").nth(8)
    name = line.get_attribute("aria-label") or ""
    line.click()
    expect(page.get_by_text(f"Moment {name.rsplit(' ', 1)[1]} of {last}")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".fin")).to_be_visible()


def test_it_begins_at_the_beginning_with_language_and_light_in_reach(invite: Invite) -> None:
    me = invite(size=PHONE)
    table = me.table(["me", "random"], match=matches.finished())
    me.open(f"t/{table}/replay")
    expect(me.page.get_by_text("Moment 0 of")).to_be_visible()
    expect(me.page.locator(".dec")).to_be_visible()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Italiano").click()
    expect(me.page.get_by_text("Momento 0 di")).to_be_attached()


def test_a_saved_match_verifies_and_comes_back(invite: Invite, tmp_path: Path) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.finished()))
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name="Save the match").click()
    file = tmp_path / "supper.match.json"
    download.value.save_as(file)
    told = verify(file)
    assert told["ok"] is True
    assert told["entries"] == me.doc["moment"]["now"]

    me.open("new/lorenzo")
    me.page.get_by_text("For tinkerers").click()
    me.page.get_by_label("Match or position").set_input_files(file)
    expect(me.page.get_by_text("supper.match.json: a match that goes on.")).to_be_visible()
    me.doc = {}
    me.page.get_by_role("button", name="Begin the game").click()
    expect(me.page.locator(".fin")).to_be_visible()
    assert me.over

    file.write_text(file.read_text()[:-400])
    me.open("new/lorenzo")
    me.page.get_by_text("For tinkerers").click()
    me.page.get_by_label("Match or position").set_input_files(file)
    me.page.get_by_role("button", name="Begin the game").click()
    expect(me.page.get_by_role("alert")).to_contain_text("match file")
    expect(me.page.get_by_text("your entries are still here")).to_be_visible()


def test_while_it_runs_the_file_is_my_own_view(invite: Invite, tmp_path: Path) -> None:
    me = invite()
    me.sit(me.table(["me", "random"], match=matches.hands_full()))
    me.my_turn()
    me.page.get_by_role("button", name="Menu").click()
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name="Save the match file (my view)").click()
    file = tmp_path / "mine.match.json"
    download.value.save_as(file)
    text = file.read_text()
    assert verify(file)["ok"] is True
    assert "seed" not in json.loads(text)
    theirs = [player for player in json.loads(matches.hands_full())["entries"] if player["seat"] == 1]
    kept = [option for entry in theirs for option in entry.get("do", []) if option.startswith("keep:")]
    assert kept
    assert [option for option in kept[:1] if option in text] == []


def test_spectators_see_what_lies_open(invite: Invite) -> None:
    host, watcher, late = invite(), invite(), invite()
    table = host.table(["me", "random"], match=matches.hands_full())
    host.sit(table)
    host.my_turn()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Link for spectators").click()
    link = host.page.get_by_label("Link for spectators").input_value()
    watcher.page.goto(link)
    expect(watcher.page.get_by_text("Watching").first).to_be_visible()
    watcher.until(lambda doc: doc["you"] == {"seat": -1, "seats": [], "acts": [], "host": False})
    secrets = host.doc["board"]["players"][0]["hand"]
    assert len(secrets) == 4
    assert [one for one in secrets if any(f'"{one}"' in frame for frame in watcher.frames)] == []
    expect(watcher.page.get_by_role("button", name="Hint")).to_be_disabled()
    assert watcher.doc["question"]["options"] == []

    # G30: nothing that a spectator was sent opens a seat
    for likely in set(re.findall(r"[\w-]{16,}", "".join(watcher.frames))):
        watcher.api(f"tables/{table}/join", {"token": likely}, ok=False)

    host.page.get_by_role("button", name="No more spectators").click()
    expect(watcher.page.get_by_role("heading", name="This table is not open to you")).to_be_visible()
    late.page.goto(link)
    expect(late.page.get_by_role("heading", name="This link has been used or withdrawn")).to_be_visible()
    late.api(f"tables/{table}/moment/0", ok=False)
    watcher.api(f"tables/{table}/moment/0", ok=False)


def test_a_bot_stands_in_and_goes_again(invite: Invite) -> None:
    host, guest = invite(), invite()
    table = host.table(["me", "link"], match=matches.third_round())
    guest.page.goto(host.host(table, "link", seat=1)["link"])
    guest.page.wait_for_url(f"**/#/t/{table}")
    host.host(table, "start")
    host.sit(table)
    guest.until(lambda doc: doc["table"]["status"] == "running")
    page = host.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Change this seat").last.click()
    page.get_by_label("Which bot for Lapo").select_option("random")
    page.get_by_role("button", name="Let a bot play").last.click()
    expect(guest.page.get_by_text("A bot plays for Lapo at the moment.")).to_be_visible()
    page.keyboard.press("Escape")
    host.my_turn()
    while not any(line.get("by") for line in host.doc["log"]):
        host.go_on()
        host.my_turn()
    line = next(line for line in host.doc["log"] if line.get("by"))
    assert line["seat"] == 1
    expect(page.get_by_text(f"(by {line['by']})").first).to_be_visible()

    guest.page.get_by_role("button", name="Play myself again").click()
    expect(guest.page.get_by_text("A bot plays for Lapo")).to_have_count(0)
    while host.asked:
        host.go_on()
    guest.my_turn()
    assert guest.asked
    now = guest.doc["moment"]["now"]
    guest.go_on()
    own = [line for line in guest.doc["log"] if line["moment"] == now + 1 and line["seat"] == 1]
    assert own
    assert not any(line.get("by") for line in own)
