# Personaggi a rischio.
event-risked = { $person } tira il rischio: { $face }{ $escort ->
        [0] {""}
       *[other] , più { $escort } per la scorta
    }
event-fled-home = { $person } raggiunge { $place }
event-removed = { $person } non ha più una patria ed è rimosso
