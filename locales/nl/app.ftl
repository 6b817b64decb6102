# The page around the game, and the table's own words.
#
# Terms: speler (mens of computer), computerspeler (bot; klein: pc), partij (één keer spelen), opgeslagen partij (in een bestand), spel (een van de
# twee), zet (wat een speler doet), terugnemen, beurt, dobbelstenen, gooien, kaart, score, regels, verslag (log),
# zegel en startgetal (seal, seed), overwinning. De lezer is ‘je’. Knoppen: gebiedende wijs, of de infinitief.
#
# Every number in braces is written as the language writes numbers. $name and $names are what people have typed, up to
# 24 characters, or the name of a bot; sentences must also read well with an apostrophe or an s at the end of a name.

## Everywhere

app-name = Volle
# What search engines and home screens say of it.
app-description = Volle: familiespellen met dobbelstenen en kaarten in je browser, tegen de computer of samen rond één tablet. Geen account, geen reclame, en niemand kijkt mee.
app-home = Volle, startpagina
# A link for the keyboard, past the bar at the top.
app-skip = Naar het spel
close = Sluiten
# On a tiny button beside a sentence: it shows the rule behind that sentence.
why = Waarom?
# The same button for screen readers. $what: the sentence.
why-of = Waarom? { $what }
why-heading = Waarom?
# Opens a scene of the rule.
why-scene = Bekijk een voorbeeld
why-rulebook = Lees de spelregel
# Opens the match on a second table, at the last decision before what was asked about.
why-try = Probeer het zelf uit
second-table-apart = Dit is een oefentafel: aan je partij verandert niets. Wat geheim was, blijft geheim, en er wordt opnieuw gegooid.
second-table-moment = Je begint bij de laatste keuze vóór het moment waar je vraag over gaat.
# For screen readers: a place on the table that tells what it is when it is tapped. $what: its name or what it shows.
explain = { $what }: wat is dit?
# On a line below such a thing that unfolds its rule; the next one is its name for screen readers.
rule = Regel
rule-of = Regel: { $what }
# Small, beside one of two ways in which a rule can be played.
variant-played = in deze partij
# Small, behind a link to a page that is not kept for use without a network.
link-online = (alleen met internet)
switch-game = Kies een spel
notice-close = Sluit dit bericht

## Titles of the page

title-menu = Volle: familiespellen met dobbelstenen en kaarten
title-setup = { $game }: nieuwe partij – Volle
title-table = { $game } – Volle
title-boards = Borden op telefoons – Volle
title-matches = Jouw partijen – Volle
title-replay = { $game }: partij terugkijken – Volle
title-part = Een partij in meerdere codes – Volle
title-link = Spelen via links – Volle
title-deck = { $game }: de kaarten – Volle
title-rules = { $game }: de regels – Volle
title-position = Wat mag hier? – Volle
title-fairness = Eerlijke dobbelstenen – Volle
title-about = Over Volle
title-deal = Partij van de dag – Volle
title-door = { $game } – Volle
title-unknown = Deze link leidt nergens heen – Volle

## Start of the engine

start-loading-label = Hoever het spel geladen is
start-stalled = Het laden duurt wel erg lang. Wacht nog even of probeer het opnieuw.
start-failed = Het spel wil niet starten.
# After start-failed or crash-engine: it opens the reason.
start-why = Hoe komt dat?
start-again = Opnieuw
# Why the game could not start, or not go on; each follows start-failed, crash-engine or crash-page.
load-network = Niet alles is aangekomen. Controleer je verbinding en probeer het opnieuw.
load-missing = De server heeft een bestand van het spel niet. Laad de pagina opnieuw. Helpt dat niet, dan weigert de server misschien dit soort bestanden.
load-changed = Een bestand van het spel is beschadigd aangekomen. Laad de pagina opnieuw. Helpt dat niet, dan verandert de server zijn bestanden.
load-type = De server stuurt een script van het spel met een verkeerd type, en dan voert de browser het niet uit.
load-assembly = Het spel heeft WebAssembly nodig, en dat staat hier uit. Op een iPhone of iPad kan de isolatiemodus de oorzaak zijn.
load-policy = Het spel heeft WebAssembly nodig, en een beveiligingsregel van deze server (Content-Security-Policy) verbiedt dat. De regel mist “wasm-unsafe-eval”, of kan weg.
load-blocked = Door een beveiligingsregel van deze server (Content-Security-Policy) kan het spel niet draaien. De regel kan weg, want het spel heeft er zelf een.
load-other = Probeer het opnieuw. Helpt dat niet, kopieer dan het rapport voor wie deze site beheert.
load-afresh = Laad de pagina opnieuw
report-copy = Kopieer rapport

## How the match is kept

kept-not = Deze browser bewaart je partij niet: sluit je de pagina, dan is die weg. Sla de partij op als bestand als je later verder wilt spelen.
broken-newest = Je laatste zet is niet goed bewaard. De partij gaat verder vanaf de zet daarvoor.
broken-all = De partij in deze browser is niet meer te lezen. De gegevens blijven staan tot je een andere partij begint.
broken-save = Beschadigd bestand opslaan
elsewhere = Je partij is open in een ander tabblad.
elsewhere-take = Hier verder spelen

## When something breaks

# crash-page, crash-match, start-again, record-download and report-copy also stand in index.html and embed.html, in
# English: they must be readable when nothing else has loaded.
crash-page = Er is iets misgegaan op deze pagina.
crash-engine = Het spel is vastgelopen.
crash-again-and-again = Het spel loopt steeds op hetzelfde punt vast. Daarom start het niet meer vanzelf opnieuw.
crash-match = Je partij is veilig tot en met de laatste zet. Sla die voor de zekerheid op als bestand voordat je het opnieuw probeert.

## Without a network, new versions

