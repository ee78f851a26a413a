"""Trade, siege and voyage of Lords in the browser, from positions of the rulebook's cases: clicked, seen and told."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from people import Person

    from conftest import Invite

CASES = files("signoria.games.lords") / "cases"


def two(invite: Invite, case: str) -> list[Person]:
    """Two people and a bot at a table of their own that begins where a case does, with dice that nobody knows."""
    host, guest = invite(), invite()
    position = (CASES / f"{case}.json").read_text(encoding="utf-8")
    table = host.table(["me", "link", "greedy"], game="lords", position=position)
    guest.page.goto(host.host(table, "link", seat=1)["link"])
    guest.page.wait_for_url(f"**/#/t/{table}")
    host.host(table, "start")
    for person in (host, guest):
        person.sit(table)
    host.my_turn()
    return [host, guest]


def take(person: Person, words: str) -> None:
    """Click the option of these words in the decision list, and confirm it."""
    person.rows.filter(has_text=words).first.click()
    expect(person.page.locator(".dec .opt.sel")).to_contain_text(words)
    before = person.doc["question"]["id"]  # only now: bots that play out of turn change it
    person.confirm.click()
    person.until(lambda doc: person.over or doc["question"]["id"] != before, "for the next question")


def chest(doc: dict[str, Any]) -> int:
    """The gold of seat 0."""
    return int(doc["board"]["gold"].get("chest.1", 0))


def told(person: Person, words: str | re.Pattern[str]) -> None:
    """The chronicle on the page says so."""
    fold = person.page.get_by_role("button", name="Chronicle", exact=True)
    if fold.get_attribute("aria-expanded") != "true":
        fold.click()
    expect(person.page.locator(".log .list")).to_contain_text(words)


def log(person: Person) -> str:
    return "\n".join(line["text"] for line in person.doc["log"])


def test_a_route_brings_what_the_planner_foretold(invite: Invite) -> None:
    """One route is declared by hand, then the rest at once: each time the chest grows by what stood in the planner."""
    host, guest = two(invite, "t39")
    host.page.get_by_role("tab", name="Trade", exact=True).click()
    sources = host.page.locator(".planner article")
    nets = sources.locator(".net")
    expect(nets).to_have_count(3)
    foretold = [int(re.sub(r"\D", "", text)) for text in nets.all_inner_texts()]
    assert chest(host.doc) == 0
    take(host, "E26 Scuola Grande di San Marco (building): spices")
    for person in (host, guest):
        person.until(lambda doc: chest(doc) == foretold[0], f"for the first {foretold[0]} Au")
    take(host, "Declare the best route of each")
    for person in (host, guest):
        person.until(lambda doc: chest(doc) == sum(foretold), f"for {sum(foretold)} Au")
        told(person, "Scuola Grande di San Marco")


def test_a_siege_is_fought(invite: Invite) -> None:
    """Dice are rolled before both; what they did to the garrison is told to both, and Milan lies open if it fell."""
    host, guest = two(invite, "t29")
    garrison = host.doc["board"]["counters"]["blue.army.1"]["steps"]
    take(host, "Besiege Milan")
    take(host, "Nothing more")  # nobody is left out
    for person in (host, guest):
        person.until(lambda _, person=person: "blue rolls" in log(person), "for the dice")
        told(person, "Milan, siege: red")
    rolled = re.search(r"red rolls ([\d ]+); hits with 1 or less: (\d+)", log(host))
    assert rolled is not None
    dice, hits = [int(die) for die in rolled[1].split()], int(rolled[2])
    assert len(dice) == 4
    assert hits == dice.count(1), "in a siege only a 1 hits"
    for person in (host, guest):
        told(person, f"red rolls {rolled[1]}")
        army = person.doc["board"]["counters"].get("blue.army.1", {"steps": 0})
        assert army["steps"] == max(garrison - hits, 0)
    if hits >= garrison:
        expect(host.page.locator("#decision")).to_contain_text("Milan lies open")
        take(host, "All enter")
        guest.until(lambda doc: doc["board"]["leaders"]["L14"]["place"] == "milan_city", "for Sforza to enter")


@pytest.mark.parametrize(
    ("case", "naos", "end"),
    [("cape", 3, "knows X1 Cape of Good Hope"), ("lost-voyage", 1, "pirates of Malabar, two ships are lost")],
    ids=["found", "lost"],
)
def test_a_voyage_is_paid_for_and_rolled(invite: Invite, case: str, naos: int, end: str) -> None:
    """The last payment sends the ships out; the die, the discovery or the loss stand in the chronicle."""
    me = invite()
    me.page.goto(f"/#/case/lords/{case}")
    me.page.wait_for_url("**/t/**")
    me.my_turn()
    gold = chest(me.doc)
    take(me, "Advance the voyage of C41 Diogo Gomes (explorer) out of the chest")
    assert chest(me.doc) == gold - 3
    assert sum(ref.startswith("red.nao") for ref in me.doc["board"]["counters"]) == naos
    told(me, "on the Discovery Table")
    told(me, end)
