# Static pages of the rules: what they say beside the rules themselves.

# $game: the name of a game.
pages-title-book = { $game }: die Regeln
# The title of a page. $rule: the title of a rule.
pages-title-rule = { $rule } – { $game }
# Leads to the set-up of a match.
pages-play = { $game } spielen
# Above a field to type words into.
pages-filter = Regel suchen
# $count: a figure.
pages-found = Gefundene Regeln: { $count }
# For screen readers: the ways to the rules before and behind this one.
pages-ways = Weitere Regeln
# To the rule before. $rule: its title.
pages-prev = ‹ { $rule }
# To the rule behind. $rule: its title.
pages-next = { $rule } ›
pages-skip = Zu den Regeln
# What a picture shows, for screen readers. $rule: the title of a rule.
pages-picture = Bild: { $rule }

# Above the scenes of a rule, each told in words and to be played.
pages-scenes = Am Tisch gezeigt
# Links to scenes in which somebody acts, or only watches.
pages-scene-try = Ausprobieren
pages-scene-watch = Ansehen

## The element on pages of somebody else

# On a button over a picture: the table opens in the place of the picture.
element-play = Hier ausprobieren
# On the button of a table that has been left for another one.
element-resume = Weiterspielen
element-lost = Der Tisch lässt sich hier nicht laden. Bitte folge dem Link.

## The page that makes tables for pages of somebody else

sheet-title = Eine Seite zum Ausdrucken
generator-title = Ein Tisch für deine eigene Seite
generator-about = Such dir eine Szene aus, sieh sie dir an und kopiere, was auf deine Seite gehört. Das kostet nichts, speichert nichts und verrät niemandem etwas.
generator-scene = Szene
generator-preview = So wird es auf deiner Seite aussehen
generator-element = Mit Vorschaubild
generator-frame = Als einfacher Rahmen
generator-copy = Kopieren
generator-copied = Kopiert

## Where there is no page

nowhere-heading = Diese Seite gibt es nicht
nowhere-about = Vielleicht steckt in der Adresse ein Fehler, oder die Seite ist umgezogen, aber deine Partien sind sicher.
nowhere-play = Zu den Spielen

# Other words by which somebody may look for a rule; they are searched, and not shown.
find-wolle-bid-tie = gleiche Gebote, gleich viel geboten, Schafzahl
find-wolle-turn-no-pass = aufhören, verzichten, aussetzen, passen
find-wolle-score-tie = Gleichstand, unentschieden
find-lotte-roll-nothing = null, nichts, verloren
find-lotte-roll-aside = zur Seite legen, weglegen, behalten
find-lotte-roll-stop = sichern, passen, aufschreiben
find-lotte-end-target = gewinnen, Ende, wie viele Punkte
find-lotte-end-tie = Gleichstand, unentschieden, gleich viele Punkte
