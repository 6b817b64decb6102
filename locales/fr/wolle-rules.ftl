# Volle Wolle, rule by rule. The id is the rule's, with dashes for dots. `.decided` says what the printed rules
# leave open and how it is settled here. A rule reads in layers of at most
# 60 words: its text, `.special`, `.example`. Above the rules stands an overview: rules-wolle-….
#
# Terms: round manche, turn tour, match partie, bid contrat, reach a bid remplir son contrat, miss contrat manqué,
# bid board tableau de contrats, chip jeton Laine, stock réserve, pile pioche, herd troupeau, top card carte du dessus,
# sheep with points mouton ordinaire, sheep number niveau, minus malus, bone symbol symbole Os, set trio,
# try essai, keep garder, roll again relancer, closed herd troupeau caché, open herd troupeau visible, log journal.

## Overview

# Above five pictures, each with a sentence.
rules-wolle-pictures = Une manche en cinq images
rules-wolle-pictures-1 = Retournez les cartes : une de plus qu’il n’y a de joueurs.
rules-wolle-pictures-2 = Chacun choisit un contrat en secret. Ensuite, on dévoile tous les tableaux en même temps.
rules-wolle-pictures-3 = Le joueur au contrat le plus élevé joue en premier.
rules-wolle-pictures-4 = Pas assez pour votre contrat ? Gardez un dé et relancez les autres. Vous avez trois essais.
rules-wolle-pictures-5 = Plus tôt vous le remplissez, plus vous prenez de cartes. À trois joueurs ou plus, le dernier à jouer ramasse ce qui reste.
# The opening of the rulebook.
rules-wolle-story = Chaque printemps, c’est la tonte, et un mouton tout seul y laisse sa laine. Les moutons cherchent donc un berger de confiance. Roger, le doyen des béliers, vous met à l’épreuve : promettez un nombre, lancez les dés et tenez parole. Réussi du premier coup ? Les plus beaux moutons vous suivent. Bien loin du compte ? Vous héritez des noirs.
rules-wolle-aim = Lancez les dés pour gagner les plus beaux moutons ! Avant de lancer, vous annoncez un contrat : le nombre que vous osez viser. Un contrat élevé vous fait jouer tôt, avec le meilleur choix de cartes… à condition de l’atteindre. Quand les 60 cartes sont prises, le meilleur total gagne.
    .title = But du jeu
    .special = À trois joueurs ou plus, le dernier ne lance même pas les dés : il ramasse ce que les autres ont laissé.
rules-wolle-players = De 2 à 6 joueurs, dès 10 ans d’après les règles imprimées. Comptez environ 45 minutes (c’est notre estimation).
    .title = Joueurs, âge et durée
rules-wolle-setup = Mélangez les 60 cartes et posez-les face cachée au milieu de la table : c’est la pioche. Mélangez les tableaux de contrats, recto visible ; chacun en prend un sans regarder le verso, et une pince. Tout le monde reçoit 2 jetons Laine ; les autres forment la réserve, à côté de la pioche. Gardez les trois dés à portée de main.
    .title = Mise en place
    .special = Peu importe qui s’assoit où : ce sont les contrats qui décident de l’ordre de jeu. À l’écran, tout est déjà en place.
rules-wolle-card = En haut à gauche d’une carte Mouton, vous voyez ce qu’elle vaut : ses points, ou bien 3‑7‑0 ou 0‑0‑7. En haut à droite, il y a un bonus, un malus, un symbole Os ou rien. En bas, vous lisez le niveau du mouton, qui départage les contrats égaux.
    .title = Ce que montre une carte Mouton
    .special = Le bonus, le malus et le niveau comptent tant que le mouton est sur le dessus de votre troupeau. Le symbole Os ne compte qu’au moment où vous recevez la carte. Les points, eux, comptent à la fin.
rules-wolle-signs = En bref : à quoi sert chaque signe, et ce que vaut chaque carte.
    .title = Signes et cartes
