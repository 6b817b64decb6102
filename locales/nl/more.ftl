# Texts that are loaded where they are needed: the deal of the day, games with the same deal, the table in a second window, and the way to another device.

## The deal of the day

daily-about = Iedereen die vandaag speelt, krijgt dezelfde worpen en kaarten.
# Folded, below the calendar; daily-clock stands in it.
daily-more = Zo werkt het
daily-clock = De worpen en kaarten zijn gelijk voor iedereen die met evenveel spelers en dezelfde regels speelt. De datum komt van dit apparaat.
# A button. $game: the name of a game.
daily-play = Speel { $game }
# In place of daily-play, once the deal was played.
daily-again = Nog een keer { $game }
# Large, above the calendar. $count: on how many days in a row the deal was played.
daily-streak = { $count ->
        [one] { $count } dag op rij
       *[other] { $count } dagen op rij
    }
daily-longest = { $count ->
        [one] Langste reeks op dit apparaat: { $count } dag
       *[other] Langste reeks op dit apparaat: { $count } dagen
    }
# Below daily-streak, while today is not played. $count: the days in a row with today, always 2 or more.
daily-streak-next = Speel vandaag en het zijn er { $count }.
# In its place without a streak: each day is drawn as a sheep.
daily-streak-none = Speel elke dag en zie je kudde groeien.
# In its place once today is played.
daily-tomorrow = Morgen is er een nieuwe partij.
# Headings of the results of two days.
daily-today = Vandaag
daily-yesterday = Gisteren
# Before a button that begins this deal. $name: a friend who has sent a link; $game: the name of a game.
daily-friend = { $game }: { $name } wacht op jou.
daily-calendar = De laatste vijf weken
# A day of the calendar for screen readers. $results: a list of daily-result.
daily-done = { $date }: { $results }
# $won: yes if a person on this device won. $points: a number with the points of that person.
daily-result = { $won ->
        [yes] { $game }, gewonnen met { $points }
       *[no] { $game }, { $points }
    }
daily-open = { $date }: niet gespeeld

## A friend's deal. $name: the friend

duel-heading = { $name } daagt je uit
duel-about = Nu jij, met dezelfde worpen en kaarten. Van de andere partij zie je pas iets als je eigen partij klaar is. Dan staan ze naast elkaar.
duel-fair = Dit apparaat heeft de partij nagespeeld en gecontroleerd: elke worp en elke kaart komt uit het startgetal.
duel-unfair = Let op: er zijn worpen of kaarten die niet uit het startgetal van deze partij komen.
duel-play = Speel deze partij
duel-versus = Jij en { $name }
duel-you = Jij
# Who has more points.
duel-ahead-you = Jij hebt meer punten.
duel-ahead-friend = { $name } heeft meer punten.
duel-ahead-even = Jullie hebben evenveel punten.
duel-alike-about = Dezelfde worpen en kaarten komen zolang jullie dezelfde zetten doen. Daarna gaat het geluk zijn eigen weg.
duel-waiting = Geluk en keuzes worden nog bekeken: { $done } / { $plies }
# Lines of a table: points, the place among the players, and how much luck and choices changed the chance of winning.
duel-points = Punten
duel-place = Plaats
duel-luck = Geluk
duel-choices = Prijs van de keuzes
duel-moves = Wat er gebeurde
# $round: its number.
duel-round = Ronde { $round }
duel-round-alike = zelfde begin
duel-round-apart = ander begin
# In place of a round that one of them did not play.
duel-round-none = De partij was al afgelopen.
# $count: how many players.
duel-place-of = { $place } van { $count }

## The card with one's own game

card-heading = Jouw partij op een kaart
card-deal = Een partij om zelf te spelen
card-about = In de link zit je hele partij. Wie hem opent, speelt eerst zelf met dezelfde worpen en kaarten en ziet zolang niets van de jouwe. Op het plaatje staan je punten.
card-send = Link sturen …
card-picture = Plaatje delen
card-save = Plaatje opslaan
# Sent along with the link.
card-text = Ik heb deze partij gespeeld. Nu jij!
# $good of $decisions choices were right.
card-choices = Goede keuzes: { $good } van { $decisions }
card-place = Plaats { $place } van { $count }
card-luck = Geluk: { $luck }
# A line of the card. $what: such as the highest bid.
card-feat = { $what }: { $value }

