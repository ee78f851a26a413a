"""The judgement of the greedy bot in Houses: common sense on small positions, and whole games."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from signoria import bots
from signoria.arena.play import Plan, Record, play
from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.houses import value as houses
from signoria.games.lorenzo.houses.auction import Auction
from signoria.games.lorenzo.houses.left_over import LeftOver
from signoria.games.lorenzo.houses.state import NOBODY
from signoria.games.lorenzo.kinds import CARD, FACE, FAMILY, LEADER, LOT
from signoria.games.lorenzo.prices import prices
from signoria.games.lorenzo.resources import SERVANT, TOKEN
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import house_of, houses_of
from signoria.games.lorenzo.towers import TakeBack
from signoria.games.lorenzo.value import judge
from signoria.kernel.chance import OutcomeNeeded
from signoria.kernel.engine import apply, first_seat, legal, run
from signoria.kernel.game import Setup, start
from signoria.kernel.match import chance_of, key_of_seed

from ..build import Table, table

GREEDY = bots.make("greedy", GAME)
HOUSES = {"houses": "on"}
PLACED = {"palace": [(0, "white"), (0, "black"), (0, "orange")]}  # only the neutral member is left


def chosen(t: Table) -> list[str]:
    """What greedy does for the seat that is asked."""
    chain = GREEDY.choose(GAME.mask(t.state, t.asked), t.asked, random.Random(1))
    return [GRAMMAR.text(option) for option in chain]


def auction(lots: Mapping[str, tuple[str, int, int]]) -> Table:
    """Seat 0 is to bid; lots by family: auction tile, bidder, bid."""
    t = table(len(lots), houses=True, steps=[Auction(0)])
    laid = houses_of(t.state)
    laid.lots = tuple((FAMILY.value(f), LOT.value(tile), who, bid) for f, (tile, who, bid) in lots.items())
    laid.beside = ((),) * len(lots)
    return t


@pytest.mark.parametrize("seats", GAME.seats)
def test_candidates_are_listed_and_there_is_always_one(seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(4):
        switches = {
            "families": ("auction", "random", "off")[seed % 3],
            "special_tower": ("on", "on", "on", "off")[seed],
        }
        state = start(GAME, Setup("lorenzo", seats, HOUSES | switches), chance_of(key_of_seed(seed)))
        run(state)
        while state.must:
            seat = first_seat(state.must)
            menu = legal(state, seat)
            looked_at = judge(GAME.mask(state, seat), seat).candidates(state, menu)
            assert looked_at
            assert all(menu.admits(option) for option in looked_at)
            assert len(set(looked_at)) == len(looked_at)
            apply(state, seat, rng.choice(menu.options()))


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_beats_random(seats: int) -> None:
    plan = Plan("lorenzo", ("greedy", *["random"] * (seats - 1)), 6, "t", options=HOUSES | {"families": "random"})
    won = 0
    for number in range(plan.games):
        record = play(plan, number)
        assert isinstance(record, Record), record
        won += record.places[plan.seat_of(0, number)] == 1
    assert won >= 5


def test_an_own_turn_ends() -> None:
    """Exchanges, tokens and leaders are used as long as they gain, and no longer."""
    t = table(
        families={0: "della_scala"},
        tokens={0: ["renown", "alms", "timber"]},
        stock={0: {"fp": 9, "coin": 9}},
        played={0: ["raffaello_sanzio", "beatrice_deste"]},
    )
    answers = 0
    while t.asked == 0 and answers < 40:
        t.do(chosen(t)[0])
        answers += 1
    assert answers < 40


# ---- the auction -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("U-4")
def test_it_bids_half_of_what_the_best_family_is_worth_beyond_the_next() -> None:
    best = max(houses.FAMILY, key=lambda x: houses.FAMILY[x])
    worst = min(houses.FAMILY, key=lambda x: houses.FAMILY[x])
    lots = {best: ("auction_1", NOBODY, 0), worst: ("auction_1", NOBODY, 0)}
    half = int(houses.FAMILY[best] - houses.FAMILY[worst]) // 2
    assert chosen(auction(lots)) == [f"bid:{best}:{half}"]
    assert chosen(auction(lots | {best: ("auction_1", 1, 2 * half - 1)})) == [f"bid:{best}:{2 * half}"]


@pytest.mark.clause("U-4")
def test_it_never_bids_more_than_the_difference_is_worth() -> None:
    for family in houses.FAMILY:
        for other in houses.FAMILY:
            if family != other:
                lots = {family: ("auction_1", 1, 40), other: ("auction_1", NOBODY, 0)}
                assert chosen(auction(lots))[0].startswith(f"bid:{other}:")


@pytest.mark.clause("R-11")
@pytest.mark.clause("R-13")
def test_the_auction_tile_and_the_leaders_beside_count() -> None:
    numbers = table(houses=True).state.tables.houses
    assert numbers is not None
    price, (medici, sforza) = prices(table(houses=True).state.tables, 1, 24), (numbers.families[i] for i in (8, 10))
    plain, with_coins, with_token = (numbers.lots[LOT.value(f"auction_{i}")] for i in (1, 7, 6))
    assert houses.lot_worth(medici, with_token, (), price) > houses.lot_worth(medici, with_coins, (), price)
    assert houses.lot_worth(sforza, plain, (5.0, 2.0), price) > houses.lot_worth(sforza, plain, (2.0, 2.0), price)


# ---- tokens ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-16")
def test_before_the_last_turn_is_over_every_token_is_used() -> None:
    t = table(round=6, members=PLACED, tokens={0: ["renown", "household"]})
    while t.asked == 0:
        t.do(chosen(t)[0])
    assert t.stock()["token"] == 0
    assert t.stock()["vp"] >= 5


@pytest.mark.clause("HR-22")
def test_a_turn_with_a_token_that_could_come_back_ends() -> None:
    """Florin Vault (97) draws a token with each harvest, and all others are out."""
    all_faces = [face for face in FACE.ids for _ in range(3)]
    all_faces.remove("gathering")
    t = table(cards={0: ["florin_vault"]}, tokens={0: ["gathering"], 1: all_faces}, stock={0: {"servant": 9}})
    answers = 0
    while t.asked == 0 and answers < 20:
        t.do(chosen(t)[0])
        answers += 1
    assert answers < 20


@pytest.mark.clause("R-45")
def test_tokens_that_score_at_the_end_are_kept() -> None:
    """Collecting Antiques (133): 2 points each, more than a market day gives at the end."""
    t = table(round=6, members=PLACED, tokens={0: ["market_day", "timber"]}, cards={0: ["collecting_antiques"]})
    while t.asked == 0:
        t.do(chosen(t)[0])
    assert t.stock()["token"] >= 2


@pytest.mark.clause("R-18")
def test_the_best_token_is_laid_on_hill_abbey() -> None:
    t = table(cards={0: ["hill_abbey"]}, tokens={0: ["renown", "alms"]})
    while chosen(t)[0].startswith("use-token"):
        t.do(chosen(t)[0])
    assert chosen(t)[0] == "hold:hill_abbey:renown"


@pytest.mark.clause("HR-21")
def test_the_token_that_is_worth_least_is_paid() -> None:
    t = table(
        dice=(6, 6, 6), floors={"special.1": "secretary"}, stock={0: {"coin": 9}}, tokens={0: ["muster", "renown"]}
    )
    t.do("place:white:special.1:0")
    assert chosen(t)[0] == "give-token:muster"


@pytest.mark.clause("R-28")
def test_beatrice_turns_a_poor_token_into_points() -> None:
    t = table(round=6, members=PLACED, tokens={0: ["muster"]}, played={0: ["beatrice_deste"]})
    assert chosen(t)[0] == "use-one:beatrice_deste:1"


def test_drawn_tokens_count_by_their_mean() -> None:
    """Which face a look ahead draws changes nothing."""
    t = table(houses=True)
    j = judge(t.state, 0)
    worths = []
    for face in (0, 9):
        state = t.state.copy()
        house_of(state.players[0]).tokens = (face,)
        state.players[0].stock[TOKEN] = 1
        worths.append(j.worth(state))
    assert worths[0] == worths[1] > j.worth(t.state)


def test_a_look_ahead_foresees_no_die() -> None:
    with pytest.raises(OutcomeNeeded):
        houses.Expected().draw("dice", 0, 3, 6)
    assert houses.Expected().draw("tokens!", 0, 1, 36) == [0]


# ---- families --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-37")
def test_este_turn_military_points_that_win_nothing_into_coins() -> None:
    t = table(round=6, members=PLACED, families={0: "este"}, stock={0: {"mp": 3}, 1: {"mp": 20}, 2: {"mp": 20}})
    assert chosen(t)[0] == "exchange:este:1"


@pytest.mark.clause("R-38")
def test_gonzaga_take_a_card_that_is_left() -> None:
    floors = {"venture.1": "sacred_war", "territory.1": "woods"}
    t = table(round=6, families={0: "gonzaga"}, stock={0: {"servant": 9}}, floors=floors, steps=[LeftOver(0)])
    assert chosen(t) == ["take-left:venture.1"]


@pytest.mark.clause("R-34")
def test_da_montefeltro_take_back_a_full_store() -> None:
    t = table(families={0: "da_montefeltro"}, stock={0: {"servant": 1}})
    house_of(t.state.players[0]).stored = (4, 4)
    t.do("place:white:palace:0")
    assert chosen(t)[0] == "privilege:store"


@pytest.mark.clause("R-43")
def test_visconti_turn_their_best_token_first() -> None:
    t = table(families={0: "visconti"}, hand={0: ["sandro_botticelli"]}, stock={0: {"wood": 10}})
    assert chosen(t) == ["play:sandro_botticelli", "wake:visconti_2"]


@pytest.mark.clause("R-35")
def test_an_excommunication_costs_della_rovere_more() -> None:
    def church(family: str) -> float:
        t = table(round=2, families={0: family}, stock={0: {"fp": 0}})
        return judge(t.state, 0).church(t.state, t.state.players[0])

    assert church("della_rovere") < church("gonzaga")


@pytest.mark.clause("R-40")
def test_medici_have_use_for_eight_characters() -> None:
    six = ["warlord", "knight", "farmer", "artisan", "abbess", "captain"]
    t = table(round=6, members=PLACED, families={0: "medici"}, cards={0: six})
    row = houses.character_row(t.state, t.state.players[0])
    assert row[6:] == (21, 28, 36)


# ---- leaders and cards -----------------------------------------------------------------------------------------------


@pytest.mark.clause("R-30")
def test_a_leader_whose_limit_is_passed_for_good_is_worth_a_discard() -> None:
    hand = {0: ["lucia_da_narni"]}
    few = table(cards={0: ["woods"]}, hand=hand, houses=True)
    many = table(cards={0: ["woods", "village"]}, hand=hand, houses=True)
    worths = [judge(t.state, 0).held(t.state, t.state.players[0], LEADER.value("lucia_da_narni")) for t in (few, many)]
    assert worths[0] > worths[1] == pytest.approx(0.9 * judge(many.state, 0).prices.privilege)


@pytest.mark.clause("R-25")
def test_a_leader_played_for_free_is_the_best_one() -> None:
    t = table(
        dice=(6, 6, 6),
        round=3,
        floors={"special.1": "maecenas"},
        stock={0: {"coin": 9}},
        houses=True,
        hand={0: ["ludovico_ariosto", "federico_da_montefeltro", "martin_lutero"]},
    )
    t.do("place:white:special.1:0")
    assert chosen(t)[0] == "play-free:martin_lutero"


@pytest.mark.clause("R-24")
def test_the_best_discarded_card_is_taken_back() -> None:
    t = table(round=6, thrown=["sacred_war", "hiring_recruits", "woods"], steps=[TakeBack(0, (0, 1, 2, 3))])
    assert chosen(t) == ["take-back:sacred_war"]


@pytest.mark.clause("R-23")
def test_a_repeated_exchange_is_made_as_often_as_it_gains() -> None:
    t = table(
        round=6,
        dice=(6, 6, 6),
        cards={0: ["sculptors_yard"]},
        stock={0: {"stone": 4, "servant": 1}},
        members={"palace": [(0, "black"), (0, "orange"), (0, "neutral")]},
        houses=True,
    )
    t.do("place:white:production.small:0")
    assert chosen(t)[0] == "repeat:sculptors_yard.1:4"


@pytest.mark.clause("R-26")
def test_arsenal_activates_the_better_card() -> None:
    t = table(
        round=6,
        dice=(6, 6, 6),
        cards={0: ["arsenal", "unfinished_dome", "extravagant_villa"]},
        members={"palace": [(0, "black"), (0, "orange"), (0, "neutral")]},
        houses=True,
    )
    t.do("place:white:production.small:0")
    assert chosen(t)[0] == "activate:unfinished_dome"


@pytest.mark.clause("R-29")
def test_servants_raise_bramantes_work_to_the_next_card() -> None:
    t = table(played={0: ["bramante"]}, houses=True, cards={0: ["theater"]}, stock={0: {"servant": 9}}, dice=(2, 1, 1))
    menu = legal(t.state, 0)
    looked_at = [GRAMMAR.text(x) for x in judge(t.state, 0).candidates(t.state, menu)]
    at = [x for x in looked_at if x.startswith("place:white:leader.bramante")]
    assert at == ["place:white:leader.bramante:0", "place:white:leader.bramante:4"]


@pytest.mark.clause("R-45")
def test_a_venture_that_counts_scores_ever_more_as_things_stand() -> None:
    t = table(cards={0: ["housing_the_household"]}, stock={0: {"servant": 8}}, houses=True)
    p, card = t.state.players[0], t.state.tables.cards[CARD.value("housing_the_household")]
    assert houses.venture(t.state, p, card, 0.0) == 8
    p.stock[SERVANT] = 0
    assert houses.venture(t.state, p, card, 0.0) == 0 < houses.venture(t.state, p, card, 1.0)
