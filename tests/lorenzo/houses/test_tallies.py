"""What the simulator counts of Houses: families, prices, cards, leaders, tokens; and who paid what for a card."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from click.testing import CliRunner

from signoria.arena.play import Plan, Record, play
from signoria.arena.summary import natural, table_of
from signoria.cli import main
from signoria.games.lorenzo import tallies
from signoria.games.lorenzo.kinds import FAMILY, LOT
from signoria.games.lorenzo.takes import Notes

from ..build import Table, table

HOUSES = {"houses": "on"}


def counted(t: Table) -> list[tuple[int, str]]:
    return list(tallies.counted(t.state, t.state.events or ()))


def recorded(bots: Sequence[str], **options: str) -> Record:
    played = play(Plan("lorenzo", tuple(bots), 1, "t", options={**HOUSES, **options}, cards=True), 0)
    assert isinstance(played, Record)
    return played


@pytest.fixture(scope="module")
def five() -> Record:
    return recorded(["random"] * 5)


def test_cards_and_members_are_counted_by_seat() -> None:
    t = table(dice=(6, 6, 6), floors={"special.1": "humanist"}, stock={0: {"coin": 9}}, pile=["bramante", "carlo_viii"])
    t.do("place:white:special.1:0")
    assert {(0, "card humanist"), (0, "members special"), (0, "leaders drawn")} <= set(counted(t))
    assert counted(t).count((0, "leaders drawn")) == 2


def test_tokens_are_counted_by_face_when_used_and_by_number_when_drawn() -> None:
    t = table(tokens={0: ["alms"]}, floors={"special.4": "florin_vault"}, dice=(6, 6, 6), stock={0: {"servant": 9}})
    t.do("use-token:alms")
    assert (0, "token alms") in counted(t)
    t.do("place:white:special.4:1")
    assert counted(t).count((0, "tokens drawn")) == 2


def test_a_leader_played_counts_by_name_and_one_discarded_by_number() -> None:
    t = table(
        houses=True,
        hand={0: ["pietro_bembo", "carlo_viii"]},
        cards={0: ["warlord", "knight", "farmer"]},
        stock={0: {"fp": 3}},
    )
    t.do("play:pietro_bembo")
    assert (0, "leader pietro_bembo") in counted(t)
    t.do("discard:carlo_viii")
    assert (0, "leaders discarded") in counted(t)


def test_the_first_turn_order_counts_and_no_later_one(five: Record) -> None:
    for place in range(1, 6):
        assert sum(tally.get(f"turn order {place}", 0) for tally in five.tallies) == 1


@pytest.mark.clause("U-4")
def test_a_seat_has_a_family_a_lot_and_a_price(five: Record) -> None:
    assert {kind["family"] for kind in five.kinds} <= set(FAMILY.ids)
    assert len({kind["family"] for kind in five.kinds}) == len({kind["lot"] for kind in five.kinds}) == 5
    assert {kind["lot"] for kind in five.kinds} <= set(LOT.ids)
    names = {name: most for most, name in tallies.PRICES}
    for kind, tally in zip(five.kinds, five.tallies, strict=True):
        assert tally.get("points bid", 0) <= names[kind["price"]]


@pytest.mark.parametrize(("families", "known"), [("random", ["bonus_tile", "family"]), ("off", ["bonus_tile"])])
def test_without_an_auction_nothing_is_said_of_it(families: str, known: list[str]) -> None:
    for kind in recorded(["random"] * 2, families=families).kinds:
        assert list(kind) == known


@pytest.mark.clause("HR-59")
def test_what_is_not_in_play_is_not_listed() -> None:
    def known(**options: str) -> set[str]:
        return set(tallies.known_at(table_of(Plan("lorenzo", ("random",) * 4, 1, "1", options=options))))

    base, all_, towerless = known(), known(houses="on"), known(houses="on", special_tower="off")
    assert base < towerless < all_
    assert {"card woods", "leader sandro_botticelli", "tile tile_1_1", "members venture", "turn order 4"} <= base
    assert {"leader bramante"} <= towerless - base
    assert {"card florin_vault", "token alms", "tile tile_1_8", "leader marsilio_ficino"} <= all_ - towerless


def test_what_is_counted_in_a_game_is_known_by_that_name(five: Record) -> None:
    plan = Plan("lorenzo", ("random",) * 5, 1, "1", options=HOUSES)
    known = set(tallies.known_at(table_of(plan)))
    for tally in five.tallies:
        named = {what for what in tally if what.startswith(("card ", "leader ", "tile ", "token ", "turn order "))}
        assert named <= known
        assert sum(n for what, n in tally.items() if what.startswith("card ")) >= 5


def test_the_report_has_intervals_by_family_price_card_and_leader() -> None:
    words = ["simulate", "lorenzo", "--houses", "--players", "2", "--seats", "random,random", "--games", "6"]
    done = CliRunner().invoke(main, [*words, "--jobs", "1", "--json"], prog_name="signoria")
    assert done.exit_code == 0, done.stderr
    data: dict[str, Any] = json.loads(done.stdout)
    assert data["options"]["houses"] == "on"
    assert set(data["kinds"]) == {"bonus_tile", "family", "lot", "price"}
    for kinds in data["kinds"].values():
        assert sum(x["seats"] for x in kinds.values()) == 12
        assert sum(x["wins"] for x in kinds.values()) == pytest.approx(6)
    for what in ("card florin_vault", "leader bramante", "tile tile_3_8", "token renown"):
        low, high = data["tallies"][what]["ci95"]
        assert 0 <= low <= data["tallies"][what]["share"] <= high <= 1
    assert "family " in CliRunner().invoke(main, [*words, "--jobs", "1"], prog_name="signoria").stdout


def test_groups_stand_in_the_order_of_their_numbers() -> None:
    names = [name for _, name in tallies.PRICES]
    assert sorted(set(names), key=natural) == names
    assert sorted(["tile_10", "tile_9", "a"], key=natural) == ["a", "tile_9", "tile_10"]


@pytest.mark.clause("R-16")
def test_what_was_paid_is_remembered_while_tokens_are_given() -> None:
    """The price is paid in one answer, the card comes with another: Secretary (127)."""
    t = table(
        dice=(6, 6, 6), floors={"special.1": "secretary"}, stock={0: {"coin": 9}}, tokens={0: ["alms", "renown"]}
    )  # fmt: skip
    notes = Notes()
    notes.before(t.state)
    t.do("place:white:special.1:0")
    assert notes.taken(t.state, t.state.events or ()) == []
    notes.before(t.state)
    t.do("give-token:alms")
    taken = notes.taken(t.state, t.state.events or ())
    assert taken == [(0, "secretary", "special.1", (("coin", 6), ("token", 1)))]


@pytest.mark.clause("HR-46")
def test_a_card_taken_back_has_no_floor() -> None:
    t = table(
        dice=(6, 6, 6), round=5, floors={"special.1": "antiquarian"}, stock={0: {"coin": 9}}, thrown=["woods"]
    )  # fmt: skip
    t.do("place:white:special.1:0")
    notes = Notes()
    notes.before(t.state)
    t.do("take-back:woods")
    assert notes.taken(t.state, t.state.events or ()) == [(0, "woods", "discarded", ())]
    assert (0, "cards taken back") in counted(t)
