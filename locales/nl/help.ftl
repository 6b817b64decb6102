# Help at the table: odds that stand beside it, advice, and the review of a match.

## Odds beside the table

# A box to tick above the odds. With a name where several people play at one device: each chooses for themselves.
odds-keep = Naast de tafel laten staan
odds-keep-for = Naast de tafel laten staan als { $name } aan de beurt is
# A button: short. It shows all numbers of the odds.
odds-all = Details
# The name of a button.
odds-put-away = De kansen wegleggen
# In place of the odds, while nobody here has anything to decide.
odds-waiting = Ze komen zodra er iets te beslissen valt.
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
# What a choice is worth, one behind the other. $chance: such as 42 %. $points: a number with one digit behind the point.
advice-win = { $chance } kans om te winnen
advice-points = Punten: { $points }
# A heading below: what is assumed where more cannot be known.
advice-assumed = Waar dit op berust

## Review of a match that is over

# A button or link, and the heading of its page.
review = Nabeschouwing
reviewed-heading = Nabeschouwing van de partij
title-review = Nabeschouwing van een partij – Volle
reviewed-about = Hoeveel was geluk en hoeveel was spel: wat elke worp en elke kaart aan de kans om te winnen veranderde, en wat elke beslissing kostte. Elke beslissing wordt beoordeeld naar wat je op dat moment kon weten.
# How far the coach has come.
reviewed-waiting = Zet { $done } van { $plies }
# Two chances, such as 25 %.
reviewed-course = Kans om te winnen aan het begin: { $start }. Aan het eind: { $result }.
# $decisions: how many choices made a difference. $good: those of them that were right.
reviewed-decisions = { $decisions ->
        [0] Geen enkele keuze maakte verschil.
       *[other] Goede keuzes waar het op aankwam: { $good } van { $decisions }.
    }
# Headings of a table, and its lines.
reviewed-part = Wat de kans om te winnen veranderde
reviewed-change = Verandering
reviewed-own-luck = Eigen geluk
reviewed-others-luck = Geluk van de anderen
reviewed-own-decisions = Eigen beslissingen
reviewed-others-decisions = Beslissingen van de anderen
reviewed-rest = Niet verklaard
# A heading above decisions, and what stands there where none cost anything.
reviewed-dearest = Wat het meeste kostte
reviewed-dearest-none = Geen enkele beslissing kostte iets noemenswaardigs.
# $points: a number with one digit behind the point where there is one.
reviewed-cost = { $points ->
        [one] Kans om te winnen: { $points } procentpunt minder
       *[other] Kans om te winnen: { $points } procentpunten minder
    }
# Before what somebody did, and before what would have been better.
reviewed-done = Gespeeld
reviewed-better = Beter
# A link, and a button.
reviewed-see = Op tafel tonen
reviewed-try = Vanaf hier opnieuw proberen
