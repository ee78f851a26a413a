"""Chapter 2: the round, its turns, passing, and its end."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.flow import EndOfRound, Round, SetUpRound
from signoria.games.lorenzo.kinds import CARD
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.resources import SPACES
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.setup import new_state
from signoria.kernel.chance import Scripted, Seeded
from signoria.kernel.game import Setup

from .build import Table, table

BASE = {"rules": "base"}
TOWERS = ("territory", "character", "building", "venture")


def a_game(players: int = 4) -> Table:
    """A whole game from the first round on, without drafts."""
    return table(players, round=0, steps=[Round()], option=BASE)


def first(t: Table) -> str:
    """The first option of the menu."""
    return t.options()[0].partition("..")[0]


@pytest.mark.clause("L-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_rounds_in_three_periods(players: int) -> None:
    t = a_game(players)
    periods = {}
    while t.asked >= 0:
        periods[t.state.round] = t.state.period
        t.do(first(t))
    assert periods == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
    assert t.state.final  # and then it is over


@pytest.mark.clause("L-11")
def test_set_up_then_actions_then_at_times_the_report_then_the_end() -> None:
    t = a_game(2)
    told: list[str] = [e[0] for e in t.told()]
    while t.asked >= 0:
        t.do(first(t))
        told += [e[0] for e in t.told()]
    kinds = ("round-began", "placed", "passed", "excommunicated", "supported", "order-set", "scored")
    rounds = " ".join(x for x in told if x in kinds).split("round-began")[1:]
    assert len(rounds) == 6
    for number, said in enumerate(rounds, 1):
        names = said.split()
        turns = [name for name in names if name in ("placed", "passed")]
        reports = [name for name in names if name in ("excommunicated", "supported")]
        assert len(turns) == 8
        assert len(reports) == (2 if number in (2, 4, 6) else 0)
        assert names == [*turns, *reports, "order-set", *(["scored"] * 2 if number == 6 else [])]


@pytest.mark.clause("L-12", "L-13")
def test_the_set_up_deals_from_the_bottom_up_and_rolls_the_dice() -> None:
    """Given the draws, the first card of each goes to the first floor; dice are white, black, orange."""
    drawn = Scripted([[0, 0, 0, 0], [7, 6, 5, 4], [3, 3, 3, 3], [0, 6, 0, 4], [5, 0, 2]])
    t = table(round=1, steps=[SetUpRound(), Turn(0, False, False)], chance=drawn)
    decks = t.state.tables.decks

    def floors(tower: str) -> list[str]:
        return [t.card_on(f"{tower}.{i}") for i in (1, 2, 3, 4)]

    def named(deck: int, *places: int) -> list[str]:
        return [CARD.text(decks[deck][i]) for i in places]

    assert floors("territory") == named(0, 0, 1, 2, 3)
    assert floors("character") == named(3, 7, 6, 5, 4)
    assert floors("building") == named(6, 3, 4, 5, 6)
    assert floors("venture") == named(9, 0, 7, 1, 6)
    assert t.state.dice == [6, 1, 3]
    assert t.told("round-began") == [("round-began", 1, 6, 1, 3)]


@pytest.mark.clause("L-12")
def test_cards_left_over_are_gone_for_good() -> None:
    """Nobody takes a card in round 1, and none of them comes back in round 2."""
    t = a_game(2)
    first_round = set(t.state.floor_card)
    while t.state.round == 1:
        t.do(next(x for x in t.options() if x.startswith(("place:", "pass")) and not _on_a_floor(x)).partition("..")[0])
        while t.question not in ("turn", "end"):
            t.do("decline")
    assert t.state.round == 2
    second_round = set(t.state.floor_card)
    assert len(second_round) == 16
    assert not first_round & second_round
    assert not any(p.cards[i] for p in t.state.players for i in range(4))


def _on_a_floor(text: str) -> bool:
    return text.startswith("place:") and text.split(":")[2].startswith(TOWERS)


@pytest.mark.clause("L-13", "L-16")
@pytest.mark.parametrize(("member", "value"), [("white", 5), ("black", 2), ("orange", 4), ("neutral", 0)])
def test_the_die_is_the_value_of_everyones_member_of_its_colour(member: str, value: int) -> None:
    for seat in range(4):
        t = table(turn=seat, dice=(5, 2, 4), stock={seat: {"servant": 9}})
        t.do(f"place:{member}:harvest.small:1")
        assert t.told("placed") == [("placed", seat, member, "harvest.small", value, 1)]
        assert t.told("worked") == [("worked", seat, "harvest", value + 1)]


@pytest.mark.clause("L-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_turn_order_each_places_one_member_four_times(players: int) -> None:
    t = a_game(players)
    order = list(t.state.order)
    asked = []
    while t.state.round == 1:
        if t.question == "turn":
            asked.append(t.asked)
            before = len(t.at_hand(t.asked))
            seat = t.asked
            t.do("place:white:palace:0" if t.may("place:white:palace:0") else first(t))
            if t.state.round == 1 and not t.told("passed"):
                assert len(t.at_hand(seat)) == before - 1
        else:
            t.do(first(t))
    assert asked == order * 4


@pytest.mark.clause("L-14", "A-6")
def test_who_can_place_must() -> None:
    t = table()  # three coloured members and free spaces
    assert not t.may("pass")
    assert t.clause("pass") == "L-14"


@pytest.mark.clause("L-14", "A-6")
def test_passing_is_free_where_the_table_says_so() -> None:
    t = table(turn=[0, 1], option={"passing": "free"})
    assert t.may("pass")
    t.do("pass")
    assert t.told() == [("passed", 0)]
    assert t.asked == 1


def stuck(**more: object) -> Table:
    """Seat 0 has one coloured member, worth 0 under tile 1_7, and no servants: every space asks for 1."""
    gone = [(0, "white"), (0, "black")]
    return table(
        turn=[0, 1, 0],
        dice=(6, 6, 1),
        members={"palace": [*gone, (0, "neutral")]},
        banned={0: ["tile_1_7"]},
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.clause("L-14", "A-6", "L-69")
def test_who_cannot_place_passes_and_keeps_the_member_for_a_later_turn() -> None:
    t = stuck()
    assert t.options() == ["pass"]
    t.do("pass")
    assert t.at_hand(0) == ["orange"]  # the turn is used up, the member is not
    t.do("place:white:market.1:0")
    t.state.players[0].stock[3] = 1  # he finds a servant: now he can, so he must
    assert t.may("place:orange:market.2:1")
    assert t.clause("pass") == "L-14"


@pytest.mark.clause("A-6", "L-74")
def test_leaders_that_would_help_are_allowed_and_not_demanded() -> None:
    """A discarded leader could bring two servants; he may pass all the same."""
    t = stuck(hand={0: ["sisto_iv"]})
    assert t.options() == ["pass", "discard:sisto_iv"]
    helped = stuck(hand={0: ["sisto_iv"]})
    helped.do("discard:sisto_iv", "privilege:servants")
    assert helped.may("place:orange:market.1:1")
    assert helped.clause("pass") == "L-14"  # as things stand now, he can place
    t.do("pass")
    assert t.question == "end"  # the leader may still be discarded after the pass


@pytest.mark.clause("A-7", "L-18", "L-14")
def test_only_the_neutral_member_without_servants_is_a_pass() -> None:
    gone = [(0, "white"), (0, "black"), (0, "orange")]
    assert table(members={"palace": gone}).options() == ["pass"]
    strong = table(members={"palace": gone}, played={0: ["sigismondo_malatesta"]})
    assert strong.may("place:neutral:palace:0")  # a leader raises it
    assert strong.clause("pass") == "L-14"


def at_the_end(**more: object) -> Table:
    """The end of a round and the next one's set-up."""
    steps = [EndOfRound(), Round()]
    return table(steps=steps, order=(2, 0, 3, 1), option=BASE, **more)  # type: ignore[arg-type]


