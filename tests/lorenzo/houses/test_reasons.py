"""Why not: each thing of a player's own that is barred is listed with its clause, and can be said. R-16 to R-43."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.houses.left_over import LeftOver
from signoria.games.lorenzo.kinds import CARD
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import house_of
from signoria.games.lorenzo.work import Activate
from signoria.kernel.engine import legal
from signoria.kernel.words import words
from wording import every

from ..build import CHEAP, SIX, TOWERS, Table, table
from .test_held_tokens import with_held
from .test_work import producing, took

RETURNED = ["village", "farmer", "mint", "crusade"]  # one of each type, discarded


def barred(t: Table, verb: str) -> dict[str, str]:
    """What is barred now, with the clause that bars it."""
    menu = legal(t.state, t.asked, True)
    found = {GRAMMAR.text(option): refusal.clause for option, refusal in menu.barred}
    return {text: clause for text, clause in found.items() if text.startswith(f"{verb}:")}


def said(t: Table, text: str, language: str = "en") -> str:
    """Why an option is barred, in words."""
    option = GRAMMAR.option(text)
    return words(GAME, language).refusal(t.why(text), t.state, t.asked, option)


# ---- exchanges of the families ---------------------------------------------------------------------------------------


@pytest.mark.clause("R-36", "R-37", "HR-50")
@pytest.mark.parametrize(("family", "clause", "point"), [("della_scala", "R-36", "fp"), ("este", "R-37", "mp")])
def test_an_exchange_without_a_point_names_what_it_costs(family: str, clause: str, point: str) -> None:
    t = table(families={0: family})
    assert barred(t, "exchange") == {f"exchange:{family}:1": clause}
    assert f"[1 {point}]" in said(t, f"exchange:{family}:1")
    t = table(families={0: family}, stock={0: {point: 1}})
    assert (t.options("exchange"), barred(t, "exchange")) == ([f"exchange:{family}:1..1"], {})


@pytest.mark.clause("R-28")
def test_of_a_leaders_exchanges_each_is_barred_for_itself() -> None:
    t = table(houses=True, played={0: ["raffaello_sanzio"]}, stock={0: {"coin": 1}})
    assert barred(t, "use-one") == {"use-one:raffaello_sanzio:1": "R-28"}
    assert t.may("use-one:raffaello_sanzio:2")


# ---- Gonzaga ---------------------------------------------------------------------------------------------------------


def gonzaga(**position: Any) -> Table:
    """Gonzaga may take a card that is left."""
    return table(families={0: "gonzaga"}, stock={0: {"servant": 7}}, steps=[LeftOver(0)], **position)


@pytest.mark.clause("R-38", "L-31", "HR-51")
def test_gonzaga_read_of_each_floor_why_nothing_can_be_taken_there() -> None:
    floors = {"territory.1": "village", "building.2": "mint", "special.1": "loggia"}
    t = gonzaga(floors=floors, cards={0: [*SIX["building"][1:], "arsenal"]})
    assert t.options("take-left") == ["take-left:territory.1"]
    why = barred(t, "take-left")
    assert why.pop("take-left:building.2") == "L-31"
    others = {f"take-left:{tower}.{n}" for tower in (*TOWERS, "special") for n in (1, 2, 3, 4)}
    assert why == dict.fromkeys(others - {"take-left:territory.1", "take-left:building.2"}, "R-38")
    assert "special tower" in said(t, "take-left:special.1")
    assert said(t, "take-left:special.2") == said(t, "take-left:special.1")  # with or without a card
    assert said(t, "take-left:venture.4") == "No card is left here."


@pytest.mark.clause("R-38", "HR-59")
def test_without_the_special_tower_its_floors_are_not_spoken_of() -> None:
    t = gonzaga(floors={f"{tower}.1": CHEAP[tower] for tower in TOWERS}, option={"special_tower": "off"})
    assert len(t.options("take-left")) == 4
    assert len(barred(t, "take-left")) == 12


# ---- discarded cards -------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-24", "HR-46")
def test_a_discarded_card_of_a_type_that_the_card_does_not_name_is_barred() -> None:
    t = took("condottiere", thrown=RETURNED)
    assert t.options("take-back") == ["take-back:crusade"]
    assert barred(t, "take-back") == {f"take-back:{card}": "R-24" for card in RETURNED[:3]}
    assert barred(took("antiquarian", thrown=RETURNED), "take-back") == {}


@pytest.mark.clause("R-24", "L-31", "HR-46")
def test_its_type_comes_before_the_room_for_it() -> None:
    t = took("condottiere", *SIX["territory"], thrown=["citadel", "crusade"])
    assert barred(t, "take-back") == {"take-back:citadel": "R-24"}


@pytest.mark.clause("R-24")
def test_discarded_cards_of_other_types_alone_raise_no_question() -> None:
    assert took("condottiere", thrown=RETURNED[:3]).question == "turn"


# ---- privileges ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-46", "U-3", "HR-16")
def test_what_a_source_has_given_once_is_barred_the_second_time() -> None:
    t = table(houses=True).do("place:white:market.4:0")
    assert barred(t, "privilege") == {}
    t.do("privilege:token")
    assert barred(t, "privilege") == {"privilege:token": "L-46"}


@pytest.mark.clause("L-46")
def test_in_the_base_game_too() -> None:
    t = table().do("place:white:market.4:0", "privilege:faith")
    assert barred(t, "privilege") == {"privilege:faith": "L-46"}
    assert t.options() == [*(f"privilege:{x}" for x in ("materials", "servants", "coins", "military")), "decline"]


@pytest.mark.clause("HR-17", "L-46")
def test_nothing_is_barred_of_the_one_that_salviati_adds() -> None:
    t = table(houses=True, played={0: ["jacopo_salviati"]}).do("place:white:palace:0", "privilege:coins")
    assert barred(t, "privilege") == {}


@pytest.mark.clause("HR-16", "R-34", "L-46")
def test_an_empty_store_and_one_taken_already_are_barred_for_da_montefeltro() -> None:
    t = table(families={0: "da_montefeltro"}).do("place:white:market.4:0")
    assert barred(t, "privilege") == {"privilege:store": "HR-16"}
    house_of(t.state.players[0]).stored = (1, 0)
    t.do("privilege:store")
    assert barred(t, "privilege") == {"privilege:store": "L-46"}


@pytest.mark.clause("HR-16", "R-36")
def test_others_read_nothing_of_a_store() -> None:
    t = table(families={0: "della_scala"}).do("place:white:market.4:0", "privilege:coins")
    assert barred(t, "privilege") == {"privilege:faith": "R-36", "privilege:coins": "L-46"}


# ---- cards that activate others --------------------------------------------------------------------------------------


@pytest.mark.clause("HR-29", "R-26")
def test_arsenal_and_hospital_activate_neither_themselves_nor_what_set_them_going() -> None:
    t = producing(5, "arsenal", "hospital", "unfinished_dome", "woods")
    assert barred(t, "activate") == {"activate:arsenal": "HR-29"}
    assert said(t, "activate:arsenal") == "A card never activates itself."
    t.do("activate:hospital")
    assert barred(t, "activate") == {"activate:arsenal": "HR-29", "activate:hospital": "HR-29"}
    assert said(t, "activate:arsenal") == "This card set the activation going."
    assert said(t, "activate:hospital") == "A card never activates itself."


@pytest.mark.clause("HR-30", "R-26")
def test_a_venture_activates_no_card_twice() -> None:
    t = took("draining_the_marshes", "woods", "forest").do("activate:woods")
    assert t.options("activate") == ["activate:forest"]
    assert barred(t, "activate") == {"activate:woods": "HR-30"}


@pytest.mark.clause("HR-30", "HR-29")
def test_siege_may_choose_arsenal_which_then_bars_itself() -> None:
    t = took("siege_of_a_rival_city", "arsenal", "unfinished_dome").do("activate:arsenal")
    asking = t.state.agenda[-1]
    assert isinstance(asking, Activate)
    assert CARD.text(asking.left[0][0]) == "arsenal"
    assert barred(t, "activate") == {"activate:arsenal": "HR-29"}


# ---- tokens on cards -------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-24", "R-18")
def test_a_card_that_has_its_token_takes_no_other() -> None:
    t = table(cards={0: ["broker", "hill_abbey"]}, tokens={0: ["alms", "renown"]})
    assert barred(t, "hold") == {}
    with_held(t, "broker", "craft")
    assert t.options("hold") == ["hold:hill_abbey:alms", "hold:hill_abbey:renown"]
    assert barred(t, "hold") == {"hold:broker:alms": "HR-24", "hold:broker:renown": "HR-24"}


@pytest.mark.clause("HR-24")
def test_without_a_token_in_hand_there_is_nothing_to_say() -> None:
    t = with_held(table(cards={0: ["broker"]}, houses=True), "broker", "craft")
    assert barred(t, "hold") == {}


# ---- Paracelso -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-36", "R-23", "HR-30")
def test_servants_stand_for_goods_in_at_most_twenty_exchanges() -> None:
    """Each way is listed: one for each number of servants in each number of exchanges."""
    position: dict[str, Any] = {"played": {0: ["paracelso"]}, "stock": {0: {"stone": 40, "servant": 40}}}
    t = producing(30, "sculptors_yard", **position)
    assert t.options("repeat") == ["repeat:sculptors_yard.1:1..30"]  # without servants as ever
    assert len(t.options("convert-with")) == 20 * 21 // 2
    assert t.may("convert-with:sculptors_yard.1:0:1:0:19")
    assert not t.may("convert-with:sculptors_yard.1:0:1:0:20")
    assert t.do("convert-with:sculptors_yard.1:0:1:0:19").changes()["vp"] == 20


# ---- in words --------------------------------------------------------------------------------------------------------


@every
def test_each_of_these_reasons_is_a_sentence(language: str) -> None:
    cases = {
        "exchange:este:1": table(families={0: "este"}),
        "take-left:special.1": gonzaga(floors={"venture.1": "crusade"}),
        "take-left:venture.2": gonzaga(floors={"venture.1": "crusade"}),
        "take-back:mint": took("condottiere", thrown=RETURNED),
        "privilege:store": table(families={0: "da_montefeltro"}).do("place:white:palace:0"),
        "privilege:coins": table().do("place:white:market.4:0", "privilege:coins"),
        "activate:arsenal": producing(3, "arsenal", "unfinished_dome"),
        "activate:arsenal ": producing(3, "arsenal", "hospital", "unfinished_dome").do("activate:hospital"),
        "activate:woods": took("draining_the_marshes", "woods", "forest").do("activate:woods"),
        "hold:broker:alms": with_held(table(cards={0: ["broker"]}, tokens={0: ["alms"]}), "broker", "craft"),
    }
    told = {said(t, text.strip(), language) for text, t in cases.items()}
    assert len(told) == len(cases)
    assert all(sentence.endswith(".") for sentence in told)


@pytest.mark.clause("R-43", "HR-56")
def test_a_visconti_token_that_is_turned_says_so() -> None:
    hand = {0: ["girolamo_savonarola", "santa_rita"]}
    t = table(families={0: "visconti"}, hand=hand, stock={0: {"coin": 18, "fp": 8}})
    t.do("play:girolamo_savonarola", "wake:visconti_2", "play:santa_rita")
    assert t.clause("wake:visconti_2") == "R-43"
    assert t.may("wake:visconti_1")


@pytest.mark.clause("HR-36", "L-56")
def test_an_exchange_that_only_servants_can_pay_says_so_of_the_plain_one() -> None:
    t = table(
        houses=True,
        cards={0: ["goldsmiths_shop"]},
        played={0: ["paracelso"]},
        stock={0: {"servant": 3}},
        dice=(6, 3, 1),
    )
    t.do("place:white:production.small:0")
    assert t.clause("convert:goldsmiths_shop.1") == "L-56"
    assert t.may("convert-with:goldsmiths_shop.1:0:0:0:1")
