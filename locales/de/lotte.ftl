# Volle Lotte: cards, table, set-up, events, refusals. The rules are in lotte-rules.ftl.
#
# Terms: eine Karte aufdecken (from the Kartenstapel), würfeln (on buttons: werfen), herauslegen (set aside; over the
# narrow tray: beiseite), weiterwürfeln (roll again), aufhören (and aufschreiben), volle Lotte (Full Roll, inflected:
# eine volle Lotte, nach einer vollen Lotte, zwei volle Lotten; the title of the game is Volle Lotte), Niete (a roll
# that scores nothing), gültige Würfel (dice that score), Drilling (triple), auf dem Spiel (at risk), Ziel (target),
# letzte Runde, aufholen, führen (be in the lead).
# Cards: Stop, Feuerwerk, Bonus, Doppelte Lotte, Plus/Minus, Straße, Kleeblatt: names, without an article.
#
# Numbers of points are text, written as people do, with a true minus sign: "1.250", "−500". Where a message has both
# $points and $pointsWords, the first is a number to select by and the second is to be shown. $dice and $diceWords are
# lists of dice, such as "1, 1 und 5"; $diceCount of them, to say "a 5" of a single one.

game-lotte = Volle Lotte
    .lead = Karte aufdecken, sechs Würfel werfen und rechtzeitig aufhören. Oder noch ein Wurf: alles oder nichts!
    .intro = Decke eine Karte auf und würfle: Einsen, Fünfen und Drillinge bringen Punkte. Was zählt, legst du heraus – und dann? Aufhören und aufschreiben oder mit dem Rest weiterwürfeln? Kommt eine Niete, ist meistens alles weg. Zählen am Ende alle sechs Würfel, hast du eine volle Lotte, und deine Karte belohnt dich: mit einem Bonus, mit doppelten Punkten oder, wenn du das Kleeblatt erwischst, sogar mit dem Sieg auf der Stelle. Wer zuerst am Ziel ist, meist bei 6.000 Punkten, läutet die letzte Runde ein.
    .about = Volle Lotte ist ein Spiel, das bei Abacus erschienen ist. Wer es erfunden hat, steht nicht in den Regeln.

## Cards

face-stop = Stop
face-fireworks = Feuerwerk
face-bonus-200 = Bonus { 200 }
face-bonus-300 = Bonus { 300 }
face-bonus-400 = Bonus { 400 }
face-bonus-500 = Bonus { 500 }
face-bonus-600 = Bonus { 600 }
face-double = Doppelte Lotte
face-plus-minus = Plus/Minus
face-straight = Straße
face-clover = Kleeblatt
face-back = Eine verdeckte Karte

# Under the card of the turn, in one line: what it asks for or brings, by the rules that are played. $reward: points.
ask-stop = Dein Zug ist zu Ende, und seine Punkte sind weg.
ask-fireworks = Würfle bis zur ersten Niete, dann schreib alle Punkte auf.
ask-bonus = Volle Lotte: +{ $reward }
ask-double = Volle Lotte: verdoppelt alle Punkte des Zuges
ask-plus-minus = Weiter bis zur vollen Lotte: +{ $reward }; wer sonst führt, verliert { 1000 }
ask-straight-1-5 = Würfle 1‑2‑3‑4‑5: +{ $reward }, Zug zu Ende
ask-straight-1-6 = Würfle 1‑2‑3‑4‑5‑6: +{ $reward } und volle Lotte
ask-clover-1 = Weiter bis zur vollen Lotte: Damit gewinnst du!
ask-clover-2 = Weiter bis zu zwei vollen Lotten hintereinander: Sieg!
ask-nothing = Erst eine Karte, dann die Würfel.

missing-heading = Zahlen der Straße
# For screen readers. $number: the number on a die.
missing-number = { $state ->
        [there] { $number }: herausgelegt
       *[missing] { $number }: noch offen
    }
# $numbers: a list.
missing-left = noch offen: { $numbers }
missing-none = fertig!
full-rolls-of = Volle Lotten: { $made } von { $needed }
turn-card-empty = Die nächste Karte
# A small label above the card.
card-of-turn = { NUMBER($number, type: "ordinal") ->
       *[other] { $number }. Karte des Zuges
    }

