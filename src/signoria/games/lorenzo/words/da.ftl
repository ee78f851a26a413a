# Lorenzo il Magnifico på dansk. Mærker i kantede parenteser tegnes som mængder med tegn, spillere og regler.

# ---- ting ----
or = eller
member-white = hvidt familiemedlem
member-black = sort familiemedlem
member-orange = orange familiemedlem
member-neutral = neutralt familiemedlem
resource-wood = træ
resource-stone = sten
resource-coin = mønter
resource-servant = tjenere
resource-mp = militærpoint
resource-fp = trospoint
resource-vp = sejrspoint
resource-priv = rådsprivilegium
count-wood = { $n } træ
count-stone = { $n } sten
count-coin = { $n ->
        [one] { $n } mønt
       *[other] { $n } mønter
    }
count-servant = { $n ->
        [one] { $n } tjener
       *[other] { $n } tjenere
    }
count-mp = { $n } militærpoint
count-fp = { $n } trospoint
count-vp = { $n } sejrspoint
count-priv = { $n ->
        [one] { $n } rådsprivilegium
       *[other] { $n } rådsprivilegier
    }
count-territory = { $n ->
        [one] { $n } territorium
       *[other] { $n } territorier
    }
count-character = { $n ->
        [one] { $n } person
       *[other] { $n } personer
    }
count-building = { $n ->
        [one] { $n } bygning
       *[other] { $n } bygninger
    }
count-venture = { $n ->
        [one] { $n } foretagende
       *[other] { $n } foretagender
    }
