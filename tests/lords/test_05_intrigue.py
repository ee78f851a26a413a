"""2.4.6, 4.15, 5.14: M cards that are played."""

from __future__ import annotations

import pytest

from signoria.games.lords import standing
from signoria.games.lords.ids import AT
from signoria.games.lords.intrigue import machiavelli
from signoria.games.lords.state import DISCARDED, FOR_SALE, GONE

from .build import Table, table
from .waiting import plays, waiting

VERBS = [verb.name for verb in machiavelli.ANYTIME_VERBS]


def players(*lords: str, colours: tuple[str, ...] = ("red", "blue", "white")) -> Table:
    """Nothing stands on the map but leaders."""
    return table(*(lords or ("L14", "L16", "L18")), colours=colours).nobody()


# ---- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.14.1", "4.15")
def test_m_cards_are_played_at_any_time_but_in_movement() -> None:
    t = waiting(players().card(0, "M3"))
    assert plays(t, 0, "open-gates")
    t.at(1460, "spring", moving=True)
    assert not plays(t, 0, "open-gates")


@pytest.mark.clause("2.4.6", "5.14.2")
def test_a_card_is_kept_until_it_is_played_and_princesses_and_titles_for_good() -> None:
    t = waiting(players().card(0, "M3", "M25", "M40"))
    assert {x.split(":")[1] for verb in VERBS for x in plays(t, 0, verb)} == {"M3"}
    t.do("open-gates:M3:paris", seat=0)
    assert (t.holder("M3"), t.holder("M25"), t.holder("M40")) == (DISCARDED, 0, 0)


@pytest.mark.clause("5.6.1", "4.4.b1")
def test_the_weight_of_a_hand() -> None:
    t = players().card(0, "M1", "M3", "M25").card(1, "M13", "M47", "M54")
    assert [machiavelli.weight(t.s, seat) for seat in (0, 1, 2)] == [5, 3, 0]


# ---- spies -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.14.4.t1", "5.14.2")
def test_a_spy_opens_the_gates_of_a_city_of_his_colour_to_whomever_he_likes() -> None:
    t = waiting(players().card(0, "M3"))
    t.do("open-gates:M3:paris", seat=0)
    assert t.listed() == [f"open-gates-to:{seat}" for seat in t.s.order]
    t.do("open-gates-to:1")
    assert t.s.spies == ((1, AT["paris"]),)


@pytest.mark.clause("5.14.4.t1")
def test_only_cities_that_the_colour_holds() -> None:
    t = players().card(0, "M3")
    t.army("lyon", "red")
    t.army("genoa_city", "blue")
    waiting(t)
    assert t.refusal("open-gates:M3:lyon", 0).reason == "not-of-the-spys-colour"
    assert t.may("open-gates:M3:genoa_city", 0)
    assert not t.may("open-gates:M3:london", 0)


@pytest.mark.clause("5.14.4.t1")
def test_the_same_gates_do_not_open_twice_to_one_side() -> None:
    t = waiting(players("L14", "L16").card(0, "M3", "M4"))
    t.do("open-gates:M3:paris", seat=0).do("open-gates-to:0").do("open-gates:M4:paris", seat=0)
    assert t.refusal("open-gates-to:0").reason == "gates-open-already"
    t.do("open-gates-to:1")
    t.card(0, "M3")
    assert t.refusal("open-gates:M3:paris", 0).reason == "gates-open-already"


# ---- revolts ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.14.4.t1", "2.6.2")
def test_an_army_of_the_colour_turns_into_a_mercenary_of_the_player() -> None:
    t = players().card(1, "M13")
    army = t.army("kent", "red", worn=True)[0]
    waiting(t).do("stir-army:M13:red.army.1", seat=1)
    assert (t.place("mercenary.1"), t.steps("mercenary.1"), t.steps(army)) == ("kent", 1, 0)
    assert t.s.owner[0] == 1
    assert t.holder("M13") == DISCARDED


