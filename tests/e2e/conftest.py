"""A server for each module, and people who come with browsers of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from hosted import Site

if TYPE_CHECKING:
    from people import Person
    from playwright.sync_api import Browser

Invite = Callable[..., "Person"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that all tests of a module share."""
    site = Site(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.stop()
    assert "Traceback" not in site.log, site.log


@pytest.fixture
def invite(browser: Browser, site: Site) -> Iterator[Invite]:
    """`invite()` brings a new person; whatever went wrong on anybody's console fails the test."""
    from people import Person

    here: list[Person] = []

    def come(at: Site | None = None, **how: object) -> Person:
        here.append(Person(browser, at or site, **how))
        return here[-1]

    yield come
    for person in here:
        person.close()
    assert [fault for person in here for fault in person.faults] == []
