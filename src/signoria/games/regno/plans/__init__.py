"""How the bot plans, chapter by chapter; `policy` says which plan answers which question."""