rules-wolle-sign-bonus = Tant qu’il est sur le dessus de votre troupeau, vous pouvez l’ajouter à votre résultat, à chaque essai.
    .name = Bonus
rules-wolle-sign-minus = Tant qu’il est sur le dessus de votre troupeau, vous devez le soustraire de votre résultat, à chaque essai.
    .name = Malus
rules-wolle-sign-bone-symbol = Quand vous recevez ce mouton, vous pouvez prendre l’os à l’adversaire qui l’a. Ensuite, le symbole n’a plus d’effet.
    .name = Symbole Os
rules-wolle-sign-sheep-number = À contrat égal, le niveau le plus bas joue en premier. Le vôtre est celui de votre carte du dessus ; pas encore de mouton ? Alors c’est celui au verso de votre tableau.
    .name = Niveau
rules-wolle-sign-plain = Rapporte les points indiqués.
    .name = Mouton ordinaire
rules-wolle-sign-black = Vous coûte les points indiqués. Contrat manqué et moins de 14 après le troisième essai ? Tous les moutons noirs de la table sont pour vous.
    .name = Mouton noir
rules-wolle-sign-370 = Une carte vaut 3 points, deux en valent 14 et trois ne valent rien. Avec la quatrième, un nouveau trio commence.
    .name = 3‑7‑0
rules-wolle-sign-007 = Une ou deux cartes ne valent rien, trois valent 21 points. Avec la quatrième, un nouveau trio commence.
    .name = 0‑0‑7
rules-wolle-sign-dog = Un seul chien vaut 9 points, plusieurs ne valent rien. Sans chien, vous perdez deux moutons ordinaires ; avec le plus de chiens, vous perdez 5 points.
    .name = Chien de troupeau
rules-wolle-sign-bone = À la fin, l’os rapporte à son propriétaire 4 points par chien.
    .name = L’os
rules-wolle-sign-herd = Tous vos moutons, en une seule pile. On n’en voit que la carte du dessus.
    .name = Troupeau
rules-wolle-sign-chip = Chaque jeton payé augmente votre résultat de 1. Chaque jeton gardé vaut 1 point à la fin.
    .name = Jeton Laine
rules-wolle-sign-bid = Ce qu’il faut atteindre ou dépasser avec les trois dés. Le joueur au contrat le plus élevé joue en premier.
    .name = Contrat

## material
wolle-deck = Il y a 60 cartes : 51 moutons, 8 chiens de troupeau et l’os. Chaque carte Mouton indique ce qu’elle vaut et le niveau du mouton. En haut à droite, elle porte un bonus, un malus, un symbole Os ou rien.
    .title = Les cartes
wolle-dice = Vous lancez trois dés : un bleu à 12 faces, un rouge à 10 faces et un jaune à 8 faces. Ensemble, ils donnent au moins 3 et au plus 30.
    .title = Les dés
wolle-chips = Il y a 25 jetons Laine. Vous en recevez 2 au début ; les autres forment la réserve. Un jeton payé augmente votre résultat de 1, et un jeton gardé jusqu’à la fin vaut 1 point.
    .title = Les jetons Laine
wolle-boards = On mélange les six tableaux de contrats, recto visible, et chacun en prend un sans regarder le verso, avec une pince pour marquer ses contrats. Le recto montre tous les contrats possibles, et le verso un niveau.
    .title = Les tableaux de contrats
    .special = Les tableaux en trop retournent dans la boîte.

## round
wolle-round-order = Chaque manche se joue en trois étapes : retourner les cartes, choisir les contrats, lancer les dés.
    .title = Une manche
wolle-layout = Retournez une carte de plus qu’il n’y a de joueurs. À deux, vous jouez 20 manches de 3 cartes ; à trois, 15 manches de 4 cartes ; à quatre, 12 manches de 5 cartes ; à cinq, 10 manches de 6 cartes.
    .title = Retourner les cartes
    .special = À six, vous jouez 8 manches de 7 cartes, puis une neuvième avec les 4 dernières.
