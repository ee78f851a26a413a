# La fine.
event-scored = { $seat } finisce con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
event-last-realm = { $seat } ha l'unico regno rimasto, e vince subito
