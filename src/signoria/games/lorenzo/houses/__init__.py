"""Houses of Renaissance: what the expansion adds to the base game. Everything here is silent when it is off.

numbers   its facts, compiled      state   what lies on the table      tokens  R-15 to R-18     auction  R-11 to R-13
families  R-32 to R-43             effects special cards, R-23 to R-27  hosts   leaders, R-28 to R-31
"""
