# Help at the table: odds that stand beside it, advice, and the review of a match.

## Odds beside the table

# A box to tick above the odds. With a name where several people play at one device: each chooses for themselves.
odds-keep = Altijd naast de tafel tonen
odds-keep-for = Altijd naast de tafel tonen als { $name } aan de beurt is
# Above the odds, for fingers. The light bulb is the button in the dock that gives advice.
odds-by-finger = Sneller de volgende keer: houd het lampje ingedrukt.
# A button: short. It shows all numbers of the odds.
odds-all = Alle getallen
# The name of a button.
odds-put-away = Kansen verbergen
# In place of the odds, while nobody here has anything to decide.
odds-waiting = De kansen verschijnen zodra er iets te kiezen valt.
# For screen readers, behind the best number of a column.
odds-best-mark = beste keuze

## Advice before a choice

# A button, and the heading of what it opens: each choice, what it is worth, and why.
advice = Advies
advice-waiting = Even nadenken …
advice-none = Er valt nu niets te kiezen.
# Behind a choice: short.
advice-best = beste keuze
advice-equal = ongeveer even goed
# What a choice is worth, before its points. $chance: such as 42 %.
advice-win = { $chance } kans om te winnen
# A heading below: what is assumed where more cannot be known.
advice-assumed = Zo is het berekend

## Review of a match that is over

# A button or link, and the heading of its page.
review = Nakaarten
reviewed-heading = Hoe ging het?
title-review = Nakaarten over een partij – Volle
reviewed-about = Geluk, of slim gespeeld? Je ziet wat elke worp en elke kaart met je kans om te winnen deed, en wat elke keuze kostte. Bij een keuze telt alleen wat de speler toen kon weten. Het zijn schattingen. Wat niet aan een worp, een kaart of een keuze ligt, staat onder ‘{ reviewed-rest }’; in een korte partij kan dat veel zijn.
# The sentence beside a sheep with a book, before and while it reads: how far the coach has come.
reviewed-opening = Het schaap met de bril slaat de partij open.
reviewed-waiting = Het schaap met de bril leest de partij na: zet { $done } van { $plies }.
# Two chances, such as 25 %.
reviewed-course = Kans om te winnen: { $start } aan het begin, { $result } aan het einde.
# $decisions: how many choices made a difference. $good: those of them that were right.
reviewed-decisions = { $decisions ->
        [0] Geen enkele keuze maakte verschil.
       *[other] Keuzes die ertoe deden: { $decisions }. Daarvan goed: { $good } (de beste, of bijna).
    }
# What helped or hurt a player most. $change: such as +23 %. $times: the number of choices.
reviewed-said-even = Niets gaf in zijn eentje de doorslag voor { $name }.
reviewed-said-own-luck-up = { $name } had vooral geluk ({ $change }).
reviewed-said-own-luck-down = { $name } had vooral pech ({ $change }).
reviewed-said-others-luck-up = { $name } had het meest aan de pech van de anderen ({ $change }).
reviewed-said-others-luck-down = { $name } had het meest last van het geluk van de anderen ({ $change }).
reviewed-said-cards-up = { $name } had het meest aan de kaarten op tafel ({ $change }).
reviewed-said-cards-down = { $name } had het meest last van de kaarten op tafel ({ $change }): die pasten beter bij de anderen.
reviewed-said-bids-up = { $name } had het meest aan wat de anderen boden ({ $change }).
reviewed-said-bids-down = { $name } had het meest last van wat de anderen boden ({ $change }).
reviewed-said-others-decisions-up = { $name } had het meest aan fouten van de anderen ({ $change }).
reviewed-said-others-decisions-down = { $name } had het meest last van keuzes van de anderen ({ $change }).
reviewed-said-low-bids = { $times ->
        [one] Eén te laag bod kostte { $name } het meest ({ $change }).
       *[other] { $times } te lage biedingen kostten { $name } het meest ({ $change }).
    }
reviewed-said-high-bids = { $times ->
        [one] Eén te hoog bod kostte { $name } het meest ({ $change }).
       *[other] { $times } te hoge biedingen kostten { $name } het meest ({ $change }).
    }
# Whether to roll again, and which die to keep.
reviewed-said-dice = { $times ->
        [one] Eén keuze bij het dobbelen kostte { $name } het meest ({ $change }).
       *[other] { $times } keuzes bij het dobbelen kostten { $name } het meest ({ $change }).
    }
reviewed-said-other-cards = { $times ->
        [one] Eén keer de verkeerde kaarten pakken kostte { $name } het meest ({ $change }).
       *[other] { $times } keer de verkeerde kaarten pakken kostte { $name } het meest ({ $change }).
    }
reviewed-said-stopped = { $times ->
        [one] Eén keer te vroeg stoppen kostte { $name } het meest ({ $change }).
       *[other] { $times } keer te vroeg stoppen kostte { $name } het meest ({ $change }).
    }
reviewed-said-rolled-on = { $times ->
        [one] Eén keer te lang doorgaan kostte { $name } het meest ({ $change }).
       *[other] { $times } keer te lang doorgaan kostte { $name } het meest ({ $change }).
    }
reviewed-said-other-dice = { $times ->
        [one] Eén keer de verkeerde dobbelstenen apart leggen kostte { $name } het meest ({ $change }).
       *[other] { $times } keer de verkeerde dobbelstenen apart leggen kostte { $name } het meest ({ $change }).
    }
# A heading above the three moments that changed most, and each of them that was another player's: a line of the
# table below, and whose it was.
reviewed-turning = De keerpunten
reviewed-turn-of = { $part } ({ $name })
# Headings of a table, and its lines.
reviewed-part = Waardoor de kans om te winnen veranderde
reviewed-change = Verandering
reviewed-own-luck = Eigen geluk
reviewed-others-luck = Geluk van anderen
reviewed-cards = Kaarten op tafel
reviewed-bids = Hoe de biedingen uitpakten
reviewed-own-decisions = Eigen keuzes
reviewed-others-decisions = Keuzes van anderen
reviewed-rest = Al het andere
# A heading above decisions, and what stands there where none cost anything.
reviewed-dearest = De duurste keuzes
# In its place while the coach reads.
reviewed-dearest-yet = De duurste keuzes tot nu toe
reviewed-dearest-none = Geen enkele keuze kostte echt iets.
# $points: a number with one digit behind the point where there is one.
reviewed-cost = { $points ->
        [one] Kans om te winnen: { $points } procentpunt minder
       *[other] Kans om te winnen: { $points } procentpunten minder
    }
# Before what somebody did, and before what would have been better.
reviewed-done = Gespeeld
reviewed-better = Beter
# A link, and a button.
reviewed-see = Bekijk op tafel
reviewed-try = Vanaf hier opnieuw proberen
