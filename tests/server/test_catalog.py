"""The catalog of a game without a table, and the plain addresses of its page."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from bids import BidsGame
from devices import Site
from litestar.testing import TestClient

from signoria.kernel.game import Setup
from signoria.server import books
from signoria.server.app import create_app


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
        ("/bids/rules", "/#/rules/bids"),
        ("/bids/rules/B-3?lang=da", "/#/rules/bids/B-3?lang=da"),
    ],
)
def test_a_plain_address_leads_to_the_page_behind_the_hash(site: Site, asked: str, page: str) -> None:
    answer = site.device().http.get(asked, follow_redirects=False)
    assert answer.status_code == 302
    assert answer.headers["location"] == page


def test_no_page_for_a_game_that_is_not_here(site: Site) -> None:
    assert site.device().http.get("/chess/cards", follow_redirects=False).status_code == 404


def test_the_clients_own_files_keep_their_addresses(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("the page")
    with TestClient(
        create_app(tmp_path / "data", games={"bids": BidsGame()}, client=client), base_url="http://127.0.0.1"
    ) as browser:
        assert browser.get("/").text == "the page"
        assert browser.get("/bids/cards", follow_redirects=False).headers["location"] == "/#/bids/cards"
