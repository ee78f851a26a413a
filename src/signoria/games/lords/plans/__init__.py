"""How the bot `greedy` plays Lords: one module a chapter; `policy` says which plan answers which step."""
