"""No two verbs and no two events share a code or a name."""

from __future__ import annotations

import pytest

from signoria.games.regno.grammar import ALL_EVENTS, ALL_VERBS
from signoria.kernel.verbs import Signature


@pytest.mark.parametrize("signatures", [ALL_VERBS, ALL_EVENTS])
def test_codes_and_names_are_unique(signatures: tuple[Signature, ...]) -> None:
    for found in ([x.code for x in signatures], [x.name for x in signatures]):
        assert len(found) == len(set(found)), sorted(x for x in found if found.count(x) > 1)
