"""Houses of Renaissance: what the expansion adds to the base game. Everything here is silent when it is off.

state         what lies on the table       numbers     its facts, compiled       grammar     its verbs and events
dealing       R-11 to R-13, set-up         auction     R-11 to R-13, bids        families    R-32 to R-43
tokens        R-15, R-16: drawn and paid   acts        R-16, R-18, R-36, R-37: beside the placement
effects       R-18, R-26, R-27: at once    lasting     R-18, R-23, R-26: at work
conversions   R-23: exchanges at work      one_card    R-28: work of one card    left_over   R-38: Gonzaga
requirements  R-30: to play a leader       exchanges   R-28: by leaders          hosts       R-29: leaders to go to
pile          leaders not dealt            view        what is secret            restoring   what may come in
board, catalog, terminal: for screens      value, choices: for bots
"""
