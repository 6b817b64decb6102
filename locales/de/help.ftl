# Help at the table: odds that stand beside it, advice, and the review of a match.

## Odds beside the table

# A box to tick above the odds. With a name where several people play at one device: each chooses for themselves.
odds-keep = Neben dem Tisch anzeigen
odds-keep-for = Neben dem Tisch anzeigen, wenn { $name } dran ist
# Above the odds, for fingers. The light bulb is the button in the dock that gives advice.
odds-by-finger = Nächstes Mal schneller: Glühbirne gedrückt halten.
# A button: short. It shows all numbers of the odds.
odds-all = Details
# The name of a button.
odds-put-away = Chancen ausblenden
# In place of the odds, while nobody here has anything to decide.
odds-waiting = Chancen siehst du, sobald es etwas zu entscheiden gibt.
# For screen readers, behind the best number of a column.
odds-best-mark = am besten

## Advice before a choice

# A button, and the heading of what it opens: each choice, what it is worth, and why.
advice = Tipp
advice-waiting = Einen Moment, ich überlege …
advice-none = Gerade gibt es nichts zu entscheiden.
# Behind a choice: short.
advice-best = am besten
advice-equal = etwa gleich gut
# What a choice is worth, before its points. $chance: such as 42 %.
advice-win = Gewinnchance { $chance }
# A heading below: what is assumed where more cannot be known.
advice-assumed = So wird gerechnet

## Review of a match that is over

# A button or link, and the heading of its page.
review = Rückblick
reviewed-heading = Rückblick auf die Partie
title-review = Rückblick auf eine Partie – Volle
reviewed-about = Glück oder Können? Hier siehst du, wie jeder Wurf und jede Karte die Gewinnchance verändert hat und was jede Entscheidung gekostet hat. Bewertet wird nur nach dem, was man in dem Moment wissen konnte. Vieles davon ist geschätzt. Was sich keinem Wurf, keiner Karte und keiner Entscheidung zuordnen lässt, steht unter „{ reviewed-rest }“; in einer kurzen Partie kann das viel sein.
# The sentence beside a sheep with a book, before and while it reads: how far the coach has come.
reviewed-opening = Das Schaf mit der Brille schlägt die Partie auf.
reviewed-waiting = Das Schaf mit der Brille liest die Partie nach: Spielzug { $done } von { $plies }.
# Two chances, such as 25 %.
reviewed-course = Gewinnchance am Anfang: { $start }. Am Ende: { $result }.
# $decisions: how many choices made a difference. $good: those of them that were right.
reviewed-decisions = { $decisions ->
        [0] In dieser Partie kam es auf keine Entscheidung an.
       *[other] Gut entschieden, wo es darauf ankam: { $good } von { $decisions }.
    }
# What helped or hurt a player most. $change: such as +23 %. $times: the number of choices.
reviewed-said-even = Für { $name } hat nichts allein die Partie entschieden.
reviewed-said-own-luck-up = Am meisten half { $name } das eigene Glück ({ $change }).
reviewed-said-own-luck-down = Am meisten schadete { $name } das eigene Pech ({ $change }).
reviewed-said-others-luck-up = Am meisten half { $name } das Pech der anderen ({ $change }).
reviewed-said-others-luck-down = Am meisten schadete { $name } das Glück der anderen ({ $change }).
reviewed-said-cards-up = Am meisten halfen { $name } die Karten in der Auslage ({ $change }).
reviewed-said-cards-down = Am meisten schadeten { $name } die Karten in der Auslage ({ $change }): Sie passten den anderen besser.
reviewed-said-bids-up = Am meisten half { $name }, was die anderen geboten hatten ({ $change }).
reviewed-said-bids-down = Am meisten schadete { $name }, was die anderen geboten hatten ({ $change }).
reviewed-said-others-decisions-up = Am meisten halfen { $name } Fehler der anderen ({ $change }).
reviewed-said-others-decisions-down = Am meisten schadeten { $name } Entscheidungen der anderen ({ $change }).
reviewed-said-low-bids = { $times ->
        [one] Am meisten schadete { $name } ein zu niedriges Gebot ({ $change }).
       *[other] Am meisten schadeten { $name } { $times } zu niedrige Gebote ({ $change }).
    }
reviewed-said-high-bids = { $times ->
        [one] Am meisten schadete { $name } ein zu hohes Gebot ({ $change }).
       *[other] Am meisten schadeten { $name } { $times } zu hohe Gebote ({ $change }).
    }
# Whether to roll again, and which die to keep.
reviewed-said-dice = { $times ->
        [one] Am meisten schadete { $name } eine Entscheidung beim Würfeln ({ $change }).
       *[other] Am meisten schadeten { $name } { $times } Entscheidungen beim Würfeln ({ $change }).
    }
reviewed-said-other-cards = { $times ->
        [one] Am meisten schadete { $name } ein Griff nach den falschen Karten ({ $change }).
       *[other] Am meisten schadete { $name } der Griff nach den falschen Karten, { $times }-mal ({ $change }).
    }
reviewed-said-stopped = { $times ->
        [one] Am meisten schadete { $name }, einmal zu früh aufzuhören ({ $change }).
       *[other] Am meisten schadete { $name }, { $times }-mal zu früh aufzuhören ({ $change }).
    }
reviewed-said-rolled-on = { $times ->
        [one] Am meisten schadete { $name }, einmal zu lange weiterzumachen ({ $change }).
       *[other] Am meisten schadete { $name }, { $times }-mal zu lange weiterzumachen ({ $change }).
    }
reviewed-said-other-dice = { $times ->
        [one] Am meisten schadete { $name }, einmal die falschen Würfel herauszulegen ({ $change }).
       *[other] Am meisten schadete { $name }, { $times }-mal die falschen Würfel herauszulegen ({ $change }).
    }
# A heading above the three moments that changed most, and each of them that was another player's: a line of the
# table below, and whose it was.
reviewed-turning = Die Wendepunkte
reviewed-turn-of = { $part } ({ $name })
# Headings of a table, and its lines.
reviewed-part = Was die Gewinnchance verändert hat
reviewed-change = Änderung
reviewed-own-luck = Eigenes Glück
reviewed-others-luck = Glück der anderen
reviewed-cards = Karten in der Auslage
reviewed-bids = Wie die Gebote zusammentrafen
reviewed-own-decisions = Eigene Entscheidungen
reviewed-others-decisions = Entscheidungen der anderen
reviewed-rest = Alles andere
# A heading above decisions, and what stands there where none cost anything.
reviewed-dearest = Die teuersten Entscheidungen
# In its place while the coach reads.
reviewed-dearest-yet = Die bisher teuersten Entscheidungen
reviewed-dearest-none = Keine Entscheidung hat nennenswert etwas gekostet.
# $points: a number with one digit behind the point where there is one.
reviewed-cost = { $points ->
        [one] Gewinnchance: { $points } Prozentpunkt weniger
       *[other] Gewinnchance: { $points } Prozentpunkte weniger
    }
# Before what somebody did, and before what would have been better.
reviewed-done = Gespielt
reviewed-better = Besser wäre
# A link, and a button.
reviewed-see = Am Tisch zeigen
reviewed-try = Ab hier noch einmal spielen
