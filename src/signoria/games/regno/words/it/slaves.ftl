# Affrancamento. 10.6
do-free-slaves = Affranca schiavi in { $place }: { $range }
do-free-worker = Affranca lo schiavo che lavora in { $place }: { $building }
event-slaves-freed = { $seat } affranca { $n ->
        [one] { $n } schiavo
       *[other] { $n } schiavi
    } in { $place }
why-freeing-too-dear = Non puoi pagarlo.