deck-any = Alle kort
deck-territory = Territorier
deck-character = Personer
deck-building = Bygninger
deck-venture = Foretagender
one-any = et kort af en hvilken som helst slags
one-territory = et territorium
one-character = en person
one-building = en bygning
one-venture = et foretagende
many-territory = territorier
many-character = personer
many-building = bygninger
many-venture = foretagender
area-harvest = høst
area-production = produktion
space-palace = Rådspalads
space-market-1 = Marked, bod 1
space-market-2 = Marked, bod 2
space-market-3 = Marked, bod 3
space-market-4 = Marked, bod 4
space-harvest-small = Høst, lille felt
space-harvest-large = Høst, stort felt
space-production-small = Produktion, lille felt
space-production-large = Produktion, stort felt
space-territory-1 = Territorier, etage 1
space-territory-2 = Territorier, etage 2
space-territory-3 = Territorier, etage 3
space-territory-4 = Territorier, etage 4
space-character-1 = Personer, etage 1
space-character-2 = Personer, etage 2
space-character-3 = Personer, etage 3
space-character-4 = Personer, etage 4
space-building-1 = Bygninger, etage 1
space-building-2 = Bygninger, etage 2
space-building-3 = Bygninger, etage 3
space-building-4 = Bygninger, etage 4
space-venture-1 = Foretagender, etage 1
space-venture-2 = Foretagender, etage 2
space-venture-3 = Foretagender, etage 3
space-venture-4 = Foretagender, etage 4
bonus_tile-standard = almindelig bonusbrik
bonus_tile-tile_1 = bonusbrik 1
bonus_tile-tile_2 = bonusbrik 2
bonus_tile-tile_3 = bonusbrik 3
bonus_tile-tile_4 = bonusbrik 4
tile-tile_1_1 = brik I-1 (færre militærpoint)
tile-tile_1_2 = brik I-2 (færre mønter)
tile-tile_1_3 = brik I-3 (færre tjenere)
tile-tile_1_4 = brik I-4 (mindre træ og sten)
tile-tile_1_5 = brik I-5 (svagere høst)
tile-tile_1_6 = brik I-6 (svagere produktion)
tile-tile_1_7 = brik I-7 (svagere farvede familiemedlemmer)
tile-tile_2_1 = brik II-1 (territorier er sværere)
tile-tile_2_2 = brik II-2 (bygninger er sværere)
tile-tile_2_3 = brik II-3 (personer er sværere)
tile-tile_2_4 = brik II-4 (foretagender er sværere)
tile-tile_2_5 = brik II-5 (intet marked)
tile-tile_2_6 = brik II-6 (tjenere er det halve værd)
tile-tile_2_7 = brik II-7 (første tur springes over)
tile-tile_3_1 = brik III-1 (personer giver ingen point)
tile-tile_3_2 = brik III-2 (foretagender giver ingen point)
tile-tile_3_3 = brik III-3 (territorier giver ingen point)
tile-tile_3_4 = brik III-4 (en femtedel af pointene)
tile-tile_3_5 = brik III-5 (militærpoint koster point)
tile-tile_3_6 = brik III-6 (bygninger koster point)
tile-tile_3_7 = brik III-7 (rester koster point)
source-space-palace = rådspaladset
source-space-market-1 = bod 1
source-space-market-2 = bod 2
source-space-market-3 = bod 3
source-space-market-4 = bod 4
source-space-harvest-small = høsten
source-space-harvest-large = høsten
source-space-production-small = produktionen
source-space-production-large = produktionen
source-space-territory-1 = etagen
source-space-territory-2 = etagen
source-space-territory-3 = etagen
source-space-territory-4 = etagen
source-space-character-1 = etagen
source-space-character-2 = etagen
source-space-character-3 = etagen
source-space-character-4 = etagen
source-space-building-1 = etagen
source-space-building-2 = etagen
source-space-building-3 = etagen
source-space-building-4 = etagen
source-space-venture-1 = etagen
source-space-venture-2 = etagen
source-space-venture-3 = etagen
source-space-venture-4 = etagen
source-standard = bonusbrikken
source-tile_1 = bonusbrikken
source-tile_2 = bonusbrikken
source-tile_3 = bonusbrikken
source-tile_4 = bonusbrikken
source-privilege = et privilegium
source-vatican = Kirken
source-discard = den kasserede leder
about-palace = Her er plads til et hvilket som helst antal familiemedlemmer. Den rækkefølge, I kommer i, er turrækkefølgen i næste runde. [L-44] [L-47]
about-market = Ét familiemedlem pr. bod. [L-48]
about-harvest = Bonusbrikken og hvert territorium, hvis tal handlingsværdien når. Lille felt: ét familiemedlem. Stort felt: så mange det skal være, men med lavere værdi. [L-49] [L-53]
about-production = Bonusbrikken og hver bygning, hvis tal handlingsværdien når. Lille felt: ét familiemedlem. Stort felt: så mange det skal være, men med lavere værdi. [L-49] [L-54]
about-territory = Tag det territorium, der ligger her. Står der allerede et familiemedlem i tårnet, betaler du først [{ $toll } coin] i told. [L-25] [L-32]
about-character = Tag den person, der ligger her. Står der allerede et familiemedlem i tårnet, betaler du først [{ $toll } coin] i told. [L-25]
about-building = Tag den bygning, der ligger her. Står der allerede et familiemedlem i tårnet, betaler du først [{ $toll } coin] i told. [L-25]
about-venture = Tag det foretagende, der ligger her. Står der allerede et familiemedlem i tårnet, betaler du først [{ $toll } coin] i told. [L-25] [L-30]

# ---- muligheder ----
do-place = { $member } → { $space }
do-place-card = { $member } på { $card } ({ $space })
do-take = Tag kortet her: { $space }
do-take-card = Tag { $card } ({ $space })
do-work = Gør det
do-pay = Betal{ $wood ->
        [0] { "" }
       *[other] { " " }[{ $wood } wood]
    }{ $stone ->
        [0] { "" }
       *[other] { " " }[{ $stone } stone]
    }{ $coin ->
        [0] { "" }
       *[other] { " " }[{ $coin } coin]
    }{ $servant ->
        [0] { "" }
       *[other] { " " }[{ $servant } servant]
    }{ $mp ->
        [0] { "" }
       *[other] { " " }[{ $mp } mp]
    }
do-decline = Sig nej tak
do-accept = Tag imod
do-convert = { $conversion }
do-skip = Brug ikke denne bygning
do-privilege = { $privilege }
do-lose = Mist { $resource }
do-support = Støt Kirken
do-refuse = Sig nej, og bliv bandlyst
do-play = Spil { $leader }
do-discard = Kassér { $leader } for et privilegium
do-use = Brug { $leader }
do-copy = Kopiér { $leader }
do-raise = Styrk { $member }
do-keep = Behold { $leader }
do-tile = Vælg { $bonus_tile }
do-pass = Pas
do-end-turn = Slut turen