offline-ready = Klaar: je kunt nu ook zonder internet spelen
# On a site without https, which browsers do not keep for offline use.
offline-never = Deze site heeft geen https. Je kunt gewoon spelen en je partijen blijven bewaard, maar zonder internet lukt het niet.
# Where the server does not send the files that were built: many hosts add scripts to pages, or refuse some files.
offline-failed = { $reason ->
    [changed] Deze server verandert de bestanden van het spel. Daarom kun je niet offline spelen.
   *[missing] Deze server stuurt niet alle bestanden van het spel. Daarom kun je niet offline spelen.
} Online werkt alles, en je partijen blijven bewaard.
offline-install = Volle als app installeren
update-waiting = Er is een nieuwe versie van het spel.
# Said after update-waiting, where a match is running.
update-match = Je partij gaat gewoon door.
update-now = Nu gebruiken
update-later = Later
update-failed = { $reason ->
    [changed] Er is een nieuwe versie, maar deze server verandert de bestanden ervan.
   *[missing] Er is een nieuwe versie, maar deze server stuurt niet alle bestanden ervan.
} Je speelt verder met de vorige.

## Addresses that lead nowhere

unknown-heading = Deze link leidt nergens heen
unknown-about = Misschien zit er een tikfout in het adres of ontbreekt er een stukje, maar je partijen zijn veilig.
unknown-home = Naar de startpagina

## Menu

menu-continue = Verder met je partij
# $progress: how far the match is, such as "Round 3 of 15" or "Target 6,000, Anna leads with 2,350". In a match by link, $progress may be one of the link-due messages. $names: a list.
menu-continue-about = { $progress } · { $names }
# In the place of $progress.
menu-over = afgelopen
menu-result = Bekijk de eindstand
menu-new = Nieuwe partij
menu-open = Opgeslagen partij openen
menu-open-about = uit een bestand op dit apparaat
# menu-rules, menu-deck and menu-about are links in the bar: short.
menu-rules = Regels
menu-deck = Kaarten
menu-about = Info
# On the door of a game. $least, $most: whole numbers.
menu-seats = { $least } tot { $most } spelers
# The story behind both games, in one or two lines.
story = De scheerders komen eraan, en de schapen zoeken iemand die woord houdt. Roger, de oudste ram, kijkt streng toe.
menu-fact-alone = tegen de computer, of samen rond één tablet
menu-fact-free = geen account, geen reclame, niemand kijkt mee

replace-question = Je partij is nog niet afgelopen. Wil je die vervangen door een nieuwe?
replace-yes = Vervangen
replace-no = Nee, verder spelen

## Matches on this device

menu-waiting = Nog niet uitgespeeld
menu-matches = { $count ->
        [one] Je partij
       *[other] Al je partijen ({ $count })
    }
