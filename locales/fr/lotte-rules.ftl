# Volle Lotte, rule by rule. The id is the rule's, with dashes for dots. Where the two sets of rules part,
# `.cabinet` and `.tutto` say what each adds; the text itself holds for both. `.decided` says what the printed
# rules leave open and how it is settled here. A rule reads in layers of at most
# 60 words: its text, `.special`, `.example`. Above the rules stands an overview: rules-lotte-….
#
# Terms: Full Roll Tutto (the same in the plural), draw piocher, deck pioche, set aside mettre de côté, roll again relancer,
# a die that scores dé qui marque, triple brelan, nothing scores lancer nul, stop s'arrêter (the card is Stop),
# at risk en jeu, write down inscrire, leader joueur en tête, target objectif, turn tour, last round dernier tour de table,
# straight suite (the card is Suite), Fireworks Feu d'artifice, Double-Roll Double, Plus-Minus Plus/Moins.

## Overview

# Above five pictures, each with a sentence.
rules-lotte-pictures = Un tour en cinq images
rules-lotte-pictures-1 = Piochez une carte.
rules-lotte-pictures-2 = Lancez les six dés.
rules-lotte-pictures-3 = Mettez de côté des dés qui marquent. Vous pouvez relancer les autres.
rules-lotte-pictures-4 = Arrêtez-vous à temps pour inscrire vos points. Un lancer nul, et le tour ne rapporte rien.
rules-lotte-pictures-5 = Les six dés ont marqué ? Vous recevez la récompense de votre carte.
# The opening of the rulebook.
rules-lotte-story = Après la tonte, les moutons filent à la fête foraine. Lotte, une agnelle qui n’a jamais su s’arrêter à temps, y tient le stand de dés. Le hérisson s’arrête trop tôt, le renard compte les cartes, et le lièvre relance une toute dernière fois… puis encore une. Devinez qui Lotte préfère !
rules-lotte-aim = Piochez une carte, lancez six dés et amassez des points. Mais arrêtez-vous à temps pour les inscrire, sinon vous perdez tout ! Quand quelqu’un a atteint l’objectif, en général 6 000 points, on joue un dernier tour de table, et le meilleur score gagne.
    .title = But du jeu
rules-lotte-players = De 2 à 10 joueurs, dès 8 ans d’après les règles imprimées. À quatre, comptez environ 30 minutes, et davantage si vous êtes plus nombreux (c’est notre estimation).
    .title = Joueurs, âge et durée
rules-lotte-setup = Mélangez les 56 cartes et posez la pioche, face cachée, à portée de tout le monde, avec les six dés à côté. Prenez de quoi noter les scores ; tout le monde commence à 0. Choisissez ensemble les règles (classiques ou Tutto), l’objectif et le premier joueur ; ensuite, on joue dans le sens des aiguilles d’une montre.
    .title = Mise en place
    .special = À l’écran, c’est le joueur de la place 1, à l’avant de la table, qui commence, et tout le reste est déjà en place.
rules-lotte-tip = Relancez jusqu’à ce que votre tour vaille 300 points, puis arrêtez-vous et inscrivez-les. Difficile de faire mieux : même un jeu parfait ne rapporte en moyenne qu’environ 3 points de plus par tour. Au dernier tour de table, relancez jusqu’à avoir ce qu’il vous faut.
    .title = Un conseil : quand s’arrêter ?
    .special = Avec les règles Tutto, mettez de côté le moins de dés possible et relancez jusqu’à 350.
rules-lotte-signs = En bref : ce que fait chaque carte, et ce que dit chaque signe.
    .title = Cartes et signes
rules-lotte-sign-stop = Vous ne lancez pas les dés. Votre tour est terminé, et les points de ce tour sont perdus.
    .name = Stop
rules-lotte-sign-fireworks = Lancez les dés jusqu’à un lancer nul, puis inscrivez tous les points de votre tour.
    .name = Feu d’artifice
rules-lotte-sign-bonus = Un Tutto vous rapporte en plus le nombre indiqué sur la carte.
    .name = Bonus
rules-lotte-sign-double = Un Tutto double tous les points de votre tour.
    .name = Double