# ---- spørgsmål ----
ask-turn = Hvor placerer du et familiemedlem?
ask-late = Nu kommer den tur, du sprang over. Placerer du dit sidste familiemedlem?
ask-end = Vil du mere, eller er din tur slut?
ask-tile = Hvilken bonusbrik vælger du?
ask-keep = Hvem af disse { $count } ledere beholder du? Resten går videre til højre.
ask-pay = Hvordan betaler du for { $card }?
ask-privilege = Hvad tager du for rådsprivilegiet?{ $count ->
        [1] { "" }
       *[other] { " " }Du skal vælge { $count } forskellige ting.
    }
ask-take-or-leave = Tager du { $goods }? Det kan koste dig point til sidst.
ask-lose = Brikken tager en af disse ting: { $goods }. Hvilken?
ask-bonus-tower = Tager du { $deck_id ->
        [territory] et territorium
        [character] en person
        [building] en bygning
        [venture] et foretagende
       *[any] et hvilket som helst kort
    } med værdien { $value } uden et familiemedlem?
ask-bonus-work = En { $area } med værdien { $value }: gør du det, og med hvor mange tjenere mere?
ask-production = Bruger du { $card }?
ask-raise = Hvilket familiemedlem får værdien { $value } i denne runde?
ask-copy = Hvis evne kopierer Lorenzo de' Medici? Valget er endeligt.
ask-support = Du har [{ $faith } fp]. Støtter du Kirken for [{ $points } vp] og giver afkald på dine trospoint, eller siger du nej?

# ---- hvorfor ikke ----
why-closed = Lukket, når man er { $v0 } spillere.
why-occupied = Optaget af et andet familiemedlem.
why-no-card = Her ligger der ikke længere noget kort.
why-own-colour-tower = Et af dine farvede familiemedlemmer står allerede i dette tårn; kun dit neutrale må slutte sig til det.
why-own-colour-work = Et af dine farvede familiemedlemmer arbejder allerede i dette område; kun dit neutrale må slutte sig til det.
why-no-market = Din bandlysning holder dig borte fra markedet.
why-six-cards = Du ejer { $v0 } kort af denne slags, og der er ikke plads til flere.
why-requirement = Du opfylder ikke denne leders krav.
why-nobody-to-copy = Ingen anden spiller har en leder i spil.
why-used = Allerede brugt i denne runde.
why-no-member-to-raise = Du har ingen farvede familiemedlemmer tilbage at styrke.
why-must-place = Den, der kan placere et familiemedlem, skal gøre det.
why-stock = Du har ikke det, som denne byttehandel koster.
why-wrong-type = Denne handling tager en anden slags kort.
why-toll = Tolden er [{ $v0 } coin] og betales først; du har [{ $v1 } coin].
why-military = Dit territorium nummer { $v0 } kræver [{ $v1 } mp]; du har [{ $v2 } mp].
why-value = Værdien er for lav: der skal [{ $v0 } servant] til, du har [{ $v1 } servant].
why-cost = Til prisen mangler du { $v0 }.
why-military-cost = Du har ikke militærpoint nok til dette kort: du mangler { $v0 }.
why-cost-servants = Værdien kræver [{ $v0 } servant] af dine [{ $v1 } servant], og resten skal bruges til kortets pris.

# ---- hvad der skete ----
event-round-began = Runde { $round }: hvid { $white }, sort { $black }, orange { $orange }
event-placed = { $seat }: { $member } ({ $value }) → { $space }{ $servants ->
        [0] { "" }
       *[other] , med [{ $servants } servant] oveni
    }
event-toll-paid = { $seat } betaler tolden på [{ $coins } coin]
event-paid = { $seat } betaler { $goods }
event-card-taken = { $seat } tager { $card }
event-gained = { $seat } får { $goods } fra { $source }
event-worked = { $seat }: { $area } med værdien { $value }
event-converted = { $seat } bruger { $conversion }
event-left = { $seat } siger nej tak
event-supported = { $seat } støtter Kirken med [{ $faith } fp]
event-excommunicated = { $seat } bliver bandlyst: { $tile }
event-leader-played = { $seat } spiller { $leader }
event-leader-discarded = { $seat } kasserer { $leader }
event-leader-used = { $seat } bruger { $leader }
event-leader-copied = { $seat } kopierer { $leader }
event-member-raised = { $seat }: { $member } har nu værdien { $value }
event-leader-kept = { $seat } beholder { $leader }
event-tile-chosen = { $seat } vælger { $bonus_tile }
event-passed = { $seat } passer
event-order-set = Turrækkefølge: { $order }
event-turn-skipped = { $seat } springer sin første tur over
event-leaders-dealt = Hver spiller får { $count ->
    [one] { $count } leder
   *[other] { $count } ledere
}
event-scored = { $seat } slutter med [{ $points } vp]
event-servants-spent = { $seat } lægger [{ $servants } servant] til
event-tiles-drawn = Bandlysningsbrikker: { $tiles }

