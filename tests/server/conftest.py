"""Running servers for the tests; see devices.py."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from devices import QUICK, Site

from signoria.server.limits import Settings


@pytest.fixture
def site_with(tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """Servers with settings of the test's own."""
    made: list[Site] = []

    def make(**changes: Any) -> Site:
        values = {name: getattr(QUICK, name) for name in Settings.__struct_fields__}
        made.append(Site(tmp_path / f"data{len(made)}", Settings(**{**values, **changes})))
        return made[-1]

    yield make
    for site in made:
        site.stop()


@pytest.fixture
def site(site_with: Callable[..., Site]) -> Site:
    """A server with limits out of the way and bots that do not wait."""
    return site_with()