@pytest.mark.clause("5.14.4.t1", "2.2.4")
def test_if_others_hold_the_city_he_goes_outside() -> None:
    t = players().card(1, "M13")
    t.army("dover", "red", 2)
    waiting(t)
    assert plays(t, 1, "stir-army") == ["stir-army:M13:red.army.1"], "armies that are alike are one choice"
    t.do("stir-army:M13:red.army.1", seat=1)
    assert (t.place("mercenary.1"), t.place("red.army.2")) == ("kent", "dover")


@pytest.mark.clause("5.14.4.t1")
def test_armies_with_the_emperor_or_in_the_capital_are_true() -> None:
    t = players().card(1, "M14")
    t.leader("L1", "bristol")
    t.army("bristol", "red")
    t.army("london", "red")
    t.army("england", "blue")
    t.mercenary("england", seat=0)
    waiting(t)
    assert t.refusal("stir-army:M14:red.army.1", 1).reason == "with-the-emperor"
    assert t.refusal("stir-army:M14:red.army.2", 1).reason == "no-revolt-in-capital"
    assert not plays(t, 1, "stir-army"), "neither other colours nor mercenaries turn"


@pytest.mark.clause("5.14.4.t1")
def test_without_such_an_army_a_mercenary_rises_in_a_city_without_army() -> None:
    t = players().card(1, "M14")
    t.army("southampton", "blue")
    waiting(t)
    assert t.refusal("stir-rising:M14:southampton", 1).reason == "city-has-army"
    assert t.refusal("stir-rising:M14:london", 1).reason == "no-revolt-in-capital"
    t.do("stir-rising:M14:bristol", seat=1)
    assert (t.place("mercenary.1"), t.steps("mercenary.1"), t.s.owner[0]) == ("bristol", 2, 1)


@pytest.mark.clause("5.14.4.t1")
def test_an_army_that_can_turn_goes_first() -> None:
    t = players().card(1, "M14")
    t.army("england", "red")
    assert waiting(t).refusal("stir-rising:M14:bristol", 1).reason == "army-turns-first"


@pytest.mark.clause("5.14.4.t1")
def test_where_the_capital_is_the_only_city_the_country_rises() -> None:
    t = waiting(players().card(1, "M15"))
    assert plays(t, 1, "stir-rising") == ["stir-rising:M15:ile_de_france"]


@pytest.mark.clause("5.14.4.t1", "5.3.7")
def test_no_revolt_without_a_mercenary_counter() -> None:
    t = players().card(1, "M13")
    t.mercenary("cairo", n=17)
    assert waiting(t).why("stir-rising:M13:dover", 1) == "5.3.7"
    t.army("kent", "red")
    assert t.why("stir-army:M13:red.army.1", 1) == "5.3.7"


# ---- heresies --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.14.4.t2")
def test_a_heretic_ally_goes_to_auction() -> None:
    t = players().card(0, "M51")
    t.leader("L24", "croia", seat=1)
    waiting(t).do("accuse-heretic:M51:L24", seat=0)
    assert (t.holder("L24"), t.holder("M51")) == (FOR_SALE, DISCARDED)
    assert t.place("L24") == "croia"


@pytest.mark.clause("5.14.4.t2")
def test_emperors_are_immune() -> None:
    t = players().card(0, "M47")
    t.leader("L3", "austria", seat=1)
    assert waiting(t).why("accuse-heretic:M47:L3", 0) == "5.14.4.t2"


@pytest.mark.clause("5.14.4.t2", "2.2.11")
def test_a_heresy_strikes_players_leaders_of_its_faith_in_its_lands() -> None:
    t = players("L21", "L16").card(0, "M47")
    t.leader("L24", "paris", seat=1)
    t.leader("L25", "prague", seat=1)
    t.leader("L41", "leipzig")
    waiting(t)
    reasons = {x: t.refusal(f"accuse-heretic:M47:{x}", 0).reason for x in ("L24", "L25", "L41")}
    assert reasons == {"L24": "other-land", "L25": "other-faith", "L41": "nobodys-ally"}
    t.leader("L16", "prague")
    assert plays(t, 0, "accuse-heretic") == ["accuse-heretic:M47:L16"]