# ---- optælling ----
score-play = Point fra spillet
score-church = Støtte til Kirken
score-territories = Territorier
score-characters = Personer
score-ventures = Foretagender
score-military = Militær
score-goods = Ressourcer til overs
score-excommunication = Bandlysning

# ---- kort i sætninger ----
card-free = Koster intet.
card-cost = Koster { $goods }.
card-cost-mp = Koster { $goods }, hvis du ejer [{ $need } mp].
card-or-cost = Eller { $goods }.
card-or-cost-mp = Eller { $goods }, hvis du ejer [{ $need } mp].
card-gain = Straks: { $goods }.
card-per = Straks: { $goods } { $per }.
per-territory = { $every ->
        [1] for hvert territorium, du ejer
       *[other] for hver { $every } territorier, du ejer
    }
per-character = { $every ->
        [1] for hver person, du ejer
       *[other] for hver { $every } personer, du ejer
    }
per-building = { $every ->
        [1] for hver bygning, du ejer
       *[other] for hver { $every } bygninger, du ejer
    }
per-venture = { $every ->
        [1] for hvert foretagende, du ejer
       *[other] for hver { $every } foretagender, du ejer
    }
per-mp = { $every ->
        [1] for hvert militærpoint
       *[other] for hver { $every } militærpoint
    }
card-bonus-tower = Straks: du må tage { $deck } med værdien { $value } uden et familiemedlem.
card-bonus-discount = Det kort koster { $goods } mindre.
card-bonus-harvest = Straks: en høst med værdien { $value }.
card-bonus-production = Straks: en produktion med værdien { $value }.
card-lasting-tower = Altid: værdi +{ $value }, når du tager { $deck }.
card-lasting-discount = Hvert af de kort koster { $goods } mindre.
card-lasting-harvest = Altid: høstens værdi +{ $value }.
card-lasting-production = Altid: produktionens værdi +{ $value }.
card-lasting-no_floor_bonus = Altid: du får ingen bonus på tredje og fjerde etage.
card-harvest = Høst fra { $value }: { $goods }.
card-production = Produktion fra { $value }: { $goods }.
card-convert = Produktion fra { $value }, hvis du vil: { $goods }.
card-end = Til sidst: [{ $points } vp].

# ---- ledere i sætninger ----
leader-harvest = Én gang pr. runde: en høst med værdien { $value }, som kun tjenere kan hæve.
leader-production = Én gang pr. runde: en produktion med værdien { $value }, som kun tjenere kan hæve.
leader-raise = Én gang pr. runde: et af dine farvede familiemedlemmer har værdien { $value } i denne runde.
leader-gain = Én gang pr. runde: { $goods }.
leader-set = Dine farvede familiemedlemmer har altid værdien { $value }.
leader-coloured = Dine farvede familiemedlemmer har +{ $value }.
leader-neutral = Dit neutrale familiemedlem har +{ $value }.
leader-shares = Dine familiemedlemmer må gå til optagne felter.
leader-no-toll = Du betaler aldrig told i et optaget tårn.
leader-no-need = Du behøver ingen militærpoint til territorier.
leader-discount = Kort, der koster mønter, koster dig [{ $value } coin] mindre.
leader-support = [{ $value } vp] mere, hver gang du støtter Kirken.
leader-doubles = Træ, sten, mønter og tjenere, som et kort giver dig, når du tager det, fordobles.
leader-copies = Kopierer for altid en leder, som en anden spiller har i spil.
leader-nothing = Ingen evne.

