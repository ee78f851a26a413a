"""The words of Houses: its catalog in every language, what options and questions say, and what the base game lacks."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo import catalog
from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.houses import catalog as of_houses
from signoria.games.lorenzo.houses.auction import Auction
from signoria.games.lorenzo.houses.families import FamilyHarvest
from signoria.games.lorenzo.houses.hosts import ChooseWork
from signoria.games.lorenzo.houses.left_over import LeftOver
from signoria.games.lorenzo.houses.one_card import OneCard
from signoria.games.lorenzo.houses.state import NOBODY
from signoria.games.lorenzo.houses.tokens import GiveTokens
from signoria.games.lorenzo.kinds import FAMILY, LOT
from signoria.games.lorenzo.leaders import PlayFree
from signoria.games.lorenzo.pieces import NO_LIMIT, Card
from signoria.games.lorenzo.resources import HOSTS, RESOURCES
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import houses_of
from signoria.games.lorenzo.towers import TakeBack
from signoria.kernel.game import Setup
from signoria.kernel.words import words
from wording import Wording, every, texts

from ..build import GOODS, Table, table

ON = {"houses": "on"}
FIVE, FOUR, BASE = Setup("lorenzo", 5, ON), Setup("lorenzo", 4, ON), Setup("lorenzo", 4)
TELL = Wording(GAME, RESOURCES, "no|cards?|members?|tiles?|plays?|gains?|floor|harvest|tokens?|coins?")
RICH = {**GOODS, "servant": 9}
TABLES = ("cards", "leaders", "tiles", "bonus_tiles", "families", "lots", "spaces", "members", "resources", "towers")


def shown(language: str = "en", setup: Setup = FIVE) -> dict[str, Any]:
    return GAME.catalog(language, setup)


def special(table: str) -> dict[str, dict[str, Any]]:
    """The pieces of Houses in a table of the English catalog."""
    return {key: x for key, x in shown()[table].items() if x.get("deck") == "special"}


# ---- the catalog -----------------------------------------------------------------------------------------------------


@every
def test_every_thing_of_houses_can_be_said(language: str) -> None:
    found = shown(language)
    for text in texts(found):
        TELL.is_said(text)
    for key, x in found["tokens"]["faces"].items():
        assert x["name"], key
        assert x["text"], key


@pytest.mark.parametrize("language", ["it", "da"])
def test_another_catalog_has_no_english_sentence(language: str) -> None:
    found = shown(language)
    parts = [found[name] for name in TABLES] + [found["tokens"]["faces"]]
    for said in (text for part in parts for text in texts(_said(part))):
        if not said.startswith(("U-", "R-", "HR-")):
            TELL.is_not_english(said, said, language)


def _said(part: Any) -> Any:
    """Of nested data only what readers read."""
    read = ("name", "text", "short", "requirement", "one", "many")
    if isinstance(part, dict):
        return {k: _said(v) for k, v in part.items() if k in read or isinstance(v, dict)}
    return part


@pytest.mark.clause("R-4", "R-10", "R-15", "R-28", "HR-64", "U-14")
def test_the_catalog_has_every_piece_of_the_box() -> None:
    numbers = {"cards": 144, "leaders": 44, "tiles": 24, "bonus_tiles": 6, "families": 12, "lots": 7, "members": 5}
    assert {name: len(shown()[name]) for name in numbers} == numbers
    assert len(shown()["tokens"]["faces"]) == 12
    assert sum(x["n"] for x in shown()["tokens"]["faces"].values()) == 36
    assert len(shown(setup=FOUR)["bonus_tiles"]) == 5
    assert {name: len(special(name)) for name in ("cards", "leaders", "tiles", "bonus_tiles")} == {
        "cards": 48, "leaders": 24, "tiles": 3, "bonus_tiles": 1,
    }  # fmt: skip


@pytest.mark.clause("R-46")
def test_the_catalog_of_the_base_game_has_none_of_it() -> None:
    found = shown(setup=BASE)
    assert not found.keys() & {"families", "tokens", "lots", "towers"}
    numbers = {"cards": 96, "leaders": 20, "tiles": 21, "bonus_tiles": 5, "spaces": 25, "members": 4, "resources": 8}
    assert {name: len(found[name]) for name in numbers} == numbers
    things = [x for name in ("cards", "leaders", "tiles", "bonus_tiles") for x in found[name].values()]
    assert not any(x.keys() & {"deck", "reconstruction", "kind"} for x in things)
    assert "medici" not in found["ends"]


@pytest.mark.clause("U-1", "U-4", "U-5", "U-7", "U-8", "U-9", "U-11", "U-13", "U-16")
def test_what_is_reconstructed_is_marked_so() -> None:
    found = shown()
    assert {x["reconstruction"] for x in special("cards").values()} == {"U-13"}
    assert {x["reconstruction"] for x in special("tiles").values()} == {"U-7"}
    assert found["bonus_tiles"]["tile_5"]["reconstruction"] == "U-5"
    assert found["tokens"]["reconstruction"] == "U-2"
    assert {x["reconstruction"] for x in found["lots"].values()} == {"U-4"}
    marked = {key: x["reconstruction"] for key, x in found["families"].items() if "reconstruction" in x}
    assert marked == {"della_rovere": "U-8", "visconti": "U-9"}
    partly = {key: x["reconstruction"] for key, x in special("leaders").items() if "reconstruction" in x}
    assert partly.pop("martin_lutero") == "U-16"
    assert set(partly) == set(HOSTS[:-1])
    assert set(partly.values()) == {"U-11"}


def sentences(c: Card) -> int:
    """One for each price and each effect."""
    return sum(
        (
            len(c.printed) or 1, bool(c.gain), bool(c.per), bool(c.loss), bool(c.activates.count), bool(c.takes_back),
            c.catches_up, bool(c.permanent_kind), bool(c.harvest), bool(c.work_gain), bool(c.conversions),
            bool(c.holds), bool(c.work_activates.count), bool(c.work_loss), bool(c.end_vp), bool(c.end_per),
        )
    )  # fmt: skip


@every
def test_special_cards_say_all_that_they_do(language: str) -> None:
    w, t = words(GAME, language), GAME.tables(FIVE)
    for c in t.cards:
        if c.special:
            said = catalog.card_text(w, c, t.facts["special_cards"][c.key])
            assert len(said) == sentences(c) > 1, c.key
    nothing = {w.say("leader-nothing"), w.say("tile-nothing"), w.say("tile-short-nothing"), ""}
    assert not {catalog.leader_text(w, x) for x in t.leaders} & nothing
    assert not {f(w, x) for x in t.tiles for f in (catalog.tile_text, catalog.tile_short)} & nothing


@pytest.mark.clause("R-23", "R-26", "R-45")
def test_new_kinds_of_effect_in_full() -> None:
    cards = {key: " ".join(x["text"]) for key, x in special("cards").items()}
    assert "[1 wood] for each venture you own, at most as often as" in cards["chestnut_wood"]
    assert "a building or a territory of yours" in cards["hospital"]
    assert "2 territories of yours" in cards["draining_the_marshes"]
    assert "Costs [2 wood] [1 stone] [1 servant] [5 mp] if you own [7 mp]." in cards["defending_the_papal_state"]
    assert "Costs [5 mp]. Or [2 wood] [1 coin] [1 fp]." in cards["embassy_to_naples"]
    assert "[1 token] or [3 token] → [1 play]" in cards["chancellery"]
    assert "[2 vp] for each special token you have, at most [12 vp]" in cards["collecting_antiques"]
    assert "[1 vp] for every 2 military points." in cards["triumphal_entry"]


def test_new_kinds_of_effect_as_data() -> None:
    cards = special("cards")
    assert cards["ceded_lands"]["loss"] == [["vp", 3]]
    assert cards["extravagant_villa"]["work_loss"] == [["vp", 3]]
    assert cards["hospital"]["work_activates"] == {"types": ["building", "territory"], "count": 1}
    assert cards["siege_of_a_rival_city"]["activates"] == {"types": ["building"], "count": 2}
    assert cards["condottiere"]["takes_back"] == ["venture"]
    assert cards["broker"]["holds"] == "market"
    assert cards["triumphal_entry"]["end_per"] == {"vp": 1, "per": "mp", "every": 2}
    assert cards["sacking_a_castle"]["end_per"]["most"] == 12
    assert cards["academy"]["work_per"] == "leader"
    assert cards["court_poet"]["lasting"] == {"kind": "on_leader", "value": 0, "gain": [["token", 1]]}
    assert {key for key, x in cards.items() if x.get("work_capped")} == {
        "chestnut_wood", "pietra_serena_quarry", "episcopal_city",
    }  # fmt: skip
    assert {key for key, x in cards.items() if x.get("repeat")} == {"sculptors_yard", "joiners_yard"}
    assert {key for key, x in cards.items() if x.get("catches_up")} == {"hiring_a_captain_general"}


@pytest.mark.clause("R-29", "R-30")
def test_leaders_say_their_limits_and_their_kind() -> None:
    leaders = shown()["leaders"]
    assert leaders["alfonso_v_daragona"]["requirement"] == "[6 mp], no [fp]"
    assert leaders["lucia_da_narni"]["requirement"] == "at most 1 territory, at most [2 token], 6 development cards"
    assert leaders["giulio_ii"]["requirement"] == "9 development cards, cards of at most 3 types"
    assert leaders["niccolo_machiavelli"]["requirement"] == "3 territories, [20 vp], 1 leader in play"
    assert "at most 1 [wood] and [stone] together" in leaders["ferdinando_daragona"]["requirement"]
    kinds = {key: x["kind"] for key, x in leaders.items()}
    assert sorted(kinds.values()).count("space") == 6
    assert [key for key, kind in kinds.items() if kind == "immediate"] == ["ladislao_vii_jagellone"]
    assert kinds["francesco_sforza"] == "once_per_round"


@every
@pytest.mark.parametrize(
    ("family", "path", "mark"),
    [
        ("gonzaga", "gonzaga.servants", "[9 servant]"),
        ("della_rovere", "della_rovere.excommunication_vp", "[9 vp]"),
        ("este", "este.exchange.gain.coin", "[9 coin]"),
        ("della_scala", "della_scala.with_privilege.fp", "[9 fp]"),
        ("medici", "medici.end_vp_characters.8", "[9 vp]"),
        ("orsini", "orsini.sets.0.leader", "[9 leader]"),
        ("visconti", "visconti.tokens.3.mp", "[9 mp]"),
    ],
)
def test_families_say_their_numbers(language: str, family: str, path: str, mark: str) -> None:
    setup = Setup("lorenzo", 4, ON, {f"lorenzo.houses.families.{path}": 9})
    assert mark in " ".join(shown(language, setup)["families"][family]["text"])


def test_families_as_data() -> None:
    families = shown()["families"]
    assert families["sforza"]["beside"] == families["visconti"]["beside"] == 2
    assert families["della_rovere"]["steps"][1] == {"step": 4, "gain": [["token", 1]]}
    assert families["orsini"]["sets"] == [[["leader", 2]], [["play", 1]], [["vp", 10]], [["vp", 15]]]
    assert families["este"]["exchange"] == {"pay": [["mp", 1]], "gain": [["coin", 2]]}
    assert families["visconti"]["tokens"][2] == {"id": "visconti_3", "gain": [["wood", 1], ["stone", 1]]}
    assert shown()["ends"]["medici"] == {"7": 28, "8": 36}


# ---- options and questions -------------------------------------------------------------------------------------------


def said(t: Table, text: str, language: str = "en") -> str:
    option = GRAMMAR.option(text)
    return words(GAME, language).option(option, GAME.caption(GAME.mask(t.state, 0), 0, option))


@pytest.mark.clause("R-16")
def test_tokens_say_what_they_give() -> None:
    t = table(tokens={0: ["alms", "craft"]}, cards={0: ["hill_abbey"]})
    assert said(t, "use-token:alms") == "Use Alms: [1 coin] [1 fp]"
    assert said(t, "use-token:craft") == "Use Craft: production at value 1"
    assert said(t, "hold:hill_abbey:alms") == "Lay Alms on Hill Abbey: [1 coin] [1 fp]"
    assert said(t, "give-token:craft") == "Pay with Craft (production at value 1)"


def test_exchanges_say_both_sides() -> None:
    t = table(houses=True, played={0: ["raffaello_sanzio"], 1: ["beatrice_deste"]}, families={0: "este"})
    assert said(t, "use-one:raffaello_sanzio:2") == "Use Raffaello Sanzio: [1 coin] → [3 vp]"
    assert said(t, "use-one:beatrice_deste:1") == "Use Beatrice d'Este: [1 token] → [5 vp]"
    assert said(t, "exchange:este:2") == "Este: [1 mp] → [2 coin], × 2"


@every
def test_every_caption_is_said(language: str) -> None:
    t = table(
        tokens={0: ["alms", "craft"]}, cards={0: ["hill_abbey"]}, families={0: "este"}, floors={"venture.1": "crusade"}
    )
    options = [f"{verb}:{face}" for verb in ("use-token", "give-token", "drop-token") for face in ("alms", "craft")]
    options += ["hold:hill_abbey:alms", "hold:hill_abbey:craft", "exchange:este:1", "take-left:venture.1"]
    for option in options:
        TELL.is_said(said(t, option, language))
    laid = houses_of(t.state)
    laid.lots = ((FAMILY.value("este"), LOT.value("auction_3"), NOBODY, 0),)
    assert "[3 stone]" in said(t, "bid:este:4", language)
    assert said(t, "take-left:venture.1", language) != said(t, "take-left:venture.2", language)


def test_bramantes_works_say_their_values() -> None:
    t = table(houses=True, cards={0: ["farmer"]}, steps=[ChooseWork(0, 3)])
    assert said(t, "work-at:production") == "A production at value 3"
    assert said(t, "work-at:harvest") == "A harvest at value 5"


ASKED = {
    "play-free": lambda: table(houses=True, hand={0: ["bramante"]}, steps=[PlayFree(0)]),
    "take-back": lambda: table(thrown=["mint"], steps=[TakeBack(0, (2,))]),
    "take-left": lambda: table(
        families={0: "gonzaga"}, stock={0: RICH}, floors={"venture.1": "crusade"}, steps=[LeftOver(0)]
    ),
    "give-token": lambda: table(tokens={0: ["alms", "craft"]}, steps=[GiveTokens(0, 1)]),
    "family-harvest": lambda: table(families={0: "aragonesi"}, steps=[FamilyHarvest(0, 4)]),
    "one-card": lambda: table(houses=True, cards={0: ["forest", "village"]}, steps=[OneCard(0, 0, 3)]),
    "work-at": lambda: table(houses=True, steps=[ChooseWork(0, 3)]),
}  # fmt: skip


@every
@pytest.mark.parametrize("key", ASKED)
def test_each_step_asks_its_question(language: str, key: str) -> None:
    t = ASKED[key]()
    assert t.question == key
    asked = GAME.question(GAME.mask(t.state, 0), 0)
    TELL.is_said(words(GAME, language).question(*asked))


def test_activations_name_the_card_that_activates() -> None:
    more: dict[str, Any] = {"floors": {"special.1": "draining_the_marshes"}, "stock": {0: RICH}}
    t = table(houses=True, cards={0: ["forest", "village", "woods"]}, **more).do("place:white:special.1:0")
    assert t.question == "activate"
    asked = GAME.question(GAME.mask(t.state, 0), 0)
    assert "Draining the Marshes" in words(GAME, "en").question(*asked)
    assert said(t, "skip") == "Activate none"
    assert said(t, "activate:forest") == "Activate Forest"


def test_the_auction_asks_for_a_bid() -> None:
    t = table(2, houses=True, round=0, steps=[Auction(0)])
    assert t.question == "bid"


def test_a_limit_is_none_or_a_number() -> None:
    """The end points of a special card are limited or not, and the sentence says which."""
    t, w = GAME.tables(FIVE), words(GAME, "en")
    limited = {c.key: c.end_most != NO_LIMIT for c in t.cards if c.end_per}
    assert sorted(limited.values()) == [False, True, True, True]
    for c in t.cards:
        if c.end_per:
            assert ("at most" in of_houses.special_at_end(w, c)[0]) == limited[c.key]
