# Il monumento attivo.
do-activate = { $place } ha il monumento attivo
ask-monument = Possiedi più monumenti del tuo governo. Quale è attivo fino alla prossima apertura?
event-activated = { $seat }: il monumento attivo è quello di { $place }
