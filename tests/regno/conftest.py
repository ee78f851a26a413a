"""Tests of chapters look at every question, also where a game would not ask because there is only one answer."""

from __future__ import annotations

import re

import pytest

from signoria.games.regno.steps import Ask

CHAPTERS = re.compile(r"(\d\d|cases|deals)_?")


@pytest.fixture(autouse=True)
def every_question(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if CHAPTERS.match(request.module.__name__.rpartition("test_")[2]):
        monkeypatch.setattr(Ask, "forced", lambda self, s: None)
