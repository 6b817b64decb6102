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
rules-wolle-pictures-2 = Tout le monde choisit un contrat en secret. Ensuite, tous les tableaux sont dévoilés en même temps.
rules-wolle-pictures-3 = Le contrat le plus élevé passe en premier.
rules-wolle-pictures-4 = Si vous ne remplissez pas votre contrat, gardez un dé et relancez les autres. Vous avez trois essais.
rules-wolle-pictures-5 = Plus tôt vous le remplissez, plus vous prenez de cartes. À trois ou plus, qui joue en dernier ramasse ce qui reste.
rules-wolle-aim = Lancez les dés pour gagner les plus beaux moutons. Votre contrat est le nombre que vous osez viser : plus il est élevé, plus tôt vous jouez et plus vous avez de choix, mais encore faut-il l’atteindre pour gagner des cartes. Une fois les 60 cartes prises, le meilleur total gagne.
    .title = But du jeu
    .special = À trois ou plus, qui joue en dernier ramasse simplement ce qui reste.
rules-wolle-players = De 2 à 6 joueurs, à partir de 10 ans d’après les règles imprimées. Celles-ci n’indiquent pas la durée d’une partie ; comptez environ 45 minutes.
    .title = Joueurs, âge et durée
rules-wolle-setup = Mélangez les 60 cartes et posez-les face cachée au milieu de la table : c’est la pioche. Mélangez les tableaux de contrats, recto visible ; chacun en prend un sans regarder le verso, avec une pince pour ses contrats. Tout le monde prend 2 jetons Laine ; les autres forment la réserve, près des cartes. Gardez les trois dés à portée de main.
    .title = Mise en place
    .special = Peu importe qui s’assoit où : ce sont les contrats qui décident de l’ordre de jeu. À l’écran, tout est déjà en place.
rules-wolle-card = En haut à gauche d’une carte Mouton, vous voyez ce qu’elle vaut : ses points, ou bien 3‑7‑0 ou 0‑0‑7. En haut à droite se trouve un bonus, un malus, un symbole Os ou rien. En bas, vous lisez le niveau du mouton, qui départage les contrats égaux.
    .title = Ce que montre une carte Mouton
    .special = Les moutons que vous recevez s’empilent devant vous : c’est votre troupeau. Un bonus, un malus et le niveau ne comptent que tant que la carte est sur le dessus du troupeau. Un symbole Os ne compte qu’au moment où vous recevez la carte, et les points comptent à la fin.
rules-wolle-signs = Voici, en bref, à quoi sert chaque signe et ce que vaut chaque carte.
    .title = Signes et cartes
rules-wolle-sign-bonus = Tant qu’il est sur le dessus de votre troupeau, vous pouvez l’ajouter à votre résultat, essai après essai.
    .name = Bonus
rules-wolle-sign-minus = Tant qu’il est sur le dessus de votre troupeau, vous devez le soustraire de votre résultat, à chaque essai.
    .name = Malus
rules-wolle-sign-bone-symbol = Quand vous recevez ce mouton, vous pouvez prendre l’os à l’adversaire qui l’a. Ensuite, le symbole n’a plus d’effet.
    .name = Symbole Os
rules-wolle-sign-sheep-number = À contrats égaux, le niveau le plus bas joue en premier. Le vôtre est celui de votre carte du dessus ou, tant que vous n’avez pas de mouton, celui au verso de votre tableau de contrats.
    .name = Niveau
rules-wolle-sign-plain = Rapporte les points indiqués.
    .name = Mouton ordinaire
rules-wolle-sign-black = Vous coûte les points indiqués. Si vous manquez votre contrat et que votre résultat après le troisième essai est inférieur à 14, vous devez le prendre.
    .name = Mouton noir
rules-wolle-sign-370 = Une carte vaut 3 points, deux en valent 14 et trois ne valent rien. Avec la quatrième, un nouveau trio commence.
    .name = 3‑7‑0
rules-wolle-sign-007 = Une ou deux cartes ne valent rien, trois valent 21 points. Avec la quatrième, un nouveau trio commence.
    .name = 0‑0‑7
rules-wolle-sign-dog = Un chien seul vaut 9 points, plusieurs ne valent rien. Sans aucun chien, vous perdez deux moutons ordinaires ; avec le plus de chiens, vous perdez 5 points.
    .name = Chien de troupeau
