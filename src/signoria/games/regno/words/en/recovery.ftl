# The wounded and war slaves.
do-save = Save { $unit } in { $place } ({ $shelter }): { $range }
do-enslave = Keep slaves in { $place }: { $range }
do-release-captives = Free them all: 1 unrest less in { $place }

ask-recovery = { $number ->
        [one] One of your fallen soldiers can be saved. Who, and where?
       *[other] { $number } of your fallen soldiers can be saved. Who, and where?
    }
ask-war-slaves = { $number ->
        [one] One war slave is due to you. Where does it go?
       *[other] { $number } war slaves are due to you. Where do they go?
    }

event-wounded-saved = { $seat } saves in { $place }: { $unit }, { $number }
event-war-slaves = { $seat } brings war slaves to { $place }: { $number }
event-captives-released = { $seat } frees its war captives: { $number }; { $place } is calmer