rules-lotte-sign-plus-minus = Vous devez viser un Tutto. Il vous rapporte 1 000 points, et le joueur en tête en perd 1 000, sauf si c’est vous.
    .name = Plus/Moins
rules-lotte-sign-straight = Vous devez réussir une suite, un nombre après l’autre. Elle vous rapporte 2 000 points.
    .name = Suite
rules-lotte-sign-clover = Vous devez viser un Tutto, ou deux d’affilée selon les règles choisies. Réussissez, et vous gagnez la partie sur-le-champ.
    .name = Trèfle à quatre feuilles
rules-lotte-sign-deck = Les cartes encore à piocher, face cachée. Quand la pioche est épuisée, on remélange les 56 cartes.
    .name = La pioche
rules-lotte-sign-risk = Les points de ce tour. Arrêtez-vous à temps, et vous les inscrivez ; un lancer nul, et ils sont perdus.
    .name = En jeu
rules-lotte-sign-safe = Des points que vous gardez. Seul un Plus/Moins peut en faire perdre au joueur en tête.
    .name = Inscrits
rules-lotte-sign-leader = Le joueur qui a le plus de points inscrits. Un Plus/Moins peut lui en coûter 1 000.
    .name = En tête
rules-lotte-sign-target = Ce joueur a atteint l’objectif en premier : le dernier tour de table a commencé. À la fin, le meilleur score gagne.
    .name = Objectif atteint

## material
lotte-deck = Il y a 56 cartes : 25 cartes Bonus (5 de chaque : 200, 300, 400, 500 et 600), 10 cartes Stop, 5 cartes Feu d’artifice, 5 cartes Double, 5 cartes Plus/Moins, 5 cartes Suite et un seul Trèfle à quatre feuilles.
    .title = Les cartes
lotte-dice = Vous lancez six dés ordinaires, numérotés de 1 à 6.
    .title = Les dés
lotte-deck-exhausted = Quand la dernière carte a été piochée, on remélange les 56 cartes avant d’en piocher une autre.
    .title = La pioche est épuisée
    .decided = Les règles imprimées ne disent pas ce qui se passe quand la pioche est épuisée. Ici, on remélange toutes les cartes, et la partie continue.

## turn
lotte-turn-start = On joue dans le sens des aiguilles d’une montre ; à l’écran, c’est le joueur de la place 1 qui commence. Au début de votre tour, piochez une carte et posez-la face visible. Ensuite, lancez les six dés, sauf si c’est un Stop.
    .title = D’abord une carte, puis les dés
lotte-score-single = Chaque 1 vaut 100 points et chaque 5 en vaut 50. Les autres nombres ne marquent qu’en brelan.
    .title = Dés seuls
    .example = Exemple : 1‑5‑5 vaut 200.
lotte-score-triple = Trois dés identiques dans un même lancer forment un brelan : 1‑1‑1 vaut 1 000 points, 2‑2‑2 vaut 200, 3‑3‑3 vaut 300, 4‑4‑4 vaut 400, 5‑5‑5 vaut 500 et 6‑6‑6 vaut 600.
    .title = Brelans
    .special = Les dés d’un lancer précédent ne complètent jamais un brelan.
    .example = Exemple : vous mettez de côté un 1, puis vous lancez 1‑1. Cela fait trois dés seuls, qui valent 300 ensemble.
lotte-score-once = Chaque dé ne compte qu’une fois, seul ou dans un brelan.
    .title = Aucun dé ne compte deux fois
    .example = Exemples : 1‑1‑1‑1 vaut 1 100 et 5‑5‑5‑5 vaut 550, mais 2‑2‑2‑2 vaut 200, et il reste un dé. Deux brelans dans un même lancer comptent tous les deux : 2‑2‑2‑6‑6‑6 vaut 800.

## roll
lotte-roll-nothing = Si aucun dé ne marque, c’est un lancer nul : votre tour se termine et vous en perdez tous les points, y compris ceux des cartes précédentes. Les cartes Feu d’artifice et Suite ont leurs propres règles.
    .title = Lancer nul
