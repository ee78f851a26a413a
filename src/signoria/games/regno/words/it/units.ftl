# Tanti di un'unità.
count-unit-light_infantry = { $n ->
        [one] { $n } Fante leggero
       *[other] { $n } Fanti leggeri
    }
count-unit-archer = { $n ->
        [one] { $n } Arciere
       *[other] { $n } Arcieri
    }
count-unit-crewman = { $n ->
        [one] { $n } Servente
       *[other] { $n } Serventi
    }
count-unit-pikeman = { $n ->
        [one] { $n } Picchiere
       *[other] { $n } Picchieri
    }
count-unit-crossbowman = { $n ->
        [one] { $n } Balestriere
       *[other] { $n } Balestrieri
    }
count-unit-pavise_crossbowman = { $n ->
        [one] { $n } Balestriere con Pavese
       *[other] { $n } Balestrieri con Pavese
    }
count-unit-heavy_infantry = { $n ->
        [one] { $n } Fante pesante
       *[other] { $n } Fanti pesanti
    }
count-unit-longbow = { $n ->
        [one] { $n } Arco lungo
       *[other] { $n } Archi lunghi
    }
count-unit-swordsman = { $n ->
        [one] { $n } Spadaccino
       *[other] { $n } Spadaccini
    }
count-unit-halberdier = { $n ->
        [one] { $n } Alabardiere
       *[other] { $n } Alabardieri
    }
count-unit-handgunner = { $n ->
        [one] { $n } Schioppettiere
       *[other] { $n } Schioppettieri
    }
count-unit-light_cavalry = { $n } Cavalleria leggera
count-unit-horse_archer = { $n ->
        [one] { $n } Arciere a cavallo
       *[other] { $n } Arcieri a cavallo
    }
count-unit-heavy_cavalry = { $n } Cavalleria pesante
count-unit-knight = { $n ->
        [one] { $n } Cavaliere
       *[other] { $n } Cavalieri
    }
count-unit-armoured_lancer = { $n ->
        [one] { $n } Lanciere corazzato
       *[other] { $n } Lancieri corazzati
    }
count-unit-knight_of_the_crown = { $n ->
        [one] { $n } Cavaliere della Corona
       *[other] { $n } Cavalieri della Corona
    }
count-unit-templar = { $n ->
        [one] { $n } Templare
       *[other] { $n } Templari
    }
count-unit-cataphract = { $n ->
        [one] { $n } Catafratto
       *[other] { $n } Catafratti
    }
count-unit-mamluk = { $n ->
        [one] { $n } Mamelucco
       *[other] { $n } Mamelucchi
    }
count-unit-ram = { $n ->
        [one] { $n } Ariete
       *[other] { $n } Arieti
    }
count-unit-catapult = { $n ->
        [one] { $n } Catapulta
       *[other] { $n } Catapulte
    }
count-unit-trebuchet = { $n ->
        [one] { $n } Trabucco
       *[other] { $n } Trabucchi
    }
count-unit-bombard = { $n ->
        [one] { $n } Bombarda
       *[other] { $n } Bombarde
    }
count-unit-pitchfork = { $n ->
        [one] { $n } Forcone
       *[other] { $n } Forconi
    }
count-unit-rebel_archer = { $n ->
        [one] { $n } Arciere ribelle
       *[other] { $n } Arcieri ribelli
    }