wolle-bid-secret = Chacun choisit un contrat en secret : c’est le nombre à atteindre ou à dépasser avec les trois dés. Ensuite, on dévoile tous les tableaux en même temps. D’ici là, pas un mot !
    .title = Des contrats secrets
    .special = À l’écran, il suffit de choisir. Autour d’une vraie table, vous le marquez avec la pince, puis vous l’annoncez à voix haute.
wolle-bid-range = Vous pouvez choisir n’importe quel nombre de 14 à 26, ou bien 26+.
    .title = Les contrats
    .decided = Les règles imprimées ne montrent les contrats qu’en image. Ici, vous pouvez choisir tous les nombres de 14 à 26, et 26+.
wolle-bid-order = On joue dans l’ordre des contrats, du plus élevé au plus bas ; 26+ passe avant 26.
    .title = L’ordre de jeu
    .example = Exemple : avec des contrats de 17, 26 et 22, c’est d’abord le tour du 26, puis du 22 et enfin du 17.
wolle-bid-tie = À contrat égal, le niveau le plus bas joue d’abord. Votre niveau est celui de la carte du dessus de votre troupeau.
    .title = Contrats égaux
    .special = Pas encore de mouton ? Alors c’est celui au verso de votre tableau de contrats. Les chiens et l’os n’ont pas de niveau.
    .decided = Les règles imprimées ne montrent les niveaux qu’en images. Ici, les moutons vont de 1 à 51 et les tableaux de 52 à 57 : deux niveaux ne sont jamais égaux et, à contrat égal, un joueur sans mouton passe toujours après ceux qui en ont un.
wolle-bid-plus-cost = Si vous choisissez 26+, vous remettez un jeton Laine dans la réserve dès que les tableaux sont dévoilés. Si vous êtes plusieurs à choisir 26+, chacun remet le sien, puis le niveau le plus bas passe devant.
    .title = 26+ coûte un jeton
wolle-bid-plus-needs-chip = Vous ne pouvez choisir 26+ que si vous avez un jeton Laine.
    .title = Sans jeton, pas de 26+
wolle-bid-plus-is-26 = Pour remplir un contrat de 26+, il suffit d’un résultat de 26, comme pour un contrat de 26. Le « + » sert seulement à passer devant.
    .title = Le résultat qu’exige 26+

## turn
wolle-turn-tries = Vous avez jusqu’à trois essais pour atteindre ou dépasser votre contrat. À trois joueurs ou plus, le dernier ne lance pas les dés ; à deux, tout le monde les lance.
    .title = Trois essais
wolle-turn-first = Lancez les trois dés. Si vous remplissez votre contrat, prenez trois cartes de votre choix sur la table : votre tour est terminé.
    .title = Premier essai
wolle-turn-second = Toujours pas de cartes ? Gardez un dé, celui que vous voulez, et relancez les deux autres. Si vous remplissez maintenant votre contrat, prenez deux cartes de votre choix : votre tour est terminé.
    .title = Deuxième essai
wolle-turn-third = Encore raté ? Gardez aussi l’un des deux dés que vous venez de lancer et relancez le dernier. Si vous remplissez maintenant votre contrat, prenez une carte de votre choix.
    .title = Troisième essai
    .special = Le dé gardé en premier ne bouge plus.
    .example = Exemple : votre contrat est de 20 et vous avez gardé un 9 et un 7. Sans bonus ni jetons, le dernier dé doit donner au moins 4.
wolle-turn-no-pass = Pas question de s’arrêter en route. Votre tour continue jusqu’à ce que vous gagniez des cartes, ou jusqu’à la fin du troisième essai.
    .title = Pas d’arrêt en route
