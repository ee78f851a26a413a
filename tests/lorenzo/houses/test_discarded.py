"""Cards taken without a price: discarded ones by cards 130 and 132, left-over ones by Gonzaga. R-24, R-38."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.flow import AfterActions, SetUpRound
from signoria.games.lorenzo.houses.left_over import LeftOver
from signoria.games.lorenzo.kinds import CARD
from signoria.games.lorenzo.placing import Turn

from ..build import SIX, Table, table

FULL = [*SIX["building"][:5], "arsenal"]  # of buildings, a special one among them
THROWN = ["village", "mint", "farmer", "crusade"]


def taking(card: str, thrown: list[str], **position: Any) -> Table:
    """Seat 0 has just taken the Antiquarian or the Condottiere."""
    stock = {0: {"coin": 7, **position.pop("stock", {})}}
    t = table(
        houses=True, thrown=thrown, floors={"special.1": card, **position.pop("floors", {})}, stock=stock, **position
    )
    return t.do("place:white:special.1:0")


def gonzaga(servants: int = 7, **position: Any) -> Table:
    """Seat 0, Gonzaga, after the last turn of a round."""
    stock = {0: {"servant": servants, **position.pop("stock", {})}}
    return table(families={0: "gonzaga"}, stock=stock, steps=[AfterActions()], **position)


# ---- the Antiquarian and the Condottiere -----------------------------------------------------------------------------


@pytest.mark.clause("R-24", "HR-46")
def test_the_antiquarian_takes_any_discarded_card_and_the_condottiere_a_venture() -> None:
    t = taking("antiquarian", THROWN)
    assert t.options() == [*(f"take-back:{card}" for card in THROWN), "decline"]
    assert taking("condottiere", THROWN).options() == ["take-back:crusade", "decline"]


@pytest.mark.clause("R-24", "HR-46", "L-30")
def test_it_costs_nothing_not_even_military_points_that_must_be_there() -> None:
    t = taking("condottiere", ["crusade"]).do("take-back:crusade")
    assert t.changes() == {"coin": 5, "fp": 1}
    assert t.told("card-taken-back") == [("card-taken-back", 0, "crusade")]
    assert (t.told("paid"), t.cards(0, "venture")) == ([], ["crusade"])
    assert t.state.houses is not None
    assert t.state.houses.thrown == ()


@pytest.mark.clause("HR-46", "L-32")
def test_a_territory_needs_no_army() -> None:
    t = taking("antiquarian", ["forest"], cards={0: ["woods", "village", "gravel_pit"]}).do("take-back:forest")
    assert t.changes() == {"wood": 1}
    assert t.cards(0, "territory")[-1] == "forest"


@pytest.mark.clause("HR-46", "L-31")
def test_but_there_must_be_room_for_it() -> None:
    t = taking("antiquarian", ["village", "treasury"], cards={0: FULL})
    assert t.clause("take-back:treasury") == "L-31"
    assert t.lacks("take-back:treasury") == (6,)
    assert t.may("take-back:village")


@pytest.mark.clause("HR-46", "L-36")
@pytest.mark.parametrize(("thrown", "cards"), [([], []), (["village"], []), (["support_to_the_king"], SIX["venture"])])
def test_where_nothing_can_be_taken_nothing_is_asked(thrown: list[str], cards: list[str]) -> None:
    t = taking("condottiere", thrown, cards={0: cards})
    assert (t.asked, t.cards(0, "character")) == (-1, ["condottiere"])  # the turn is over


@pytest.mark.clause("HR-46", "L-42")
def test_it_may_be_declined() -> None:
    t = taking("antiquarian", ["village"]).do("decline")
    assert (t.cards(0, "territory"), t.told("left")) == ([], [("left", 0)])


@pytest.mark.clause("HR-46", "L-40", "HR-53")
def test_the_card_is_taken_as_any_other() -> None:
    """Its bonus action follows, without toll or floor for itself."""
    t = taking("antiquarian", ["captain"], floors={"territory.2": "village"}).do("take-back:captain")
    assert t.changes() == {"mp": 2}
    t.do("take:territory.2:0")
    assert t.cards(0, "territory") == ["village"]


@pytest.mark.clause("HR-12", "A-9", "HR-46")
def test_the_card_comes_after_everything_that_the_antiquarian_brings() -> None:
    t = table(families={0: "medici"}, thrown=["village"], floors={"special.1": "antiquarian"}, stock={0: {"coin": 5}})
    t.do("place:white:special.1:0")
    assert t.changes() == {"coin": -5, "token": 1}
    assert t.options() == ["take-back:village", "decline"]


@pytest.mark.clause("R-24", "HR-11")
def test_base_cards_left_in_the_towers_are_kept_and_special_ones_are_not() -> None:
    floors = {"territory.1": "village", "venture.4": "crusade", "special.2": "florin_vault"}
    t = table(houses=True, floors=floors, steps=[SetUpRound(), Turn(0, False, False)])
    assert t.state.houses is not None
    assert [CARD.text(card) for card in t.state.houses.thrown] == ["village", "crusade"]


# ---- Gonzaga ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-38", "HR-51")
def test_gonzaga_take_a_card_that_is_left_for_seven_servants_and_nothing_else() -> None:
    t = gonzaga(8, floors={"building.4": "mint", "venture.1": "crusade", "special.1": "florin_vault"})
    assert t.options() == ["take-left:building.4", "take-left:venture.1", "decline"]  # none of the special tower
    t.do("take-left:building.4")
    assert t.changes() == {"servant": -7, "vp": 5}  # no price, and not the floor's 2 military points
    assert t.told("paid") == [("paid", 0, {"servant": 7})]
    assert (t.cards(0, "building"), t.card_on("building.4"), t.asked) == (["mint"], "", -1)


@pytest.mark.clause("HR-51", "L-32", "L-30")
def test_without_military_points_and_without_toll() -> None:
    t = gonzaga(floors={"territory.1": "forest", "venture.1": "crusade"}, members={"territory.4": (1, "white")},
                cards={0: ["woods", "village", "gravel_pit"]})  # fmt: skip
    t.do("take-left:territory.1")
    assert t.changes() == {"servant": -7, "wood": 1}
    assert gonzaga(floors={"venture.1": "crusade"}).do("take-left:venture.1").changes() == {
        "servant": -7, "coin": 5, "fp": 1,
    }  # fmt: skip


@pytest.mark.clause("HR-51", "R-38")
def test_the_first_floor_counts_too() -> None:
    assert gonzaga(floors={"territory.1": "village"}).options() == ["take-left:territory.1", "decline"]


@pytest.mark.clause("HR-51", "L-31")
def test_the_room_of_six_holds_and_there_must_be_something_to_take() -> None:
    t = gonzaga(floors={"building.1": "treasury", "territory.1": "village"}, cards={0: FULL})
    assert t.clause("take-left:building.1") == "L-31"
    assert t.lacks("take-left:building.1") == (6,)
    assert gonzaga(floors={"building.1": "treasury"}, cards={0: FULL}).asked == -1
    assert gonzaga(floors={"special.1": "florin_vault"}).asked == -1
    assert gonzaga(6, floors={"building.1": "treasury"}).asked == -1


@pytest.mark.clause("HR-51", "HR-37")
def test_carlo_does_not_make_it_cheaper() -> None:
    assert gonzaga(6, floors={"building.1": "treasury"}, played={0: ["carlo_viii"]}).asked == -1
    t = gonzaga(7, floors={"building.1": "treasury"}, played={0: ["carlo_viii", "paracelso"]})
    assert t.do("take-left:building.1").changes() == {"servant": -7, "vp": 4}


@pytest.mark.clause("HR-51", "L-40", "L-38")
def test_a_bonus_action_follows_and_meets_the_toll() -> None:
    t = gonzaga(floors={"character.1": "captain", "territory.2": "village"}, members={"territory.4": (1, "white")},
                stock={"coin": 3})  # fmt: skip
    t.do("take-left:character.1", "take:territory.2:0")
    assert t.told("toll-paid") == [("toll-paid", 0, 3)]
    assert t.cards(0, "territory") == ["village"]


@pytest.mark.clause("R-38", "HR-51")
def test_it_may_be_declined_and_others_are_not_asked() -> None:
    t = gonzaga(floors={"building.1": "treasury"}).do("decline")
    assert (t.asked, t.cards(0, "building")) == (-1, [])
    t = table(
        families={1: "gonzaga"}, stock={0: {"servant": 9}}, floors={"building.1": "treasury"}, steps=[AfterActions()]
    )
    assert t.asked == -1
    assert LeftOver(0).asks(t.state)  # the step itself asks whoever has the servants
