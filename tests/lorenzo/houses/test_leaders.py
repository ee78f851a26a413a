"""What the new leaders do: permanent, at once, once a round; played without requirement, drawn. R-25, R-28, R-31."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.flow import EndOfRound
from signoria.games.lorenzo.houses.grammar import LEADER_DRAWN
from signoria.games.lorenzo.houses.left_over import LeftOver
from signoria.games.lorenzo.kinds import LEADER
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import UNKNOWN
from signoria.games.lorenzo.towers import BonusTower, TakeBack
from signoria.games.lorenzo.work import BonusWork
from signoria.kernel.engine import legal

from ..build import GOODS, SIX, Table, table

RICH = {**GOODS, "servant": 9}
ON_TAKE = {  # leader: type, what each such card brings, a card that brings nothing else, a special one
    "alfonso_v_daragona": ("territory", {"fp": 1}, "village", "florin_vault"),
    "alfonso_i_deste": ("character", {"servant": 2}, "farmer", "humanist"),
    "ercole_i_deste": ("building", {"mp": 2}, "residence", "joiners_yard"),
    "ferdinando_daragona": ("venture", {"wood": 1, "stone": 1}, "repairing_the_church", "draining_the_marshes"),
}
TYPES = ("territory", "character", "building", "venture")


def hand(t: Table, seat: int = 0) -> list[str]:
    return [LEADER.text(x) for x in t.state.players[seat].hand]


def played(t: Table, seat: int = 0) -> list[str]:
    return [LEADER.text(x) for x in t.state.players[seat].played]


def gains(t: Table, source: str) -> list[dict[str, int]]:
    """What a source gave in the last `do`."""
    return [goods for _, _, said, goods in t.told("gained") if said == source]


# ---- permanent: something with each card of a type -------------------------------------------------------------------


@pytest.mark.clause("R-28", "HR-53", "R-22")
@pytest.mark.parametrize("leader", ON_TAKE)
def test_with_each_card_of_the_type_and_no_other(leader: str) -> None:
    kind, brings, base, special = ON_TAKE[leader]
    for card, floor in ((base, f"{kind}.1"), (special, "special.1")):
        t = table(houses=True, played={0: [leader]}, floors={floor: card}, stock={0: RICH}).do(f"place:white:{floor}:0")
        assert gains(t, leader) == [brings]
    other, _, base, _ = ON_TAKE["ercole_i_deste" if kind != "building" else "alfonso_v_daragona"]
    t = table(houses=True, played={0: [leader]}, floors={f"{other}.1": base}, stock={0: RICH})
    assert gains(t.do(f"place:white:{other}.1:0"), leader) == []


@pytest.mark.clause("HR-53")
@pytest.mark.parametrize("leader", ON_TAKE)
def test_whichever_way_the_card_comes(leader: str) -> None:
    kind, brings, base, _ = ON_TAKE[leader]
    number = TYPES.index(kind)
    t = table(houses=True, played={0: [leader]}, floors={f"{kind}.1": base}, stock={0: RICH},
              steps=[BonusTower(0, number, 7, ())])  # fmt: skip
    assert gains(t.do(f"take:{kind}.1:0"), leader) == [brings]
    t = table(houses=True, played={0: [leader]}, thrown=[base], steps=[TakeBack(0, (number,))])
    assert gains(t.do(f"take-back:{base}"), leader) == [brings]
    t = table(families={0: "gonzaga"}, played={0: [leader]}, floors={f"{kind}.1": base}, stock={0: RICH},
              steps=[LeftOver(0)])  # fmt: skip
    assert gains(t.do(f"take-left:{kind}.1"), leader) == [brings]


@pytest.mark.clause("HR-53", "L-29")
def test_it_does_not_help_to_pay_for_the_card() -> None:
    t = table(houses=True, played={0: ["ferdinando_daragona"]}, floors={"venture.1": "hosting_panhandlers"},
              stock={0: {"wood": 2}})  # fmt: skip
    assert t.clause("place:white:venture.1:0") == "L-29"


@pytest.mark.clause("HR-53", "HR-12", "A-9")
def test_it_comes_after_the_cards_gains_and_before_its_privilege_and_bonus_action() -> None:
    t = table(houses=True, played={0: ["alfonso_i_deste"]}, stock={0: {"coin": 4}}, floors={"character.1": "hero"})
    t.do("place:white:character.1:0")
    assert t.changes() == {"coin": -4, "servant": 2}
    assert t.options("privilege")  # the privilege is asked when the servants are there
    t.do("privilege:coins")
    assert t.options() == ["decline"]  # then the bonus action


@pytest.mark.clause("HR-13", "L-66", "L-67")
def test_it_is_a_source_of_its_own() -> None:
    t = table(houses=True, played={0: ["alfonso_i_deste"]}, banned={0: ["tile_1_3"]}, stock={0: {"coin": 3}},
              floors={"character.1": "farmer"}).do("place:white:character.1:0")  # fmt: skip
    assert gains(t, "alfonso_i_deste") == [{"servant": 1}]
    t = table(houses=True, played={0: ["ferdinando_daragona"]}, banned={0: ["tile_1_4"]}, stock={0: RICH},
              floors={"venture.1": "repairing_the_church"}).do("place:white:venture.1:0")  # fmt: skip
    assert gains(t, "ferdinando_daragona") == []


# ---- permanent: Carlo VIII -------------------------------------------------------------------------------------------


@pytest.mark.clause("R-28", "HR-37", "L-17")
def test_each_servant_of_carlo_adds_2() -> None:
    t = table(houses=True, dice=(1, 1, 1), played={0: ["carlo_viii"]}, floors={"territory.4": "village"},
              stock={0: {"servant": 5}})  # fmt: skip
    assert t.options("place:white:territory.4") == ["place:white:territory.4:3..5"]
    assert t.options("place:neutral:palace") == ["place:neutral:palace:1..5"]
    t.do("place:white:harvest.small:3")
    assert t.told("worked") == [("worked", 0, "harvest", 7)]


@pytest.mark.clause("HR-37", "L-37", "L-41")
def test_also_in_bonus_actions() -> None:
    t = table(houses=True, played={0: ["carlo_viii"]}, stock={0: {"servant": 2}}, steps=[BonusWork(0, 0, 1, True)])
    t.do("work:2")
    assert t.told("worked") == [("worked", 0, "harvest", 5)]
    t = table(houses=True, played={0: ["carlo_viii"]}, stock={0: {"servant": 3}}, floors={"territory.4": "village"},
              steps=[BonusTower(0, 0, 4, ())])  # fmt: skip
    assert t.options("take") == ["take:territory.4:2..3"]


@pytest.mark.clause("HR-37", "L-71")
@pytest.mark.parametrize(("servants", "value"), [(0, 1), (1, 1), (2, 3), (3, 3), (4, 5)])
def test_under_tile_2_6_two_of_them_add_2_and_an_odd_one_is_wasted(servants: int, value: int) -> None:
    t = table(houses=True, dice=(1, 1, 1), played={0: ["carlo_viii"]}, banned={0: ["tile_2_6"]},
              stock={0: {"servant": 4}})  # fmt: skip
    t.do(f"place:white:harvest.small:{servants}")
    assert t.told("worked") == [("worked", 0, "harvest", value)]


@pytest.mark.clause("HR-37", "L-71")
def test_under_tile_2_6_a_value_1_short_costs_two() -> None:
    t = table(houses=True, played={0: ["carlo_viii"]}, banned={0: ["tile_2_6"]}, stock={0: {"servant": 2}})
    assert t.options("place:neutral:palace") == ["place:neutral:palace:2..2"]
    t = table(houses=True, played={0: ["carlo_viii"]}, banned={0: ["tile_2_6"]}, stock={0: {"servant": 1}})
    assert t.clause("place:neutral:palace:2") == "L-16"


# ---- at once, and without requirement --------------------------------------------------------------------------------


@pytest.mark.clause("R-28", "R-25", "HR-40")
def test_ladislao_lets_another_leader_be_played_when_he_is_played_and_never_again() -> None:
    t = table(houses=True, turn=(0, 0), hand={0: ["ladislao_vii_jagellone", "santa_rita"]}, stock={0: {"vp": 10}})
    t.do("play:ladislao_vii_jagellone")
    assert t.options() == ["play-free:santa_rita", "decline"]
    t.do("play-free:santa_rita")
    assert t.told("leader-played") == [("leader-played", 0, "santa_rita")]
    assert played(t) == ["ladislao_vii_jagellone", "santa_rita"]
    assert t.options("use") == []


@pytest.mark.clause("HR-40", "R-25")
def test_it_may_be_declined_and_without_a_leader_in_hand_nothing_happens() -> None:
    t = table(houses=True, hand={0: ["ladislao_vii_jagellone", "santa_rita"]}, stock={0: {"vp": 10}})
    t.do("play:ladislao_vii_jagellone", "decline")
    assert (hand(t), t.options("play-free")) == (["santa_rita"], [])
    t = table(houses=True, hand={0: ["ladislao_vii_jagellone"]}, stock={0: {"vp": 10}})
    t.do("play:ladislao_vii_jagellone")
    assert t.options("place:white:palace")


@pytest.mark.clause("HR-40", "L-83")
def test_only_the_requirement_is_lifted() -> None:
    both = ["ladislao_vii_jagellone", "lorenzo_de_medici"]
    t = table(houses=True, hand={0: [*both, "santa_rita"]}, stock={0: {"vp": 10}}).do("play:ladislao_vii_jagellone")
    assert t.clause("play-free:lorenzo_de_medici") == "L-83"
    t = table(houses=True, hand={0: both}, stock={0: {"vp": 10}}).do("play:ladislao_vii_jagellone")
    assert t.options() == ["decline"]  # asked all the same: who is not asked would be seen to hold him
    t = table(houses=True, hand={0: both}, played={1: ["santa_rita"]}, stock={0: {"vp": 10}})
    t.do("play:ladislao_vii_jagellone", "play-free:lorenzo_de_medici", "copy:santa_rita")
    assert played(t) == both


@pytest.mark.clause("HR-40", "L-76")
def test_in_the_middle_of_a_placement_it_counts_as_played_and_its_use_waits() -> None:
    """The Maecenas brings Savonarola before the turn goes on."""
    t = table(houses=True, hand={0: ["girolamo_savonarola"]}, floors={"special.1": "maecenas"}, stock={0: {"coin": 7}})
    t.do("place:white:special.1:0")
    assert t.options() == ["play-free:girolamo_savonarola", "decline"]
    t.do("play-free:girolamo_savonarola")
    assert t.do("use:girolamo_savonarola").changes() == {"fp": 1}


@pytest.mark.clause("HR-40", "L-8")
def test_of_a_hidden_hand_others_only_know_that_something_may_be_played() -> None:
    t = table(houses=True, hand={0: ["santa_rita"]}, floors={"special.1": "maecenas"}, stock={0: {"coin": 7}})
    t.do("place:white:special.1:0")
    masked = GAME.mask(t.state, 1)
    assert masked.players[0].hand == (UNKNOWN,)
    assert [len(x) for x in legal(masked, 0).legal] == [1]  # declining is all that can be told


# ---- once a round ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-28", "R-16")
@pytest.mark.parametrize(("choice", "gain"), [(1, {"vp": 5}), (2, {"coin": 5})])
def test_beatrice_takes_a_token_for_points_or_coins(choice: int, gain: dict[str, int]) -> None:
    t = table(tokens={0: ["alms", "renown"]}, played={0: ["beatrice_deste"]})
    t.do(f"use-one:beatrice_deste:{choice}")
    assert sorted(t.options()) == ["give-token:alms", "give-token:renown"]
    before = t.stock()
    t.do("give-token:renown")
    assert t.told("token-paid") == [("token-paid", 0, "renown")]
    assert gains(t, "beatrice_deste") == [gain]
    assert t.stock() == {r: n + gain.get(r, 0) - (r == "token") for r, n in before.items()}


@pytest.mark.clause("R-28", "HR-19")
@pytest.mark.parametrize(
    ("leader", "choice", "pay", "gain"),
    [("giulio_ii", 1, {"wood": 1, "stone": 1, "coin": 1}, {"fp": 3}),
     ("raffaello_sanzio", 1, {"vp": 1}, {"coin": 3}), ("raffaello_sanzio", 2, {"coin": 1}, {"vp": 3})],
)  # fmt: skip
def test_exchanges_cost_what_they_say(leader: str, choice: int, pay: dict[str, int], gain: dict[str, int]) -> None:
    t = table(houses=True, played={0: [leader]}, stock={0: pay}).do(f"use-one:{leader}:{choice}")
    assert t.changes() == {**{r: -n for r, n in pay.items()}, **gain}
    assert t.told("paid") == [("paid", 0, pay)]
    for resource, n in pay.items():
        t = table(houses=True, played={0: [leader]}, stock={0: {**pay, resource: n - 1}})
        assert t.clause(f"use-one:{leader}:{choice}") == "R-28"


@pytest.mark.clause("R-28", "L-76")
def test_a_leader_makes_one_of_its_exchanges_a_round() -> None:
    t = table(houses=True, played={0: ["raffaello_sanzio"]}, stock={0: {"coin": 5, "vp": 5}})
    t.do("use-one:raffaello_sanzio:2")
    assert t.told("leader-used") == [("leader-used", 0, "raffaello_sanzio")]
    assert [t.clause(f"use-one:raffaello_sanzio:{n}") for n in (1, 2)] == ["L-76", "L-76"]
    t = table(houses=True, played={0: ["raffaello_sanzio"]}, stock={0: {"coin": 5, "vp": 5}},
              steps=[Turn(0, True, False), EndOfRound(), Turn(0, False, False)])  # fmt: skip
    t.do("use-one:raffaello_sanzio:2")
    assert t.may("use-one:raffaello_sanzio:1")


@pytest.mark.clause("L-74", "R-28")
def test_an_exchange_that_cannot_be_paid_does_not_keep_the_turn_open() -> None:
    t = table(houses=True, played={0: ["giulio_ii"]}).do("place:white:market.2:0")
    assert t.asked == -1
    t = table(houses=True, played={0: ["giulio_ii"]}, stock={0: {"wood": 1, "stone": 1}}).do("place:white:market.1:0")
    assert t.options() == ["use-one:giulio_ii:1", "end-turn"]


@pytest.mark.clause("R-28", "HR-13", "L-66")
def test_lucia_gives_faith_and_points() -> None:
    t = table(houses=True, played={0: ["lucia_da_narni"]}).do("use:lucia_da_narni")
    assert t.changes() == {"fp": 1, "vp": 2}
    assert t.clause("use:lucia_da_narni") == "L-76"


@pytest.mark.clause("R-28", "HR-27")
def test_marsilio_draws_two_tokens_and_keeps_one() -> None:
    t = table(houses=True, played={0: ["marsilio_ficino"]}).do("use:marsilio_ficino")
    if t.options("drop-token"):
        t.do(t.options("drop-token")[0])
    assert t.stock()["token"] == 1
    assert t.state.houses is not None
    assert sum(t.state.houses.used) == 1


@pytest.mark.clause("HR-14", "U-7", "HR-27")
def test_under_tile_1_8_marsilio_draws_nothing() -> None:
    t = table(houses=True, played={0: ["marsilio_ficino"]}, banned={0: ["tile_1_8"]}).do("use:marsilio_ficino")
    assert (t.told("tokens-drawn"), t.stock()["token"], t.options("drop-token")) == ([], 0, [])


@pytest.mark.clause("R-28", "HR-32")
def test_alberti_and_palla_set_one_card_to_work() -> None:
    t = table(houses=True, played={0: ["palla_strozzi"]}, cards={0: ["village", "gravel_pit", "woods", "farmer"]})
    t.do("use:palla_strozzi")
    assert t.clause("activate:gravel_pit") == "HR-32"
    assert t.do("activate:village").changes() == {"coin": 1, "servant": 1}
    t = table(houses=True, played={0: ["leon_battista_alberti"]}, cards={0: ["garden", "bank", "artisan"]})
    assert t.do("use:leon_battista_alberti", "activate:garden").changes() == {"vp": 3}


# ---- Torquemada ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-31", "HR-45", "R-24")
def test_torquemada_takes_a_character_for_3_faith_points_once_a_round() -> None:
    t = table(houses=True, played={0: ["tomas_de_torquemada"]}, cards={0: ["warlord", "humanist"], 1: ["knight"]})
    t.do("use:tomas_de_torquemada")
    assert t.options() == ["give-up:warlord", "give-up:humanist"]
    t.do("give-up:warlord")
    assert t.changes() == {"fp": 3}
    assert t.told("card-given-up") == [("card-given-up", 0, "warlord")]
    assert t.cards(0, "character") == ["humanist"]
    assert t.clause("use:tomas_de_torquemada") == "L-76"


@pytest.mark.clause("HR-45", "R-31")
def test_without_a_character_he_cannot_be_used() -> None:
    t = table(houses=True, played={0: ["tomas_de_torquemada"]}, cards={0: ["village", "mint"]})
    assert t.clause("use:tomas_de_torquemada") == "R-31"
    assert t.do("place:white:market.1:0").asked == -1


@pytest.mark.clause("HR-45", "L-20", "L-31")
def test_the_characters_effect_ends_and_its_place_is_free() -> None:
    position: dict[str, Any] = {"played": {0: ["tomas_de_torquemada"]}, "cards": {0: SIX["character"]}}
    floors = {"territory.2": "village", "character.1": "preacher"}
    t = table(houses=True, dice=(1, 1, 1), floors=floors, stock={0: {"coin": 9, "servant": 9}}, **position)
    assert t.options("place:white:territory.2") == ["place:white:territory.2:0..9"]
    assert t.clause("place:white:character.1:0") == "L-31"
    t.do("use:tomas_de_torquemada", "give-up:warlord")
    assert t.options("place:white:territory.2") == ["place:white:territory.2:2..9"]
    assert t.may("place:white:character.1:0")


@pytest.mark.clause("HR-45", "R-24", "HR-46")
def test_a_base_card_lies_among_the_discarded_ones_a_special_one_leaves_the_game() -> None:
    position: dict[str, Any] = {"played": {0: ["tomas_de_torquemada"]}, "cards": {0: ["farmer", "steward"]},
                                "floors": {"special.1": "antiquarian"}, "stock": {0: {"coin": 5}}}  # fmt: skip
    t = table(houses=True, **position).do("use:tomas_de_torquemada", "give-up:farmer", "place:white:special.1:0")
    assert t.options() == ["take-back:farmer", "decline"]
    t = table(houses=True, **position).do("use:tomas_de_torquemada", "give-up:steward", "place:white:special.1:0")
    assert t.options("take-back") == []


@pytest.mark.clause("HR-45", "R-18", "HR-21")
def test_a_token_on_the_card_is_discarded() -> None:
    t = table(tokens={0: ["alms"]}, played={0: ["tomas_de_torquemada"]}, cards={0: ["broker"]})
    t.do("hold:broker:alms", "use:tomas_de_torquemada", "give-up:broker")
    house, common = t.state.players[0].house, t.state.houses
    assert house is not None
    assert common is not None
    assert (house.held, sum(common.used), t.stock()["token"]) == ((), 1, 0)


# ---- with each leader played, and drawing ----------------------------------------------------------------------------


@pytest.mark.clause("R-28", "HR-12")
def test_the_court_poet_gives_a_token_with_each_leader_however_played() -> None:
    t = table(houses=True, cards={0: ["court_poet"]}, hand={0: ["ladislao_vii_jagellone", "santa_rita"]},
              stock={0: {"vp": 10}})  # fmt: skip
    t.do("play:ladislao_vii_jagellone", "play-free:santa_rita")
    assert t.changes() == {"token": 2}
    assert gains(t, "court_poet") == [{"token": 1}, {"token": 1}]


@pytest.mark.clause("HR-56", "R-43", "R-28")
def test_visconti_gain_before_the_immediate_effect_of_the_leader() -> None:
    t = table(families={0: "visconti"}, hand={0: ["ladislao_vii_jagellone", "santa_rita"]}, stock={0: {"vp": 10}})
    t.do("play:ladislao_vii_jagellone")
    assert len(t.options("wake")) == 5
    t.do("wake:visconti_1")
    assert t.changes() == {"coin": 2}
    assert t.options() == ["play-free:santa_rita", "decline"]
    t.do("play-free:santa_rita", "wake:visconti_2")
    assert t.changes() == {"coin": 2, "servant": 2}


@pytest.mark.clause("U-10", "HR-44", "L-8")
@pytest.mark.parametrize(("card", "pile", "drawn"), [
    ("confessor", ["santa_rita", "sisto_iv", "giulio_ii"], 1), ("humanist", ["santa_rita", "sisto_iv", "giulio_ii"], 2),
    ("humanist", ["santa_rita"], 1), ("humanist", [], 0),
])  # fmt: skip
def test_leaders_are_drawn_from_the_pile_to_the_hand_as_many_as_there_are(
    card: str, pile: list[str], drawn: int
) -> None:
    t = table(houses=True, pile=pile, floors={"special.1": card}, stock={0: {"coin": 2}}).do("place:white:special.1:0")
    assert len(hand(t)) == drawn
    assert set(hand(t)) <= set(pile)
    assert t.told("leaders-drawn") == ([("leaders-drawn", 0, drawn)] if drawn else [])
    assert [leader for _, _, leader in t.told("leader-drawn")] == hand(t)
    assert t.state.houses is not None
    assert t.state.houses.pile.bit_count() == len(pile) - drawn
    assert {mask for kind, mask, *_ in t.state.events or () if kind == LEADER_DRAWN} == ({1} if drawn else set())