rules-wolle-sign-bone = À la fin, rapporte 4 points par chien à qui le possède.
    .name = L’os
rules-wolle-sign-herd = Tous vos moutons, en une seule pile. On n’en voit que la carte du dessus.
    .name = Troupeau
rules-wolle-sign-chip = Chaque jeton payé augmente votre résultat de 1. Chaque jeton gardé vaut 1 point à la fin.
    .name = Jeton Laine
rules-wolle-sign-bid = Ce qu’il faut atteindre avec les trois dés. Le contrat le plus élevé joue en premier.
    .name = Contrat

## material
wolle-deck = Il y a 60 cartes : 51 moutons, 8 chiens de troupeau et l’os. Chaque carte Mouton indique ce qu’elle vaut et le niveau du mouton. Dans son coin supérieur droit, elle porte un bonus, un malus, un symbole Os ou rien.
    .title = Les cartes
wolle-dice = Vous lancez trois dés : un bleu à 12 faces, un rouge à 10 faces et un jaune à 8 faces. Ensemble, ils donnent au moins 3 et au plus 30.
    .title = Les dés
wolle-chips = Il y a 25 jetons Laine. Vous commencez avec 2 jetons ; ceux que personne n’a forment la réserve. Un jeton payé augmente votre résultat de 1, et un jeton gardé jusqu’à la fin vaut 1 point.
    .title = Les jetons Laine
wolle-boards = Les six tableaux de contrats sont mélangés, recto visible, et vous en recevez un au hasard, avec une petite pince pour marquer vos contrats. Le recto montre tous les contrats possibles, et le verso un niveau.
    .title = Les tableaux de contrats
    .special = Les tableaux en trop ne servent pas.

## round
wolle-round-order = Chaque manche se joue en trois étapes : retourner les cartes, choisir les contrats, lancer les dés.
    .title = Une manche
wolle-layout = Retournez une carte de plus qu’il n’y a de joueurs. À deux, vous jouez 20 manches de 3 cartes ; à trois, 15 manches de 4 cartes ; à quatre, 12 manches de 5 cartes ; à cinq, 10 manches de 6 cartes.
    .title = Retourner les cartes
    .special = À six, vous jouez 8 manches de 7 cartes, puis une neuvième avec les 4 dernières.
wolle-bid-secret = Tout le monde choisit un contrat en secret : c’est le nombre que vous comptez atteindre avec les trois dés. Ensuite, tous les tableaux sont dévoilés en même temps. Jusque-là, personne n’apprend rien des contrats des autres.
    .title = Des contrats secrets
    .special = À l’écran, vous le touchez ; sur un tableau imprimé, vous le marquez avec la pince.
wolle-bid-range = Vous pouvez choisir n’importe quel nombre de 14 à 26, ou bien 26+.
    .title = Les contrats
    .decided = Le texte des règles imprimées ne donne jamais la liste des contrats. D’après des critiques du jeu, le tableau va de 14 à 26+, et l’explication de 26+ parle d’un simple 26. Ici, vous pouvez donc choisir tous les nombres de 14 à 26, et 26+.
wolle-bid-order = On joue dans l’ordre des contrats, du plus élevé au plus bas ; 26+ passe avant 26.
    .title = L’ordre de jeu
    .example = Par exemple, avec des contrats de 17, 26 et 22, c’est d’abord le tour du 26, puis du 22 et enfin du 17.
wolle-bid-tie = Entre contrats égaux, le niveau le plus bas passe devant. Votre niveau est celui de la carte du dessus de votre troupeau.
    .title = Contrats égaux
    .special = Tant que vous n’avez pas de mouton, c’est celui au verso de votre tableau de contrats ; les chiens et l’os n’ont pas de niveau.
    .decided = Les règles imprimées ne montrent les niveaux qu’en images. Ici, les moutons ont les niveaux 1 à 51 et les tableaux les niveaux 52 à 57. Deux niveaux ne sont donc jamais égaux et, tant que vous n’avez pas de mouton, vous passez, à contrat égal, après tous ceux qui en ont un.
wolle-bid-plus-cost = Si vous choisissez 26+, vous payez un jeton Laine à la réserve dès que les tableaux sont dévoilés. Si vous êtes plusieurs à choisir 26+, chacun paie le sien, puis le niveau le plus bas passe devant.
    .title = 26+ coûte un jeton
