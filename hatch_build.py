"""Puts the built browser client into the wheel, the sdist and an editable tree."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "SIGNORIA_SKIP_CLIENT"  # terminal, bots and simulator need no browser client


class ClientBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def _client(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("web_build", Path(self.root, "web", "build.py"))
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def dependencies(self) -> list[str]:
        """Node from PyPI, only when a client must be built and the PATH has no Node."""
        client = self._client()
        if os.environ.get(SKIP) or client.up_to_date() or client.npm_on_path():
            return []
        return [client.NODE_REQUIREMENT]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get(SKIP):  # also one that was built here before stays out
            self.app.display_warning(f"{SKIP} is set: no browser client in this build")
            return
        build_data["artifacts"].append("src/signoria/web_dist/**")
        self._client().build()
