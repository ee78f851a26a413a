# Parole comuni a tutti i giochi.
nothing = niente
do-done = Pronto
