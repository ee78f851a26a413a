"""6.3: the powers of the Pope."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import CARD, COLOURS, OTTOMAN, PAPAL
from signoria.games.lords.papacy import crusade
from signoria.games.lords.state import DISCARDED, FOR_SALE, GONE
from signoria.games.lords.thrones import deaths, pretenders, succession

from .build import Table, names, table
from .waiting import plays, waiting


def pope(*lords: str) -> Table:
    """Seat 0 holds L4 and 20 Au of its own; nothing stands on the map."""
    t = table(*(lords or ("L14", "L16")), colours=("white", "blue", "red")).nobody()
    return t.card(0, "L4").gold(chest_0=20, treasury_white=30)


# ---- excommunication -------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.3.2", "6.3.2.b2")
def test_the_excommunicated_gives_up_the_card_that_the_pope_chooses() -> None:
    t = waiting(pope().card(1, "E1", "G1"))
    t.do("excommunicate:1:E1", seat=0)
    assert (t.holder("E1"), t.holder("G1")) == (FOR_SALE, 1)
    assert (t.au("chest_0"), t.au("treasury_white")) == (15, 30)
    assert t.told("excommunicated")


@pytest.mark.clause("6.3.2.b1")
def test_nobody_is_excommunicated_twice() -> None:
    t = waiting(pope().card(1, "E1", "G1"))
    t.do("excommunicate:1:E1", seat=0)
    assert t.why("excommunicate:1:G1", 0) == "6.3.2.b1"
    assert t.au("chest_0") == 15


@pytest.mark.clause("6.3.2")
@pytest.mark.parametrize("lord", ["L21", "L23"])
def test_only_catholics_are_excommunicated(lord: str) -> None:
    t = waiting(pope("L14", lord).card(1, "E1"))
    assert t.why("excommunicate:1:E1", 0) == "6.3.2"


@pytest.mark.clause("6.3.2", "3.3.3")
def test_starting_cards_are_safe() -> None:
    t = pope("L14", "L17")
    t.card(1, "L2", "C2", "C16", "C11", "L24")
    t.pirate("C7", "venice_city", seat=1)
    waiting(t)
    for card in ("L17", "L2", "C2", "C7"):
        assert t.refusal(f"excommunicate:1:{card}", 0).reason == "starting-card"
    assert sorted(plays(t, 0, "excommunicate")) == [f"excommunicate:1:{x}" for x in ("C11", "C16", "L24")]


@pytest.mark.clause("6.3.2.b2")
def test_a_ban_costs_own_gold() -> None:
    t = waiting(pope().card(1, "E1").gold(chest_0=4))
    assert t.why("excommunicate:1:E1", 0) == "6.3.2.b2"


@pytest.mark.clause("6.3.2", "6.3")
def test_only_the_holder_of_the_papal_l_card_has_the_powers() -> None:
    t = waiting(pope().card(0, "E1").gold(chest_1=20))
    for verb in ("excommunicate", "crown", "annul-marriage", "call-crusade", "unite-churches"):
        assert not plays(t, 1, verb)


@pytest.mark.clause("6.3.2")
def test_a_wife_who_is_given_up_is_no_wife_any_more() -> None:
    t = waiting(pope().card(1, "M25"))
    t.who("L16").married = True
    t.do("excommunicate:1:M25", seat=0)
    assert not pretenders.is_married(t.s, 1)


@pytest.mark.clause("RC.9")
def test_without_a_pope_nobody_has_the_powers() -> None:
    t = pope("L18", "L16").card(1, "E1")
    deaths.kill(t.s, CARD["L4"])
    waiting(t.push())
    assert not plays(t, 0, "excommunicate")
    succession.begin(t.s)
    t.push()
    assert t.holder("L4") == GONE
    assert not plays(t, 0, "excommunicate")


# ---- coronation and divorce ------------------------------------------------------------------------------------------


@pytest.mark.clause("6.3.3", "6.2.5.b7")
def test_the_pope_crowns_another_player_for_a_throne() -> None:
    t = waiting(pope())
    t.do("crown:1:france", seat=0)
    assert t.e("blue").crowned == CARD["L16"]
    assert t.au("chest_0") == 20, "it costs nothing"
    empire = COLOURS.index("blue")
    assert pretenders.conditions(t.s, CARD["L16"], empire, -1) == 1


@pytest.mark.clause("6.3.3")
def test_who_cannot_be_crowned_and_for_what() -> None:
    t = waiting(pope("L14", "L16", "L17"))
    assert t.refusal("crown:0:france", 0).reason == "crowns-others-only"
    for throne in ("england", "papal", "ottoman"):
        assert t.refusal(f"crown:1:{throne}", 0).reason == "no-papal-crown"
    t.do("crown:1:france", seat=0)
    assert t.refusal("crown:2:france", 0).reason == "throne-has-crowned"
    assert t.may("crown:2:aragon", 0)
    t.p(2).emperor = COLOURS.index("red")
    assert t.why("crown:2:aragon", 0) == "6.2.4.b3"


@pytest.mark.clause("6.3.3")
def test_a_coronation_dies_with_the_crowned() -> None:
    t = waiting(pope("L14", "L16", "L17"))
    t.do("crown:1:france", seat=0)
    deaths.kill(t.s, CARD["L16"])
    assert t.may("crown:2:france", 0)


@pytest.mark.clause("6.3.3", "6.2.4")
def test_a_coronation_for_an_empty_throne_counts_there() -> None:
    t = pope("L18", "L16")
    t.card(1, "M29")
    deaths.kill(t.s, CARD["L3"])
    waiting(t.push()).do("crown:1:habsburg", seat=0)
    assert pretenders.field(t.s, COLOURS.index("orange"))[CARD["L16"]] == 3


@pytest.mark.clause("6.3.4")
def test_a_marriage_is_annulled() -> None:
    t = waiting(pope().card(1, "M25"))
    t.who("L16").married = True
    t.do("annul-marriage:1:M25", seat=0)
    assert t.holder("M25") == DISCARDED
    assert not pretenders.is_married(t.s, 1)


@pytest.mark.clause("6.3.4", "6.3.4.b1")
def test_no_divorce_for_oneself_nor_for_other_faiths() -> None:
    t = waiting(pope("L14", "L23").card(1, "M38").card(0, "M25"))
    assert t.why("annul-marriage:1:M38", 0) == "6.3.4.b1"
    assert not plays(t, 0, "annul-marriage")


# ---- crusade ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.3.5", "6.3.5.b1", "6.3.5.b2")
def test_a_crusade_turns_five_armies_or_fleets_white() -> None:
    t = pope()
    land = t.army("champagne", "blue", 3) + t.army("york", "red", worn=True)
    ship = t.galley("bordeaux", "blue")[0]
    t.army("granada", "purple")
    waiting(t).do("call-crusade", seat=0)
    assert (t.au("chest_0"), t.au("treasury_white")) == (15, 20)
    assert t.asked == 0
    for c in [*names(land), *names([ship])]:
        t.do(f"take-cross:{c}")
    white = names(c for c in range(210) if t.s.steps[c] and 105 <= c < 140)
    assert white == ["white.army.1", "white.army.2", "white.army.3", "white.army.4", "white.galley.1"]
    assert (t.steps("white.army.3"), t.steps("white.army.4")) == (2, 1), "fresh stays fresh, worn stays worn"
    assert (t.place("white.galley.1"), t.place(land[0]), t.steps(land[0])) == ("bordeaux", "", 0)
    assert t.s.crusaded
    assert t.why("call-crusade", 0) == "6.3.5.b2"


@pytest.mark.clause("6.3.5", "2.2.11")
def test_who_is_immune() -> None:
    t = pope("L14", "L16")
    black = t.army("milan", "black")[0]
    capital = t.army("paris", "blue")[0]
    t.leader("L16", "lyonnais")
    led = t.army("lyonnais", "blue")[0]
    stacked = t.mercenary("champagne", seat=1, under="L16")[0]
    t.army("constantinople", "red")
    t.galley("gulf_of_lions", "blue")
    harbour = t.galley("london", "red")[0]
    waiting(t).do("call-crusade", seat=0)
    why = {c: t.refusal(f"take-cross:{names([c])[0]}", 0).reason for c in (black, capital, led, stacked)}
    assert why == {black: "black-immune", capital: "in-capital", led: "under-leader", stacked: "under-leader"}
    assert t.listed() == [f"take-cross:{names([harbour])[0]}"], "ships in a capital are no armies; others are elsewhere"


@pytest.mark.clause("6.3.5", "5.3.7")
def test_as_many_as_there_are_white_counters() -> None:
    t = pope()
    t.army("rome", "white", 9)
    t.army("champagne", "blue", 3)
    waiting(t).do("call-crusade", seat=0)
    t.do("take-cross:blue.army.1")
    assert t.asked == 1, "nothing more can turn, so the crusade is set"
    assert t.s.crusaded


@pytest.mark.clause("6.3.5")
def test_the_pope_may_take_fewer_but_one_at_least() -> None:
    t = pope()
    t.army("champagne", "blue", 3)
    waiting(t).do("call-crusade", seat=0)
    assert "finish" not in t.listed()
    t.do("take-cross:blue.army.1").do("finish")
    assert t.place("blue.army.2") == "champagne"
    assert t.asked == 1


@pytest.mark.clause("6.3.5", "2.2.4")
def test_who_turns_in_a_city_that_others_hold_goes_outside() -> None:
    t = pope()
    t.army("dijon", "blue", 2)
    waiting(t).do("call-crusade", seat=0).do("take-cross:blue.army.1").do("finish")
    assert (t.place("white.army.1"), t.place("blue.army.2")) == ("burgundy", "dijon")


@pytest.mark.clause("6.3.5.b1")
@pytest.mark.parametrize(("own", "papal"), [(4, 30), (20, 9)])
def test_a_crusade_needs_papal_and_own_gold(own: int, papal: int) -> None:
    t = pope().gold(chest_0=own, treasury_white=papal)
    t.army("champagne", "blue")
    assert waiting(t).why("call-crusade", 0) == "6.3.5.b1"


@pytest.mark.clause("6.3.5.b1", "6.2.4.b6")
def test_a_player_who_is_pope_pays_both_from_his_chest() -> None:
    t = pope().gold(chest_0=14)
    t.p(0).emperor = PAPAL
    t.army("champagne", "blue")
    assert waiting(t).why("call-crusade", 0) == "6.3.5.b1"
    t.gold(chest_0=15).do("call-crusade", seat=0)
    assert t.au("chest_0") == 0


@pytest.mark.clause("6.3.5")
def test_nobody_to_take_no_crusade() -> None:
    t = waiting(pope())
    assert t.refusal("call-crusade", 0).reason == "no-crusaders"


@pytest.mark.clause("6.3.5.b3")
def test_white_fights_black_only_until_catholic_land_is_free_of_it() -> None:
    t = pope()
    white, blue, black = COLOURS.index("white"), COLOURS.index("blue"), OTTOMAN
    army = t.army("naples", "black")[0]
    t.army("champagne", "blue")
    assert not crusade.attack_refusal(t.s, white, blue)
    waiting(t).do("call-crusade", seat=0).do("take-cross:blue.army.1")
    assert t.s.crusade
    assert crusade.attack_refusal(t.s, white, blue)
    assert not crusade.attack_refusal(t.s, white, black)
    assert not crusade.attack_refusal(t.s, blue, white)
    t.s.at[army] = t.s.tables.atlas.empires[OTTOMAN].capital
    assert not crusade.attack_refusal(t.s, white, blue)
    crusade.refresh(t.s)
    assert not t.s.crusade


@pytest.mark.clause("6.3.5.b3")
def test_without_black_armies_in_catholic_land_it_is_over_at_once() -> None:
    t = pope()
    t.army("champagne", "blue")
    t.galley("naples_city", "black")
    waiting(t).do("call-crusade", seat=0).do("take-cross:blue.army.1")
    assert (t.s.crusade, t.s.crusaded) == (False, True)


# ---- union -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.3.6")
def test_an_army_in_a_greek_dukedom_turns_white() -> None:
    t = pope()
    t.army("athens", "black", 1, worn=True)
    t.army("trebizond_city", "black")
    t.army("wallachia", "black")
    t.galley("modon", "black")
    waiting(t)
    account = "chest.1"
    assert plays(t, 0, "unite-churches") == [
        f"unite-churches:black.army.1:{account}", f"unite-churches:black.army.2:{account}",
    ]  # fmt: skip
    t.do(f"unite-churches:black.army.1:{account}", seat=0)
    assert (t.place("white.army.1"), t.steps("white.army.1"), t.steps("black.army.1")) == ("athens", 1, 0)
    assert t.au("chest_0") == 15


@pytest.mark.clause("6.3.6")
def test_once_a_year_and_with_papal_gold_for_who_holds_the_c_card_too() -> None:
    t = pope().at(1462)
    t.army("athens", "black", 3)
    t.card(0, "C4").gold(chest_0=4)
    waiting(t)
    assert t.why("unite-churches:black.army.1:chest.1", 0) == "6.3.6"
    t.do("unite-churches:black.army.1:treasury.papal", seat=0)
    assert (t.au("treasury_white"), t.au("chest_0")) == (25, 4)
    assert t.refusal("unite-churches:black.army.2:treasury.papal", 0).reason == "united-this-year"
    t.at(1463)
    assert t.may("unite-churches:black.army.2:treasury.papal", 0)


@pytest.mark.clause("6.3.6", "5.3.7")
def test_no_union_without_a_white_army() -> None:
    t = pope()
    t.army("rome", "white", 10)
    t.army("athens", "black")
    assert waiting(t).refusal("unite-churches:black.army.1:chest.1", 0).reason == "no-white-counter"


@pytest.mark.clause("5.14.1", "6.3")
def test_no_power_is_used_in_a_round_of_movement() -> None:
    t = waiting(pope().card(1, "E1").at(1460, "spring", moving=True))
    assert not plays(t, 0, "excommunicate")
