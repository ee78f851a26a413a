# Pirati. R18.5
event-pirates-appeared = In { $sea } compaiono i pirati con { $ships ->
        [one] { $ships } Galea leggera
       *[other] { $ships } Galee leggere
    }
event-pirates-met = I pirati in { $sea } attendono { $seat } e tirano { $die }
event-pirates-moved = I pirati navigano da { $from } a { $to }
event-pirates-gone = I pirati lasciano { $sea } per sempre
