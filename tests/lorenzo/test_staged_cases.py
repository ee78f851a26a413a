"""The positions of Lorenzo's cases are what their makers stage."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.rules import GAME
from staging import folder

from .staged_cases import MAKERS
from .staged_cases.stage import staged


@pytest.mark.parametrize("name", MAKERS)
def test_a_case_lies_as_it_was_staged(name: str) -> None:
    assert (folder(GAME) / f"{name}.json").read_text("utf-8") == staged(MAKERS[name])
