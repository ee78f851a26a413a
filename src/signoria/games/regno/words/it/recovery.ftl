# I feriti e gli schiavi di guerra.
do-save = Salva { $unit } in { $place } ({ $shelter }): { $range }
do-enslave = Tieni schiavi in { $place }: { $range }
do-release-captives = Liberali tutti: 1 malcontento in meno in { $place }

ask-recovery = { $number ->
        [one] Puoi salvare uno dei tuoi soldati caduti. Quale, e dove?
       *[other] Puoi salvare { $number } dei tuoi soldati caduti. Quali, e dove?
    }
ask-war-slaves = { $number ->
        [one] Ti spetta uno schiavo di guerra. Dove va?
       *[other] Ti spettano { $number } schiavi di guerra. Dove vanno?
    }

event-wounded-saved = { $seat } salva in { $place }: { $unit }, { $number }
event-war-slaves = { $seat } porta schiavi di guerra in { $place }: { $number }
event-captives-released = { $seat } libera i prigionieri di guerra: { $number }; { $place } è più tranquilla
