# The arena of bots: two bots compete on the page, and perhaps one that somebody has brought.
#
# Terms: bot, deal (the same cards and dice for all seats), match, seat, seed, fault (what a bot did wrong).

contest-about = Twee bots spelen dezelfde kaarten en dobbelstenen vanaf elke plaats, en een grafiek laat zien wie voorstaat en hoe zeker dat is. Breng je eigen bot mee: een Python-bestand met een functie bot(view, rng) die een van de acties uit view.legal teruggeeft, of een wheel daarmee. Hij draait in deze browser, afgeschermd van je partijen, je opslag en het netwerk.
contest-choice = De wedstrijd
contest-seats = Plaatsen
contest-blocks = Spelverdelingen
contest-seed = Beginwaarde
contest-new-seed = Andere beginwaarde
contest-start = Wedstrijd starten
contest-bot = Bot { $number }
contest-file = Eigen bestand (.py, .whl)
contest-pause = Stoppen
contest-go-on = Verder
contest-save = Uitslag als JSON opslaan
contest-printed = Afgedrukt door { $bot }
contest-phase-starting = De arena gaat open …
contest-phase-playing = Spelverdelingen in de grafiek: { $done } van { $blocks }.
contest-phase-paused = Gestopt. Gespeelde spelverdelingen: { $done } van { $blocks }.
contest-phase-done = Klaar! Gespeelde spelverdelingen: { $blocks }.
contest-phase-refused = De wedstrijd is geëindigd. Gespeelde spelverdelingen: { $done } van { $blocks }.
contest-clear = { $first } eindigt in { $value } van de ontmoetingen voor { $second }, zeer waarschijnlijk tussen { $low } en { $high }: een van de twee is beter.
# $known: "no" where so few deals say nothing yet, so that the interval is 0% to 100%.
contest-open = { $known ->
        [no] { $first } eindigt in { $value } van de ontmoetingen voor { $second }: dat zijn er te weinig om te zeggen wie beter is.
       *[yes] { $first } eindigt in { $value } van de ontmoetingen voor { $second }, zeer waarschijnlijk tussen { $low } en { $high }: nog open wie beter is.
    }
contest-course = { $first } tegen { $second }
    .about = De band mag je de hele tijd volgen: in 95 van de 100 wedstrijden ligt de waarheid er nooit buiten. Gelijke plaatsen tellen half.
contest-deals = Spelverdelingen
contest-ahead = Voor
contest-low = van
contest-high = tot
contest-bots = De bots
contest-column-player = Bot
contest-column-matches = Partijen
contest-column-wins = Zeges
contest-column-mean = Gemiddelde punten
contest-column-decisions = Beslissingen
contest-column-faults = Fouten
contest-faults = Wat er misging
contest-faults-about = De partij ging verder met de eerste toegestane actie. Dit zijn de eerste fouten, elk met zijn stelling.
contest-fault-raised = { $bot } gaf een fout.
contest-fault-illegal = { $bot } antwoordde iets dat niet in view.legal staat.
contest-fault-late = { $bot } deed er langer dan vijf seconden over.
contest-fault-lost = { $bot } liep vast zonder te antwoorden en is opnieuw gestart.
contest-fault-steps = { $bot } deed meer dan een miljoen stappen: misschien een lus zonder einde.
contest-line = { $file }, regel { $line }.
contest-where = Spelverdeling { $block }, partij { $match }, plaats { $seat }, acties tot nu toe: { $ply }.
contest-played = In plaats daarvan gespeeld:
contest-position = Stelling bekijken

## Who plays, and what is refused

bot-random = Toeval
error-arena-twice = Kies twee verschillende bots.
error-arena-no-seed = Geef de wedstrijd een beginwaarde: een willekeurige tekst.
error-arena-not-python = { $name } is geen leesbaar Python. Regel { $line }: { $error }
error-arena-no-bot = { $name } heeft geen functie bot(view, rng).
error-arena-file-raises = { $name } geeft een fout bij het laden. Regel { $line }: { $error }
error-arena-file-endless = { $name } komt bij het laden nooit tot een einde.
error-arena-file-stuck = { $name } deed er langer dan vijf seconden over om te laden.
error-arena-file-lost = { $name } is tijdens het laden vastgelopen.
error-arena-too-late = { $name } deed er te vaak te lang over of liep te vaak vast, daarom is de wedstrijd gestopt.
error-arena-not-started = De arena kon niet verder: { $detail }
error-arena-no-file = Er is geen bestand { $name }.
error-arena-module = { $name } kan niet worden geladen: { $error }
error-arena-wheel-broken = { $name } is geen leesbare wheel: { $error }
error-arena-wheel-compiled = { $name } is niet voor elke computer. De wheel van een bot moet puur Python zijn: py3-none-any.
error-arena-wheel-twice = Beide wheels zijn van hetzelfde pakket: kies er één van.
error-arena-wheel-shadows = { $name } bevat een module met de naam { $module }, die hier de plaats van een andere zou innemen. Geef hem een andere naam.
error-arena-wheel-data = { $name } bevat bestanden die bij geen enkel pakket horen (.data). In de wheel van een bot mogen alleen pakketten zitten.
error-arena-wheel-large = Uitgepakt is { $name } { $size } MB groot: er is plaats voor { $limit } MB.
error-arena-wheel-python = { $name } is voor Python { $needs } gemaakt, en hier draait { $python }.
error-arena-wheel-needs = Een wheel heeft nodig wat hier niet is: { $packages }. Er zijn de eigen bibliotheek van Python, volle en de andere wheel van de wedstrijd.
error-arena-wheel-refused = Een wheel kan niet worden geïnstalleerd: { $error }
error-arena-wheel-without-bot = { $name } heeft geen bot voor dit spel: in de groep volle.bots ontbreekt het entry point { $game }.
error-arena-no-network = Wat bots nodig hebben om te spelen, staat nog niet op dit apparaat. Start één keer een wedstrijd met netwerk; daarna werkt het ook zonder.