wolle-bid-plus-needs-chip = Vous ne pouvez choisir 26+ que si vous avez un jeton Laine.
    .title = Sans jeton, pas de 26+
wolle-bid-plus-is-26 = Vous remplissez un contrat de 26+ avec un résultat d’au moins 26, exactement comme un contrat de 26. Le « + » sert seulement à passer avant les contrats de 26.
    .title = Le résultat qu’exige 26+

## turn
wolle-turn-tries = Vous avez jusqu’à trois essais pour atteindre ou dépasser votre contrat, sauf si vous jouez en dernier. À deux, même en jouant en dernier, vous lancez les dés.
    .title = Trois essais
wolle-turn-first = Lancez les trois dés. Si vous remplissez votre contrat, prenez trois cartes de votre choix sur la table : votre tour est terminé.
    .title = Premier essai
wolle-turn-second = Si le premier essai ne vous a rapporté aucune carte, gardez exactement un dé, celui que vous voulez, et relancez les deux autres. Si vous remplissez maintenant votre contrat, prenez deux cartes de votre choix, et votre tour est terminé.
    .title = Deuxième essai
wolle-turn-third = Si le deuxième essai ne vous a rapporté aucune carte non plus, gardez aussi l’un des deux dés que vous venez de lancer et relancez le dernier. Si vous remplissez maintenant votre contrat, prenez une carte de votre choix.
    .title = Troisième essai
    .special = Le dé gardé en premier reste tel quel.
    .example = Par exemple, votre contrat est de 20 et vous avez gardé un 9 et un 7 : sans bonus ni jetons, le dernier dé doit donner au moins 4.
wolle-turn-no-pass = Vous ne pouvez pas vous arrêter en route. Votre tour continue jusqu’à ce que vous gagniez des cartes ou que vous ayez joué votre troisième essai.
    .title = Pas d’arrêt en route
wolle-turn-miss = Si le troisième essai ne suffit pas à remplir votre contrat, c’est un contrat manqué. Vous ne gagnez aucune carte, mais vous recevez un jeton Laine de la réserve.
    .title = Contrat manqué
wolle-turn-last = À trois ou plus, si vous jouez en dernier, vous ne lancez pas les dés et ne recevez pas de jeton. Vous devez prendre toutes les cartes qui restent.
    .title = Jouer en dernier
wolle-turn-empty-display = S’il n’y a plus aucune carte sur la table quand c’est à vous, vous ne jouez pas et ne recevez ni carte ni jeton. La manche est terminée ; la suivante commence.
    .title = Plus rien à prendre
wolle-turn-stock-empty = Si la réserve est vide, un contrat manqué ne vous rapporte pas de jeton, même plus tard.
    .title = Réserve vide
    .decided = Les règles imprimées ne disent pas ce qui se passe quand la réserve est vide. Comme il n’y a que 25 jetons, vous n’en recevez pas.

## result
wolle-result-sum = Votre résultat est la somme des trois dés, y compris ceux que vous avez gardés.
    .title = Le résultat
wolle-result-malus = Si la carte du dessus de votre troupeau porte un malus, vous devez le soustraire de votre résultat, à chaque essai.
    .title = Un malus est obligatoire
    .example = Par exemple, avec un malus de 2, les dés 11, 6 et 4 donnent un résultat de 19.
wolle-result-bonus = Si la carte du dessus de votre troupeau porte un bonus, vous pouvez l’ajouter à votre résultat après chaque essai. Vous ne le perdez pas : il peut resservir à chaque essai.
    .title = Un bonus est facultatif
    .example = Par exemple, avec un bonus de 2, les dés 11, 6 et 4 peuvent donner 23.
wolle-result-chips = Après chaque essai, vous pouvez payer des jetons Laine à la réserve, autant que vous voulez. Chaque jeton augmente votre résultat de 1.
    .title = Payer des jetons
wolle-result-optional-success = Si vous ne pouvez remplir votre contrat qu’avec votre bonus ou des jetons, à vous de choisir : les utiliser et prendre les cartes, ou continuer.
    .title = Remplir son contrat avec de l’aide
    .special = Après le troisième essai, y renoncer revient à manquer votre contrat. Ici, le bonus sert toujours en premier, puis le moins de jetons possible.
    .example = Par exemple, votre contrat est de 22, vous avez un bonus de 2 et votre premier essai donne 19. Vous pouvez ajouter le bonus, payer un jeton et prendre trois cartes. Ou bien vous gardez un dé et relancez les autres, par exemple parce que seules deux cartes vous intéressent.
    .decided = D’après les règles imprimées, c’est à vous de choisir comment payer. Le bonus est gratuit et chaque jeton vaut un point : c’est donc toujours la façon la moins chère qui est utilisée ici.
