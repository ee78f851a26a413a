# Solo il terminale dice queste.
t-costs = costa { $price }
t-purse = su [{ $n } au]
t-gain = porta { $gain }
t-nothing = nulla
t-routes = { $n ->
        [one] { $n } rotta
       *[other] { $n } rotte
    }
t-links = { $n ->
        [one] { $n } anello
       *[other] { $n } anelli
    }
t-dice = { $n ->
        [one] { $n } dado colpisce
       *[other] { $n } dadi colpiscono
    } con { $hit ->
        [1] 1
       *[other] 1–{ $hit }
    }
t-against = contro { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    } con { $hit ->
        [1] 1
       *[other] 1–{ $hit }
    }
t-ruin = in rovina con il { $n } %
t-capture = prigioniero con il { $n } %
t-kill = ucciso con il { $n } %
t-needs = ha bisogno di: { $goods }
t-supplies = fornisce: { $good }
t-heirs = eredi: { $names }
t-lands = terre: { $places }
t-place = luogo: { $place }
t-near = accanto: { $places }
t-lost = va perduto

# una partita a un tavolo vero: a che cosa serve un'estrazione
stream-deck = carta scoperta
stream-lords = quale signore tocca
stream-tie = offerte pari
stream-battle = dadi di una battaglia
stream-fate = sorte di un leader
stream-pillage = dadi di un saccheggio
stream-arrest = dadi di un arresto
stream-pestilence = dadi di una pestilenza
stream-storm = dadi di una tempesta
stream-voyage = dado di un viaggio
stream-trial = dado di un processo
stream-end = tiro per la fine
t-help-look = look [TESTO] | luoghi, leader, segnalini, carte e tabelle con TESTO nel nome
t-help-orders = orders [N] | ordini permanenti: che cosa si risponde per te