def accused(**gold: int) -> Table:
    """Seat 1 (Sforza) holds a building and a princess; a heresy of Florence and Milan strikes him."""
    t = players("L16", "L14").card(0, "M52").card(1, "E1", "M25", "L2").gold(**gold)
    t.s.players[1].colour = 1
    return t


@pytest.mark.clause("5.14.4.t2", "5.14.4.t1")
def test_a_player_pays_or_gives_up_a_card_of_his_choice() -> None:
    t = waiting(accused(chest_1=5)).do("accuse-heretic:M52:L14", seat=0)
    assert t.asked == 1
    assert t.listed() == ["pay-heresy", "yield-heresy:M25", "yield-heresy:E1"], "no starting card"
    supply = t.au("supply")
    t.do("pay-heresy")
    assert (t.au("chest_1"), t.au("supply")) == (0, supply + 5)

    t = waiting(accused(chest_1=4)).do("accuse-heretic:M52:L14", seat=0)
    assert t.listed() == ["yield-heresy:M25", "yield-heresy:E1"]
    t.do("yield-heresy:E1")
    assert (t.holder("E1"), t.au("chest_1")) == (FOR_SALE, 4)


@pytest.mark.clause("5.14.4.t2")
def test_who_can_do_neither_goes_free_and_a_single_answer_is_given_by_itself() -> None:
    t = accused(chest_1=4)
    t.pile(DISCARDED, "E1", "M25")
    waiting(t).do("accuse-heretic:M52:L14", seat=0)
    assert t.hand(1) == ["L2", "L14"]
    t = accused(chest_1=4)
    t.pile(DISCARDED, "M25")
    waiting(t).do("accuse-heretic:M52:L14", seat=0)
    assert t.holder("E1") == FOR_SALE


@pytest.mark.clause("5.14.4.t2")
@pytest.mark.parametrize(("order", "gold", "cards"), [(1, 0, ["L2", "L14", "E1", "M25"]), (2, 5, ["L2", "L14", "E1"])])
def test_a_standing_order_answers_a_heresy(order: int, gold: int, cards: list[str]) -> None:
    t = waiting(accused(chest_1=5)).do(f"stand:heresy:{order}", seat=1)
    assert standing.ordered(t.s, 1, standing.HERESY) == order
    t.do("accuse-heretic:M52:L14", seat=0)
    assert (t.au("chest_1"), t.hand(1)) == (gold, cards)


@pytest.mark.clause("5.14.4.t2")
def test_nothing_goes_to_a_friend_while_a_heretic_is_asked() -> None:
    t = waiting(accused(chest_1=9))
    t.do("begin-offer:1", "ask-card:E1", "ask-au:5", "send-offer:1", seat=0)
    assert plays(t, 1, "accept-offer") == ["accept-offer:0"]
    t.do("accuse-heretic:M52:L14", seat=0)
    assert (t.asked, plays(t, 1, "accept-offer")) == (1, [])
    assert not plays(t, 1, "begin-offer")
    t.do("yield-heresy:M25", seat=1).do("accept-offer:0", seat=1)


# ---- trials ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.14.4.t1", "6.2.6.b3")
@pytest.mark.parametrize(("roll", "dies"), [(3, True), (4, False)])
def test_an_accused_ally_dies_on_three_or_less(roll: int, dies: bool) -> None:
    t = players().card(0, "M60").dice("trial", roll)
    t.leader("L32", "konya", seat=1)
    waiting(t).do("try-leader:M60:L32", seat=0)
    assert (t.holder("L32"), t.place("L32")) == ((FOR_SALE, "") if dies else (1, "konya"))
    assert t.told("judged")[0][-1] == roll
    assert t.holder("M60") == DISCARDED