# Beside the deck.
pile-left = { $count ->
        [0] Stapel leer: Vor der nächsten Karte wird gemischt
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
pile-count = Karten zählen
pile-counted = Noch im Kartenstapel
# For screen readers. $face: the name of a card.
pile-face = { $count ->
        [0] { $face }: keine mehr
       *[other] { $face }: noch { $count }
    }
crib-lotte = Was Punkte bringt
# Rows of a small table: what a die brings alone, and three alike in one roll. As short as can be.
crib-single = einer
crib-triple = drei
# Below its name.
crib-full-roll = Alle sechs Würfel sind gültig, in einem Wurf oder nach und nach.

## Points, dice

tableau-heading = Karte und Punkte des Zuges
# Two short headings over numbers, with small words below: the first has risk-about, the second the player’s name.
risk-heading = { $kind ->
        [fireworks] Sicher
       *[other] Auf dem Spiel
    }
risk-about = Punkte dieses Zuges
# The same two with their points, as headings. $points: text.
points-at-risk = { $heading }: { $points }
points-safe = Aufgeschrieben: { $points }

lane-rolled = Gewürfelt
lane-aside = Beiseite
lane-rolled-none = Noch nichts gewürfelt
# Dice, for screen readers. $number: the number on the die.
die-rolled = { $number }
die-aside = { $number }, herausgelegt
die-tumbling = ein rollender Würfel
die-to-roll = ein Würfel, der noch zu würfeln ist
die-why = { $number }: Warum kann ich diesen Würfel nicht herauslegen?
die-lies = { $number }: Warum liegt dieser Würfel noch hier?
die-choose = { $number }: herauslegen

## Players

# For screen readers.
seat-score = { $score } Punkte aufgeschrieben, Ziel { $target }
# The word after that score, in a first game: short.
seat-score-word = { $count ->
        [one] Punkt
       *[other] Punkte
    }
# Small labels on the panel of a player.
seat-leads = führt
seat-wins = gewinnt
seat-first = hat das Ziel erreicht
seat-loses = −{ $points }
seat-gains = +{ $points }
seat-robbed = { $name } −{ $points }
    .inline = −{ $points } für dich

# Side by side in the bar.
facts-target = Ziel { $target }
facts-last = { $turns ->
        [one] Letzter Zug
       *[other] Letzte Runde: noch { $turns } Züge
    }

## Last round

finale-heading = Letzte Runde!
finale-reached = { $name } hat das Ziel zuerst erreicht, mit { $score } Punkten.
finale-to-come = { $turns ->
        [0] Niemand ist mehr dran.
        [one] Es folgt noch ein Zug.
       *[other] Es folgen noch { $turns } Züge.
    }
# $name: who plays the last turn of the game.
finale-turns = { $turns ->
        [one] { $name } spielt den letzten Zug der Partie.
       *[other] Noch { $turns } Züge, diesen mitgezählt. Den letzten spielt { $name }.
    }
finale-behind = { $name } liegt { $points } Punkte zurück.
finale-over = Die letzte Runde entfällt
finale-over-about = Niemand ist mehr am Ziel: Die Partie geht weiter.

## Decisions

card-question = { $name }, du bist dran
card-turn = Karte aufdecken
# $card: the name of a card.
roll-first-question = { $name }, würfle! Karte: { $card }
roll-on-question = { $name }, du musst weiterwürfeln
# On a button, with roll-stakes in small letters below.
roll-dice = { $count ->
        [one] Letzten Würfel werfen
        [6] Alle { $count } Würfel werfen
       *[other] { $count } Würfel werfen
    }
roll-stakes = { NUMBER($points) ->
        [0] bei einer Niete ist dein Zug vorbei
       *[other] { $kind ->
            [fireworks] bei einer Niete schreibst du { $total } auf
           *[other] { $total } auf dem Spiel
        }
    }
keep-question = { $name }, welche Würfel legst du heraus?
keep-what = { NUMBER($points) ->
        [0] Gewählt: { $dice }
       *[other] Gewählt: { $dice } ({ $pointsWords } Punkte)
    }
keep-none = Wähle, was du herauslegst.
go-question = { $name }, weiterwürfeln oder aufhören?
full-question = { $name }, volle Lotte! Neue Karte aufdecken oder aufhören?
# $reward: points, or "none".
full-soon = { $reward ->
        [none] Das ist eine volle Lotte!
       *[other] Das ist eine volle Lotte: +{ $reward }!
    }
# Buttons, each with the message -brings in small letters below. $total: points. $score: the player’s score then.
do-roll = { $count ->
        [one] Letzten Würfel werfen
        [6] Wieder alle { $count } Würfel werfen
       *[other] Übrige { $count } Würfel werfen
    }
do-roll-brings = { $total } auf dem Spiel
do-stop = Aufhören: { $total } aufschreiben
do-stop-brings = neuer Stand: { $score }
do-draw = Neue Karte aufdecken
do-draw-brings = { $total } auf dem Spiel
do-aside-roll = { $count ->
        [one] Herauslegen, letzten Würfel werfen
        [6] Herauslegen, wieder alle { $count } Würfel werfen
       *[other] Herauslegen, { $count } Würfel werfen
    }
do-aside-roll-brings = { NUMBER($points) ->
        [0] du musst weiterwürfeln
       *[other] du musst weiterwürfeln, { $total } auf dem Spiel
    }
# $needed: how many Full Rolls in a row win.
do-aside-full = die erste von { $needed } vollen Lotten
do-aside-win = Herauslegen und gewinnen!
do-aside-win-brings = mit dem Kleeblatt gewinnst du sofort

## What may be done in a position, in lists

move-lotte-keep = Würfel herauslegen
move-lotte-roll = Weiterwürfeln
move-lotte-stop = Aufhören und die Punkte aufschreiben
move-lotte-draw = Eine neue Karte aufdecken
# $dice: a list of $count dice.
move-aside = { $count ->
        [1] Herauslegen: eine { $dice }
       *[other] Herauslegen: { $dice }
    }

## Moments

# Shown big for a moment.
moment-full = Volle Lotte!
moment-lost = { NUMBER($points) ->
        [0] Keine Punkte
       *[other] { $pointsWords } Punkte verloren
    }
    .inline = { NUMBER($points) ->
        [0] keine Punkte
       *[other] { $pointsWords } Punkte verloren
    }
moment-clover = Kleeblatt: gewonnen!
moment-clover-about = Sofortsieg für { $name }!
moment-reward = +{ $points }
moment-clover-turned = Ein Kleeblatt!
moment-straight = Straße!

## End

# Above bars that grow as the scores did.
count-lotte = Der Weg aufs Treppchen
# A list for screen readers.
count-race = Wie die Punkte wuchsen
# Highlights of a match, each on a little card: its title, a big figure, what that is, and below it the names of the players.
# Numbers are points or counts; $cardName: the name of a card.
highlight-lotte-comeback = Punkte zurück und doch gewonnen
    .title = Aufholjagd
    .figure = { $points }
highlight-lotte-biggest-turn = Punkte in einem Zug
    .title = Bester Zug
    .figure = { $points }
highlight-lotte-biggest-loss = Punkte verloren bei { $cardName }
    .title = Größtes Pech
    .figure = { $points }
highlight-lotte-most-full-rolls = volle Lotten in einer Partie
    .title = Die meisten vollen Lotten
    .figure = { $count }
highlight-lotte-most-rolls = Würfe in einem Zug
    .title = Längster Zug
    .figure = { $count }
final-caption = Endstand
# Headings of the columns of a table.
final-seat = Name
final-score = Punkte
final-turns = Züge
final-clover = Sieg mit dem Kleeblatt
final-clover-heading = Kleeblatt!
# How far a match is, in the menu.
progress-nobody = Ziel { $target }, noch nichts aufgeschrieben
progress-leads = { $count ->
        [one] Ziel { $target }, in Führung: { $names } mit { $score }
       *[other] Ziel { $target }, in Führung: { $names } mit je { $score }
    }

## Set-up

# In a line that says what is agreed. $points: a number.
agreed-target = Ziel { $points }
preset-heading = Regeln
preset-cabinet = Klassische Regeln
preset-cabinet-about = die älteren, knappen Regeln: schneller und härter
preset-tutto = Tutto-Regeln
preset-tutto-about = die späteren Regeln des Verlags: mehr Auswahl, höhere Punktzahlen
# Beside the set of rules that is chosen.
preset-changed = { $count ->
        [one] mit { $count } Änderung
       *[other] mit { $count } Änderungen
    }
# A tiny mark beside an option; the next one is its name for screen readers. $preset: cabinet or tutto.
option-changed = geändert
option-changed-name = { $preset ->
        [tutto] geändert: anders als in den Tutto-Regeln
       *[cabinet] geändert: anders als in den klassischen Regeln
    }
# Headings of options, each followed by its two short choices.
option-aside = Gültige Würfel
    .about = Wer aussuchen darf, kann gültige Würfel noch einmal werfen und auf mehr hoffen.
option-aside-all = alle herauslegen
option-aside-choice = aussuchen, mindestens einen
option-straight = Straße
    .about = 1 bis 6 ist schwerer, dafür eine volle Lotte, und es kann weitergehen.
option-straight-1-5 = 1 bis 5, beendet den Zug
option-straight-1-6 = 1 bis 6, ist eine volle Lotte
option-clover = Kleeblatt
    .about = Mit zwei vollen Lotten wird dieser Sofortsieg viel seltener.
option-clover-1 = eine volle Lotte genügt
option-clover-2 = zwei volle Lotten hintereinander
option-floor = Plus/Minus
    .about = Ob ein Punktestand durch diese Karte unter null fallen kann.
option-floor-false = darf unter null fallen
option-floor-true = nie unter null
option-end = Letzte Runde
    .about = Wer noch drankommt, wenn jemand das Ziel erreicht hat.
option-end-one-turn = alle anderen noch einmal
option-end-equal-turns = bis alle gleich oft dran waren
option-target = Ziel
    .about = Je höher das Ziel, desto länger die Partie.
option-target-own = anderes
option-target-own-name = Dein eigenes Ziel
option-target-range = { $least } bis { $most }, in Schritten von { $step }

## Cards page and rules page

faces-about = Alle 56 Karten bilden einen verdeckten Stapel. Zu Beginn deines Zuges deckst du die oberste auf. Machst du nach einer vollen Lotte weiter, deckst du meistens eine neue auf.
faces-count = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
faces-bonus = Bonus
does-stop = Dein Zug endet sofort, ohne Wurf. Du verlierst alle Punkte deines Zuges.
does-fireworks = Du würfelst immer weiter und legst alle gültigen Würfel heraus. Nach einer vollen Lotte kommen wieder alle sechs dran. Die erste Niete beendet deinen Zug, aber du schreibst alle seine Punkte auf.
does-bonus = Eine volle Lotte bringt dir so viele Punkte dazu, wie auf der Karte stehen: { 200 }, { 300 }, { 400 }, { 500 } oder { 600 }.
does-double = Eine volle Lotte verdoppelt alle bisherigen Punkte deines Zuges, auch die von früheren Karten.
does-plus-minus = Du musst auf eine volle Lotte spielen. Sie bringt genau { 1000 } Punkte, und wer führt, verliert { 1000 } – außer du führst selbst.
does-straight = Du musst auf eine Straße spielen, 1 bis 5 oder nach den Tutto-Regeln 1 bis 6. In jedem Wurf muss mindestens eine neue Zahl dabei sein. Die fertige Straße bringt { 2000 } Punkte.
does-clover = Du musst auf eine volle Lotte spielen, nach den Tutto-Regeln auf zwei hintereinander. Schaffst du das, gewinnst du sofort.

rules-lotte-material = Das braucht ihr
rules-lotte-turn = Ein Zug
rules-lotte-roll = Nach dem Wurf
rules-lotte-full-roll = Volle Lotte
rules-lotte-cards = Die Karten
rules-lotte-end = Spielende

## Bots

# What they are, and how they play, in a list to choose from.
bot-cautious = Igel
    .about = hört lieber früh auf
bot-steady = Fuchs
    .about = zählt die Karten und spielt auf Punkte
bot-racer = Hase
    .about = wagt, was zum Sieg nötig ist

## Events

# Lines of the log, newest first; the newest also stands above the dice.
event-lotte-deck-shuffled = Der Kartenstapel ist leer; alle 56 Karten werden neu gemischt.
# $number: which card of the turn. $cardName: the name of the card.
event-lotte-card-turned = { NUMBER($number) ->
        [1] { $name } deckt eine Karte auf: { $cardName }.
       *[other] { $name } deckt eine neue Karte auf: { $cardName }.
    }
event-lotte-dice-rolled = { $diceCount ->
        [1] { $name } würfelt eine { $diceWords }.
       *[other] { $name } würfelt { $diceWords }.
    }
event-lotte-dice-aside = { $ruleId ->
        [lotte-card-straight] { $diceCount ->
            [1] { $name } legt für die Straße heraus: eine { $diceWords }.
           *[other] { $name } legt für die Straße heraus: { $diceWords }.
        }
       *[other] { NUMBER($points) ->
            [0] { $diceCount ->
                [1] { $name } legt heraus: eine { $diceWords }.
               *[other] { $name } legt heraus: { $diceWords }.
            }
           *[other] { $diceCount ->
                [1] { $name } legt heraus: eine { $diceWords } ({ $pointsWords } Punkte).
               *[other] { $name } legt heraus: { $diceWords } ({ $pointsWords } Punkte).
            }
        }
    }
# $count: Full Rolls with the same card.
event-lotte-full-roll-made = { NUMBER($count) ->
        [1] Alle sechs Würfel gültig: eine volle Lotte für { $name }!
        [2] Die zweite volle Lotte hintereinander für { $name }!
        [3] Die dritte volle Lotte hintereinander für { $name }!
       *[other] { $count } volle Lotten hintereinander für { $name }!
    }
event-lotte-reward-given = { $ruleId ->
        [lotte-card-double] Doppelte Lotte! Für { $name } stehen jetzt { $totalWords } auf dem Spiel.
        [lotte-card-plus-minus] Plus/Minus bringt { $pointsWords } Punkte: Für { $name } stehen jetzt { $totalWords } auf dem Spiel.
        [lotte-card-straight] Die Straße ist fertig und bringt { $pointsWords } Punkte: { $name } hat in diesem Zug { $totalWords } gesammelt.
       *[lotte-card-bonus] Der Bonus bringt { $pointsWords } Punkte: Für { $name } stehen jetzt { $totalWords } auf dem Spiel.
    }
event-lotte-leader-lost = { $name } führt und verliert deshalb { $pointsWords } Punkte; neuer Stand: { $scoreWords }.
event-lotte-roll-called = { $name } würfelt weiter.
event-lotte-card-called = { $name } riskiert es und will eine neue Karte.
event-lotte-turn-lost = { $ruleId ->
        [lotte-card-stop] { NUMBER($points) ->
            [0] Stop! Der Zug von { $name } endet ohne Wurf.
           *[other] Stop! { $name } verliert die { $pointsWords } Punkte dieses Zuges.
        }
        [lotte-card-straight] { NUMBER($points) ->
            [0] Niete, keine neue Zahl für die Straße: { $name } geht leer aus.
           *[other] Niete, keine neue Zahl für die Straße: { $name } verliert die { $pointsWords } Punkte dieses Zuges.
        }
        [lotte-card-clover] { NUMBER($points) ->
            [0] Niete: Für { $name } bringt das Kleeblatt kein Glück.
           *[other] Niete: Statt mit dem Kleeblatt zu gewinnen, verliert { $name } die { $pointsWords } Punkte dieses Zuges.
        }
       *[lotte-roll-nothing] { NUMBER($points) ->
            [0] Niete: { $name } geht leer aus.
           *[other] Niete: { $name } verliert die { $pointsWords } Punkte dieses Zuges.
        }
    }
event-lotte-turn-scored = { $ruleId ->
        [lotte-card-fireworks] { NUMBER($points) ->
            [0] Das Feuerwerk verpufft: { $name } bleibt bei { $scoreWords }.
           *[other] Das Feuerwerk ist vorbei: { $name } schreibt { $pointsWords } Punkte auf und hat jetzt { $scoreWords }.
        }
       *[lotte-roll-stop] { $name } schreibt { $pointsWords } Punkte auf und hat jetzt { $scoreWords }.
    }
# $turns: how many turns are still to come.
event-lotte-finale-begun = { $turns ->
        [0] { $name } erreicht mit { $scoreWords } Punkten das Ziel, und niemand ist mehr dran.
        [one] { $name } erreicht mit { $scoreWords } Punkten das Ziel: Es folgt noch ein Zug.
       *[other] { $name } erreicht mit { $scoreWords } Punkten das Ziel: Es folgen noch { $turns } Züge.
    }
event-lotte-finale-off = Niemand ist mehr am Ziel: Die letzte Runde entfällt, und die Partie geht weiter.
event-lotte-game-won = { $way ->
        [clover] Das Kleeblatt hat Glück gebracht: Sofortsieg für { $winnerNames }!
        [tie] { $winnerNames } teilen sich den Sieg.
       *[score] Der Sieg geht an { $winnerNames }.
    }

## Refusals

error-card-none-left = Diese Karte ist nicht mehr im Kartenstapel.
error-dice-wrong = Jeder Würfel zeigt eine Zahl von 1 bis 6.
error-draw-no-full-roll = Eine neue Karte deckst du nur nach einer vollen Lotte auf.
error-keep-all = Alle gültigen Würfel sind schon herausgelegt; die übrigen bringen keine Punkte.
error-keep-done = Aus diesem Wurf hast du schon Würfel herausgelegt.
error-keep-first = Lege zuerst mindestens einen gültigen Würfel heraus.
# $number: the number on the dice. $count: how many of them.
error-keep-no-points = { $count ->
        [one] Eine einzelne { $number } bringt nichts.
        [2] Zweimal die { $number } bringt nichts: Es müssen drei sein.
       *[other] Nicht alle Würfel mit der { $number } sind gültig.
    }
error-keep-not-new = Das ist keine neue Zahl für die Straße. Lege jede Zahl nur einmal heraus.
error-keep-not-there = Diese Würfel liegen nicht da.
# What stands in quotation marks is written in files like this, and not translated.
error-options-aside = Die Einstellung „aside“ kann nur „all“ oder „choice“ sein.
error-options-clover = Die Einstellung „clover“ kann nur 1 oder 2 sein.
error-options-end = Die Einstellung „end“ kann nur „one-turn“ oder „equal-turns“ sein.
error-options-floor = Die Einstellung „floor“ (Plus/Minus nie unter null) kann nur true oder false sein.
error-options-preset = Die Einstellung „preset“ kann nur „cabinet“ (klassische Regeln) oder „tutto“ (Tutto-Regeln) sein.
error-options-straight = Die Einstellung „straight“ kann nur „1-5“ oder „1-6“ sein.
error-options-target = Das Ziel muss zwischen { 500 } und { 20000 } liegen, in Schritten von { 50 }.
error-roll-count = { $needed ->
        [one] Du musst jetzt genau { $needed } Würfel werfen.
       *[other] Du musst jetzt genau { $needed } Würfel werfen.
    }
error-roll-full-roll = Nach einer vollen Lotte deckst du erst eine neue Karte auf, dann würfelst du.
error-stop-forbidden = Bei dieser Karte darfst du nicht aufhören.

## Odds of a position

# Headings of tables: what is played for.
odds-lotte-aim-points = Für die meisten Punkte in diesem Zug
# Headings of columns: short. The first ones are chances.
odds-lotte-nothing = Niete
odds-lotte-full-roll = Volle Lotte
odds-lotte-straight = Straße
odds-lotte-win = Sofort gewonnen
odds-lotte-stop-card = Ein Stop
odds-lotte-worth = Punkte
# Below the tables, each a sentence: what they do not know.
odds-lotte-turn-points = Gemeint sind die Punkte dieses Zuges. Nicht eingerechnet sind die Punktestände, das Ziel und was andere verlieren.
odds-lotte-next-card = Für die nächste Karte zählt, was noch im Stapel ist. Für spätere wird mit einem vollen Stapel gerechnet.
odds-lotte-clover-worth = Ein Sofortsieg zählt wie 6.000 Punkte.

## Remarks of bots about their own great events, rarely. $bot: its level; each has a character.

remark-lotte-full-roll-made = { $bot ->
        [cautious] „Alle sechs? Schnell aufschreiben!“
        [steady] „Wie berechnet.“
       *[racer] „Noch mal! Noch mal!“
    }
remark-lotte-turn-lost = { $ruleId ->
        [lotte-card-stop] { $bot ->
            [cautious] „Auch gut. Ich wollte eh aufhören.“
            [steady] „Einer weniger im Stapel.“
           *[racer] „He, ich hab noch gar nicht angefangen!“
        }
       *[lotte-roll-nothing] { $bot ->
            [cautious] „Ich hab’s gewusst. Ich hab’s ja gewusst.“
            [steady] „Irgendwann musste sie kommen.“
           *[racer] „Das war’s wert!“
        }
    }
remark-lotte-game-won = { $bot ->
        [cautious] „Ich hab nur rechtzeitig aufgehört.“
        [steady] „Zählen hilft.“
       *[racer] „Noch eine? Na, wer traut sich?“
    }
