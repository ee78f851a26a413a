"""Special tokens: drawn, used, paid, held on cards. R-15 to R-18, U-2."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.houses.state import HIDDEN
from signoria.games.lorenzo.houses.tokens import GiveTokens, draw_and_keep, draw_tokens, tokens_left
from signoria.games.lorenzo.kinds import FACE
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import houses_of
from signoria.games.lorenzo.tables import base_facts
from signoria.kernel.chance import Scripted
from signoria.kernel.engine import flush, run
from signoria.kernel.pack import pack

from ..build import Table, table

FACES: dict[str, Any] = base_facts()["houses"]["tokens"]["faces"]
GIVING = [face for face, d in FACES.items() if "gain" in d]
HARVEST, PRODUCTION = 0, 1


def hand(t: Table, seat: int = 0) -> list[str]:
    """The faces in a player's hand."""
    house = t.state.players[seat].house
    assert house is not None
    return [FACE.text(face) for face in house.tokens]


def used(t: Table) -> dict[str, int]:
    """The used tokens beside the supply."""
    assert t.state.houses is not None
    return {FACE.text(face): n for face, n in enumerate(t.state.houses.used) if n}


# ---- what they are and who sees them ---------------------------------------------------------------------------------


@pytest.mark.clause("R-15", "U-2")
def test_there_are_thirty_six_tokens_of_twelve_faces() -> None:
    assert len(FACES) == 12
    assert tokens_left(table(houses=True).state) == 36
    assert tokens_left(table(houses=True, tokens={0: ["alms"], 1: ["alms", "craft"]}).state) == 33


@pytest.mark.clause("R-15", "HR-21")
def test_how_many_one_holds_is_open_their_faces_are_not() -> None:
    t = table(tokens={0: ["alms", "renown"]})
    seen = GAME.mask(t.state, 1).players[0]
    assert seen.house is not None
    assert seen.house.tokens == (HIDDEN, HIDDEN)
    own = GAME.mask(t.state, 0).players[0]
    assert own.house is not None
    assert [FACE.text(face) for face in own.house.tokens] == ["alms", "renown"]


@pytest.mark.clause("R-15")
def test_only_the_owner_is_told_what_was_drawn() -> None:
    t = table(houses=True, floors={"special.3": "sacking_a_castle"}, stock={0: {"mp": 5}})
    t.do("place:white:special.3:0")
    assert t.state.events is not None
    assert t.told("tokens-drawn") == [("tokens-drawn", 0, 1)]
    masks = {GAME.grammar.events[event[0]].name: event[1] for event in t.state.events}
    assert masks["tokens-drawn"] == -1
    assert masks["tokens-seen"] == 1


@pytest.mark.clause("HR-22", "R-15")
def test_when_the_supply_is_empty_the_used_ones_are_drawn_from() -> None:
    t = table(houses=True, chance=Scripted([[0], [0]]))
    table_ = houses_of(t.state)
    table_.used = tuple(int(face == "alms") + int(face == "craft") for face in FACES)
    table_.supply = (0,) * 12
    assert draw_tokens(t.state, 0, 1) == 1
    assert hand(t) == ["alms"]
    assert used(t) == {}
    assert draw_tokens(t.state, 0, 1) == 1


@pytest.mark.clause("HR-22")
def test_when_there_are_none_at_all_the_rest_is_not_drawn() -> None:
    t = table(houses=True, floors={"special.3": "florin_vault"})
    table_ = houses_of(t.state)
    table_.supply = (0,) * 12
    t.do("place:white:special.3:0")
    assert t.changes() == {}
    assert t.told("tokens-drawn") == []
    assert all("token" not in goods for _, _, _, goods in t.told("gained"))


@pytest.mark.clause("R-17", "U-3")
def test_a_privilege_may_become_a_token() -> None:
    t = table(houses=True).do("place:white:palace:0", "privilege:token")
    assert t.stock()["token"] == 1
    assert t.stock()["coin"] == 1


# ---- using them ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-16", "U-2")
@pytest.mark.parametrize("face", GIVING)
def test_a_used_token_gives_what_it_shows_and_lies_open(face: str) -> None:
    t = table(tokens={0: [face, face]}).do(f"use-token:{face}")
    assert t.changes() == {**FACES[face]["gain"], "token": -1}
    assert t.told("token-used") == [("token-used", 0, face)]
    assert used(t) == {face: 1}
    assert hand(t) == [face]


