# Houses of Renaissance på dansk.

# ---- ting ----
member-brown = brunt familiemedlem
resource-token = specialjetoner
resource-leader = trukne ledere
resource-play = ledere spillet uden krav
count-token = { $n ->
        [one] { $n } specialjeton
       *[other] { $n } specialjetoner
    }
count-leader = { $n ->
        [one] { $n } trukket leder
       *[other] { $n } trukne ledere
    }
count-play = { $n ->
        [one] { $n } leder spillet uden krav
       *[other] { $n } ledere spillet uden krav
    }
deck-special = Specialkort
tower-territory = territorierne
tower-character = personerne
tower-building = bygningerne
tower-venture = foretagenderne
tower-special = specialtårnet
space-special-1 = Specialtårn, etage 1
space-special-2 = Specialtårn, etage 2
space-special-3 = Specialtårn, etage 3
space-special-4 = Specialtårn, etage 4
space-leader-bramante = Bramantes felt
space-leader-erasmo_da_rotterdam = Erasmo da Rotterdams felt
space-leader-guglielmo_de_pazzi = Guglielmo de' Pazzis felt
space-leader-massimiliano_i_dasburgo = Massimiliano I d'Asburgos felt
space-leader-piero_della_francesca = Piero della Francescas felt
space-leader-pietro_bembo = Pietro Bembos felt
space-leader-lorenzo_de_medici = Lorenzo de' Medicis felt
bonus_tile-tile_5 = bonusbrik 5
tile-tile_1_8 = brik I-8 (færre specialjetoner)
tile-tile_2_8 = brik II-8 (specialtårnet er sværere)
tile-tile_3_8 = brik III-8 (specialjetoner koster point)
source-space-special-1 = etagen
source-space-special-2 = etagen
source-space-special-3 = etagen
source-space-special-4 = etagen
source-space-leader-bramante = Bramantes felt
source-space-leader-erasmo_da_rotterdam = Erasmo da Rotterdams felt
source-space-leader-guglielmo_de_pazzi = Guglielmo de' Pazzis felt
source-space-leader-massimiliano_i_dasburgo = Massimiliano I d'Asburgos felt
source-space-leader-piero_della_francesca = Piero della Francescas felt
source-space-leader-pietro_bembo = Pietro Bembos felt
source-space-leader-lorenzo_de_medici = Lorenzo de' Medicis felt
source-tile_5 = bonusbrikken
source-token = en specialjeton
source-auction = auktionsbrikken
face-market_day = Markedsdag
face-building_yard = Byggeplads
face-household = Husstand
face-timber = Tømmer
face-quarry = Stenbrud
face-muster = Mønstring
face-hired_men = Lejetropper
face-alms = Almisser
face-devotion = Andagt
face-renown = Ry
face-gathering = Indhøstning
face-craft = Håndværk
privilege-store = alt, hvad der ligger på din familiebrik
lot-name = auktionsbrik { $n }
about-special = Tag det specialkort, der ligger her; det lægges til dine kort af samme slags. Står der allerede et familiemedlem i tårnet, betaler du først [{ $toll } coin] i told. [R-19] [R-20]
about-leader = En leders eget felt, kun for lederens ejer: ét familiemedlem med mindst værdien 1. [R-29] [U-11]

# ---- jetoner i sætninger ----
token-gain = { $goods }.
token-harvest = En høst med værdien { $value }.
token-production = En produktion med værdien { $value }.

# ---- muligheder ----
do-use-token = Brug jetonen { $face }
do-use-token-gain = Brug { $face }: { $goods }
do-use-token-work = Brug { $face }: { $area } med værdien { $value }
do-give-token = Betal med jetonen { $face }
do-give-token-gain = Betal med { $face } ({ $goods })
do-give-token-work = Betal med { $face } ({ $area } med værdien { $value })
do-drop-token = Giv jetonen { $face } tilbage
do-drop-token-gain = Giv { $face } tilbage ({ $goods })
do-drop-token-work = Giv { $face } tilbage ({ $area } med værdien { $value })
do-hold = Læg jetonen { $face } på { $card }
do-hold-gain = Læg { $face } på { $card }: { $goods }
do-hold-work = Læg { $face } på { $card }: { $area } med værdien { $value }
do-use-one = Brug { $leader } (byttehandel { $choice })
do-use-one-exchange = Brug { $leader }: { $pay } → { $gain }
do-activate = Aktivér { $card }
do-play-free = Spil { $leader } uden krav
do-take-back = Tag { $card } fra de kasserede kort
do-take-left = Tag kortet her: { $space }
do-take-left-card = Tag { $card } ({ $space })
do-give-up = Opgiv { $card }
do-wake = Vend { $visconti }
do-pay-more = Betal{ $wood ->
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
    }{ $fp ->
        [0] { "" }
       *[other] { " " }[{ $fp } fp]
    }{ $token ->
        [0] { "" }
       *[other] { " " }[{ $token } token]
    }
