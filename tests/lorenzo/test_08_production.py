"""Chapter 8: production, and what harvest and production have in common."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.work import BonusWork

from .build import Table, table
from .facts import CARDS, FACTS, PRIVILEGES, of_type, together

HARVEST, PRODUCTION = 0, 1  # as BonusWork counts them
TILE = FACTS["personal_bonus_tiles"][0]  # the standard one: wood, stone, servant; 2 coins, 1 military point
PLENTY = {"wood": 10, "stone": 10, "coin": 10, "servant": 10, "mp": 10, "fp": 5, "vp": 10}


def worked(area: int, at: int, **position: object) -> Table:
    """A table at which seat 0 has just harvested or produced at a value, without a member."""
    t = table(steps=[BonusWork(0, area, at, True)], **position)  # type: ignore[arg-type]
    return t.do("work:0")


def exchanges(key: str) -> list[dict[str, dict[str, int]]]:
    """What a building can convert."""
    d = CARDS[key]
    one = d.get("production", {})
    return list(d.get("production_choose_one", [one] if "pay" in one else []))


FRIENDS = {"territory": ["woods", "village"], "character": ["warlord"], "venture": ["crusade"], "building": ["palace"]}


@pytest.mark.clause("L-54", "L-55")
@pytest.mark.parametrize("key", [key for key in of_type("building") if not exchanges(key)])
def test_a_building_that_gives_gives_from_its_value_on(key: str) -> None:
    d = CARDS[key]
    per = d["production"].get("per", "")
    friends = FRIENDS[per] if per else []
    times = len(friends) + (per == "building") if per else 1
    for at in range(6 if per == "building" else 7):  # at 6 its friend, the Palace, would ask
        t = worked(PRODUCTION, at, cards={0: [key, *friends]})
        own = {r: n * times for r, n in d["production"]["gain"].items()} if at >= d["production_value"] else {}
        assert t.changes() == together(TILE["production"] if at >= 1 else {}, own)
        assert (t.question == "privilege") == ("priv" in own)


@pytest.mark.clause("L-54", "L-55")
@pytest.mark.parametrize(("key", "n"), [(key, n) for key in of_type("building") for n in range(len(exchanges(key)))])
def test_a_building_that_converts_asks_from_its_value_on(key: str, n: int) -> None:
    least, exchange = CARDS[key]["production_value"], exchanges(key)[n]
    for at in range(7):
        t = worked(PRODUCTION, at, cards={0: [key]}, stock={0: PLENTY})
        base = TILE["production"] if at >= 1 else {}
        if at < least:
            assert t.question == ""
            assert t.changes() == together(base)
            continue
        assert t.question == "production"
        assert t.changes() == {}, "nothing is gained before all is paid"
        t.do(f"convert:{key}.{n + 1}")
        assert t.changes() == together(base, exchange["gain"], less=exchange["pay"])
        assert (t.question == "privilege") == ("priv" in exchange["gain"])


@pytest.mark.clause("L-54")
@pytest.mark.parametrize("key", of_type("building"))
def test_case_9_production_at_six_with_ten_of_everything(key: str) -> None:
    """First alternative, with the standard tile."""
    t = table(cards={0: [key]}, stock={0: PLENTY})
    before = t.stock()
    t.do("place:white:production.small:0", *([f"convert:{key}.1"] if exchanges(key) else []))
    made = exchanges(key)[0] if exchanges(key) else CARDS[key]["production"]
    times = int(made.get("per") in (None, "building"))
    gain = {r: a * times for r, a in made["gain"].items()}
    expected = together({"coin": 2, "mp": 1}, gain, less=made.get("pay"))
    assert {r: n - before[r] for r, n in t.stock().items() if n != before[r]} == expected


@pytest.mark.clause("L-55")
@pytest.mark.parametrize("key", [key for key in of_type("building") if exchanges(key)])
def test_a_conversion_is_optional_and_used_once(key: str) -> None:
    t = worked(PRODUCTION, 6, cards={0: [key]}, stock={0: PLENTY})
    assert t.options() == [*(f"convert:{key}.{n + 1}" for n in range(len(exchanges(key)))), "skip"]
    t.do("skip")
    assert t.changes() == TILE["production"]
    assert t.question == ""


@pytest.mark.clause("L-55")
@pytest.mark.parametrize("key", [key for key in of_type("building") if exchanges(key)])
def test_a_conversion_needs_all_that_it_costs(key: str) -> None:
    for n, exchange in enumerate(exchanges(key)):
        exact = worked(PRODUCTION, 6, cards={0: [key]}, stock={0: exchange["pay"]})
        assert exact.may(f"convert:{key}.{n + 1}")
        for resource in exchange["pay"]:
            short = {**exchange["pay"], resource: exchange["pay"][resource] - 1}
            t = worked(PRODUCTION, 6, cards={0: [key]}, stock={0: short})
            if t.question:  # another alternative can be paid
                assert t.clause(f"convert:{key}.{n + 1}") == "L-56"
            else:
                assert t.changes() == TILE["production"]


@pytest.mark.clause("L-55", "L-54")
def test_case_13_what_counts_cards_counts_all_of_that_type() -> None:
    cards = ["mint", "tax_office", "triumphal_arch", "theater", "woods", "warlord", "crusade"]
    assert worked(PRODUCTION, 6, cards={0: cards}).changes() == {"coin": 4 + 1 + 2, "vp": 1 + 1, "mp": 1}


@pytest.mark.clause("A-11", "L-55")
def test_the_mint_counts_itself() -> None:
    assert worked(PRODUCTION, 5, cards={0: ["mint"]}).changes() == {"coin": 1 + 2, "mp": 1}


@pytest.mark.clause("A-11", "L-31")
def test_the_paramour_counts_herself() -> None:
    t = table(round=5, stock={0: {"coin": 7}}, cards={0: ["dame"]}, floors={"character.1": "paramour"})
    assert t.do("place:white:character.1:0").changes() == {"coin": -6, "vp": 4}


@pytest.mark.clause("A-11")
def test_the_general_counts_the_military_points_of_the_moment() -> None:
    t = table(round=5, stock={0: {"coin": 5, "mp": 7}}, floors={"character.1": "general"})
    assert t.do("place:white:character.1:0").changes() == {"coin": -5, "vp": 3}


@pytest.mark.clause("L-56")
@pytest.mark.parametrize("stock", [{"wood": 1}, {"wood": 2}])
def test_the_gain_of_one_building_does_not_pay_for_another(stock: dict[str, int]) -> None:
    """Coins from the Carpenter's Shop and the bonus tile come after the Chapel, the Residence and the Treasury."""
    cards = ["carpenters_shop", "chapel", "residence", "treasury"]
    t = worked(PRODUCTION, 4, cards={0: cards}, stock={0: stock}).do("convert:carpenters_shop.1")
    assert t.question == ""
    assert t.changes() == {"wood": -1, "coin": 3 + 2, "mp": 1}


