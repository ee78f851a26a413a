"""The positions of Lords' cases are what their makers stage."""

from __future__ import annotations

import pytest

from signoria.games.lords.rules import GAME
from staging import folder, staged

from .soundness import assert_sound
from .staged_cases import MAKERS


@pytest.mark.parametrize("name", MAKERS)
def test_a_case_lies_as_it_was_staged(name: str) -> None:
    assert (folder(GAME) / f"{name}.json").read_text("utf-8") == staged(GAME, MAKERS[name], assert_sound)
