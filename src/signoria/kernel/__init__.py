"""What every game of Signoria shares. Imports no game, no server, no bot.

menu      options, amounts, refusals            chance    named, seeded, provable outcomes
state     the shared state and its steps        engine    run, legal, apply, retract
verbs     text forms of options and events      words     the same in the reader's language
pack      states as data, hashes                match     the log, undo, replay, commitments
matchfile files and `verify`                    position  any state as a file to start from
files     the boundary where files come in      game      what a rules module gives
facts     data files and changed numbers        rulebook  clauses and their coverage
"""