matches-heading = Jouw partijen
matches-about = Al je partijen blijven hier staan tot je ze verwijdert. Je kunt ze afmaken of terugkijken. Ze staan alleen in deze browser.
matches-none = Er zijn hier nog geen partijen.
matches-count = { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
matches-more = Meer tonen
match-here = op tafel
match-go-on = Verder spelen
# Which player a match by link waits for: above the button that sends it, in the list of saved games and on the start page.
link-due-seat = { $name } doet nog niet mee
    .about = { $name } opent de link en doet mee. Als je aan de beurt bent, krijg je een link terug: gewoon openen.
link-due-act = { $name } is aan de beurt
link-due-plan = { $name } is aan de beurt
link-due-open = Nu opent { $name } de link
link-due-reveal = { $name } moet nog een bod omdraaien
link-again = Link nog eens sturen
match-delete = Verwijderen
match-delete-question = Deze partij verwijderen? Dat kun je niet ongedaan maken.
match-delete-yes = Verwijderen
match-delete-no = Bewaren
match-damaged = Een beschadigde partij
match-damaged-about = Deze partij is niet meer te lezen.
copies-heading = Meenemen naar een ander apparaat
copies-about = Zet al je partijen in één bestand, voor een ander apparaat of voor de zekerheid. Afgelopen partijen gaan helemaal mee. Partijen die nog bezig zijn, krijgen daar nieuwe worpen: hun startgetal blijft geheim en gaat niet mee.
copies-imported = Nieuw: { $added }. Stonden er al: { $known }. Onleesbaar: { $refused }.
copies-move = Alles naar mijn andere apparaat
copies-delete = Alles verwijderen
copies-delete-question = Alle partijen op dit apparaat verwijderen? Dat kun je niet ongedaan maken.

incoming-copies = { $count ->
        [one] In deze link zit een partij. Bij je eigen partijen zetten?
       *[other] In deze link zitten { $count } partijen. Bij je eigen partijen zetten?
    }
incoming-match = In deze link zit een partij. Wil je die openen?
incoming-about = Partijen die uit zijn, tellen mee in je statistieken.
incoming-add = Toevoegen
incoming-open = Openen
incoming-no = Nee, bedankt
paste-link = Link plakken

## A match watched again

replay-heading = Een partij terugkijken
replay-again = Terugkijken
# In place of the replay, before anything has happened in the game.
replay-none = Er valt nog niets terug te kijken. Kom terug na de eerste beurt.
replay-controls = Door de partij bladeren
replay-time = Moment in de partij
replay-place = Ronde { $round } van { $rounds } · { $ply }/{ $plies }
replay-end = Einde · { $plies }/{ $plies }
replay-round-back = Ronde terug
replay-back = Zet terug
replay-on = Volgende zet
replay-round-on = Volgende ronde
replay-run = Afspelen
replay-pause = Pauze
replay-mark-round = nieuwe ronde
replay-mark-great = hoogtepunt
replay-eyes = Kijk mee met
replay-eyes-all = iedereen (alles open)
replay-eyes-table = de tafel (zoals gespeeld)
replay-dice = Met welke worpen?
replay-dice-about = Dezelfde worpen komen in dezelfde volgorde, zolang iedereen dezelfde keuzes maakt. Nieuwe worpen kent nog niemand.
replay-dice-new = Nieuwe worpen
replay-dice-same = Dezelfde worpen
replay-keep = Deze partij bewaren
replay-kept = Bewaard

## A match for somebody else

share = Delen
share-heading = Deze partij delen
share-about = Wie de link opent, kan de hele partij terugkijken. Alles zit in de link; er gaat niets naar een server.
copied = Gekopieerd
copy-by-hand = Je browser staat kopiëren niet toe. Selecteer deze tekst en kopieer hem zelf:
share-link = Link kopiëren
share-device = Delen …
share-codes = QR-code tonen
share-code = { $count ->
        [one] Code met de hele partij
       *[other] Code { $number } van { $count }: scan ze allemaal; de volgorde maakt niet uit
    }
share-code-before = Vorige code
share-code-next = Volgende code
parts-heading = Een partij in meerdere codes
parts-read = { $read } van { $count } codes gelezen. Nog te scannen: { $numbers }.

## Set-up

setup-heading = Wie doet er mee?
# The name of a person who has typed none.
setup-player = Speler { $number }
# Names for bots, one for each of the ten sheep below: jokes of this language, as it is said at the table. With a comma
# and a space between them; each at most 24 characters.
bot-names = Wollemijn, Bèèrend, Schaaplotte, Lammert, Mèèrten, Bèèatrix, Texelina, Wolter, Ramses, Ramona
# The sheep to choose from, by what each wears.
avatar-1 = rode halsdoek
avatar-2 = blauwe muts met pompon
avatar-3 = gele kroon
avatar-4 = groene hoed
avatar-5 = paarse slaapmuts
avatar-6 = oranje feestmuts
avatar-7 = roze strik
avatar-8 = turquoise bril
avatar-9 = bruine hoorns
avatar-10 = witte koptelefoon
# On an empty chair at the table: short.
setup-add = Nog iemand
# Below the table.
chairs-help = Tik op een gezicht om te kiezen wie daar zit. Sleep het naar een andere stoel om van plaats te ruilen.
chairs-keys = Met het toetsenbord: Alt en een pijltjestoets.
# For screen readers, after a name.
chair-place = plaats { $place } van { $places }
# Said when somebody has changed places. $names: a list of all, around the table.
chair-order = { $name } zit op plaats { $place } van { $places }. Rond de tafel: { $names }.
# The heading of the dialog about one chair, and what can be chosen there.
chair-heading = Wie zit hier?
chair-people = Wie hier al speelde
chair-kind = Mens of computer?
setup-person = Mens
    .about = speelt mee op dit scherm
difficulty-easy = makkelijk
difficulty-medium = normaal
difficulty-hard = moeilijk
difficulty-expert = expert
# $bot: what kind of bot it is, such as “Fox”.
setup-bot = Computer: { $bot }
chair-name = Naam
chair-sheep = Schaap
chair-sheep-about = Kies je het schaap van een ander, dan ruilen jullie.
# For screen readers. $avatar: one of the sheep below. $name: who has it.
chair-sheep-swap = { $avatar }: ruilen met { $name }
# Two buttons: to change places with a neighbour, anticlockwise and clockwise around the table.
place-back = Eén plaats terug
place-on = Eén plaats verder
chair-remove = Speler verwijderen
chair-done = Klaar
setup-start = Start
# In its place while the part for friends elsewhere is open.
setup-invite = Beginnen en uitnodigen
# A part of the set-up: people who aren’t in the room play on their own devices, by links that all send each other.
link-heading = Met vrienden op afstand
boards-start = Beginnen met borden op telefoons
boards-start-about = Iedereen beslist op de eigen telefoon, en dit scherm is de tafel.
boards-heading = Borden op telefoons
# A choice in the set-up: whether the match is played without any help of the page, as with real dice and cards.
setup-no-help = Zoals aan een echte tafel
    .about = Niemand krijgt kansberekening of advies tot de partij uit is.
# The same as part of a line that says what is agreed: short, in small letters.
agreed-no-help = zonder kansberekening en advies
# A folded part of the set-up: where the dice of the match come from. $way: one of the three ways below, as it is chosen.
deal-summary = Worpen: { $way }
deal-heading = Worpen
# The three ways, each with what it means. $date: today.
deal-secret = zoals altijd
deal-secret-about = Geheim tot het einde: niemand kan ze vooraf kennen.
deal-day = partij van de dag
deal-day-about = { $date }: iedereen die dit spel vandaag met evenveel spelers en dezelfde regels speelt, krijgt dezelfde worpen en kaarten.
deal-words = woorden die jullie afspreken
deal-words-about = Dezelfde woorden geven op elk apparaat dezelfde worpen en kaarten.
deal-words-field = Jullie woorden
# Below a way in which somebody could know the dice.
deal-known = Iemand kan deze worpen van tevoren kennen. Dat staat na afloop bij de partij.
# At the end of such a match, and where its dice are checked. $text: the date, or the words; $kind: which of the ways, or
# that the dice are those of an earlier match.
deal-said = { $kind ->
        [day] Dit was de partij van de dag, { $text }: iedereen kon deze worpen van tevoren kennen.
        [words] Deze worpen komen uit de woorden ‘{ $text }’: wie de woorden kende, kon ook de worpen kennen.
       *[again] Dit zijn de worpen van een eerdere partij: wie die nog wist, kon ze kennen.
    }
# Before a line that says by which rules the match will be played, for screen readers.
setup-agreed = Jullie spelen met:
# The last part of that line: how long the match will take.
setup-minutes = { $minutes ->
        [one] zo’n { $minutes } minuut
       *[other] zo’n { $minutes } minuten
    }
# Unfolds the choices of rules.
setup-variants = Regels aanpassen
# Unfolds what few games need: phones, open herds, other cards, known dice.
setup-more = Meer

## Doors of the start page

# The main button of a door, with one of the next two lines below it.
play-now = Nu spelen
# $bots: how many bots sit there.
play-usual = { $bots ->
        [one] jij tegen de computer
       *[other] jij tegen { $bots } computerspelers
    }
# While the game is still loading.
play-waiting = Het spel wordt klaargezet …
# A link: to the choice of players and rules.
door-choose = Spelers kiezen
# A button on the door to a game.
door-day = Partij van de dag
door-day-about = voor iedereen dezelfde worpen
# Beside the facts of the match in the bar.
facts-day = Partij van de dag, { $date }
# A button in the menu of the table: it shows what everyone may see in a second window, for a television or a projector.
window-open = Tafel voor iedereen
# Buttons at the end of a match: the deal for a friend, with a picture of the result, and the friend’s match with the same dice.
card = Daag iemand uit
duel-compare = Vergelijk met { $name }

## First match
# A button in the set-up and on a door, and below it what it leads to.
lesson-begin = Leer het spel
lesson-begin-about = in zo’n 5 minuten
# Above the table: a heading for screen readers, and a small note below what the guide says, that the dice are loaded.
lesson-heading = Partij met uitleg
lesson-loaded = Hier staan de worpen vast.
# Buttons: small ones above the table, and below it the one with which the lesson ends.
lesson-leave = Uitleg stoppen
lesson-leave-about = De partij gaat verder zonder uitleg, met echte worpen.
# At the end of a first match, before what comes next. $points: those of the person, perhaps below zero.
lesson-points = { $points ->
        [one] Goed gedaan! Je hebt nu { $points } punt.
       *[other] Goed gedaan! Je hebt nu { $points } punten.
    }
lesson-play-on = Vanaf hier verder spelen
lesson-rules = Alle regels
# A button, and the heading of the list that it opens.
lesson-later = Nog te ontdekken
# A note above the table once the lesson is over.
lesson-honest = Vanaf hier zijn het echte worpen.

## Deck, rules, about

deck-heading = De kaarten

rules-heading = De regels
rules-page = Als webpagina: om af te drukken, of om iemand één regel te sturen
# Before the titles of rules.
rules-see-also = Zie ook:

# A link to the page on which a position can be asked about.
position-way = Wat mag er op dit moment, en waarom iets anders niet? Vraag het hier.
position-heading = Wat mag hier?
position-about = Plak een opgeslagen partij of een link naar een partij. Je ziet wie er kiest, wat er mag, en welke regel de rest verbiedt. Aan de partij op je tafel verandert niets.
# Above a field for text.
position-record = Opgeslagen partij, of een link
# Two buttons: one for what stands in the field, one for the match on the table.
position-ask = Vraag het
position-mine = Over mijn partij
# In the place of situation-next where nobody decides.
position-chance = nu beslist het toeval: dobbelstenen of kaarten
# Headings of what one player may do and what not, each followed by a list.
position-may = Mag nu
position-may-not = Mag nu niet
# Unfolds a long list. $move: one of the kinds of actions, such as “Take cards”. $count: in how many ways.
position-ways = { $move } ({ $count })

## Fair dice

# A heading, and in the menu a button. Below it how chance works, in a few sentences.
fairness-heading = Eerlijke dobbelstenen
fairness-seed = Een gewone partij begint met een groot willekeurig getal dat je apparaat kiest: het startgetal.
fairness-draws = Het startgetal bepaalt elke worp en elke kaart. Niemand kan daar iets aan veranderen, ook de computer niet. En wie een zet terugneemt, gooit daarna niet anders.
fairness-seal = Het zegel is een soort vingerafdruk van het startgetal (SHA-256). Het ligt vast vóór de eerste worp, en niemand kan er het startgetal uit aflezen.
fairness-end = Na afloop zie je het startgetal. Dan kan iedereen het zegel en elke worp narekenen, hier of met een eigen programma.
fairness-known = Bij de partij van de dag, bij afgesproken woorden en bij een herhaalde partij kan iemand de worpen van tevoren kennen. Dat staat er dan bij.
fairness-memory = Dobbelstenen hebben geen geheugen: na drie slechte worpen is de vierde niet beter en niet slechter. Ook een lange reeks pech hoort erbij.
# Below it a field for a saved match, and three buttons.
fairness-check-heading = Een partij controleren
fairness-check-about = Plak een opgeslagen partij of een link, of open een bestand. Waar de partij vandaan komt, maakt niet uit. Aan de partij op je tafel verandert niets.
fairness-check = Controleren
fairness-file = Bestand openen
fairness-mine = Mijn partij controleren
# Below it charts; or what there will be.
fairness-rolls-heading = Alle worpen op dit apparaat
fairness-rolls-about = Hoe vaak elk getal is gevallen in de partijen die hier zijn uitgespeeld. Eerlijke dobbelstenen blijven in 95 van de 100 gevallen binnen de band. Partijen waarvan iemand de worpen kon kennen, tellen niet mee.
fairness-rolls-none = Zodra hier een partij is uitgespeeld, zie je hoe vaak elk getal is gevallen en hoe vaak je dat mocht verwachten.
# What can be said of the dice of a match. $over: whether it is over. $line: the number of a line of the file.
# $expected: what should stand there, as the file has it, such as ‘roll 3 8 2’; not translated.
verdict-fair = { $over ->
        [yes] Alles klopt! Het zegel past bij het startgetal, en elke worp en elke kaart komt daaruit voort.
       *[no] Tot nu toe klopt alles: het zegel past bij het startgetal, en elke worp en elke kaart komt daaruit voort.
    }
verdict-no-seal = Deze partij heeft geen zegel. Of de worpen eerlijk waren, is dus niet na te gaan.
verdict-no-seed = In dit bestand ontbreekt het startgetal, dus de worpen zijn niet te controleren. In het bestand van de uitgespeelde partij staat het wel.
verdict-running = Deze partij is nog niet uit, en tot dan blijft het startgetal geheim. Kijk na afloop nog eens.
verdict-seal = Het zegel past niet bij het startgetal: een van de twee is veranderd.
verdict-drawn = Regel { $line } komt niet uit het startgetal voort. Er hoort te staan: { $expected }

about-heading = Over Volle
about-not-affiliated = Deze pagina is een privéproject en staat los van de auteurs en uitgevers van de spellen. Hun afbeeldingen en teksten gebruiken we niet: de regels vertellen we in onze eigen woorden, en de plaatjes tekent ons eigen programma.
about-private = Het spel draait helemaal in je browser. Je partijen blijven op je apparaat, en niemand houdt bij wat je doet.
about-dice = De dobbelstenen zijn eerlijk. Vóór een gewone partij ligt een geheim getal vast, het startgetal, en dat bepaalt elke worp en elke kaart. Na afloop zie je het en kan iedereen alles narekenen. Kon iemand de worpen vooraf kennen, dan staat dat erbij.
# A link to the page about chance.
fairness-way = Hoe het toeval hier werkt en hoe je het narekent
about-licenses = Met dank aan: het werk van anderen, en de licenties
about-version = Versie { $version }

## Table

table-heading = De tafel
seats-heading = Spelers
stage-heading = Wat er nu gebeurt
log-heading = Verslag
# A link below the log, which shows the latest turns first.
log-earlier = Eerdere beurten tonen
situation = De stand
situation-next = Aan de beurt: { $names }
# On a button of the bar: short.
take-back = Terugnemen
# $name: the player whose last move is taken back.
take-back-of = Laatste zet terugnemen: { $name }
table-menu = Menu
# The button in the bar, for screen readers. $pace: one of pace-slow to pace-tap.
pace-name = Tempo: { $pace }
# The list that it opens.
pace-heading = Tempo van de computer en de dobbelstenen
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
pace-tap = pas na een tik

# Small, after the name of a bot. $difficulty: one of the words difficulty-easy to difficulty-expert.
seat-bot-tag = comp. · { $difficulty }

since-turn = Sinds je vorige beurt: { $turns }
since-of = { $name } ({ $outcomes })
# Two outcomes, one after the other.
since-then = { $before }, { $then }
since-turns = { $before }; { $then }
# A bot that takes longer than a moment to decide.
thinking = { $name } denkt na …
# On the button that moves the table on by one step.
go-on = Verder
# On the same button where bots play by themselves: all at once, up to the next decision of a person. $people: how many play here.
skip-ahead = { $people ->
        [0] Snel naar het einde
        [one] Snel naar mijn beurt
       *[other] Snel vooruit
    }

# Between two players who share a screen, before one of them chooses in secret.
curtain-heading = { $name }, je bent aan de beurt
curtain-help = Kom naar het scherm. De anderen kijken even weg.
curtain-open = Ik ben { $name }

## End

# $names: a list of the winners; $count: how many they are.
scores-heading = { $count ->
        [one] De overwinning is voor { $names }!
       *[other] { $names } delen de overwinning!
    }
# The scores of all players in one breath, for screen readers. $points: with its sign.
scores-told = { $name }: { $points }
# Below the heading, where a person has won.
scores-cheer = Hiep, hiep, hoera!
# There, where a bot has won over people. $luck: "lucky" or "unlucky" as the engine counts it, else "usual"; $names: who has
# won.
scores-rematch = { $luck ->
        [lucky] Het geluk was met { $names }. Revanche?
        [unlucky] Zonder een greintje geluk gewonnen: knap gedaan, { $names }! Revanche?
       *[usual] Zin in een revanche?
    }
# A button after a match, for another one against bots that are a little stronger or weaker; the third line is small, below
# one of the first two. $count: how many bots will play; $difficulties: a list of their difficulties.
scores-harder = Nog een keer, iets moeilijker
scores-easier = Nog een keer, iets makkelijker
scores-bots = { $count ->
        [one] Computer: { $difficulties }
       *[other] Computerspelers: { $difficulties }
    }
# Above the podium, until the winner is on it.
scores-podium = En de winnaar is …
# On a step of the podium. $points: a number to select by. $pointsWords: the same as text, with a true minus sign.
scores-points = { $points ->
        [one] { $pointsWords } punt
       *[other] { $pointsWords } punten
    }
# A button: no more waiting, the result at once.
scores-show-all = Wie heeft gewonnen?
# Above little cards with what people will talk about: the boldest bid, the luckiest roll.
highlights-heading = Hier wordt nog over gepraat
scores-caption = Eindstand
scores-share = Delen als plaatje
scores-print = Eindstand afdrukken
# A page of its own, with lines and no figures: for a match on a real table.
score-sheet = Scoreblad om af te drukken
# Headings of a table: what points are for, and their sum.
scores-part = Punten voor
scores-total = Totaal
scores-winner = winnaar
scores-fair = Zijn de dobbelstenen eerlijk?
scores-fair-help = Het startgetal bepaalt elke worp en elke kaart. Het zegel is een soort vingerafdruk van het startgetal (SHA-256). Omdat het zegel al vóór de eerste worp vastlag, kan niemand het startgetal daarna hebben veranderd. Sla je de partij op als bestand, dan staan ze er allebei in.
scores-seal = Zegel
scores-seed = Startgetal
scores-no-seal = Deze worpen zijn niet te controleren. Dat kan drie redenen hebben: de partij komt uit een bestand zonder startgetal, begon als partij met uitleg, of iemand heeft zelf worpen of kaarten gekozen.
# A button, with the second in small letters below.
scores-again = Nog een keer
scores-again-about = met dezelfde spelers
# A button that opens a list of everything else that can be done after a match.
scores-more = Meer
# A button: another match with the same players and the same dice and cards.
scores-same-deal = Nog eens met dezelfde worpen
record-download = Partij opslaan als bestand

## Menu of the table

menu-match = Deze partij
menu-look-up = Opzoeken en leren
menu-app = App
menu-settings = Instellingen
settings-theme = Dag of nacht
theme-auto = zoals het apparaat
theme-day = dag
theme-night = nacht
sound = Geluid
sound-is-on = Het geluid staat aan
sound-is-off = Het geluid staat uit
sound-play = Geluid afspelen
# A switch beside the first roll, offered once: short.
sound-offer = Met geluid
sound-volume = Volume
sound-kinds = Welke geluiden hoor je?
sound-dice = Dobbelstenen
sound-cards = Kaarten
sound-chips = Fiches
sound-voices = Dieren
sound-music = Muziek
haptics = Trillen bij je beurt
# A box to tick: dice roll without a tap, such as after a card that leaves nothing to choose.
roll-on = Meteen gooien als er niets te kiezen valt
settings-language = Taal
settings-leave = Naar de startpagina
# A button of the menu, before and after it was tapped.
settings-full-screen = Volledig scherm
settings-full-screen-leave = Volledig scherm verlaten

## Odds of a position

# A button of the menu at the table, and the heading of what it opens: tables of chances.
odds = Kansen
# In place of these tables: no dice and no card are to come.
odds-none = Er valt nu niets uit te rekenen.
# Whose odds they are. $whose: "own" to the only person who plays here.
odds-of = { $whose ->
        [own] Voor jou, met alles wat je nu kunt weten.
       *[other] Voor { $name }, met alles wat { $name } nu kan weten.
    }
# The heading of the first column: what may be done.
odds-way = Keuze
# In that column, where nobody chooses. $phase: "card" where a card is turned over, otherwise dice are rolled.
odds-next = { $phase ->
    [card] De volgende kaart
   *[other] De volgende worp
}
# In that column. $way: what may be done, such as "bid 21" or "the blue die".
odds-best = { $way } (beste keuze)
# A heading below the tables: what they do not know.
odds-assumed = Wat niet is meegerekend

## In a frame of another page

embedded-play = Spelen
# $names: a list.
embedded-seats = Spelers: { $names }
embedded-kept = Hier wordt niets bewaard: sluit je deze pagina, dan is de partij weg. Sla de partij op als bestand als je later verder wilt spelen.
embedded-whole = Open het hele spel
# $part: the name of a part of the address, such as "seats", or "record" for the match in it; not translated.
# $why: a whole sentence, one of the refusals below.
embedded-fault = { $part ->
        [record] De partij in het adres van dit frame kan niet worden geopend. { $why }
       *[other] Het adres van dit frame vraagt voor ‘{ $part }’ iets wat niet beschikbaar is. { $why }
    }

# $value: what the address says, as it stands there.
error-address-v = Het hoort bij versie { $value } van zulke adressen; deze pagina kent alleen versie 1.
error-address-game = Er is hier geen spel met de naam ‘{ $value }’.
error-address-lang = Deze pagina is er niet in ‘{ $value }’.
error-address-theme = De weergave ‘{ $value }’ bestaat niet; kies auto, day of night.
error-scene-unknown = Er is geen voorbeeld met die naam.
error-window-no-channel = Deze browser kan de tafel niet in een tweede venster tonen. Deel in plaats daarvan je scherm.
error-window-blocked = De browser heeft het tweede venster tegengehouden. Sta pop-ups toe voor deze pagina en probeer het opnieuw.
error-script-not-loaded = Dit deel van de pagina kon niet worden geladen. { $reason ->
    [network] Controleer je internetverbinding en probeer het opnieuw.
   *[other] Laad de pagina opnieuw en probeer het dan nog eens.
}
error-scene-not-loaded = Het voorbeeld kon niet worden geladen. { $reason ->
    [network] Controleer je internetverbinding en probeer het opnieuw.
   *[other] De server heeft het niet.
}
error-link-base64 = Deze link is beschadigd: er staan tekens in die er niet horen, of er ontbreken er een paar. Kopieer de hele link nog eens.
error-link-deflate = Deze link is beschadigd of afgekapt. Kopieer de hele link nog eens.
error-link-cut = Deze link is afgekapt: het einde ontbreekt. Kopieer de hele link, of vraag er nog eens om.
error-text-nothing = In deze tekst zit geen partij en ook geen link naar een partij. Er is niets veranderd.
error-text-too-long = Deze tekst is te lang om er een link in te zoeken. Plak alleen het bericht met de link.

## What if: chance as somebody chooses it, in a frame

# A quiet button beside the one that rolls or draws, and the heading of what it opens. $count: how many dice roll.
choose-dice = { $count ->
        [one] Kies de dobbelsteen …
       *[other] Kies de dobbelstenen …
    }
choose-card = Kies de kaart …
choose-dice-heading = { $count ->
        [one] Wat moet de dobbelsteen laten zien?
       *[other] Wat moeten de dobbelstenen laten zien?
    }
choose-card-heading = Welke kaart moet er komen?
# Beside a list of what it can show. $number: from 1, for dice that are all alike.
lot-die = Dobbelsteen { $number }
lot-card = Kaart
choose-about = Zodra je zelf kiest, zijn de worpen van deze partij niet meer te controleren.
choose-cancel = Annuleren
choose-confirm = Zo spelen

## Scenes: rules that are shown by play, in a frame

scene-next = Volgend voorbeeld
scene-again = Nog een keer
scene-back = Terug naar het voorbeeld
scene-play-on = Vanaf hier verder spelen
# A button that tries what the scene’s task names, and what a rule forbids.
scene-tempt = Probeer wat niet mag
# A button that opens the rule that the scene shows.
scene-rule = De regel
# Above a list of refusals, each a whole sentence.
scene-refusals = Dit mag hier niet:
# While the engine starts, because somebody does what the scene does not know.
scene-starting = Een ogenblik, het spel wordt klaargezet …
scene-left = Je bent uit het voorbeeld gestapt: vanaf hier speel je gewoon verder tegen de computer.

## Refusals in every game

# Where there are no better words.
error-unknown = Dat kan hier niet. Er is niets veranderd.
# $line: a line of the file, from 1. $what: a whole sentence, one of the refusals below.
error-line = Regel { $line }: { $what }
# The same of a file or link, in which a fault most often means that it is damaged. $code: the refusal, with hyphens.
error-in-file = { $code ->
        [record-magic] { $what }
        [record-game] { $what }
        [record-rules] { $what }
        [notation-position] { error-line }
        [verify-no-seal] { error-line }
        [verify-no-seed] { error-line }
        [verify-seal] { error-line }
        [verify-drawn] { error-line }
       *[other] Dit is geen opgeslagen partij, of er klopt iets niet in regel { $line }. { $what }
    }
error-action-not-now = Dat kan nu niet.
# $needed: how many dice or cards chance decides now.
error-chance-count = { $needed ->
        [one] Kies hier precies één waarde.
       *[other] Kies hier { $needed } waarden.
    }
error-chance-not-yours = Hoe de dobbelstenen vallen en welke kaarten er komen, bepaalt alleen het toeval.
error-chance-nothing-due = Er valt nu niets te delen of te gooien.
error-game-over = De partij is afgelopen.
error-step-person = Eerst moet een mens kiezen.
error-take-back-not-possible = Er is geen zet om terug te nemen. Een zet staat vast zodra er daarna is gegooid of er kaarten of biedingen zijn omgedraaid.
error-turn-bot = Die speler is de computer en kiest zelf.
error-turn-chance = Eerst moet er worden gegooid of moeten er kaarten worden omgedraaid.
# $seats: how many players the match has.
error-turn-no-such-seat = { $seats ->
        [one] Deze partij heeft maar { $seats } speler.
       *[other] Deze partij heeft maar { $seats } spelers.
    }
error-turn-not-yours = Een andere speler is aan de beurt.

## Refusals outside the game

# elsewhere-take is the button that is quoted here.
error-match-elsewhere = Je partij is open in een ander tabblad. Kies eerst ‘{ elsewhere-take }’ om hier verder te gaan.
# The language list in the menu was used without a connection.
error-language-not-loaded = Die taal kon niet worden geladen. { $reason ->
    [network] Controleer je internetverbinding en probeer het opnieuw.
   *[other] Laad de pagina opnieuw en probeer het dan nog eens.
} Je partij is veilig.
error-match-none = Er is nog geen partij.
error-match-stale = De partij was al een stap verder; er is niets veranderd. Kijk even hoe het spel er nu voor staat.
error-match-too-long = Deze partij is te lang geworden om te bewaren en kan daarom niet verder.
error-name-empty = Elke speler heeft een naam nodig.
error-name-long = { $most ->
        [one] Een naam mag hoogstens { $most } teken lang zijn.
       *[other] Een naam mag hoogstens { $most } tekens lang zijn.
    }
error-name-spaces = Een naam mag niet met een spatie beginnen of eindigen.
error-name-characters = In een naam mag geen verticale streep of onzichtbaar teken staan.
error-name-twice = Elke speler heeft een eigen naam nodig: ‘{ $name }’ komt twee keer voor.
# "bot:" is not translated.
error-name-bot = De naam van een speler mag niet met ‘bot:’ beginnen. Kies een andere naam.
# $level: what somebody has written for the name of a bot.
error-name-no-such-bot = In dit spel is er geen computerspeler met de naam ‘{ $level }’. Kies uit: { $levels }.
error-seats-count = Dit spel is voor { $least } tot { $most } spelers.
error-seats-avatars = Elke speler heeft een eigen schaap nodig, met een nummer van 1 tot en met { $most }.
error-lesson-unknown = In dit spel is er geen partij met uitleg die ‘{ $lesson }’ heet.
error-lesson-table = Een partij met uitleg heeft een vaste tafel: één speler, vaste computerspelers en de gewone regels.
error-lesson-none = Er is nu geen partij met uitleg bezig.
error-options-format = Deze opties zijn niet te lezen.
# $options: a list of what somebody has written.
error-options-unknown = Dit spel kent deze opties niet: { $options }.
# $options: a list of names of options, as files have them; not translated.
error-odds-options = Voor een partij met deze opties is er nog geen kansberekening: { $options }.
error-advice-options = Voor een partij met deze opties is er nog geen advies: { $options }.
error-bots-options = Met deze opties kan de computer nog niet spelen: { $options }.
# $text: what somebody has written, as it stands there.
error-notation-action = ‘{ $text }’ is geen zet in dit spel.
error-notation-twice = In ‘{ $text }’ staat iets dubbel.
error-notation-seed = Een startgetal heeft 32 tekens: cijfers en de letters a tot en met f.
error-deal-kind = Worpen kunnen die van een dag, van afgesproken woorden of van een eerdere partij zijn.
error-deal-day = Die dag bestaat niet. Schrijf een datum als jaar, maand en dag, met streepjes ertussen.
error-deal-words-empty = Typ eerst de woorden waar de worpen uit moeten komen.
error-deal-words-long = Deze woorden zijn te lang: ze mogen hoogstens { $most } tekens hebben.
error-deal-words-characters = Gebruik voor deze woorden alleen letters, cijfers, gewone tekens en spaties.
error-deal-lesson = In een partij met uitleg staan de worpen vooraf vast; andere kun je niet kiezen.
error-help-off = Deze partij speel je zoals aan een echte tafel: kansberekening en advies komen pas als de partij uit is.
error-notation-position = Deze stand van het spel is niet te lezen.
error-link-part = Dit stuk hoort bij een andere partij. Scan de codes opnieuw.
error-link-too-long = Deze partij is te lang voor codes: hoogstens { $most } kan, en hier zijn er { $count } nodig. Stuur de link of het bestand.
error-link-known = Je hebt deze partij al, met je eigen plaats. Ga daar verder.
error-link-private = In dit bestand staan de geheimen van een plaats. Het hoort alleen op het apparaat van die speler en wordt hier niet geopend.
error-file-unreadable = Dit bestand kan niet worden gelezen. Misschien is het verplaatst of verwijderd.
error-file-too-large = Dit bestand is veel te groot voor een opgeslagen partij, een spel kaarten of een computerspeler.
error-copies-format = Dit bestand bevat geen partijen, of het is beschadigd. Er is niets veranderd.
error-copies-newer = Dit bestand komt uit een nieuwere versie van Volle. Laad de pagina opnieuw en probeer het nog eens. Er is niets veranderd.
error-copies-too-long = Dat is te veel voor codes: hoogstens { $most } kan, en hier zijn er { $count } nodig. Neem het bestand.
error-copies-too-many = Dit bestand bevat meer dan { $most } partijen. Er is niets veranderd.
error-shelf-gone = Deze partij is er niet meer.
error-shelf-damaged = Deze partij is beschadigd en niet meer te lezen.
error-replay-none = Er wordt nu geen partij teruggekeken.
error-replay-ply = De partij eindigt bij zet { $plies }.
error-replay-running = Wat verborgen is, zie je pas als de partij uit is.
error-replay-over = Hier is de partij uit: er valt niets meer te spelen.
error-replay-dice = Dezelfde worpen kunnen alleen als de partij uit is en het startgetal erbij staat.
error-record-too-long = Dit bestand is veel te lang voor een opgeslagen partij.
# "volle 1" is not translated.
error-record-magic = Dit is geen opgeslagen partij: die begint altijd met ‘volle 1’. Je eigen partij is niet veranderd.
error-record-header = Dit is geen kopregel van een opgeslagen partij.
# $header: the name of a header, not translated.
error-record-header-twice = De kopregel ‘{ $header }’ staat er twee keer.
error-record-header-missing = De kopregel ‘{ $header }’ ontbreekt.
error-record-headers-end = De lege regel na de kopregels ontbreekt.
error-record-game = De opgeslagen partij hoort bij een spel dat je hier niet kunt spelen: { $game }.
error-record-rules = De opgeslagen partij volgt versie { $rules } van de regels, en die is hier niet beschikbaar.
error-record-options = De opties van de opgeslagen partij zijn niet te lezen.
error-record-seal = Het zegel van de opgeslagen partij is niet te lezen.
error-record-lesson = De partij met uitleg in dit bestand is niet te lezen.
error-record-lesson-seal = De opgeslagen partij noemt een zegel, maar in een partij met uitleg staan de worpen vooraf vast.
error-record-help = Wat de opgeslagen partij over kansen en advies zegt, is niet te lezen.
error-record-deal = De datum of de woorden staan niet zoals het hoort in de opgeslagen partij.
error-record-deal-seal = Het zegel van de opgeslagen partij past niet bij de datum of de woorden die erin staan.
error-record-deal-seed = Het startgetal van de opgeslagen partij past niet bij de datum of de woorden die erin staan.
error-record-result-early = Het bestand noemt een uitslag, maar de partij is nog niet afgelopen.
# $expected: the result as the file should write it.
error-record-result = De uitslag in het bestand klopt niet. Er zou moeten staan: { $expected }
error-record-after-result = Na de uitslag mag er niets meer komen.
# Faults in a link of a game that people play on different devices. $header: the name of a header, not translated.
error-joint-form = De kopregel ‘{ $header }’ is niet te lezen.
error-joint-level = Dit spel kan niet op die manier via links.
error-joint-seal = Het zegel past niet bij het startgetal: deze link is veranderd.
error-joint-proof = In deze link ontbreekt iets waarmee de dobbelstenen en kaarten worden gecontroleerd. Daarom is hij geweigerd. Vraag of iemand hem opnieuw stuurt.
error-joint-drawn = Zo zijn de dobbelstenen of kaarten niet gevallen: deze link is veranderd.
error-joint-plan = Deze zet volgt het plan voor de beurt niet: deze link is veranderd.
error-joint-early = Een plan, een worp of een geheim getal komt in deze link te vroeg.
error-joint-choice = In deze link staat een geheim bod dat niet kan.
error-joint-withheld = Een bod dat nooit is omgedraaid, telt als het laagste, maar niet in deze link.
error-request-verb = De pagina vroeg iets wat het spel niet kent. Laad de pagina opnieuw; je partij is veilig.
error-request-format = De pagina vroeg iets wat het spel niet kan lezen. Laad de pagina opnieuw; je partij is veilig.
error-request-too-long = Dit is zo lang dat het spel het niet kan lezen.
error-engine-not-started = { $reason ->
    [network] { load-network }
    [missing] { load-missing }
    [changed] { load-changed }
    [type] { load-type }
    [assembly] { load-assembly }
    [policy] { load-policy }
    [blocked] { load-blocked }
   *[other] { load-other }
}
error-engine-crashed = Het spel liep vast en start opnieuw vanaf de laatste zet die was opgeslagen. Doe je zet nog een keer.
error-engine-timed-out = Het spel dacht te lang na en start opnieuw vanaf de laatste zet die was opgeslagen. Doe je zet nog een keer.
error-engine-failed = Er ging iets mis in het spel. Je partij is niet veranderd. In het rapport staat wat er is gebeurd: kopieer het voor wie deze site beheert.