lotte-roll-aside = Mettez de côté des dés qui marquent ; ensuite, vous pouvez relancer les autres. Avec une Suite, on met les dés de côté autrement.
    .title = Mettre des dés de côté
    .cabinet = Vous mettez de côté tous les dés qui marquent. Avec 1‑2‑3‑4‑5‑6, ce sont le 1 et le 5, et il reste quatre dés à relancer.
    .tutto = Vous choisissez ce que vous mettez de côté : au moins un dé qui marque ou un brelan. Avec 1‑2‑3‑4‑5‑6, vous pouvez ne mettre de côté que le 1 et relancer cinq dés. Seuls les dés mis de côté comptent. Avec un Feu d’artifice, vous mettez toujours de côté tous les dés qui marquent.
lotte-roll-stop = Les points de votre tour sont en jeu jusqu’à ce que vous vous arrêtiez. Après un lancer qui marque, vous pouvez vous arrêter et les inscrire tous. Mais les cartes Feu d’artifice, Plus/Moins, Suite et Trèfle à quatre feuilles vous interdisent de vous arrêter : vous relancez aussi longtemps que la carte l’exige.
    .title = S’arrêter

## full-roll
lotte-full-roll = Quand les six dés ont marqué, en un seul lancer ou en plusieurs, c’est un Tutto ! Vous recevez la récompense de votre carte. Ensuite, arrêtez-vous et inscrivez vos points, ou piochez une autre carte et relancez les six dés, avec tous les points de ce tour en jeu.
    .title = Tutto
    .special = Après un Tutto, les cartes Feu d’artifice et Trèfle à quatre feuilles suivent leurs propres règles.
    .example = Exemple : vous mettez de côté 1‑5‑5, puis vous lancez 3‑3‑3.
lotte-full-roll-must-roll = Si vous piochez une autre carte, vous devez lancer les dés au moins une fois, sauf si c’est un Stop. Pas question de regarder la carte, puis de s’arrêter.
    .title = Nouvelle carte, nouveau lancer
    .decided = Les règles imprimées ne disent pas si vous pouvez regarder une autre carte, puis vous arrêter. Ici, il faut lancer les dés : piocher doit rester un risque.

## cards
lotte-card-stop = Vous ne lancez pas les dés. Votre tour se termine aussitôt, et vous perdez tous les points de ce tour.
    .title = Stop
lotte-card-bonus = Si vous réussissez un Tutto, ajoutez à vos points le nombre indiqué sur la carte. Arrêt avant le Tutto ou lancer nul : pas de bonus.
    .title = Bonus
    .example = Exemple : 850 points aux dés et un Bonus de 300 font 1 150.
lotte-card-double = Si vous réussissez un Tutto, tous les points de votre tour sont doublés, y compris ceux des cartes précédentes. Arrêt avant le Tutto ou lancer nul : rien n’est doublé.
    .title = Double
    .example = Exemple : 1 250 points deviennent 2 500.
lotte-card-fireworks = Mettez de côté tous les dés qui marquent et relancez, encore et encore. Après chaque Tutto, vous relancez les six dés, sans autre carte. Le premier lancer nul termine votre tour, mais cette fois vous ne perdez rien : vous inscrivez tous les points du tour, y compris ceux des cartes précédentes.
    .title = Feu d’artifice
    .decided = La traduction anglaise dont viennent les règles classiques vous laisse les points amassés jusque-là, sans dire clairement si ceux des cartes précédentes en font partie, ni si vous pouvez vous arrêter de vous-même. Ici, les deux versions suivent les règles Tutto, plus récentes : vous lancez les dés jusqu’à un lancer nul, et vous gardez tous les points du tour.
lotte-card-plus-minus = Vous devez viser un Tutto. Il rapporte exactement 1 000 points, quels que soient les dés, en plus des points de vos cartes précédentes. Aussitôt, le joueur en tête en perd 1 000, même si votre tour finit mal. Ensuite, arrêtez-vous ou piochez une autre carte.
    .title = Plus/Moins
    .special = Qui est en tête ? Celui qui a le plus de points inscrits. Plusieurs joueurs à égalité ? Chacun perd 1 000 points. Votre propre carte, elle, ne vous coûte jamais rien. Et tant que personne ne dépasse 0, personne n’est en tête.
    .cabinet = Un score peut descendre sous zéro : avec 600 points, le joueur en tête tombe à −400.
    .tutto = Aucun score ne descend sous zéro : avec 600 points, le joueur en tête tombe à 0.
    .decided = La traduction anglaise des règles classiques ne dit ni si les dés marquent aussi, ni que faire d’une égalité en tête. Ici, comme dans les règles Tutto, les dés n’ajoutent rien, et tous les joueurs en tête, sauf vous, perdent 1 000 points. Le moment où l’on regarde qui mène, et la barre des 0 point, sont notre choix.
