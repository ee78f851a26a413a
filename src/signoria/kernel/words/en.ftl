# Words that every game shares. A game's own file may not repeat a key.
nothing = nothing
do-done = Ready