wolle-turn-miss = Le troisième essai n’a pas suffi ? C’est un contrat manqué. Pas de cartes pour vous, mais un jeton Laine de consolation, pris dans la réserve.
    .title = Contrat manqué
wolle-turn-last = À trois joueurs ou plus, si vous jouez en dernier, vous ne lancez pas les dés et ne recevez pas de jeton. Vous devez prendre toutes les cartes qui restent.
    .title = Jouer en dernier
wolle-turn-empty-display = S’il n’y a plus aucune carte sur la table quand c’est à vous, vous ne jouez pas et ne recevez ni carte ni jeton. La manche est terminée ; la suivante commence.
    .title = Plus rien à prendre
wolle-turn-stock-empty = Si la réserve est vide, un contrat manqué ne vous rapporte pas de jeton, même plus tard.
    .title = Réserve vide
    .decided = Les règles imprimées ne disent pas ce qui se passe quand la réserve est vide. Il n’y a que 25 jetons : ici, vous n’en recevez pas.

## result
wolle-result-sum = Votre résultat est la somme des trois dés, y compris ceux que vous avez gardés.
    .title = Le résultat
wolle-result-malus = Si la carte du dessus de votre troupeau porte un malus, vous devez le soustraire de votre résultat, à chaque essai.
    .title = Un malus est obligatoire
    .example = Exemple : avec un malus de 2, les dés 11, 6 et 4 donnent un résultat de 19.
wolle-result-bonus = Si la carte du dessus de votre troupeau porte un bonus, vous pouvez l’ajouter à votre résultat après chaque essai. Il ne s’use pas : à l’essai suivant, il est de nouveau là.
    .title = Un bonus est facultatif
    .example = Exemple : avec un bonus de 2, les dés 11, 6 et 4 peuvent donner 23.
wolle-result-chips = Après chaque essai, vous pouvez remettre dans la réserve autant de jetons Laine que vous voulez. Chacun augmente votre résultat de 1.
    .title = Payer des jetons
wolle-result-optional-success = Votre contrat n’est rempli qu’avec votre bonus ou des jetons ? À vous de choisir : utilisez-les et prenez les cartes, ou continuez.
    .title = Remplir son contrat avec de l’aide
    .special = Après le troisième essai, y renoncer, c’est manquer son contrat. Ici, le bonus sert toujours en premier, puis le moins de jetons possible.
    .example = Exemple : contrat de 22, bonus de 2, premier essai à 19. Ajoutez le bonus, payez un jeton et prenez trois cartes. Ou bien gardez un dé et relancez les autres, si seules deux cartes vous intéressent.
    .decided = D’après les règles imprimées, c’est à vous de choisir comment payer. Le bonus est gratuit, et chaque jeton vaut un point : ici, vous payez donc toujours le moins possible.
wolle-result-forced-success = Si vous remplissez votre contrat sans bonus ni jetons, vous n’avez pas le choix : prenez toutes les cartes que vous avez gagnées, même celles dont vous vous passeriez bien.
    .title = Remplir son contrat sans aide
wolle-result-below-14 = Contrat manqué, et votre résultat après le troisième essai est inférieur à 14 ? Vous devez prendre tous les moutons noirs de la table. Vous recevez quand même votre jeton Laine.
    .title = En dessous de 14
    .special = Un malus compte ici aussi.
    .example = Exemple : vos dés font 16 et vous avez un malus de 3, votre résultat est donc de 13.
wolle-result-rescue-14 = Moins de 14 après le troisième essai ? Votre bonus et vos jetons peuvent ramener le résultat à 14 ou plus : les moutons noirs restent alors sur la table. Le contrat reste manqué, et vous recevez votre jeton.
    .title = Éviter les moutons noirs
    .special = Attention : le nouveau résultat doit rester en dessous de votre contrat ; avec un contrat de 14, c’est donc impossible. Et si le bonus suffit à remplir le contrat, il ne sert qu’à cela : contre les moutons noirs, payez alors en jetons.
    .example = Exemple : contrat de 15, résultat de 13, bonus de 3. Contre les moutons noirs, vous payez un jeton.
    .decided = Les règles imprimées disent seulement que le bonus et les jetons peuvent servir à atteindre 14, et non ce qui se passe si cela suffit aussi pour votre contrat. Ici, il est alors rempli, et vous prenez des cartes. Pour le manquer en évitant les moutons noirs, il faut rester en dessous.

