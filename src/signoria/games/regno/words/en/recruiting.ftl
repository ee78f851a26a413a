# Order 1: recruits.
do-recruit = Recruit in { $place }
do-enlist = Recruit { $unit }: { $range }
ask-recruit = Recruit in { $place }: { $n ->
        [0] the batch is full.
        [one] room for { $n } more piece.
       *[other] room for { $n } more pieces.
    }
event-recruited = { $seat } recruits in { $place }: { $units }
why-needs-government3 = This needs your government to be a { $v0 } at level 3.
why-needs-faith = This unit serves another faith: { $v0 }.
why-needs-religion3 = Faith units need Religion 3.
why-needs-religious-seat = Faith units need a working religious seat in the province.
why-faith-units-most = Your realm may have { $v0 } faith units.
why-excommunicated = An Excommunicated realm recruits no faith units.
why-needs-forge = Advanced recruitment needs an undamaged Forge in the province.
why-recruits-besieged = Nobody is recruited in a besieged province.
why-recruits-sacked = Nobody is recruited in a sacked province.
why-no-centre = Recruits come from a civil centre; there is none here.
why-recruited-here = Each batch comes from a different province.
why-nobody-affordable = There is nobody whom you may recruit here and can pay.
why-batch-full = The batch is full.
