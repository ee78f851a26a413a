"""The catalog of a game without a table, and the plain addresses of its page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from bids import BidsGame
from devices import Site

from signoria.kernel.game import Setup
from signoria.server import books


def test_the_catalog_without_a_table_has_all_pieces() -> None:
    class Whole(BidsGame):
        everything: Mapping[str, str] = {"haste": "yes"}

        def catalog(self, language: str, setup: Setup) -> dict[str, Any]:
            return {"options": dict(setup.options)}

    assert books.catalog(Whole(), "en")["options"] == {"haste": "yes"}
    assert books.catalog(Whole(), "en", Setup("bids", 3, {"haste": "no"}))["options"] == {"haste": "no"}


@pytest.mark.parametrize(
    ("asked", "page"),
    [
        ("/bids/cards", "/#/bids/cards"),
        ("/bids/cards/mint", "/#/bids/cards/mint"),
        ("/bids/cards?type=building&period=2", "/#/bids/cards?type=building&period=2"),
        ("/bids/cards/a%22%23b", "/#/bids/cards/a%22%23b"),
    ],
)
def test_a_plain_address_leads_to_the_page_behind_the_hash(site: Site, asked: str, page: str) -> None:
    answer = site.device().http.get(asked, follow_redirects=False)
    assert answer.status_code == 302
    assert answer.headers["location"] == page


def test_no_page_for_a_game_that_is_not_here(site: Site) -> None:
    answer = site.device().http.get("/chess/cards", follow_redirects=False)
    assert answer.status_code == 404
    assert answer.json()["error"] == "no-game"