## cards
wolle-take-choice = Choisissez librement parmi les cartes sur la table. S’il y en a moins que vous n’en avez gagné, prenez celles qui restent.
    .title = Choisir des cartes
wolle-herd-stack = Vos moutons forment une pile devant vous : c’est votre troupeau. Les nouveaux vont tout de suite sur le dessus, dans l’ordre que vous voulez.
    .title = Sur le dessus du troupeau
    .special = Choisissez bien le dernier : son bonus ou son malus et son niveau comptent pour vous jusqu’à ce qu’un autre mouton le recouvre.
wolle-herd-closed = On ne voit que la carte du dessus d’un troupeau. Interdit de regarder dessous, même dans le sien : à vous de vous souvenir ! C’est pourquoi le journal cesse de nommer les cartes prises dès que les suivantes sont retournées. Une fois la partie finie, tout est visible.
    .title = Le troupeau est caché
wolle-herd-beside = Les chiens ne vont pas dans le troupeau : ils restent à côté, bien en vue. L’os aussi.
    .title = À côté du troupeau
wolle-corner-top-only = Un bonus ou un malus ne compte que sur la carte du dessus d’un troupeau. Le vôtre compte à chaque lancer, tant qu’aucun autre mouton ne le recouvre.
    .title = Seule la carte du dessus compte
wolle-bone-steal = Dès que vous prenez sur la table un mouton avec un symbole Os, de gré ou de force, vous pouvez prendre l’os à l’adversaire qui l’a : tout de suite ou pas du tout. Si personne n’a l’os, ou si vous l’avez déjà, le symbole n’a pas d’effet.
    .title = Prendre l’os
    .decided = Les règles imprimées diffèrent d’une langue à l’autre : en allemand, en anglais et en néerlandais, vous pouvez prendre l’os ; en français, vous le prenez, un point c’est tout. Ici, vous avez le choix, comme dans l’original allemand.
wolle-bone-top-meaningless = Un symbole Os sur la carte du dessus de votre troupeau n’a pas d’effet. Il ne compte qu’au moment où vous recevez ce mouton.
    .title = Un symbole Os sur le dessus

## end
wolle-end = La partie se termine quand les 60 cartes ont été prises. Chaque chien a alors un propriétaire, et l’os aussi.
    .title = La fin
wolle-score-sum = Additionnez les points de vos moutons, 1 point par jeton Laine et ce que valent vos cartes 3‑7‑0, vos cartes 0‑0‑7, vos chiens et l’os. Le meilleur total gagne.
    .title = Le décompte
    .example = Exemple : des moutons pour 24 points, un mouton noir à −5, deux cartes 3‑7‑0, un chien (d’autres en ont davantage) et trois jetons font 24 − 5 + 14 + 9 + 3 = 45 points.
wolle-score-tie = En cas d’égalité au meilleur total, la victoire est partagée.
    .title = Victoire partagée
    .decided = Les règles imprimées ne départagent pas les meilleurs totaux égaux. Ici, la victoire est donc partagée.
wolle-score-370 = Une carte 3‑7‑0 vaut 3 points, deux en valent 14 ensemble, et trois ne valent rien.
    .title = 3‑7‑0
    .special = La quatrième commence un nouveau trio : quatre valent 3 points, cinq en valent 14, et six ne valent de nouveau rien.
wolle-score-007 = Trois cartes 0‑0‑7 valent 21 points ensemble. Une ou deux ne valent rien.
    .title = 0‑0‑7
    .example = Trois, quatre ou cinq de ces cartes valent donc 21 points, et six en valent 42.