## Why matches cannot be compared

error-compare-running = Deze partij is nog niet klaar, dus er valt nog niets te vergelijken.
error-compare-no-person = In deze partij speelden alleen computerspelers. Vergelijken kan alleen met een partij van een mens.
error-compare-no-deal = Deze worpen zijn niet nog eens te krijgen; niemand anders kan deze partij spelen.
error-compare-other-deal = Deze twee partijen hebben niet dezelfde worpen en kaarten.

## Matches by link: the set-up, the invitation, sending, plans, and the answers to links

# $name is the name of a player, $game that of a game. $progress is a whole sentence about the scores.

link-about = Iedereen speelt op een eigen apparaat en stuurt na elke beurt een link, met welke berichtenapp dan ook. Zonder account, en er staat niets online.
link-here = Wie speelt er op dit apparaat?
# A bot gives its place to a friend.
link-instead = Iemand op afstand neemt de plaats in van { $name }.
link-friends = Onder vrienden
link-friends-about = De worpen die nog komen, zitten verstopt in de link, en niemand kan ze veranderen. Maar wie uitnodigt, kan gunstige hebben uitgezocht, en wie echt wil, kan vooruitkijken.
link-plan = Eerst een plan
link-plan-about = Vóór elke beurt zeg je wanneer je stopt, en daarna pas vallen de dobbelstenen: niemand kan vooruitkijken of ze uitkiezen. Met z’n drieën of meer gaat de link eerst één keer rond.
# The fields for the names of the players: the own one, and those of the others.
link-own-name = Je naam
link-friend-name = Wie nodig je uit?

## Matches by link: Sending

link-invite = { $name } uitnodigen
link-send = Stuur naar { $name }
link-send-all = Stuur de eindstand
# A heading above that button.
link-due-over = Hebben de anderen het einde al gezien?
# The line for the messenger; the link follows.
link-message-seat = { $name }, speel je { $game } met me?
link-message-act = { $name }, jij bent aan de beurt bij { $game }. { $progress }
link-message-over = Onze partij { $game } is uitgespeeld. Dit is de eindstand:
link-withheld = { $count ->
        [one] { $count } bod is nooit omgedraaid en telde als het laagste.
       *[other] { $count } biedingen zijn nooit omgedraaid en telden als de laagste.
    }
link-without = Verder zonder dit bod
link-without-question = Verder zonder het bod van { $name }?
link-without-about = Het telt dan als het laagste, en het apparaat van { $name } vraagt of dat goed is. Is het antwoord nee, dan kunnen jullie niet samen verder.
link-without-yes = Verder
link-without-no = Wachten

## Matches by link: Plans