wolle-result-forced-success = Si vous remplissez votre contrat sans bonus ni jetons, vous n’avez pas le choix : prenez toutes les cartes que vous avez gagnées, même celles dont vous vous passeriez bien.
    .title = Remplir son contrat sans aide
wolle-result-below-14 = Si vous manquez votre contrat et que votre résultat après le troisième essai est inférieur à 14, vous devez prendre tous les moutons noirs qui se trouvent sur la table. Vous recevez quand même votre jeton Laine.
    .title = En dessous de 14
    .special = Un malus compte ici aussi.
    .example = Par exemple, si vos dés font 16 et que vous avez un malus de 3, votre résultat est de 13.
wolle-result-rescue-14 = Si votre résultat après le troisième essai est inférieur à 14, vous pouvez le relever à 14 ou plus avec votre bonus et vos jetons. Vous laissez alors les moutons noirs sur la table. Votre contrat reste manqué, et vous recevez quand même votre jeton.
    .title = Éviter les moutons noirs
    .special = C’est possible seulement si le résultat ainsi relevé reste inférieur à votre contrat, donc jamais avec un contrat de 14. Si le bonus suffit à remplir votre contrat, vous ne pouvez vous en servir que pour cela ; pour éviter les moutons noirs, il faut alors payer en jetons.
    .example = Par exemple, avec un contrat de 15, un résultat de 13 et un bonus de 3, vous payez un jeton.
    .decided = Les règles imprimées disent seulement que le bonus et les jetons peuvent servir à atteindre 14, et non ce qui se passe si cela suffit aussi pour votre contrat. Ici, il est alors rempli, et vous prenez des cartes. Pour le manquer en évitant les moutons noirs, il faut rester en dessous.

## cards
wolle-take-choice = Vous choisissez librement parmi les cartes sur la table. S’il y en a moins que vous n’en avez gagné, vous recevez celles qui restent.
    .title = Choisir des cartes
wolle-herd-stack = Vos moutons forment une pile devant vous : c’est votre troupeau. Les nouveaux vont tout de suite sur le dessus, dans l’ordre que vous voulez.
    .title = Sur le dessus du troupeau
    .special = Choisissez bien celui qui finit tout en haut : son bonus ou son malus et son niveau comptent pour vous jusqu’à ce qu’un autre mouton le recouvre.
wolle-herd-closed = On ne voit que la carte du dessus d’un troupeau. Personne n’a le droit de regarder un troupeau plus tard, pas même le sien. C’est pourquoi le journal cesse de nommer les cartes prises dès que les suivantes sont retournées. Une fois la partie finie, tout est visible.
    .title = Le troupeau est caché
wolle-herd-beside = Les chiens ne vont pas dans le troupeau. Ils restent à côté, bien en vue, et l’os aussi.
    .title = À côté du troupeau
wolle-corner-top-only = Les bonus et les malus ne comptent que sur la carte du dessus d’un troupeau. Le vôtre compte chaque fois que vous lancez les dés, tant que cette carte n’est pas recouverte.
    .title = Seule la carte du dessus compte
wolle-bone-steal = Dès que vous recevez de la table un mouton avec un symbole Os, de gré ou de force, vous pouvez prendre l’os à l’adversaire qui l’a : tout de suite ou pas du tout. Si personne n’a l’os, ou si vous l’avez déjà, le symbole n’a pas d’effet.
    .title = Prendre l’os
    .decided = Le livret français dit que vous prenez l’os d’office ; en allemand, en anglais et en néerlandais, vous pouvez le prendre. Ici, vous avez le choix, comme dans l’original allemand.
wolle-bone-top-meaningless = Un symbole Os sur la carte du dessus de votre troupeau n’a pas d’effet. Il ne compte qu’au moment où vous recevez ce mouton.
    .title = Un symbole Os sur le dessus

## end
wolle-end = La partie se termine quand les 60 cartes ont été prises. Chaque chien appartient alors à quelqu’un, et l’os aussi.
    .title = La fin
