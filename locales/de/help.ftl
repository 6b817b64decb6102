# Help at the table: odds that stand beside it, advice, and the review of a match.

## Odds beside the table

# A box to tick above the odds. With a name where several people play at one device: each chooses for themselves.
odds-keep = Neben dem Tisch stehen lassen
odds-keep-for = Neben dem Tisch zeigen, wenn { $name } dran ist
# A button: short. It shows all numbers of the odds.
odds-all = Details
# The name of a button.
odds-put-away = Chancen wegräumen
# In place of the odds, while nobody here has anything to decide.
odds-waiting = Sie kommen, sobald es etwas zu entscheiden gibt.
# For screen readers, behind the best number of a column.
odds-best-mark = am besten

## Advice before a choice

# A button, and the heading of what it opens: each choice, what it is worth, and why.
advice = Rat
advice-waiting = Das wird gerade durchdacht …
advice-none = Im Moment gibt es nichts zu wählen.
# Behind a choice: short.
advice-best = am besten
advice-equal = etwa gleich gut
# What a choice is worth, one behind the other. $chance: such as 42 %. $points: a number with one digit behind the point.
advice-win = { $chance } Gewinnchance
advice-points = Punkte: { $points }
# A heading below: what is assumed where more cannot be known.
advice-assumed = Worauf das beruht

## Review of a match that is over

# A button or link, and the heading of its page.
review = Rückblick
reviewed-heading = Rückblick auf die Partie
title-review = Rückblick auf eine Partie – Volle
reviewed-about = Wie viel war Glück, wie viel war Können: was jeder Wurf und jede Karte an der Gewinnchance geändert und was jede Entscheidung gekostet hat. Beurteilt wird jede Entscheidung danach, was man dabei wissen konnte.
# How far the coach has come.
reviewed-waiting = Spielzug { $done } von { $plies }
# Two chances, such as 25 %.
reviewed-course = Gewinnchance am Anfang: { $start }. Am Ende: { $result }.
# $decisions: how many choices made a difference. $good: those of them that were right.
reviewed-decisions = { $decisions ->
        [0] Keine Wahl machte einen Unterschied.
       *[other] { $good } von { $decisions } Entscheidungen, auf die es ankam, waren die beste oder etwa gleich gut.
    }
# Headings of a table, and its lines.
reviewed-part = Was die Gewinnchance geändert hat
reviewed-change = Änderung
reviewed-own-luck = Eigenes Glück
reviewed-others-luck = Glück der anderen
reviewed-own-decisions = Eigene Entscheidungen
reviewed-others-decisions = Entscheidungen der anderen
reviewed-rest = Nicht erklärt
# A heading above decisions, and what stands there where none cost anything.
reviewed-dearest = Was am meisten gekostet hat
reviewed-dearest-none = Keine Entscheidung hat etwas Nennenswertes gekostet.
# $points: a number with one digit behind the point where there is one.
reviewed-cost = { $points ->
        [one] Gewinnchance: { $points } Prozentpunkt weniger
       *[other] Gewinnchance: { $points } Prozentpunkte weniger
    }
# Before what somebody did, and before what would have been better.
reviewed-done = Gespielt
reviewed-better = Besser
# A link, and a button.
reviewed-see = Am Tisch zeigen
reviewed-try = Von hier noch einmal versuchen