do-work-at = { $area_id ->
        [harvest] En høst
       *[production] En produktion
    }
do-work-at-value = { $area_id ->
        [harvest] En høst
       *[production] En produktion
    } med værdien { $value }
do-skip-activate = Aktivér intet kort
do-bid = Byd { $range } på { $family }
do-bid-lot = Byd { $range } på { $family } ({ $goods })
do-repeat = { $conversion }, × { $range }
do-exchange = Byt { $range }× med { $family }
do-exchange-goods = { $family }: { $pay } → { $gain }, × { $range }
do-toll-with = Betal tolden, med tjenere i stedet for mønter
do-convert-with = { $conversion }, betalt med{ $wood ->
        [0] { "" }
       *[other] { " " }[{ $wood } wood]
    }{ $stone ->
        [0] { "" }
       *[other] { " " }[{ $stone } stone]
    }{ $coin ->
        [0] { "" }
       *[other] { " " }[{ $coin } coin]
    }{ $servants ->
        [0] { "" }
       *[other] { " " }[{ $servants } servant]
    }

# ---- spørgsmål ----
ask-bid = Hvilken familie byder du på, og hvor mange sejrspoint? Hvis ingen byder mere, er den din.
ask-give-token = Hvilken specialjeton betaler du med?{ $count ->
        [1] { "" }
       *[other] { " " }Du skal betale { $count }.
    }
ask-drop-token = Hvilken af de jetoner, du trak, giver du tilbage?
ask-play-free = Hvilken leder spiller du uden krav?
ask-play-open = Hvilken af de åbne ledere spiller du straks uden krav?
ask-take-back = Hvilket kasseret kort tager du uden at betale for det?
ask-take-left = Gonzaga må betale [{ $servants } servant] for et kort, der er tilbage i et tårn. Hvilket?
ask-give-up = Hvilken person opgiver du?
ask-wake = Hvilken Visconti-jeton vender du? Derefter giver alle, der ligger åbent, det, de viser.
ask-work-at = En høst eller en produktion? Før kort og brikker er værdien { $value }.
ask-family-harvest = En høst med værdien { $value }, som intet hæver: gør du det?
ask-activate = Hvilket af dine kort aktiverer { $card }?
ask-pay-leader = Hvordan betaler du for byttehandlen med { $leader }?
ask-one-card = Ét kort alene, { $area } med værdien { $value }: hvilket?
ask-toll = Tolden er [{ $coins } coin]. Hvor mange tjenere betaler du i stedet for mønter?

# ---- hvorfor ikke ----
why-no-faith = Della Scala vælger aldrig trospoint for et privilegium: de får dem oveni.
why-highest-bid = Et bud er højst [{ $v0 } vp].
why-cannot-pay = Du har ikke det, som denne af lederens byttehandler koster.
why-no-character = Du har ingen person at opgive.
why-no-leader = Du har ingen leder på hånden, der kunne spilles.
why-no-effect = Dette kort ville ikke give noget nu.
why-above-value = Dette korts tal er højere end værdien.
why-exchange = En byttehandel koster { $v0 }, og det har du ikke.
why-special-card = Gonzaga tager ikke kort fra specialtårnet.
why-nothing-left = Her er der ikke noget kort tilbage.
why-other-type = Du kan kun tage et kort tilbage af en type, som kortet nævner.
why-chosen = Allerede taget: privilegier fra samme kilde skal give hver sin ting.
why-awake = Denne Visconti-jeton er allerede vendt.
why-empty-store = Der ligger ikke noget på din familiebrik.
why-itself = Et kort aktiverer aldrig sig selv.
why-set-it-going = Dette kort har selv sat aktiveringen i gang.
why-activated = Allerede aktiveret: det andet kort skal være et andet.
why-holds-token = Der ligger allerede en jeton på dette kort, og den bliver liggende.

# ---- hvad der skete ----
event-tower-adjusted = Justeringsbrikken ligger på { $tower }
event-tokens-drawn = { $seat } trækker { $count ->
        [one] { $count } specialjeton
       *[other] { $count } specialjetoner
    }