wolle-score-dog-one = Un seul chien ? Il vaut 9 points.
    .title = Un chien
wolle-score-dog-none = Sans chien, vous remettez dans la boîte deux de vos moutons ordinaires, et leurs points sont perdus. Vous gardez vos moutons noirs et vos cartes 3‑7‑0 et 0‑0‑7.
    .title = Aucun chien
    .special = Les deux moutons ordinaires qui valent le moins sont choisis pour vous. Si vous n’en avez qu’un, vous ne perdez que lui ; si vous n’en avez aucun, vous ne perdez rien.
    .decided = Les règles imprimées vous laissent choisir les deux moutons. Les deux qui valent le moins sont toujours le meilleur choix : on les choisit donc pour vous. Elles ne disent pas non plus ce qui se passe si vous n’en avez pas deux : ici, vous ne perdez que ce que vous avez.
wolle-score-dog-most = Le joueur qui a le plus de chiens perd 5 points. À égalité, chacun des joueurs concernés perd 5 points. À partir de deux, les chiens ne rapportent rien.
    .title = Le plus de chiens
wolle-score-bone = Si vous avez l’os, vous recevez 4 points pour chacun de vos chiens.
    .title = L’os
    .special = Tout seul, l’os ne vaut rien. Et si vous avez le plus de chiens, vous perdez quand même 5 points.
    .example = Exemple : un seul chien vous rapporte 4 points en plus de ses 9, et trois chiens vous en rapportent 12.

## two
wolle-two-last-rolls = À deux, le second joueur lance lui aussi les dés, s’il reste des cartes. Toutes les règles d’un tour s’appliquent : trois essais, un jeton pour un contrat manqué, et les moutons noirs pour un résultat inférieur à 14.
    .title = À deux : le second lance aussi
wolle-two-leftover = À deux, les cartes qui restent après les deux tours vont à celui qui a joué en premier, même s’il a déjà gagné des cartes pendant cette manche. Il ne relance pas les dés pour cela.
    .title = À deux : les cartes qui restent

## house
wolle-house-open-herd = Vous pouvez regarder votre propre troupeau quand vous voulez.
    .title = Règle maison : troupeau visible
    .decided = Dans les règles imprimées, tous les troupeaux restent cachés. Si vous ne voulez pas faire travailler votre mémoire, convenez-en ensemble avant la partie.
wolle-house-open-herds = Chacun peut regarder tous les troupeaux quand il veut, et le journal continue de nommer les cartes de toutes les manches.
    .title = Règle maison : tous les troupeaux visibles
    .decided = Dans les règles imprimées, tous les troupeaux restent cachés. Si vous ne voulez pas qu’une bonne mémoire décide de la partie, convenez-en ensemble avant de commencer.
wolle-house-short = Vous pouvez faire une partie courte avec seulement 30 des 60 cartes : 25 moutons, 4 chiens de troupeau et l’os. Les autres restent dans la boîte.
    .title = Règle maison : partie courte
    .special = À deux, vous jouez alors 10 manches, à quatre 6 et à cinq 5. À trois, vous en jouez 7, puis une huitième avec les 2 dernières cartes ; à six, 4, puis une cinquième avec les 2 dernières.
    .decided = Dans les règles imprimées, on joue toujours avec les 60 cartes. Nous avons choisi cette moitié pour que chaque trio puisse encore être complété, avec trois 3‑7‑0 et trois 0‑0‑7.
wolle-house-deck = Vous pouvez jouer avec un autre jeu de 60 cartes que vous saisissez vous-mêmes, par exemple celui de la boîte.
    .title = Règle maison : vos propres cartes
    .decided = Les règles imprimées ne montrent les cartes qu’en images. Ici, vous jouez donc avec les cartes maison, à moins d’en saisir d’autres.
