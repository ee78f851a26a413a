# Successione, reggenza, guerra civile.
do-crown = { $person } sale al trono
ask-succession = Il Sovrano è morto. Scegli quale dei tuoi Eredi di pari anzianità sale al trono.
event-crowned = { $person } è incoronato Sovrano di { $seat }
event-titled-in-prison = { $person } è Sovrano di { $seat }, ma prigioniero: l'incoronazione attende la liberazione
event-consort-regent = { $person } governa { $seat } come Reggente
event-generic-regent = Un Reggente senza tratti governa { $seat }
event-civil-war = Guerra civile in { $seat } per { $seasons ->
        [one] { $seasons } stagione
       *[other] { $seasons } stagioni
    }