lotte-card-straight = Vous devez réussir une suite. Chaque lancer doit vous apporter au moins un nombre qui vous manque encore. Mettez de côté un seul dé par nombre, puis relancez les autres. La suite complète ajoute 2 000 points ; rien d’autre ne marque avec cette carte.
    .title = Suite
    .special = Si un lancer n’apporte aucun nouveau nombre, votre tour se termine et vous en perdez tous les points.
    .cabinet = La suite va de 1 à 5 (1‑2‑3‑4‑5), avec six dés. Vous mettez de côté un dé de chaque nouveau nombre : avec 1‑1‑3‑3‑6‑6, ce sont un 1 et un 3. Quand la suite est complète, votre tour se termine, et vous inscrivez les 2 000 points et ceux des cartes précédentes.
    .tutto = La suite va de 1 à 6 (1‑2‑3‑4‑5‑6). Vous mettez de côté un ou plusieurs des nouveaux nombres, à votre choix : avec 1‑1‑3‑3‑6‑6, par exemple, un seul 1. La suite complète compte comme un Tutto : vous vous arrêtez ou vous piochez une autre carte.
    .decided = Les règles imprimées ne disent ni ce que deviennent les points des cartes précédentes, ni si les 1, les 5 et les brelans marquent aussi. Comme avec les autres cartes, ces points suivent le sort du tour : gardés si la suite est complète, perdus si un lancer n’apporte aucun nouveau nombre. Ici, rien d’autre que la suite ne marque.
lotte-card-clover = Cette carte exige un Tutto, ou deux selon les règles choisies, et vous ne pouvez pas vous arrêter avant. Réussi ? Vous gagnez la partie sur-le-champ, quels que soient les scores. Mais au premier lancer nul, votre tour se termine et vous en perdez tous les points.
    .title = Trèfle à quatre feuilles
    .cabinet = Un seul Tutto suffit pour gagner.
    .tutto = Il vous faut deux Tutto d’affilée. Pour le second, vous relancez les six dés, sans autre carte entre les deux.
    .decided = La traduction anglaise dont viennent les règles classiques ne dit pas ce que deviennent les points des cartes précédentes si vous ne réussissez pas. Ici, ils sont perdus, comme d’après les règles Tutto, et comme après un lancer nul avec toute autre carte qu’un Feu d’artifice.

## end
lotte-end-target = Le dernier tour de table commence dès que quelqu’un a inscrit 6 000 points ou plus. Avant la partie, vous pouvez convenir d’un autre objectif, par exemple 10 000 pour jouer plus longtemps.
    .title = L’objectif
lotte-end-catch-up = Dès que quelqu’un a atteint l’objectif, les autres ont une dernière chance de passer devant. Ensuite, le meilleur score gagne, peu importe qui a atteint l’objectif en premier.
    .title = Le dernier tour de table
    .cabinet = Tous les autres jouent encore un tour, et un seul, dans le sens des aiguilles d’une montre. Rien n’annule ce dernier tour de table.
    .tutto = On finit le tour de table en cours, pour que tout le monde ait joué le même nombre de fois. Un Plus/Moins peut encore coûter des points. Si, à la fin d’un tour, plus personne n’a assez de points inscrits, le dernier tour de table est annulé et la partie continue.
    .decided = Les règles imprimées ne disent ni comment se compte le dernier tour de table, ni ce qui se passe si plus personne n’atteint l’objectif. Ici, les règles classiques et les règles Tutto le précisent donc, chacune à sa manière, et l’on ne vérifie l’objectif qu’à la fin d’un tour.
lotte-end-tie = En cas d’égalité au meilleur score, la victoire est partagée.
    .title = Victoire partagée
    .decided = Les règles imprimées ne départagent pas les meilleurs scores égaux. Ici, la victoire est donc partagée.