# ---- bandlysningsbrikker ----
tile-malus = Hver gang du får noget af det: { $goods }.
tile-wood-stone = Hver gang du får træ eller sten: { $value } mindre.
tile-harvest = { $value } til handlingsværdien, hver gang du høster.
tile-production = { $value } til handlingsværdien ved hver produktion.
tile-coloured = { $value } til værdien af dine farvede familiemedlemmer.
tile-tower = { $value } til handlingsværdien, når du tager { $deck }.
tile-market = Du må ikke placere på markedet.
tile-servants = Der skal { $value ->
    [one] { $value } tjener
   *[other] { $value } tjenere
} til for +1.
tile-skip = I hver runde springer du din første tur over; dit sidste familiemedlem må placeres efter alle andre.
tile-worthless = Dine { $deck } giver ingen point til sidst.
tile-lose = Til sidst mister du [1 vp] for hver { $goods }.
tile-printed = Til sidst mister du [1 vp] for hvert træ og hver sten, der er trykt i dine bygningers priser.
tile-leftover = Til sidst mister du [1 vp] for hvert træ, hver sten, hver mønt og hver tjener, du har til overs.
tile-nothing = Ingen virkning.
tile-short-malus = { $goods } hver gang
tile-short-wood-stone = [-{ $value } wood] [-{ $value } stone] hver gang
tile-short-harvest = høst { $value }
tile-short-production = produktion { $value }
tile-short-coloured = farvede familiemedlemmer { $value }
tile-short-tower = { $value } for at tage { $deck }
tile-short-market = intet marked
tile-short-servants = { $value ->
    [one] { $value } tjener
   *[other] { $value } tjenere
} for +1
tile-short-skip = første tur springes over
tile-short-worthless = { $deck } giver ingen point
tile-short-lose = [-1 vp] for hver { $goods }
tile-short-printed = [-1 vp] for hvert træ og hver sten i dine bygninger
tile-short-leftover = [-1 vp] for alt til overs
tile-short-nothing = ingen virkning

# ---- bordets valg ----
switch-rules = Regler
switch-rules-advanced = Avancerede: ledere og forskellige bonusbrikker
switch-rules-base = Grundregler: ingen ledere, alle har den almindelige bonusbrik
switch-leaders = Ledere
switch-leaders-draft = Ledervalg: behold én, send resten til højre
switch-leaders-random = Uddelt: fire tilfældige
switch-tile_1_4 = Brikken mod træ og sten
switch-tile_1_4-each = Én mindre af hver
switch-tile_1_4-one_choice = Én mindre i alt, du vælger hvilken
switch-passing = At passe
switch-passing-forced = Kun den, der ikke kan placere, passer
switch-passing-free = Alle må passe
switch-declining = At sige nej til udbytte
switch-declining-last_period = Der spørges, hvor det kan betyde noget: i sidste periode
switch-declining-always = Der spørges om alt udbytte
switch-negative_score = Score under nul
switch-negative_score-allowed = Mulig
switch-negative_score-floor_zero = Aldrig under nul
switch-military_rank = Militær rang
switch-military_rank-all = Alle rangeres
switch-military_rank-with_points = Kun spillere med militærpoint rangeres
title = Lorenzo il Magnifico

# ---- hvorfor den grådige bot ville gøre det ----
because-chance = Tilfældet afgjorde det.
because-points = Det giver flest sejrspoint med det samme: [{ $points } vp].
because-goods = Det efterlader dig med de nyttigste ressourcer, cirka [{ $points } vp] værd i det, de kan købe.
because-cards = Det, som dette føjer til dine kort, er mest værd: cirka [{ $points } vp] i resten af spillet.
because-military = Dine militærpoint vokser: plads til territorier og en bedre rang til sidst, cirka [{ $points } vp].
because-church = Det bringer dig nærmere den tro, som Kirken vil kræve: cirka [{ $points } vp] værd.
because-leaders = Dine ledere får mest ud af det: cirka [{ $points } vp] i resten af spillet.
because-members = Det sparer dine bedste familiemedlemmer til senere.
because-order = Det giver dig en tidligere tur i næste runde.
because-least-bad = Alt andet ville koste dig mere.
because-leader = Af disse ledere lover denne mest, og du kan sagtens nå at opfylde kravet.
because-tile = Dens ressourcer er mest værd over alle dine høst- og produktionshandlinger.
because-support = Pointene nu, uden bandlysning, er mere værd end din tro senere.
because-refuse = Din tro bliver senere mere værd, end bandlysningen koster.
because-end = Intet af det, dine ledere kan gøre nu, er bedre end at vente.
because-discard = Du når næppe at opfylde denne leders krav; et privilegium er bedre.
