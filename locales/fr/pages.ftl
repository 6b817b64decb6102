# Static pages of the rules: what they say beside the rules themselves.

# $game: the name of a game.
pages-title-book = { $game } : les règles
# The title of a page. $rule: the title of a rule.
pages-title-rule = { $rule } – { $game }
# Leads to the set-up of a match.
pages-play = Jouer à { $game }
# Above a field to type words into.
pages-filter = Chercher une règle
# $count: a figure.
pages-found = Règles trouvées : { $count }
# For screen readers: the ways to the rules before and behind this one.
pages-ways = D’autres règles
# To the rule before. $rule: its title.
pages-prev = ‹ { $rule }
# To the rule behind. $rule: its title.
pages-next = { $rule } ›
pages-skip = Aller aux règles
# What a picture shows, for screen readers. $rule: the title of a rule.
pages-picture = Image : { $rule }

# Above the scenes of a rule, each told in words and to be played.
pages-scenes = En situation
# Links to scenes in which somebody acts, or only watches.
pages-scene-try = Essayer
pages-scene-watch = Regarder

## The element on pages of somebody else

# On a button over a picture: the table opens in the place of the picture.
element-play = Essayer ici
# On the button of a table that has been left for another one.
element-resume = Continuer
element-lost = La table ne peut pas être chargée ici. Suivez plutôt le lien.

## The page that makes tables for pages of somebody else

sheet-title = Une page à imprimer
generator-title = Une table pour votre propre page
generator-about = Choisissez une scène, regardez-la et copiez ce qu’il faut écrire dans votre page. C’est gratuit, et rien n’est enregistré ni transmis à personne.
generator-scene = Scène
generator-preview = Ce que montrera votre page
generator-element = Avec une image d’abord
generator-frame = Dans un simple cadre
generator-copy = Copier
generator-copied = Copié

## Where there is no page

nowhere-heading = Cette page n’existe pas
nowhere-about = L’adresse contient peut-être une erreur, ou la page a changé de place, mais vos parties n’ont pas bougé.
nowhere-play = Vers les jeux

# Other words by which somebody may look for a rule; they are searched, and not shown.
find-wolle-bid-tie = égalité, même contrat
find-wolle-turn-no-pass = passer, renoncer
find-wolle-score-tie = égalité, ex æquo
find-lotte-roll-nothing = raté, zéro, rien
find-lotte-roll-aside = garder, réserver
find-lotte-roll-stop = passer, sauver
find-lotte-end-target = gagner, fin, combien de points
find-lotte-end-tie = égalité, ex æquo