@pytest.mark.clause("HR-3", "R-16", "L-74")
def test_tokens_are_used_before_and_after_the_placement_as_often_as_wished() -> None:
    t = table(tokens={0: ["alms", "renown", "timber"]}).do("use-token:alms", "use-token:renown")
    t.do("place:white:market.1:0")
    assert t.options("use-token") == ["use-token:timber"]
    t.do("use-token:timber")
    assert t.asked == -1


@pytest.mark.clause("HR-3")
def test_no_token_is_used_in_the_middle_of_the_placement() -> None:
    t = table(tokens={0: ["alms"]}).do("place:white:palace:0")
    assert t.options("privilege")
    assert t.options("use-token") == []
    assert t.do("privilege:coins").may("use-token:alms")


@pytest.mark.clause("HR-3")
def test_whoever_has_no_token_left_is_not_asked_after_the_placement() -> None:
    t = table(houses=True, turn=[0, 1]).do("place:white:market.1:0")
    assert t.asked == 1


@pytest.mark.clause("R-16", "HR-23", "L-41")
@pytest.mark.parametrize(("face", "helper", "gives"), [("gathering", "farmer", "woods"), ("craft", "artisan", "bank")])
def test_a_token_may_show_an_action_of_value_one_raised_like_a_bonus_action(face: str, helper: str, gives: str) -> None:
    t = table(tokens={0: [face]}, cards={0: [helper, gives]}, stock={0: {"servant": 3}}).do(f"use-token:{face}")
    assert t.options() == ["work:0..3", "decline"]
    t.do("work:1")
    ((_, _, area, value),) = t.told("worked")
    assert value == 1 + 2 + 1
    assert area == ("harvest" if face == "gathering" else "production")


@pytest.mark.clause("HR-23", "L-42")
def test_its_action_may_be_declined_and_the_token_is_used_all_the_same() -> None:
    t = table(tokens={0: ["craft"]}).do("use-token:craft", "decline")
    assert t.stock()["token"] == 0
    assert used(t) == {"craft": 1}


@pytest.mark.clause("HR-23", "L-68")
def test_tile_1_6_lowers_the_production_of_a_token() -> None:
    t = table(tokens={0: ["craft"]}, banned={0: ["tile_1_6"]}, stock={0: {"servant": 5}}).do(
        "use-token:craft", "work:5"
    )
    assert t.told("worked") == [("worked", 0, "production", 1 + 5 - 3)]


@pytest.mark.clause("HR-13", "L-66")
def test_each_token_used_is_a_source_of_its_own() -> None:
    t = table(tokens={0: ["muster", "muster"]}, banned={0: ["tile_1_1"]})
    assert t.do("use-token:muster").changes() == {"mp": 1, "vp": 1, "token": -1}
    assert t.do("use-token:muster").changes() == {"mp": 1, "vp": 1, "token": -1}


# ---- paying them -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-16", "HR-21")
def test_the_owner_chooses_which_tokens_are_paid() -> None:
    t = table(tokens={0: ["alms", "craft", "craft"]}, steps=[GiveTokens(0, 2)])
    assert t.options() == ["give-token:alms", "give-token:craft"]
    t.do("give-token:alms")
    assert t.options() == ["give-token:craft"]  # asked though both are alike, which nobody else may see
    t.do("give-token:craft")
    assert hand(t) == ["craft"]
    assert t.told("token-paid") == [("token-paid", 0, "craft")]
    assert used(t) == {"alms": 1, "craft": 1}


@pytest.mark.clause("U-1", "R-16", "L-28")
def test_the_token_of_the_floor_can_be_paid_for_its_card() -> None:
    t = table(houses=True, floors={"special.3": "secretary"}, stock={0: {"coin": 6}}).do("place:white:special.3:0")
    assert t.cards(0, "character") == ["secretary"]
    assert t.changes() == {"coin": -6, "vp": 2}


@pytest.mark.clause("R-16", "HR-21")
def test_whoever_has_to_pay_all_of_them_is_not_asked() -> None:
    t = table(tokens={0: ["alms", "craft"]}, steps=[GiveTokens(0, 2)])
    assert t.asked == -1
    assert used(t) == {"alms": 1, "craft": 1}