@pytest.mark.clause("L-15")
def test_members_come_home_and_leaders_are_ready_again() -> None:
    board = {"palace": (1, "white"), "market.1": [(0, "black")], "harvest.large": [(0, "neutral"), (3, "orange")]}
    t = table(
        turn=[0],
        played={0: ["girolamo_savonarola", "federico_da_montefeltro"]},
        members=board,
    )
    t.do("use:girolamo_savonarola", "use:federico_da_montefeltro", "raise:white")
    assert t.clause("use:girolamo_savonarola") == "L-76"
    t.state.agenda = [Turn(0, False, False), SetUpRound(), EndOfRound()]
    Table(t.state)  # goes on to the next question
    assert [t.at_hand(seat) for seat in range(4)] == [["white", "black", "orange", "neutral"]] * 4
    assert not any(t.members(space) for space in SPACES)
    assert t.may("use:girolamo_savonarola")
    assert t.state.players[0].raised == 0  # the value 6 was for the round


@pytest.mark.clause("L-15", "L-47")
def test_the_palace_gives_the_next_order() -> None:
    t = at_the_end(members={"palace": [(1, "white"), (3, "neutral"), (1, "black")]})
    assert t.state.order == [1, 3, 2, 0]
    assert t.asked == 1


@pytest.mark.clause("L-15", "A-8", "L-87")
def test_after_round_6_the_order_is_set_before_the_scoring() -> None:
    t = a_game(3)
    while t.state.round < 6:
        t.do(first(t))
    order = list(t.state.order)
    last = order[-1]
    while t.asked >= 0:
        if t.asked == last and t.may("place:white:palace:0"):
            t.do("place:white:palace:0")
        elif t.question == "turn":
            t.do(next(x for x in t.options() if ":palace:" not in x).partition("..")[0])
        else:
            t.do(first(t))
    assert t.state.order == [last, *order[:-1]]
    told = [e[0] for e in t.told()]
    assert told.index("order-set") < told.index("scored")


@pytest.mark.clause("L-12")
def test_the_set_up_clears_every_space() -> None:
    """Whatever stood or lay on the board before, the new round knows nothing of it."""
    t = at_the_end(
        floors={"building.4": "theater", "venture.1": "hiring_recruits"},
        members={"territory.1": (0, "white"), "production.small": (2, "black"), "market.2": (3, "neutral")},
    )
    fresh = new_state(4, GAME.tables(Setup("lorenzo", 4, BASE)), Seeded(b"x"))
    assert t.state.at == fresh.at
    assert t.state.values == fresh.values
    assert t.state.coloured == fresh.coloured
    assert t.state.taken == fresh.taken
    assert all(card >= 0 for card in t.state.floor_card)
    assert len(t.state.floor_card) == 16
