"""The special tower: cards by their own type, floors, toll, colour rule. R-19 to R-22, U-1."""

from __future__ import annotations

import pytest

from ..build import table


@pytest.mark.clause("R-19")
@pytest.mark.clause("R-21")
def test_a_special_card_goes_in_its_types_row_and_the_third_floor_gives_a_token() -> None:
    t = table(houses=True, floors={"special.3": "florin_vault"}, stock={0: {"mp": 0}}).do("place:white:special.3:0")
    assert t.cards(0, "territory") == ["florin_vault"]
    assert t.changes() == {"token": 1}
    assert t.told("tokens-drawn") == [("tokens-drawn", 0, 1)]
