"""What tests against a running server share, with and without a browser."""

from __future__ import annotations

import socket
from typing import Any


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def merged(old: Any, patch: Any) -> Any:
    """JSON Merge Patch (RFC 7396), written once more so that the server's own patches are judged by another hand."""
    if not isinstance(patch, dict):
        return patch
    out = dict(old) if isinstance(old, dict) else {}
    for name, value in patch.items():
        if value is None:
            out.pop(name, None)
        else:
            out[name] = merged(out.get(name), value)
    return out