wolle-score-sum = Additionnez les points de vos moutons, 1 point par jeton Laine et ce que valent vos cartes 3‑7‑0, vos cartes 0‑0‑7, vos chiens et l’os. Le meilleur total gagne.
    .title = Le décompte
    .example = Par exemple, des moutons pour 24 points, un mouton noir à −5, deux cartes 3‑7‑0, un chien et trois jetons font 24 − 5 + 14 + 9 + 3 = 45 points.
wolle-score-tie = En cas d’égalité au meilleur total, la victoire est partagée.
    .title = Victoire partagée
    .decided = Les règles imprimées ne disent pas qui gagne si les meilleurs totaux sont égaux. Ici, la victoire est donc partagée.
wolle-score-370 = Une carte 3‑7‑0 vaut 3 points, deux en valent 14 ensemble, et trois ne valent rien.
    .title = 3‑7‑0
    .special = La quatrième commence un nouveau trio : quatre valent 3 points, cinq en valent 14, et six ne valent de nouveau rien.
wolle-score-007 = Trois cartes 0‑0‑7 valent 21 points ensemble. Une ou deux ne valent rien.
    .title = 0‑0‑7
    .example = Trois, quatre ou cinq de ces cartes valent donc 21 points, et six en valent 42.
wolle-score-dog-one = Si vous avez exactement un chien, il vaut 9 points.
    .title = Un chien
wolle-score-dog-none = Si vous n’avez aucun chien, deux de vos moutons ordinaires retournent dans la boîte, et leurs points sont perdus. Vous gardez vos moutons noirs et vos cartes 3‑7‑0 et 0‑0‑7.
    .title = Aucun chien
    .special = Les deux moutons ordinaires qui valent le moins de points sont choisis pour vous. Si vous n’en avez qu’un, vous ne perdez que lui ; si vous n’en avez aucun, vous ne perdez rien.
    .decided = Les règles imprimées vous laissent choisir les deux moutons. Les deux qui valent le moins sont toujours le meilleur choix, et ils sont donc choisis pour vous. Elles ne disent pas non plus ce qui se passe si vous n’en avez pas deux : ici, vous ne perdez que ce que vous avez.
wolle-score-dog-most = Qui a le plus de chiens perd 5 points. Si vous êtes plusieurs à en avoir le plus, chacun de vous perd 5 points. À partir de deux, les chiens ne valent rien par eux-mêmes.
    .title = Le plus de chiens
wolle-score-bone = Si vous avez l’os, vous recevez 4 points pour chacun de vos chiens.
    .title = L’os
    .special = Tout seul, l’os ne vaut rien, et il ne vous épargne pas la perte de 5 points si vous avez le plus de chiens.
    .example = Par exemple, un seul chien vous rapporte 4 points en plus de ses 9, et trois chiens vous en rapportent 12.

## two
wolle-two-last-rolls = À deux, vous lancez les dés même en jouant en dernier, s’il reste des cartes. Toutes les règles d’un tour s’appliquent : trois essais, un jeton pour un contrat manqué, et les moutons noirs pour un résultat inférieur à 14.
    .title = À deux : lancer en dernier
wolle-two-leftover = À deux, s’il reste des cartes après les deux tours, elles reviennent à qui a joué en premier, même avec des cartes déjà gagnées à cette manche. Pas besoin de relancer les dés pour cela.
    .title = À deux : les cartes qui restent

## house
wolle-house-open-herd = Vous pouvez regarder votre propre troupeau à tout moment.
    .title = Règle maison : troupeau visible
    .decided = Dans les règles imprimées, tous les troupeaux restent cachés. Si vous ne voulez pas faire travailler votre mémoire, convenez-en ensemble avant la partie.
wolle-house-open-herds = Tout le monde peut regarder tous les troupeaux à tout moment, et le journal continue de nommer les cartes de toutes les manches.
    .title = Règle maison : tous les troupeaux visibles
    .decided = Dans les règles imprimées, tous les troupeaux restent cachés. Si vous ne voulez pas qu’une bonne mémoire décide de la partie, convenez-en ensemble avant de commencer.
wolle-house-deck = Vous pouvez jouer avec un autre jeu de 60 cartes que vous saisissez vous-mêmes, par exemple celui de la boîte.
    .title = Règle maison : d’autres cartes
    .decided = Les règles imprimées ne montrent les cartes qu’en images. Ici, vous jouez donc avec les cartes maison, à moins d’en saisir d’autres.
