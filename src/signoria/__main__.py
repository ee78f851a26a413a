"""`python -m signoria`: the same as the command `signoria`."""

from signoria.cli import main

main(prog_name="signoria")
