# The arena of bots: two bots compete on the page, and perhaps one that somebody has brought.
#
# Terms: computerspeler (bot), spelverdeling (deal: the same cards and dice for all seats), match, seat, seed, fault (what a bot did wrong).

contest-about = Welke computerspeler is beter? Twee computerspelers krijgen dezelfde kaarten en worpen, om de beurt op elke plaats aan tafel. De grafiek laat zien wie er voorstaat, en hoe zeker dat is. Kun je programmeren, breng dan je eigen speler mee: een Python-bestand met een functie bot(view, rng) die een zet uit view.legal kiest, of een wheel daarmee. Die draait in deze browser en kan niet bij je partijen, je opslag of internet.
contest-choice = De wedstrijd
contest-seats = Spelers
contest-blocks = Spelverdelingen
contest-seed = Startgetal
contest-new-seed = Ander startgetal
contest-start = Start de wedstrijd
contest-bot = Speler { $number }
contest-file = Eigen bestand (.py, .whl)
contest-pause = Pauze
contest-go-on = Verder
contest-save = Uitslag als JSON opslaan
contest-printed = Uitvoer van { $bot }
contest-phase-starting = De arena gaat open …
contest-phase-playing = Spelverdelingen gespeeld: { $done } van { $blocks }.
contest-phase-paused = Pauze. Spelverdelingen gespeeld: { $done } van { $blocks }.
contest-phase-done = Klaar! Spelverdelingen gespeeld: { $blocks }.
contest-phase-refused = Eerder gestopt. Spelverdelingen gespeeld: { $done } van { $blocks }.
contest-clear = { $first } eindigt in { $value } van de gevallen vóór { $second } (zeer waarschijnlijk tussen { $low } en { $high }). Een van de twee is dus duidelijk sterker.
# $known: "no" where so few deals say nothing yet, so that the interval is 0% to 100%.
contest-open = { $known ->
        [no] { $first } eindigt tot nu toe in { $value } van de gevallen vóór { $second }. Het is nog te vroeg om te zeggen wie sterker is.
       *[yes] { $first } eindigt in { $value } van de gevallen vóór { $second } (zeer waarschijnlijk tussen { $low } en { $high }). Wie sterker is, is nog niet te zeggen.
    }
contest-course = { $first } tegen { $second }
    .about = Op de band kun je altijd vertrouwen: in 95 van de 100 wedstrijden blijft de werkelijke verhouding er van begin tot eind binnen. Gelijk eindigen telt half.
contest-deals = Spelverdelingen
contest-ahead = Voor
contest-low = van
contest-high = tot
contest-bots = De spelers
contest-column-player = Speler
contest-column-matches = Partijen
contest-column-wins = Gewonnen
contest-column-mean = Gemiddeld aantal punten
contest-column-decisions = Keuzes
contest-column-faults = Fouten
contest-faults = Wat er misging
contest-faults-about = Na een fout werd de eerste zet gespeeld die mocht. Dit zijn de eerste fouten, elk met de stand van dat moment.
contest-fault-raised = { $bot } gaf een fout.
contest-fault-illegal = { $bot } gaf een antwoord dat niet in view.legal staat.
contest-fault-late = { $bot } deed er langer dan vijf seconden over.
contest-fault-lost = { $bot } liep vast zonder antwoord en is opnieuw gestart.
contest-fault-steps = { $bot } deed meer dan een miljoen stappen, waarschijnlijk in een eindeloze lus.
contest-line = { $file }, regel { $line }.
contest-where = Spelverdeling { $block }, partij { $match }, speler { $seat }, na zet { $ply }.
contest-played = In plaats daarvan gespeeld:
contest-position = Bekijk de stand

## Who plays, and what is refused

bot-random = Toeval
error-arena-twice = Kies twee verschillende computerspelers.
error-arena-no-seed = Vul een startgetal in. Elke tekst is goed.
error-arena-not-python = { $name } is geen geldig Python. Regel { $line }: { $error }
error-arena-no-bot = { $name } heeft geen functie bot(view, rng).
error-arena-file-raises = { $name } geeft een fout bij het laden. Regel { $line }: { $error }
error-arena-file-endless = { $name } blijft eindeloos laden.
error-arena-file-stuck = { $name } deed er langer dan vijf seconden over om te laden.
error-arena-file-lost = { $name } liep vast tijdens het laden.
error-arena-too-late = { $name } was te vaak te langzaam of liep te vaak vast. Daarom is de wedstrijd gestopt.
error-arena-not-started = De arena kon niet verder: { $detail }
error-arena-no-file = Er is geen bestand met de naam { $name }.
error-arena-module = { $name } kan niet worden geladen: { $error }
error-arena-wheel-broken = { $name } is geen geldige wheel: { $error }
error-arena-wheel-compiled = { $name } werkt niet op elke computer. Een wheel moet hier puur Python zijn (py3-none-any).
error-arena-wheel-twice = In beide wheels zit hetzelfde pakket. Kies er één.
error-arena-wheel-shadows = { $name } bevat een module met de naam { $module }, en die naam is hier al in gebruik. Geef de module een andere naam.
error-arena-wheel-data = { $name } bevat bestanden die bij geen enkel pakket horen (.data). In een wheel mogen hier alleen pakketten zitten.
error-arena-wheel-large = { $name } is uitgepakt { $size } MB groot, en er is maar plaats voor { $limit } MB.
error-arena-wheel-python = { $name } heeft Python { $needs } nodig, maar hier draait Python { $python }.
error-arena-wheel-needs = Een wheel heeft pakketten nodig die hier ontbreken: { $packages }. Beschikbaar zijn de standaardbibliotheek van Python, volle en de andere wheel.
error-arena-wheel-refused = Een wheel kan niet worden geïnstalleerd: { $error }
error-arena-wheel-without-bot = In { $name } zit geen speler voor dit spel: de groep volle.bots heeft geen entry point met de naam { $game }.
error-arena-no-network = De arena staat nog niet op dit apparaat. Speel één wedstrijd met internet, daarna werkt het ook zonder.
