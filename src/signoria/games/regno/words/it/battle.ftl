# Battaglie terrestri.
band-line = in linea
band-led = comandati
band-recruits = reclutati
band-led_recruits = reclutati comandati
band-landed = sbarcati
band-led_landed = sbarcati comandati
band-landed_recruits = reclutati sbarcati
band-led_landed_recruits = reclutati sbarcati comandati
target-walls = mura
target-troops = truppe
phase-machines = Macchine
phase-range = Distanza
phase-charge = Carica
phase-melee = Mischia
phase-control = Controllo
cover-walls = mura
cover-pikes = picche
cover-heavy_infantry = Fanti pesanti
fight-field = in campo aperto
fight-assault = davanti alle mura
fight-revolt = contro i ribelli
fight-sortie = una sortita
fight-relief = un soccorso
fight-escort = per una Carovana

do-command = Comanda { $person }
do-no-commander = Nessun comandante
do-lead = Guida { $unit } ({ $band }) da { $from }: { $range }
do-aim = { $unit } contro { $target }: { $range }
do-take-hits = Colpi su { $unit } ({ $band }) da { $from }: { $range }
do-retreat = Ritirati
do-stay = Resta e combatti
do-stay-before = Resta davanti alle mura
do-stay-behind = Resta dietro le mura
do-fall-back = Vai a { $place }

ask-commander = Chi comanda la tua armata in { $place }?
ask-led = { $person } guida ancora { $number } soldati. Quali?
ask-aim = Quali macchine sparano, e contro che cosa? { $number ->
        [one] Un Servente è libero.
       *[other] { $number } Serventi sono liberi.
    }
ask-losses = { $number ->
        [one] Un colpo: chi lo subisce?
       *[other] { $number } colpi: chi li subisce?
    }
ask-retreat = Lasci il campo in { $place }?
ask-fall-back = Dove vanno le tue truppe in { $place }?

event-battle-begun = Battaglia in { $place }: { $attacker } contro { $defender }
event-round-begun = Round { $round }
event-commanded = { $person } comanda per { $owner }
event-led = Il comandante di { $owner } guida { $units }
event-walls-stand = Le mura di { $place } reggono: prima di una breccia non ci sono né Carica né Mischia
event-keep-strikes = Il Mastio d'Acciaio in { $place } colpisce l'attaccante; colpi: { $hits }
event-fired = { $owner }: { $unit } contro { $target } tira { $faces }; successi: { $successes }
event-walls-hit = Le mura di { $place } perdono { $damage } PS; ne restano { $left }
event-breach = Breccia nelle mura di { $place }
event-fortress-destroyed = La fortezza di { $place } è distrutta
event-rolled = { $owner }, { $phase }: { $unit } tira { $faces }, serve { $least }; colpi: { $hits }
event-rerolled = { $owner }: { $unit } ritira un dado: { $face }; colpi: { $hits }
event-hits-cancelled = { $owner }: colpi annullati ({ $cover }): { $number }
event-killed = Perdite di { $owner }: { $units }
event-retreated = Ritirati da { $owner } in { $place }: { $units }
event-coward-retreats = Il Sovrano Codardo di { $owner } lascia il campo
event-given-up = Nessuna via d'uscita per { $owner }; catturati e rimossi: { $units }
event-battle-won = Il campo in { $place } è di { $owner }
event-battle-undecided = Nessun vincitore in { $place }
event-machines-captured = Macchine abbandonate, ora di { $owner }: { $units }
event-machines-wrecked = Le macchine non presidiate in { $place } sono distrutte: { $units }
event-battle-staged = La battaglia è { $kind }
event-mustered = In campo per { $owner }: { $units }
event-ramparts = Le mura di { $place }: { $fortress }, { $ps } PS; breccia a { $breach }
event-machines-need = { $owner }: a { $unit } serve { $leasts }

why-captain-just-hired = Un Capitano non comanda nella stagione dell'assunzione.
why-commander-wounded = Una ferita sospende il comando.
why-not-a-commander = Comandano soltanto il Sovrano e i Capitani.
why-only-walls-before-breach = Prima della breccia le macchine dell'attaccante colpiscono solo le mura.
why-ram-hits-walls = L'Ariete colpisce solo le mura.
why-no-walls-to-hit = Non ci sono mura nemiche da colpire.
why-refuge-not-own-or-allied = I superstiti vanno soltanto in province proprie o alleate.
why-refuge-with-enemies = Là ci sono nemici.
why-no-walls-to-return-to = La fortezza non ha più punti struttura.
why-refuge-over-flooded-river = Il fiume è in piena: nessuno lo attraversa.
