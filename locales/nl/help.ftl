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
# Headings of a table, and its lines.
reviewed-part = Waardoor de kans om te winnen veranderde
reviewed-change = Verandering
reviewed-own-luck = Eigen geluk
reviewed-others-luck = Geluk van anderen
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