event-tokens-seen = { $seat } trak: { $faces }
event-token-used = { $seat } bruger jetonen { $face }
event-token-paid = { $seat } betaler med jetonen { $face }
event-token-held = { $seat } lægger jetonen { $face } på { $card }
event-lot-laid = På auktion: { $family } med { $lot }
event-open-leaders = Åbne ved siden af { $family }: { $leaders }
event-bid-made = { $seat } byder [{ $points } vp] på { $family }
event-family-taken = { $seat } hører til { $family }{ $points ->
        [0] { "" }
       *[other] {" "}for [{ $points } vp]
    }
event-exchanged = { $seat } bytter med { $family }: { $times }×
event-stored = { $seat } gemmer { $goods } på familiebrikken
event-step-reached = { $seat } når trosbrikken på trin { $step }
event-visconti-awake = { $seat } vender en Visconti-jeton: { $visconti }
event-set-complete = { $seat } fuldender sæt { $count } af de fire slags
event-leaders-drawn = { $seat } trækker { $count ->
        [one] { $count } leder
       *[other] { $count } ledere
    }
event-leader-drawn = { $seat } trak { $leader }
event-card-activated = { $seat } aktiverer { $card }
event-card-taken-back = { $seat } tager { $card } fra de kasserede kort
event-card-given-up = { $seat } opgiver { $card }
event-points-lost = { $seat } mister [{ $count } vp]
event-toll-replaced = { $seat } giver [{ $servants } servant] i stedet for mønter i told
event-converted-for = { $seat } bruger { $conversion }, { $times }×, for { $goods }
event-extra-turn = { $seat } har en tur mere
event-spared = { $seat } skånes af Martin Lutero: ingen bandlysning

# ---- kort i sætninger ----
per-fp = { $every ->
        [1] for hvert trospoint
       *[other] for hver { $every } trospoint
    }
per-leader = { $every ->
        [1] for hver leder, du har i spil
       *[other] for hver { $every } ledere, du har i spil
    }
per-token = { $every ->
        [1] for hver specialjeton, du har
       *[other] for hver { $every } specialjetoner, du har
    }
per-servant = { $every ->
        [1] for hver tjener, du har
       *[other] for hver { $every } tjenere, du har
    }
per-pair = { $every ->
        [1] for hvert par af ét træ og én sten, du har
       *[other] for hver { $every } par af ét træ og én sten, du har
    }
card-loss = Straks mister du { $goods }.
card-activates = Straks: du må aktivere { $cards }, du ejer, uanset tallet. [R-26]
card-takes-back = Straks: du må tage { $deck } fra grundspillets kasserede kort uden at betale. [R-24]
card-catches-up = Straks: dine militærpoint stiger til den første hærs. [R-27]
card-lasting-work = Altid: høstens og produktionens værdi +{ $value }.
card-lasting-no_special_toll = Altid: du betaler ingen told i specialtårnet.
card-lasting-waive = Altid: af en leder, du spiller, behøver du ikke opfylde { $value ->
        [one] { $value } krav
       *[other] { $value } krav
    }. [HR-41]
card-lasting-on_leader = Altid: { $goods } med hver leder, du spiller.
card-holds-harvest = Du må lægge en specialjeton på det for altid: den virker i hver af dine høsthandlinger fra { $value }. [R-18]
card-holds-market = Du må lægge en specialjeton på det for altid: den virker, hver gang du placerer på markedet. [R-18]
card-harvest-capped = Høst fra { $value }: { $goods } { $per }, højst så mange gange som høstens værdi. [R-23]
card-repeat = Produktion fra { $value }, hvis du vil, højst så mange gange som produktionens værdi: { $goods }. [R-23]
card-work-activates = Produktion fra { $value }: du må aktivere { $cards }, du ejer, uanset tallet. [R-26]
card-work-loss = Produktion fra { $value }: du mister { $goods }.
card-end-per = Til sidst: { $goods } { $per }.
card-end-most = Til sidst: { $goods } { $per }, højst { $most }.

# ---- ledere i sætninger ----
need-most = højst { $goods }
need-none = ingen { $goods }
need-most-cards = højst { $cards }
need-all-cards = { $n } udviklingskort
need-most-types = kort af højst { $n ->
        [one] { $n } slags
       *[other] { $n } slags
    }
need-leaders = { $n ->
        [one] { $n } leder i spil
       *[other] { $n } ledere i spil
    }