@pytest.mark.clause("L-56")
def test_no_order_of_the_buildings_lets_one_feed_the_other() -> None:
    for cards in (["chapel", "carpenters_shop"], ["carpenters_shop", "chapel"]):
        t = worked(PRODUCTION, 4, cards={0: cards}, stock={0: {"wood": 2}})
        assert t.options() == ["convert:carpenters_shop.1", "convert:carpenters_shop.2", "skip"]
        assert t.do("convert:carpenters_shop.2").changes() == {"wood": -2, "coin": 5 + 2, "mp": 1}


@pytest.mark.clause("L-56")
def test_what_one_building_takes_is_gone_for_the_next() -> None:
    t = worked(PRODUCTION, 4, cards={0: ["chapel", "residence"]}, stock={0: {"coin": 1}})
    assert t.do("convert:chapel.1").question == ""
    assert t.changes() == {"coin": -1 + 2, "mp": 1, "fp": 1}


@pytest.mark.clause("L-56")
def test_buildings_are_asked_in_the_order_taken_if_they_can_be_paid() -> None:
    """T-3"""
    t = worked(PRODUCTION, 6, cards={0: ["residence", "barracks", "chapel"]}, stock={0: {"coin": 2}})
    assert t.options("convert") == ["convert:residence.1"]
    assert t.do("skip").options("convert") == ["convert:chapel.1"]


