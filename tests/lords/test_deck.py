"""The cards of Lords: their numbers, and that each refers to what there is."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.lords.cards import Card, Courtier, Leader
from signoria.games.lords.ids import (
    ALLY,
    APART,
    ATTACK,
    BUILDING_GOOD,
    CARD,
    CARDS,
    CHANCELLOR,
    CITIES,
    CONDOTTIERE,
    DEFENCE,
    EMPEROR,
    EMPIRES,
    ENGINEER,
    FIRST_ALLY,
    FIRST_C,
    FIRST_E,
    FIRST_G,
    FIRST_LORD,
    FIRST_M,
    FIRST_P,
    FIRST_PIRATE,
    FIRST_R,
    FIRST_X,
    GALLEY,
    GOODS,
    GREEN,
    GUILDS,
    KINDS,
    LEADERS,
    LORD_BANK,
    NAO,
    NEUTRAL,
    NOWHERE,
    OPTIONAL,
    PINK,
    PIRATE_CARD,
    SILK,
    SLAVES,
    SPICES,
)
from signoria.games.lords.map import is_city

from .ground import ATLAS, CLAUSES, DECK, T, at, card, names

LORDS = [leader for leader in DECK.leaders if leader.kind == LORD_BANK]
ALLIES = [leader for leader in DECK.leaders if leader.kind == ALLY]


def courtiers(kind: int) -> list[Courtier]:
    return [x for x in DECK.court if x.kind == kind]


# ---- the deck --------------------------------------------------------------------------------------------------------


def test_cards_have_the_numbers_of_their_names() -> None:
    assert tuple(x.key for x in DECK.all) == CARDS
    assert [x.number for x in DECK.all] == list(range(239))
    firsts = (0, FIRST_LORD, FIRST_ALLY, FIRST_C, FIRST_PIRATE, FIRST_E, FIRST_G, FIRST_R, FIRST_M, FIRST_P, FIRST_X)
    keys = ("L1", "L7", "L24", "C1", "C7", "E1", "G1", "R1", "M1", "P1", "X1")
    assert tuple(CARDS[n] for n in firsts) == keys
    assert LEADERS == FIRST_C


def test_no_file_has_a_card_that_has_no_number() -> None:
    files = ("lords", "allies", "court", "enterprises", "machiavelli", "pestilences")
    found = [key for name in files for key in T.facts[name]] + list(T.facts["navigation"]["cards"])
    assert sorted(found) == sorted(CARDS)


def of_deck(deck: int) -> list[str]:
    return [card.key for card in DECK.all if card.deck == deck]


@pytest.mark.clause("2.3.1")
def test_thirty_seven_cards_are_green() -> None:
    green = of_deck(GREEN)
    assert green == [*(f"L{n}" for n in range(1, 24)), *(f"C{n}" for n in range(1, 15))]
    assert len(green) == 37


def test_the_decks_have_the_public_totals() -> None:
    count = Counter(x.deck for x in DECK.all)
    assert (count[GREEN] + count[PINK], count[GREEN] + count[PINK] + count[APART]) == (236, 238)
    assert of_deck(OPTIONAL) == ["R19"]
    assert of_deck(APART) == ["X1", "X2"]


@pytest.mark.clause("2.4.b1", "2.4.b2", "2.4.b3", "2.4.b4", "2.4.b5", "2.4.b6", "2.4.b7")
def test_the_pink_deck_is_made_up_of_seven_types() -> None:
    pink = Counter(card[0] for card in of_deck(PINK))
    assert pink == {"C": 41, "E": 28, "P": 12, "G": 20, "L": 20, "M": 60, "R": 18}
    assert pink.total() >= 4 * 40, "four cards a year until 1499"


def test_every_kind_has_cards() -> None:
    assert Counter(KINDS[x.kind] for x in DECK.all) == {
        "emperor": 6, "lord_bank": 17, "ally": 20,
        "chancellor": 6, "pirate": 9, "condottiere": 16, "engineer": 9, "explorer": 9, "cartographer": 6,
        "building": 28, "guild": 20, "resource": 19,
        "spy": 12, "revolt": 12, "princess": 14, "title": 8, "heresy": 7, "trial": 7,
        "pestilence": 12, "navigation": 2,
    }  # fmt: skip


@pytest.mark.parametrize("each", DECK.all, ids=CARDS)
def test_a_card_names_what_there_is(each: Card) -> None:
    assert each.name
    assert each.clauses
    assert set(each.clauses) <= CLAUSES, "a clause that the rulebook has not"
    assert len(set(each.clauses)) == len(each.clauses)
    assert each.key.startswith("LCEGRMPX"[each.type])


# ---- leaders ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("3.2.1", "2.3.3")
def test_seventeen_lords_have_banks() -> None:
    assert [x.key for x in LORDS] == [f"L{n}" for n in range(7, 24)]
    assert [x.key for x in DECK.leaders if x.bank != NOWHERE] == [x.key for x in LORDS]
    assert all(is_city(x.bank) and x.bank_name for x in LORDS)


@pytest.mark.clause("2.3.2", "2.3.4.b4")
def test_emperors_sit_in_their_capitals() -> None:
    for empire in ATLAS.empires:
        emperor, chancellor = DECK.leaders[empire.lord], DECK.all[empire.chancellor]
        assert (emperor.kind, emperor.empire, emperor.stature) == (EMPEROR, empire.number, 4)
        assert emperor.place == chancellor.place == empire.capital
        assert (chancellor.kind, chancellor.empire) == (CHANCELLOR, empire.number)


@pytest.mark.clause("3.2.2", "1.2.1")
@pytest.mark.parametrize("lord", LORDS, ids=lambda lord: lord.key)
def test_a_lord_starts_in_a_dukedom_of_his_own(lord: Leader) -> None:
    home = ATLAS.city(lord.place)
    assert home.empire == NEUTRAL
    assert home.religion == lord.religion
    assert lord.stature == 2
    assert lord.default == NEUTRAL


@pytest.mark.parametrize("ally", ALLIES, ids=lambda ally: ally.key)
def test_an_ally_is_a_vassal_or_duke_outside_the_empires(ally: Leader) -> None:
    assert ally.stature in (1, 2)
    assert ATLAS.city(ally.place).empire == NEUTRAL
    assert ally.heirs_stature == (1,) * len(ally.heirs)


def test_no_two_leaders_have_one_seat() -> None:
    seats = Counter(x.place for x in DECK.leaders)
    assert seats.most_common(1)[0][1] == 1
    assert all(is_city(seat) for seat in seats)


@pytest.mark.clause("RC.5")
def test_no_card_has_its_seat_in_modon() -> None:
    assert not names(x.place for x in DECK.leaders) & {"modon"}


@pytest.mark.clause("RC.7")
def test_no_card_is_made_for_timbuktu() -> None:
    assert "timbuktu_city" not in names(x.place for x in DECK.all if x.place != NOWHERE)


@pytest.mark.clause("6.2.2", "2.3.5")
def test_all_lords_but_three_claim_a_throne_and_each_throne_is_claimed() -> None:
    assert [x.key for x in LORDS if x.claim == NEUTRAL] == ["L18", "L21", "L23"]
    assert {x.claim for x in LORDS} == {NEUTRAL, *range(len(EMPIRES))}


def test_six_allies_claim_a_throne() -> None:
    """They may be pretenders (6.2.5)."""
    claims = {x.key: EMPIRES[x.claim] for x in ALLIES if x.claim != NEUTRAL}
    assert claims == {
        "L27": "habsburg", "L29": "england", "L31": "ottoman", "L32": "ottoman", "L40": "habsburg", "L43": "aragon",
    }  # fmt: skip


@pytest.mark.clause("5.11.3.b1")
def test_banks_need_silk_but_that_of_trebizond_spices() -> None:
    assert {x.key: x.bank_needs for x in LORDS if x.bank_needs != SILK} == {"L22": SPICES}


def test_ivan_and_khuscadam_may_refuse_trade() -> None:
    denies = {x.key: names(x.denies) for x in DECK.leaders if x.denies}
    assert denies == {"L21": {"azov_city"}, "L23": {"alexandria", "beirut"}}


@pytest.mark.clause("RC.9")
def test_the_pope_has_no_heir() -> None:
    assert [x.key for x in DECK.leaders if x.pope] == ["L4"]
    assert DECK.leaders[CARD["L4"]].heirs == ()


def test_every_emperor_but_the_pope_and_every_lord_has_an_heir() -> None:
    assert [x.key for x in DECK.leaders if not x.heirs] == ["L4", "L33"]
    assert all(len(x.heirs) == len(x.heirs_stature) <= 2 for x in DECK.leaders)


# ---- C cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.2.4")
def test_nine_pirates_sail_and_venice_and_genoa_start_with_two_each() -> None:
    pirates = courtiers(PIRATE_CARD)
    assert [x.key for x in pirates] == [f"C{n}" for n in range(7, 16)]
    assert Counter(x.owner for x in pirates) == {CARD["L17"]: 2, CARD["L13"]: 2, -1: 5}
    assert all(x.place == DECK.leaders[x.owner].place for x in pirates if x.owner >= 0)


@pytest.mark.clause("5.2.4.b1", "2.7.4")
def test_pirates_sail_galleys_or_naos_out_of_ports() -> None:
    pirates = courtiers(PIRATE_CARD)
    assert {x.ship for x in pirates} == {GALLEY, NAO}
    assert all(ATLAS.city(x.place).port for x in pirates)
    assert all(x.ship == -1 for x in DECK.court if x not in pirates)


def test_captains_and_engineers_have_their_numbers() -> None:
    assert all(x.extra in (1, 2) and x.mercenaries == 1 for x in courtiers(CONDOTTIERE))
    assert {x.side for x in courtiers(ENGINEER)} == {ATTACK, DEFENCE}
    assert all((x.siege_hit, x.sieges) == (2, 1) for x in courtiers(ENGINEER))
    assert all(is_city(x.place) for x in DECK.court)


# ---- E, G and R cards ------------------------------------------------------------------------------------------------


def test_enterprises_stand_in_cities_or_the_new_world() -> None:
    for each in DECK.enterprises:
        assert is_city(each.place) != each.new_world
    assert (len(DECK.buildings), len(DECK.guilds), len(DECK.resources)) == (28, 20, 19)


@pytest.mark.clause("5.11.3.b2")
def test_guilds_need_what_their_type_says() -> None:
    needs = {GUILDS[x.guild]: [GOODS[good] for good in x.needs] for x in DECK.guilds}
    assert needs == {
        "textile": ["alum"], "naval": ["slaves"], "metal": ["mine"], "wool": ["building"], "glass": ["building"],
    }  # fmt: skip
    assert [x.key for x in DECK.guilds if GUILDS[x.guild] == "glass"] == ["G18"]


def test_buildings_need_spices_and_sugar_and_serve_as_supply() -> None:
    for each in DECK.buildings:
        assert {GOODS[good] for good in each.needs} == {"spices", "sugar"}
        assert each.supplies == BUILDING_GOOD


@pytest.mark.clause("5.11.4.b2")
def test_paris_may_have_more_than_one_building() -> None:
    assert len([x for x in DECK.buildings if x.place == at("paris")[0]]) == 2


def test_every_need_has_a_source() -> None:
    sold = {good for city in ATLAS.cities for good in city.goods}
    supplied = sold | {x.supplies for x in DECK.enterprises if x.deck != OPTIONAL}
    needed = {good for x in DECK.enterprises for good in x.needs} | {x.bank_needs for x in LORDS}
    assert needed <= supplied


@pytest.mark.clause("5.2.6")
def test_r3_and_r4_lie_in_the_new_world() -> None:
    found = {x.key: (GOODS[x.supplies], GOODS[x.needs[0]]) for x in DECK.resources if x.new_world}
    assert found == {"R3": ("mine", "slaves"), "R4": ("sugar", "slaves")}
    assert DECK.navigation[1].new_world == card("R3", "R4")


@pytest.mark.clause("RC.6")
def test_the_zorzi_mine_is_mature_from_the_start() -> None:
    (mine,) = (x for x in DECK.resources if x.mature)
    assert (mine.key, mine.place, mine.needs) == ("R19", at("phocaea")[0], (SLAVES,))


def test_every_city_of_a_card_is_a_city() -> None:
    used = names(x.place for x in DECK.all if x.place != NOWHERE) - {"discovery_voyages"}
    assert used <= set(CITIES)
