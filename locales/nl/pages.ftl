# Static pages of the rules: what they say beside the rules themselves.

# $game: the name of a game.
pages-title-book = { $game }: de regels
# The title of a page. $rule: the title of a rule.
pages-title-rule = { $rule } – { $game }
# Leads to the set-up of a match.
pages-play = { $game } spelen
# Above a field to type words into.
pages-filter = Zoek een regel
# $count: a figure.
pages-found = Gevonden regels: { $count }
# For screen readers: the ways to the rules before and behind this one.
pages-ways = Vorige en volgende regel
# To the rule before. $rule: its title.
pages-prev = ‹ { $rule }
# To the rule behind. $rule: its title.
pages-next = { $rule } ›
pages-skip = Naar de regels
# What a picture shows, for screen readers. $rule: the title of a rule.
pages-picture = Afbeelding: { $rule }

# Above the scenes of a rule, each told in words and to be played.
pages-scenes = Voorbeelden
# Links to scenes in which somebody acts, or only watches.
pages-scene-try = Probeer het
pages-scene-watch = Bekijk het

## The element on pages of somebody else

# On a button over a picture: the table opens in the place of the picture.
element-play = Probeer het hier
# On the button of a table that has been left for another one.
element-resume = Verder spelen
element-lost = De tafel kan hier niet worden geladen. Gebruik dan de link.

## The page that makes tables for pages of somebody else

sheet-title = Eén pagina om af te drukken
generator-title = Een tafel voor je eigen pagina
generator-about = Kies een voorbeeld, bekijk het en kopieer de code voor je pagina. Het kost niets, er wordt niets bewaard en niemand wordt gevolgd.
generator-scene = Voorbeeld
generator-preview = Dit zien je bezoekers
generator-element = Begint als plaatje
generator-frame = Gewoon frame
generator-copy = Kopiëren
generator-copied = Gekopieerd

## Where there is no page

nowhere-heading = Deze pagina bestaat niet
nowhere-about = Misschien zit er een tikfout in het adres, of de pagina is verhuisd, maar je partijen zijn veilig.
nowhere-play = Naar de spellen

# Other words by which somebody may look for a rule; they are searched, and not shown.
find-wolle-bid-tie = gelijkspel, gelijk bod
find-wolle-turn-no-pass = passen, opgeven
find-wolle-score-tie = gelijkspel, gelijke stand
find-lotte-roll-nothing = niets, pech, nul
find-lotte-roll-aside = opzij leggen, houden, bewaren
find-lotte-roll-stop = passen, ophouden, opschrijven
find-lotte-end-target = winnen, einde, hoeveel punten
find-lotte-end-tie = gelijkspel, gelijke stand
