"""Lorenzo's words: everything can be said, in every language, and nothing stays English in Italian or Danish."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo import board, catalog, scoring
from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.resources import RESOURCES
from signoria.games.lorenzo.rules import GAME, SWITCHES
from signoria.games.lorenzo.tables import tables
from signoria.kernel.game import Setup
from wording import Wording, every, texts

from .build import table

SETUP = Setup("lorenzo", 4)
TELL = Wording(
    GAME,
    RESOURCES,
    "no|cards?|members?|tiles?|plays?|gains?|floor|stall|market|harvest|production|coins?|wood|stone|servants?",
    ("title", "t-round", "switch-houses"),
)


@pytest.mark.parametrize("language", ["it", "da"])
@pytest.mark.parametrize("terminal", [False, True])
def test_nothing_stays_english(language: str, terminal: bool) -> None:
    TELL.nothing_stays_english(terminal, language)


@every
def test_every_option_can_be_said(language: str) -> None:
    TELL.every_option_is_said(language, silent=("place", "take", "work", "toll-with"))


@every
def test_every_event_can_be_said(language: str) -> None:
    TELL.every_event_is_said(language)


@every
def test_every_refusal_can_be_said_and_names_a_clause(language: str) -> None:
    TELL.every_refusal_is_said(language)


QUESTIONS: dict[str, dict[str, str]] = {
    "turn": {}, "late": {}, "end": {}, "tile": {}, "copy": {}, "keep": {"count": "number"}, "pay": {"card": "card"},
    "privilege": {"count": "number"}, "take-or-leave": {"goods": "goods"}, "lose": {"goods": "goods"},
    "bonus-tower": {"deck": "deck", "value": "number"}, "bonus-work": {"area": "area", "value": "number"},
    "production": {"card": "card", "count": "number"}, "raise": {"value": "number"},
    "support": {"faith": "number", "points": "number"},
    # with Houses
    "bid": {}, "play-open": {}, "play-free": {}, "wake": {}, "take-back": {}, "give-up": {}, "drop-token": {},
    "take-left": {"servants": "number"}, "give-token": {"count": "number"}, "toll": {"coins": "number"},
    "activate": {"card": "card"}, "one-card": {"area": "area", "value": "number"}, "work-at": {"value": "number"},
    "family-harvest": {"value": "number"}, "pay-leader": {"leader": "leader"},
}  # fmt: skip


@every
def test_every_question_can_be_said(language: str) -> None:
    assert {key.removeprefix("ask-") for key in TELL.messages(language) if key.startswith("ask-")} == set(QUESTIONS)
    for key, kinds in QUESTIONS.items():
        TELL.question_is_said(language, key, kinds)


@every
def test_on_a_floor_the_words_name_the_card(language: str) -> None:
    t = table(stock={0: {"coin": 9, "wood": 9}}, floors={"building.1": "theater"})
    option = GRAMMAR.option("place:white:building.1:0")
    w = TELL.words(language)
    said = w.option(option, board.caption(t.state, option))
    assert w.name("card", GRAMMAR.kinds["card"].value("theater")) in said
    TELL.is_said(said)


@every
def test_every_thing_of_the_catalog_can_be_said(language: str) -> None:
    shown = GAME.catalog(language, SETUP)
    assert (len(shown["cards"]), len(shown["leaders"]), len(shown["tiles"]), len(shown["bonus_tiles"])) == (
        96,
        20,
        21,
        5,
    )
    for text in texts(shown):
        TELL.is_said(text)
    for kind in ("cards", "leaders", "tiles", "spaces"):
        assert all(thing["text"] for thing in shown[kind].values())


@pytest.mark.parametrize("language", ["it", "da"])
def test_another_catalog_has_no_english_sentence(language: str) -> None:
    shown = GAME.catalog(language, SETUP)
    for kind in ("cards", "leaders", "tiles", "spaces", "members", "bonus_tiles", "resources"):
        for key, thing in shown[kind].items():
            for said in texts(
                [thing.get(part, "") for part in ("name", "text", "short", "requirement", "one", "many")]
            ):
                TELL.is_not_english(said, key, language)


@every
def test_cards_say_all_that_they_do(language: str) -> None:
    """One sentence a cost and an effect: none of the vocabulary is left unsaid."""
    w = TELL.words(language)
    t = tables({s.name: s.default for s in SWITCHES}, {})
    for c in t.cards:
        said = catalog.card_text(w, c, t.facts["cards"][c.key])
        parts = (
            len(c.printed) or 1, bool(c.gain), bool(c.per), bool(c.bonus_kind), bool(c.bonus_discount),
            bool(c.permanent_kind), bool(c.permanent_discounts), bool(c.harvest), bool(c.work_gain),
            bool(c.conversions), bool(c.end_vp),
        )  # fmt: skip
        assert len(said) == sum(parts), c.key
    nothing = w.say("leader-nothing"), w.say("tile-nothing"), w.say("tile-short-nothing")
    assert not {catalog.leader_text(w, x) for x in t.leaders} & set(nothing)
    assert not {f(w, x) for x in t.tiles for f in (catalog.tile_text, catalog.tile_short)} & set(nothing)


@every
def test_switches_and_score_lines_can_be_said(language: str) -> None:
    TELL.switches_and_score_lines_are_said(language, scoring.SOURCES)
    assert TELL.words(language).say("title") == "Lorenzo il Magnifico"


@every
def test_gains_name_their_source(language: str) -> None:
    """A card, a leader and a space of the same name are told apart (the Palace is a card and a place)."""
    w = TELL.words(language)
    source = GRAMMAR.kinds["source"]
    assert len(set(source.ids)) == len(source.ids)
    palace = {w.name(source, source.value(x)) for x in ("palace", "space.palace")}
    assert len(palace) == 2