@pytest.mark.clause("L-57")
def test_privileges_are_chosen_after_everything_else_has_come() -> None:
    t = worked(PRODUCTION, 5, cards={0: ["residence", "fortress", "chapel", "mint"]}, stock={0: {"coin": 2}})
    t.do("convert:residence.1", "convert:chapel.1")
    assert t.changes() == {"coin": -1 - 1 + 4 + 2, "fp": 1, "vp": 2, "mp": 1}
    assert t.question == "privilege"


@pytest.mark.clause("L-57", "L-67", "A-1")
def test_privileges_come_last_also_where_a_loss_is_chosen() -> None:
    """Switch tile_1_4 = one_choice: which of the Dukedom's goods is lost is asked before the City's privilege."""
    t = worked(HARVEST, 6, cards={0: ["city", "dukedom"]}, banned={0: ["tile_1_4"]}, option={"tile_1_4": "one_choice"})
    assert t.question == "lose"
    t.do("lose:wood", "lose:stone")
    assert t.question == "privilege"


@pytest.mark.clause("L-57", "L-66")
def test_each_card_and_the_tile_are_sources_of_their_own() -> None:
    t = worked(HARVEST, 6, cards={0: ["commercial_hub", "village", "gold_mine"]}, banned={0: ["tile_1_2"]})
    assert t.changes() == {"coin": 0 + 0 + 1, "servant": 1 + 1, "wood": 1, "stone": 1}
    t = worked(PRODUCTION, 6, cards={0: ["bank", "tax_office", "woods"]}, banned={0: ["tile_1_2"]})
    assert t.changes() == {"coin": (5 - 1) + (1 - 1) + (2 - 1), "mp": 1}


@pytest.mark.clause("L-58", "A-10", "L-46")
def test_privileges_of_two_cards_may_be_alike() -> None:
    """The Residence and the Fortress give one each: both may be faith."""
    t = worked(PRODUCTION, 5, cards={0: ["residence", "fortress"]}, stock={0: {"coin": 1}}).do("convert:residence.1")
    t.do("privilege:faith")
    assert t.changes() == PRIVILEGES["faith"]
    assert t.do("privilege:faith").changes() == PRIVILEGES["faith"]
    assert t.question == ""


@pytest.mark.clause("L-58", "A-10")
def test_privileges_of_one_card_must_differ_also_in_a_harvest() -> None:
    t = worked(HARVEST, 6, cards={0: ["city"]}, sets={"lorenzo.cards.city.harvest.priv": 2}).do("privilege:coins")
    assert not t.may("privilege:coins")
    assert t.do("privilege:servants").changes() == {"servant": 2}


@pytest.mark.clause("L-57", "L-64")
def test_faith_beyond_the_track_is_lost_in_a_harvest_too() -> None:
    t = worked(HARVEST, 6, cards={0: ["hermitage", "sanctuary", "monastery"]}, stock={0: {"fp": 14}})
    assert t.stock()["fp"] == 15


@pytest.mark.clause("L-54", "L-55")
def test_a_paid_conversion_is_kept_when_another_is_skipped() -> None:
    t = worked(PRODUCTION, 6, cards={0: ["barracks", "palace"]}, stock={0: {"servant": 1, "coin": 1}})
    t.do("convert:barracks.1", "skip")
    assert t.changes() == {"servant": -1, "mp": 3 + 1, "coin": 2}


@pytest.mark.clause("L-46", "A-10")
def test_no_source_gives_more_privileges_than_there_are_things() -> None:
    """T-8: at most three, of five kinds."""
    spaces = [FACTS["board"]["council_palace"], *FACTS["board"]["market"].values()]
    gains = [space["gain"] for space in spaces]
    for d in CARDS.values():
        gains += [d.get("immediate", {}), d.get("harvest", {}), d.get("production", {}).get("gain", {})]
        gains += [exchange["gain"] for exchange in d.get("production_choose_one", [])]
    assert max(gain.get("priv", 0) for gain in gains) == 3 < len(PRIVILEGES)


@pytest.mark.clause("L-42", "L-54")
def test_a_whole_production_by_a_card_may_be_declined() -> None:
    t = table(cards={0: ["bank"]}, stock={0: {"servant": 2}}, steps=[BonusWork(0, PRODUCTION, 6, True)])
    assert t.options() == ["work:0..2", "decline"]
    assert t.do("decline").changes() == {}
    assert t.told("worked") == []