# ---- tile 1_8 and Ficino ---------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-14", "U-7", "R-10")
def test_tile_1_8_takes_one_token_from_each_source() -> None:
    t = table(
        houses=True, floors={"special.4": "broker"}, banned={0: ["tile_1_8"]}, stock={0: {"coin": 5, "servant": 9}}
    )
    t.do("place:white:special.4:1")
    assert t.changes() == {"coin": -5, "servant": -1, "token": 2}  # the floor gives 2, so does the card
    t = table(houses=True, banned={0: ["tile_1_8"]}).do("place:white:palace:0")
    assert t.do("privilege:token").changes() == {}


def ficino(t: Table, draws: int = 2, keeps: int = 1) -> Table:
    """Draw and keep, as Marsilio Ficino does."""
    t.keep()
    draw_and_keep(t.state, 0, draws, keeps)
    flush(t.state)
    run(t.state)
    return t


@pytest.mark.clause("HR-27", "R-15")
def test_of_two_drawn_one_is_discarded_face_up() -> None:
    t = ficino(table(tokens={0: ["renown"]}, steps=[Turn(0, False, False)], chance=Scripted([[0], [4]])))
    assert t.options() == ["drop-token:market_day", "drop-token:building_yard"]  # not the one that was there
    t.do("drop-token:building_yard")
    assert hand(t) == ["market_day", "renown"]
    assert t.stock()["token"] == 2
    assert used(t) == {"building_yard": 1}


@pytest.mark.clause("HR-27")
def test_of_two_drawn_that_are_alike_one_goes() -> None:
    t = ficino(table(tokens={0: ["renown"]}, steps=[Turn(0, False, False)], chance=Scripted([[0], [0]])))
    assert t.options() == ["drop-token:market_day"]  # asked, so that nobody else sees that they are alike
    t.do("drop-token:market_day")
    assert hand(t) == ["market_day", "renown"]
    assert used(t) == {"market_day": 1}


@pytest.mark.clause("HR-27", "R-15")
def test_what_was_drawn_stands_in_no_step_that_others_see() -> None:
    views = []
    for second in ([4], [8]):
        t = ficino(table(tokens={0: ["renown"]}, steps=[Turn(0, False, False)], chance=Scripted([[0], second])))
        views.append(pack(GAME.mask(t.state, 1).agenda[-1]))
    assert views[0] == views[1]


@pytest.mark.clause("HR-27", "HR-22")
def test_if_only_one_can_be_drawn_it_is_kept() -> None:
    t = table(houses=True, steps=[Turn(0, False, False)])
    houses_of(t.state).supply = tuple(int(face == "alms") for face in FACES)
    assert hand(ficino(t)) == ["alms"]
    assert t.options("drop-token") == []


@pytest.mark.clause("HR-14")
def test_under_tile_1_8_ficino_draws_nothing() -> None:
    t = ficino(table(houses=True, banned={0: ["tile_1_8"]}, steps=[Turn(0, False, False)]))
    assert hand(t) == []
    assert t.told("tokens-drawn") == []


@pytest.mark.clause("HR-27", "L-76")
def test_ficino_himself_lets_his_owner_choose() -> None:
    t = table(houses=True, played={0: ["marsilio_ficino"]}, chance=Scripted([[0], [4]])).do("use:marsilio_ficino")
    t.do("drop-token:market_day")
    assert hand(t) == ["building_yard"]
    assert t.changes() == {"token": -1}


@pytest.mark.clause("HR-22")
def test_a_token_whose_harvest_was_used_is_not_drawn_before_the_turn_is_over() -> None:
    """Else Florin Vault would draw it again and again: every turn comes to an end."""
    rest = [face for face in FACE.ids for _ in range(3)]
    rest.remove("gathering")
    t = table(tokens={0: ["gathering"], 1: rest}, cards={0: ["florin_vault"]}, stock={0: {"servant": 9}})
    t.do("use-token:gathering", "work:1")
    assert (hand(t), used(t)) == ([], {"gathering": 1})
    t.do("place:white:palace:0", "privilege:coins")
    assert t.asked == -1  # the turn is over
    t = table(tokens={0: ["gathering"], 1: rest}, cards={0: ["florin_vault"]}, stock={0: {"servant": 9}}, turn=[0, 0])
    t.do("use-token:gathering", "work:1", "place:white:palace:0", "privilege:coins")
    t.do("place:black:harvest.small:0")
    assert hand(t) == ["gathering"]