link-plan-heading = Je plan voor de volgende beurt
link-plan-help = Je stopt zodra er zo veel punten op het spel staan, afhankelijk van hoeveel dobbelstenen je nog hebt:
link-plan-dice = { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
link-plan-full = Tutto
link-plan-done = Dat is mijn plan
link-weak = Deze partij is in een eerdere versie begonnen: twee spelers samen hadden de dobbelstenen van de eerste beurten kunnen kiezen. Daarna kan niemand dat meer.

## Matches by link: A link is opened

link-opening = De link gaat open …
link-invited = { $name } nodigt je uit voor { $game }
# Below a picture of the table. $minutes: a whole number, 0 if it is unknown.
link-what = { $minutes ->
        [0] Een familiespel met dobbelstenen en kaarten. Je speelt beurt voor beurt, wanneer het je uitkomt.
       *[other] Een familiespel met dobbelstenen en kaarten, alles bij elkaar { setup-minutes }. Je speelt beurt voor beurt, wanneer het je uitkomt.
    }
# Tags below the names in that picture: the place of the reader, and other places to take.
link-you = jij
link-free = nog vrij
# The button that takes the place; link-sit is in its place where several are free.
link-join = Meespelen
link-sit = Spelen als { $name }
# Opens what can be checked and what not.
link-more = Hoe werkt het? Zijn de dobbelstenen eerlijk?
link-ours = Bij jou staat
link-theirs = In de link staat
link-own-moves = Een van je beurten is op een ander apparaat gespeeld. Daarmee verdergaan?
link-own-withheld = Een ander apparaat ging verder zonder jouw bod; dat telde als het laagste. Daarmee verdergaan?
link-own-about = Was jij dat niet? Vraag het dan eerst aan de anderen.
link-own-yes = Daarmee verdergaan
link-own-no = Alles zo laten
link-elsewhere = Doe jij mee aan deze partij? Dan staat die misschien in de geïnstalleerde app of in een andere browser. Kopieer de link en plak die daar.
link-alike = lijkt op een andere naam
link-alike-about = Twee namen lijken op elkaar. Vraag wie wie is.

## Matches by link: A message is pasted

paste-about = Plak het hele bericht dat je kreeg. Wat er om de link heen staat, maakt niet uit.
paste-field = Bericht of link
paste-copied = Plak wat ik heb gekopieerd
paste-refused = Dat mag niet van je browser. Houd het veld ingedrukt en kies Plakken.
found-heading = Wat wil je openen?
found-link = Een partij via een link
found-replay = Een partij om terug te kijken
found-deal = Dezelfde dobbelstenen en kaarten voor jou
found-part = Een van meerdere QR-codes
found-rest = Een andere link in deze tekst is afgekapt of beschadigd.

## Matches by link: Refusals

error-link-begun = In dit bestand staat al een partij.
error-link-several = In deze tekst staan meer links. Gebruik er maar één.
error-link-same = Deze link had je al gezien. Er is niets veranderd.
error-link-older = Deze link is ouder dan wat je al gezien hebt. Er is niets veranderd.
error-link-other = Deze link hoort bij een andere partij. Er is niets veranderd.
error-link-full = Alle plaatsen van deze partij zijn bezet, op andere apparaten.
error-link-taken = Iemand anders was je voor op deze plaats. Vraag om een nieuwe uitnodiging.
# $ours, $theirs: the first line that differs; not translated.
error-link-rewritten = Deze link klopt niet met wat je gezien hebt en is geweigerd: er zijn nu twee versies van jullie partij. Spreek af welke geldt. Bij jou staat ‘{ $ours }’, in de link staat ‘{ $theirs }’.
error-turn-away = Je bent niet aan de beurt: eerst speelt iemand anders.
error-joint-none = Deze partij wordt niet via links gespeeld.
error-joint-people = Voor een partij via links moet er minstens één persoon hier en één ergens anders spelen.
error-joint-taken = Die plaats is bezet.
error-joint-weak = Deze partij komt uit een eerdere versie, waarin twee spelers samen de eerste worpen konden kiezen. Er kan niemand meer bij: begin een nieuwe.
error-joint-start = Een partij met uitleg, of worpen die iedereen kan kennen: dat gaat niet via links.
error-joint-not-due = Er ontbreekt nu geen bod van iemand anders.
error-joint-chain = Deze partij is te lang geworden om via links te spelen.
error-plan-format = Een plan bestaat uit zes getallen met schuine strepen ertussen.

## The table for everyone, in a second window, for a television or a projector

window-heading = De tafel voor iedereen
# In place of the table.
window-waiting = Hier komt zo de tafel. Open een partij in het eerste venster.
window-empty = Er ligt nog geen partij op tafel. Begin er een in het eerste venster.
window-closed = Het eerste venster is gesloten. Zodra het weer open is, komt de tafel terug.
window-double = De tafel staat nu in een ander venster. Dit venster kun je sluiten.

## Everything to another device

move-heading = Alles naar mijn andere apparaat
# $count: how many games.
move-content = { $count ->
        [one] Je instellingen, je tafels, je eigen kaarten en { $count } partij.
       *[other] Je instellingen, je tafels, je eigen kaarten en { $count } partijen.
    }
move-take = Sla het bestand op en neem het mee, of scan daar de codes.
move-open = Open daar Volle, dan ‘Jouw partijen’ en het bestand. Een gescande code opent vanzelf.
move-merged = Wat op het andere apparaat staat, blijft staan: elke partij komt er maar één keer bij, en instellingen alleen waar nog niets is gekozen. Partijen die nog bezig zijn, krijgen nieuwe worpen: hun startgetal blijft geheim op dit apparaat.
move-file = Opslaan als bestand