@pytest.mark.clause("5.14.4.t1", "6.2.6.b4")
def test_courtiers_stand_trial_where_their_place_lies() -> None:
    t = players().card(0, "M56").card(1, "C16", "C19").dice("trial", 1)
    waiting(t)
    assert plays(t, 0, "try-courtier") == ["try-courtier:M56:C16"]
    t.do("try-courtier:M56:C16", seat=0)
    assert t.holder("C16") == GONE


@pytest.mark.clause("5.14.4.t1")
def test_who_does_not_stand_trial() -> None:
    t = players("L16", "L14").card(0, "M56")
    t.leader("L24", "venice_city", seat=1)
    t.leader("L35", "milan_city")
    t.leader("L4", "venice_city", seat=1)
    t.leader("L25", "venice_city", seat=1)
    t.leader("L39", "chambery", seat=1)
    waiting(t)
    some = ("L14", "L35", "L4", "L25", "L39")
    assert [t.refusal(f"try-leader:M56:{x}", 0).reason for x in some] == [
        "lord-not-tried", "nobodys-ally", "emperor-not-tried", "other-faith", "other-land",
    ]  # fmt: skip
    assert plays(t, 0, "try-leader") == ["try-leader:M56:L24"]


@pytest.mark.clause("5.14.4.t1", "5.8.11")
def test_ones_own_prisoner_may_be_tried_wherever_he_was_taken() -> None:
    t = players().card(0, "M56").card(2, "M58")
    x = t.leader("L24", seat=1)
    t.s.leaders[x].place, t.s.leaders[x].captor = -1, 0
    waiting(t.dice("trial", 2))
    assert not t.may("try-leader:M58:L24", 2), "he is not in prison with seat 2"
    t.do("try-leader:M56:L24", seat=0)
    assert (t.who("L24").captor, t.holder("L24")) == (-1, FOR_SALE)


# ---- the Papal C card ------------------------------------------------------------------------------------------------


def tried() -> Table:
    t = players().card(0, "M56", "M60").card(2, "C4")
    t.leader("L24", "venice_city", seat=1)
    t.leader("L32", "konya", seat=1)
    return waiting(t.dice("trial", 1))


@pytest.mark.clause("6.3.7")
def test_the_holder_of_the_papal_c_card_may_cancel_a_catholic_trial() -> None:
    t = tried().do("try-leader:M56:L24", seat=0)
    assert t.asked == 2
    assert t.listed() == ["cancel-trial", "let-trial"]
    t.do("cancel-trial")
    assert (t.place("L24"), t.holder("M56")) == ("venice_city", DISCARDED)
    t = tried().do("try-leader:M56:L24", seat=0).do("let-trial")
    assert t.place("L24") == ""


@pytest.mark.clause("6.3.7")
def test_other_faiths_are_no_affair_of_his() -> None:
    t = tried().do("try-leader:M60:L32", seat=0)
    assert t.place("L32") == ""


@pytest.mark.clause("6.3.7")
@pytest.mark.parametrize(("order", "place"), [(1, "venice_city"), (2, "")])
def test_a_standing_order_answers_for_him(order: int, place: str) -> None:
    t = tried().do(f"stand:trials:{order}", seat=2).do("try-leader:M56:L24", seat=0)
    assert t.place("L24") == place


@pytest.mark.clause("6.3.7", "RC.9")
def test_nobody_cancels_his_own_trial_nor_when_the_papacy_is_no_more() -> None:
    t = players().card(0, "M56", "C4").dice("trial", 1)
    t.leader("L24", "venice_city", seat=1)
    waiting(t).do("try-leader:M56:L24", seat=0)
    assert t.place("L24") == ""
    t = tried()
    t.e("white").fallen, t.e("white").merged = 1, True
    t.do("try-leader:M56:L24", seat=0)
    assert t.place("L24") == ""
