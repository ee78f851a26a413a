# Freeing slaves. 10.6
do-free-slaves = Free slaves in { $place }: { $range }
do-free-worker = Free the slave who works in { $place }: { $building }
event-slaves-freed = { $seat } frees { $n ->
        [one] { $n } slave
       *[other] { $n } slaves
    } in { $place }
why-freeing-too-dear = You cannot pay for it.