need-wood-stone = højst { $n } [wood] og [stone] tilsammen
leader-on-take = { $goods }, hver gang du tager { $deck }.
leader-more-privileges = Hver gang du får rådsprivilegier: { $goods } mere, til hvad som helst.
leader-more-vp = Hver gang du får sejrspoint: { $goods } mere.
leader-servant-value = Tjenere hæver en værdi med { $value } i stedet for 1.
leader-servants-for = Du må betale tjenere i stedet for { $goods }, én for én.
leader-immune = Du bliver aldrig bandlyst.
leader-exchange = Én gang pr. runde: { $goods }.
leader-one-harvest = Én gang pr. runde: en høst med værdien { $value } på et enkelt af dine kort. Intet hæver den.
leader-one-production = Én gang pr. runde: en produktion med værdien { $value } på et enkelt af dine kort. Intet hæver den.
leader-draws = Én gang pr. runde: træk { $count ->
        [one] { $count } specialjeton
       *[other] { $count } specialjetoner
    }, og behold { $keep }.
leader-gives-up = Én gang pr. runde: opgiv { $deck }, du ejer, for { $goods }.
leader-space = Et felt til et af dine familiemedlemmer: { $goods }.
leader-space-work = Et felt til et af dine familiemedlemmer: en høst eller en produktion med dets værdi.
leader-at-once = Straks: { $goods }.

# ---- bandlysningsbrikker ----
tile-special = { $value } til handlingsværdien i specialtårnet.
tile-tokens = Til sidst mister du { $goods } for hver specialjeton, du har til overs.
tile-short-special = { $value } i specialtårnet
tile-short-tokens = [-{ $value } vp] for hver specialjeton

# ---- familier i sætninger ----
family-text-aragonesi = Hver gang du tager et territorium: en høst med dets tal minus { $value }. Intet hæver den. [R-32] [HR-47]
family-text-colonna = Du har et femte familiemedlem, det brune: værdien er altid { $value }, og det er hverken farvet eller neutralt. I hver runde har du en femte tur efter alles fjerde. [R-33] [HR-1] [HR-2]
family-text-da_montefeltro = Træ og sten, som du betaler for en bygning, bliver liggende på din familiebrik. Et rådsprivilegium kan give dig alt det tilbage, der ligger der. [R-34] [HR-48]
family-text-della_rovere = Der ligger tre brikker til dig på trossporet; når du en, tager du den: { $steps }. Hver bandlysning koster dig { $loss }. [R-35] [HR-49]
family-text-della_rovere-step = trin { $step }: { $goods }
family-text-della_scala = Med hvert rådsprivilegium får du { $goods } oveni, men du vælger aldrig trospoint. I din tur må du bytte { $exchange } så ofte, du vil. [R-36] [HR-50]
family-text-este = I din tur må du bytte { $exchange } så ofte, du vil. [R-37]
family-text-gonzaga = Når alle ture i en runde er ovre, må du tage et kort, der er tilbage i et af de fire grundtårne, for { $goods } og uden anden pris. [R-38] [HR-51]
family-text-malatesta = Af et foretagendes pris i militærpoint betaler du intet; du skal eje det antal, det kræver. [R-39] [HR-52]
family-text-medici = Hver gang du tager en person: { $goods }. Du har plads til { $count ->
        [one] { $count } person
       *[other] { $count } personer
    }. Til sidst: { $points }. [R-40]
family-text-medici-points = { $n } giver [{ $points } vp]
family-text-orsini = Et sæt er ét kort af hver slags. Dine sæt giver, i denne rækkefølge: { $sets }. [R-41] [HR-54]
family-text-sforza = De åbne ledere ved siden af familien er dine; du spiller straks en af dem uden krav. [R-42] [HR-55]
family-text-visconti = De åbne ledere ved siden af familien er dine, og Visconti-jetonerne med bagsiden op. Med hver leder, du spiller, vender du en og får derefter det, som alle de åbne viser: { $tokens }. [R-43] [HR-56]

# ---- bordets valg ----
switch-houses = Houses of Renaissance
switch-houses-off = Uden: grundspillet, op til fire spillere
switch-houses-on = Med udvidelsen: familier, specialtårn og jetoner, op til fem spillere
switch-families = Familier
switch-families-auction = På auktion for sejrspoint
switch-families-random = Tilfældigt uddelt
switch-families-off = Ingen
switch-special_tower = Specialtårn
switch-special_tower-on = Med specialtårnet og dets jetoner
switch-special_tower-off = Uden specialtårn og uden jetoner
switch-new_leaders = Nye ledere
switch-new_leaders-on = Lederne fra begge æsker
switch-new_leaders-off = Kun grundspillets ledere
because-bid = Med sit lod er denne familie mere værd for dig end buddet, og du kan stadig gå højere op.
