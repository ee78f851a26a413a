# Ord, som alle spil deler. Et spils egen fil må ikke gentage en nøgle.
nothing = ingenting
do-done = Færdig
