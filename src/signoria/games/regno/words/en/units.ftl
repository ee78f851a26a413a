# So many of a unit.
count-unit-light_infantry = { $n } Light infantry
count-unit-archer = { $n ->
        [one] { $n } Archer
       *[other] { $n } Archers
    }
count-unit-crewman = { $n ->
        [one] { $n } Crewman
       *[other] { $n } Crewmen
    }
count-unit-pikeman = { $n ->
        [one] { $n } Pikeman
       *[other] { $n } Pikemen
    }
count-unit-crossbowman = { $n ->
        [one] { $n } Crossbowman
       *[other] { $n } Crossbowmen
    }
count-unit-pavise_crossbowman = { $n ->
        [one] { $n } Pavise Crossbowman
       *[other] { $n } Pavise Crossbowmen
    }
count-unit-heavy_infantry = { $n } Heavy infantry
count-unit-longbow = { $n ->
        [one] { $n } Longbow
       *[other] { $n } Longbows
    }
count-unit-swordsman = { $n ->
        [one] { $n } Swordsman
       *[other] { $n } Swordsmen
    }
count-unit-halberdier = { $n ->
        [one] { $n } Halberdier
       *[other] { $n } Halberdiers
    }
count-unit-handgunner = { $n ->
        [one] { $n } Handgunner
       *[other] { $n } Handgunners
    }
count-unit-light_cavalry = { $n } Light cavalry
count-unit-horse_archer = { $n ->
        [one] { $n } Horse archer
       *[other] { $n } Horse archers
    }
count-unit-heavy_cavalry = { $n } Heavy cavalry
count-unit-knight = { $n ->
        [one] { $n } Knight
       *[other] { $n } Knights
    }
count-unit-armoured_lancer = { $n ->
        [one] { $n } Armoured Lancer
       *[other] { $n } Armoured Lancers
    }
count-unit-knight_of_the_crown = { $n ->
        [one] { $n } Knight of the Crown
       *[other] { $n } Knights of the Crown
    }
count-unit-templar = { $n ->
        [one] { $n } Templar
       *[other] { $n } Templars
    }
count-unit-cataphract = { $n ->
        [one] { $n } Cataphract
       *[other] { $n } Cataphracts
    }
count-unit-mamluk = { $n ->
        [one] { $n } Mamluk
       *[other] { $n } Mamluks
    }
count-unit-ram = { $n ->
        [one] { $n } Ram
       *[other] { $n } Rams
    }
count-unit-catapult = { $n ->
        [one] { $n } Catapult
       *[other] { $n } Catapults
    }
count-unit-trebuchet = { $n ->
        [one] { $n } Trebuchet
       *[other] { $n } Trebuchets
    }
count-unit-bombard = { $n ->
        [one] { $n } Bombard
       *[other] { $n } Bombards
    }
count-unit-pitchfork = { $n ->
        [one] { $n } Pitchfork
       *[other] { $n } Pitchforks
    }
count-unit-rebel_archer = { $n ->
        [one] { $n } rebel Archer
       *[other] { $n } rebel Archers
    }
