# Volle Wolle, the scenes: short stretches of a match that show a rule. The id is the scene's, with dashes for dots and
# slashes. The title says what is seen, in 7 words at most; `.story` where we stand, in 30, and no result yet; `.task`
# what to do, in 14; `.notice` is told afterwards, in 30.
#
# $seat1, $seat2 and so on are the players' names: nothing may agree with them, and no "de" or "que" stands before
# one (d’, qu’).
# "Vous" is the player through whose eyes a scene is seen; where nobody is, the text only looks on. Figures stand for
# dice, bids and results, never for counts (deux cartes). Terms: as in wolle.ftl.

## material

scene-wolle-deck-each-card-once = Chaque carte ne sort qu’une fois
    .story = La première manche est finie. De nouvelles cartes arrivent sur la table.
    .notice = Une carte prise ne revient plus : le mouton noir pris par { $seat3 } à la première manche ne peut pas réapparaître sur la table.
scene-wolle-dice-no-thirteen = Aucun dé ne donne 13
    .story = Les contrats sont choisis. { $seat2 } joue en premier et prend les trois dés.
    .notice = Le dé bleu va jusqu’à 12, le rouge jusqu’à 10, le jaune jusqu’à 8. Plus haut, il n’y a rien.
scene-wolle-dice-thirty-at-most = Le lancer le plus haut
    .story = { $seat2 } a le contrat le plus élevé et prend les dés. Combien peuvent-ils donner ensemble, au plus ?
    .notice = 12, 10 et 8 font 30 : on ne peut pas faire plus. Le plus petit lancer possible est 3.
scene-wolle-chips-two-each = Deux jetons pour commencer
    .story = La partie commence à peine. Personne n’a encore de mouton, mais personne n’a les mains vides.
    .notice = Tout le monde commence avec deux jetons Laine. Un jeton peut améliorer un lancer, et chaque jeton gardé jusqu’à la fin vaut un point.
scene-wolle-chips-the-stock = La réserve, à côté de la pioche
    .story = Tout le monde a reçu ses premiers jetons Laine. La première manche peut commencer.
    .notice = Les jetons qui ne sont à personne forment la réserve. C’est là que vont les jetons payés, et de là que vient le jeton d’un contrat manqué.
scene-wolle-boards-one-each = Un tableau de contrats pour chacun
    .story = Avant la première manche, on mélange les six tableaux de contrats. Chacun en prend un, sans regarder le verso.
    .notice = Au verso de chaque tableau, le niveau est différent. Personne ne sait d’avance lequel sera le sien ! Les tableaux en trop ne servent pas.
scene-wolle-boards-six-backs = Six tableaux, six niveaux
    .story = La partie n’a pas commencé. Les tableaux de contrats attendent leurs propriétaires.
    .notice = Il n’y a que six tableaux, et leurs niveaux viennent ici après ceux de tous les moutons. Aucun tableau n’a donc le niveau d’un mouton.

## round

scene-wolle-round-order-bid-before-cards = Le contrat d’abord, les cartes ensuite
    .story = La première manche commence. Parmi les cartes, certaines vous plairont peut-être.
    .task = Essayez de prendre tout de suite des cartes, puis choisissez votre contrat.
    .notice = Retourner les cartes, choisir les contrats, lancer les dés : c’est toujours cet ordre. Tant que tous les contrats ne sont pas choisis, personne ne prend de carte.
scene-wolle-layout-five-seats = À cinq, six cartes
    .story = Cinq joueurs sont à table, prêts pour leur première manche.
    .notice = Il y a une carte de plus qu’il n’y a de joueurs : six cartes à cinq. Après dix manches comme celle-ci, toutes les cartes auront servi.
scene-wolle-layout-last-four-cards = Plus que quatre cartes
    .story = Six joueurs ont joué huit manches de sept cartes. La pioche est presque vide.
    .notice = La neuvième manche se joue avec les quatre dernières cartes : il y a moins de cartes que de joueurs. Cela n’arrive qu’à six.
scene-wolle-layout-not-one-less = À deux, trois cartes
    .story = Deux joueurs commencent leur première manche. Combien de cartes retourner ?
    .notice = À deux, on retourne trois cartes à chaque manche : une de plus qu’il n’y a de joueurs. Avec deux, il n’y aurait pas de quoi se disputer !
scene-wolle-bid-secret-still-hidden = Un contrat choisi, mais lequel ?
    .story = Les cartes sont sur la table. Cette fois, vous choisissez votre contrat avant { $seat2 }.
    .notice = { $seat2 } a choisi un contrat, mais vous ne savez pas lequel. Les autres ne connaissent pas le vôtre non plus.
scene-wolle-bid-secret-no-second-bid = Votre contrat ne change plus
    .story = Vous avez choisi votre contrat. { $seat2 } et { $seat3 } réfléchissent encore.
    .notice = Un seul contrat par manche : le vôtre ne change plus, et il reste secret jusqu’à ce que tous les tableaux soient dévoilés.
scene-wolle-bid-secret-turned-over = Tous les tableaux dévoilés ensemble
    .story = Les cartes sont sur la table, et trois joueurs choisissent leur contrat en secret.
    .notice = On n’a dévoilé les tableaux qu’après le dernier choix, tous en même temps. Maintenant, chacun peut lire tous les contrats.
scene-wolle-bid-range-lowest = 14, le plus petit contrat
    .story = Les cartes sont sur la table, et c’est à vous de choisir un contrat. Qu’oserez-vous viser ?
    .task = Choisissez le plus petit contrat du tableau.
    .notice = Les contrats commencent à 14. Un petit contrat est plus facile à remplir, mais ceux qui visent plus haut prennent leurs cartes avant vous.
scene-wolle-bid-range-highest = Tout en haut, il y a 26+
    .story = C’est à vous de choisir un contrat. Votre tableau montre tous ceux qui sont possibles.
    .notice = Après 26 vient encore un contrat, le dernier du tableau : 26+. Personne ne peut aller plus haut.
scene-wolle-bid-order-highest-first = Le contrat le plus élevé commence
    .story = Trois joueurs choisissent leur contrat. Peu importe qui est assis où, et qui se décide le plus vite.
    .notice = { $seat2 } a le contrat le plus élevé et joue en premier ; suivent { $seat3 }, puis { $seat1 }. Seuls les contrats comptent.
scene-wolle-bid-order-plus-before-26 = 26+ passe devant 26
    .story = { $seat1 } et { $seat2 } visent très haut, { $seat3 } est plus sage. Les tableaux sont encore cachés.
    .notice = 26+ passe avant un simple 26 : { $seat1 } joue avant { $seat2 }. Les contrats sont différents, le niveau ne compte donc pas.
scene-wolle-bid-tie-equal-bids = Contrats égaux
    .story = C’est la première manche, et trois joueurs réfléchissent à leur contrat. Deux d’entre eux pensent au même nombre.
    .notice = { $seat1 } et { $seat2 } ont le même contrat : le niveau le plus bas passe devant. Personne n’a de mouton, c’est donc le verso des tableaux qui décide.
scene-wolle-bid-tie-top-card-before-board = Un mouton passe avant un tableau
    .story = La deuxième manche commence. { $seat2 } a déjà un mouton ; { $seat3 } n’en a pas, et n’a que le niveau de son tableau.
    .notice = { $seat2 } et { $seat3 } ont le même contrat. Ici, tout mouton a un niveau plus bas que les tableaux : { $seat2 } joue donc avant { $seat3 }.
scene-wolle-bid-plus-cost-paid-at-once = 26+ se paie tout de suite
    .story = { $seat1 } veut absolument jouer en premier. Un seul contrat s’impose : 26+.
    .notice = Dès que les tableaux ont été dévoilés, { $seat1 } a remis un jeton dans la réserve. Il est perdu, quoi que donnent les dés.
scene-wolle-bid-plus-cost-each-pays = Deux fois 26+, deux jetons
    .story = Tout le monde veut les mêmes cartes, et deux joueurs misent tout sur 26+.
    .notice = { $seat1 } et { $seat2 } ont payé un jeton chacun. Leurs contrats restent égaux : le niveau le plus bas décide, et { $seat2 } joue en premier.
scene-wolle-bid-plus-needs-chip-empty-handed = 26+ sans jeton
    .story = Vous avez payé tous vos jetons. Une nouvelle manche commence, et c’est l’heure des contrats.
    .task = Essayez de choisir 26+, puis prenez un autre contrat.
    .notice = 26+ coûte un jeton, et vous n’en avez pas : vous ne pouvez pas le choisir. Tous les autres contrats restent possibles.
scene-wolle-bid-plus-is-26-exactly-26 = 26, cela suffit
    .story = { $seat1 } choisit 26+. Il faudra ensuite lancer les dés en premier.
    .notice = Un résultat de 26 suffit pour 26+, comme pour un simple 26. Le « + » a seulement fait passer { $seat1 } devant.

## turn

scene-wolle-turn-tries-no-fourth = Pas de quatrième essai
    .story = Deux essais n’ont pas suffi. Vous avez gardé deux dés : plus qu’un à lancer.
    .task = Essayez de garder encore un dé, puis payez un jeton.
    .notice = Après le troisième essai, fini de garder et de relancer. Soit vous remplissez votre contrat, soit vous le manquez.
scene-wolle-turn-first-three-cards = Trois cartes au premier essai
    .story = Vous avez le contrat le plus élevé et jouez en premier. À vous les trois dés !
    .task = Essayez de ne prendre que deux cartes, puis prenez-en trois.
    .notice = Un contrat rempli au premier essai rapporte trois cartes, le maximum pour un lancer. Pas question d’en prendre moins !
scene-wolle-turn-second-keep-two = Deux dés gardés, un dé lancé
    .story = Vous jouez en premier. Si votre lancer ne suffit pas, vous garderez un dé et relancerez les autres.
    .task = Gardez le dé rouge puis, après le deuxième essai, le bleu.
    .notice = Après chaque essai, vous avez gardé un dé de plus, jusqu’à ne lancer que le jaune. À la fin, les trois ont compté.
scene-wolle-turn-second-two-cards = Deux cartes au deuxième essai
    .story = Votre premier essai n’a pas suffi, et vous avez gardé un dé. Reprenez les deux autres.
    .task = Essayez de prendre trois cartes, ou une seule, puis prenez-en deux.
    .notice = Le deuxième essai rapporte exactement deux cartes, à votre choix. Trois, c’est pour le premier essai ; une seule, ce n’est pas permis non plus.
scene-wolle-turn-third-kept-dice-lie = Les dés gardés ne bougent plus
    .story = Après deux essais, { $seat1 } a gardé le dé rouge et le bleu. Reste le troisième essai.
    .notice = On ne lance plus que le dé jaune. Les deux dés gardés restent tels quels, et leurs nombres comptent dans le résultat.
scene-wolle-turn-third-not-the-same-die = Pas deux fois le même dé
    .story = Après votre premier essai, vous avez gardé le dé jaune. Reste à relancer les deux autres.
    .task = Essayez de reprendre le dé jaune, puis gardez-en un autre.
    .notice = Le dé jaune est déjà gardé. Avant le troisième essai, vous gardez aussi l’un des deux dés que vous venez de lancer.
scene-wolle-turn-third-one-card = Une carte au troisième essai
    .story = Vous avez gardé deux dés. C’est le troisième essai, et tout dépend du dé jaune.
    .task = Essayez de prendre deux cartes, puis prenez-en une.
    .notice = Au troisième essai, votre contrat ne rapporte plus qu’une carte, à votre choix. Plus il vous faut d’essais, moins vous gagnez de cartes.
scene-wolle-turn-no-pass-roll-on = S’arrêter après un mauvais lancer ?
    .story = C’est votre tour, et votre premier essai, avec les trois dés.
    .task = Essayez de renoncer tout de suite, puis gardez un dé.
    .notice = On ne s’arrête pas après un mauvais lancer. Votre tour continue jusqu’à ce que vous gagniez des cartes, ou jusqu’au troisième essai.
scene-wolle-turn-miss-a-chip = Un jeton pour se consoler
    .story = C’est à { $seat2 } de jouer, avec trois essais au plus pour remplir son contrat.
    .notice = Même le troisième essai n’a pas suffi : contrat manqué. Cela ne rapporte aucune carte à { $seat2 }, mais un jeton Laine de la réserve.
scene-wolle-turn-last-takes-what-is-left = En dernier, on prend le reste
    .story = { $seat2 } a encore un essai. Ensuite vient { $seat3 }, qui a le contrat le plus bas et joue en dernier.
    .notice = { $seat3 } n’a pas lancé les dés, n’a pas reçu de jeton et a dû prendre toutes les cartes restantes. Cette fois, c’était une bonne affaire !
scene-wolle-turn-empty-display-skipped = Plus rien pour le dernier
    .story = { $seat2 } a pris trois cartes, il n’en reste qu’une. { $seat3 } prend les dés ; { $seat1 } joue en dernier.
    .notice = { $seat3 } a eu la dernière carte. { $seat1 } ne joue donc pas et repart les mains vides : ni carte, ni jeton. La manche est terminée.
scene-wolle-turn-stock-empty-no-chip = Contrat manqué, réserve vide
    .story = Les joueurs ont tous les jetons : la réserve est vide. { $seat1 } a un contrat très élevé à remplir.
    .notice = { $seat1 } a manqué son contrat, mais la réserve était vide : pas de jeton, ni maintenant ni plus tard.

## result

scene-wolle-result-sum-nine-eight-five = Des dés, un malus, un jeton
    .story = Votre carte du dessus porte un malus, mais vous avez encore des jetons. Voici votre deuxième essai.
    .task = Payez un jeton pour remplir votre contrat.
    .notice = On additionne les trois dés, y compris le dé gardé. Puis on soustrait le malus et on ajoute le jeton : juste assez !
scene-wolle-result-malus-third-try = Trois essais contre un malus
    .story = Vous jouez en premier avec un contrat élevé. Mais il y a un malus sur le dessus de votre troupeau, et vous n’avez qu’un jeton.
    .task = Gardez le dé bleu, puis le rouge. Enfin, payez votre jeton.
    .notice = Deux fois, les dés seuls auraient suffi ! Mais il fallait chaque fois soustraire le malus. À la fin, votre jeton a comblé l’écart.
scene-wolle-result-malus-every-try = Le malus compte à chaque essai
    .story = { $seat1 } prend les dés, pour trois essais au plus, avec un malus sur le dessus de son troupeau.
    .notice = Après chaque lancer, il a fallu soustraire le même malus. Il ne s’use pas : il compte tant que cette carte est sur le dessus.
scene-wolle-result-bonus-for-nothing = Un bonus ne coûte rien
    .story = Votre carte du dessus porte un bonus, et vous avez aussi des jetons Laine. C’est votre deuxième essai.
    .task = Remplissez votre contrat sans rien dépenser.
    .notice = Votre bonus a suffi, et vous gardez tous vos jetons. Le bonus n’est pas perdu non plus : il pourra resservir.
scene-wolle-result-chips-two-chips = Des jetons pour combler l’écart
    .story = Vous avez gardé deux dés. C’est le troisième essai, le dernier.
    .task = Gagnez une carte malgré tout.
    .notice = Chaque jeton payé augmente votre résultat d’un point, et vous pouvez en payer autant que vous voulez. Cela a suffi pour votre contrat.
scene-wolle-result-chips-one-too-few = Il manque un jeton
    .story = Vous n’avez qu’un jeton, et votre carte du dessus porte un malus. C’est votre premier essai.
    .task = Essayez de remplir votre contrat avec votre jeton, puis gardez un dé.
    .notice = Un jeton n’augmente votre résultat que d’un point, et vous n’en aviez qu’un. Votre contrat était hors de portée.
scene-wolle-result-optional-success-decline = Relancer d’abord, payer ensuite
    .story = À vous de jouer ! Votre carte du dessus porte un bonus, et vous avez des jetons.
    .task = Gardez le dé bleu, puis payez et prenez les deux bons moutons.
    .notice = Avec le bonus et les jetons, vous aviez droit tout de suite à trois cartes. Vous étiez libre de relancer et de ne payer qu’au deuxième essai.
scene-wolle-result-optional-success-three-cards-declined = Renoncer à trois cartes
    .story = C’est votre premier essai. Avec votre bonus et tous vos jetons, cela pourrait juste suffire.
    .task = Ne dépensez pas encore vos jetons.
    .notice = Votre bonus et vos jetons auraient suffi pour trois cartes, mais rien ne vous oblige à vous en servir. Vous avez gardé un dé, et votre tour continue.
scene-wolle-result-optional-success-miss-on-purpose = Payer, ou manquer exprès
    .story = Vous en êtes au troisième essai, et il vous reste un jeton.
    .notice = Votre jeton suffirait pour une carte. Mais vous pouvez aussi le garder et manquer votre contrat : vous en recevez alors un autre.
scene-wolle-result-forced-success-black-sheep = Un mouton noir pour un contrat rempli
    .story = Il ne reste qu’un mouton noir sur la table. C’est à { $seat3 } et, pour une fois, manquer son contrat ne serait pas si mal.
    .notice = { $seat3 } a rempli son contrat avec les dés seuls : pas le choix, il faut prendre le mouton noir.
scene-wolle-result-below-14-both-black-sheep = Moins de 14 : tous les moutons noirs
    .story = Deux moutons noirs sont sur la table. Vous jouez en premier, avec un malus sur le dessus de votre troupeau et sans jeton.
    .task = Gardez le dé jaune, puis le bleu ; choisissez ensuite votre carte du dessus.
    .notice = Avec le malus, votre résultat est passé sous 14 : vous avez dû prendre tous les moutons noirs. Petite consolation, un jeton pour votre contrat manqué.
scene-wolle-result-rescue-14-one-chip = Un jeton contre les moutons noirs
    .story = Il y a des moutons noirs sur la table, et votre contrat est hors de portée. Il vous reste un dé à lancer.
    .task = Laissez les moutons noirs sur la table.
    .notice = Votre jeton a relevé le résultat à 14, et vous avez évité les moutons noirs. Le contrat reste manqué : vous recevez donc un jeton.
scene-wolle-result-rescue-14-bonus-too-great = Un bonus trop gros
    .story = Il ne reste que des moutons noirs, et un dé à lancer. Votre carte du dessus porte un gros bonus.
    .task = Évitez les moutons noirs sans remplir votre contrat.
    .notice = Avec le bonus, vous auriez rempli votre contrat et pris un mouton noir. Vous avez préféré payer un jeton, et les moutons noirs restent sur la table.
scene-wolle-result-rescue-14-bid-of-14 = Contrat de 14, pas d’échappatoire
    .story = Vous avez le plus petit contrat possible. Il y a des moutons noirs sur la table, et tout dépend du dernier dé.
    .task = Essayez d’éviter seulement les moutons noirs, puis payez ou renoncez.
    .notice = Relever le résultat à 14, c’est remplir un contrat de 14. Il n’y a donc rien entre les deux : une carte, ou les moutons noirs.

## cards

scene-wolle-take-choice-from-the-display = Seules les cartes sur la table
    .story = Vous avez rempli votre contrat au premier essai et avez droit à trois cartes.
    .task = Essayez de prendre une carte devant { $seat2 }, puis trois sur la table.
    .notice = Vous choisissez librement, mais seulement parmi les cartes sur la table. Une carte déjà prise ne revient pas.
scene-wolle-take-choice-fewer-than-earned = Trois gagnées, deux restantes
    .story = { $seat1 } a pris deux cartes, il en reste deux. La main passe à { $seat2 }.
    .notice = Le premier essai aurait rapporté trois cartes à { $seat2 }, mais il n’en restait que deux. Tant pis pour la troisième !
scene-wolle-herd-stack-new-top = Un nouveau mouton sur le dessus
    .story = { $seat2 } n’a pas encore de mouton et lance les dés pour les premiers.
    .notice = { $seat2 } a choisi lequel des nouveaux moutons va sur le dessus. C’est son niveau et son bonus ou malus qui comptent, pas ceux de l’autre.
scene-wolle-herd-stack-not-an-old-sheep = Les anciens moutons restent dessous
    .story = Vous venez de prendre deux moutons. Ils vont sur le dessus de votre troupeau, dans l’ordre que vous voulez.
    .task = Essayez de remettre l’ancien mouton sur le dessus, puis choisissez.
    .notice = Seul un mouton que vous venez de prendre peut aller sur le dessus. Les autres sont dessous, et ils y restent.
scene-wolle-herd-closed-next-round = Le journal oublie
    .story = { $seat2 } prend trois cartes, et tout le monde voit lesquelles.
    .notice = Depuis que de nouvelles cartes sont retournées, le journal dit seulement combien de cartes ont été prises. Lesquelles ? À chacun de s’en souvenir !
scene-wolle-herd-closed-not-even-your-own = Caché, même pour vous
    .story = À la première manche, vous avez pris des moutons. Maintenant, de nouvelles cartes sont sur la table.
    .notice = De votre troupeau, vous ne voyez que la carte du dessus. Interdit de regarder dessous : à vous de retenir ce qui s’y trouve.
scene-wolle-herd-beside-a-dog = Un chien à côté du troupeau
    .story = { $seat2 } a droit à trois cartes. Parmi celles qui sont sur la table, il y a un chien de troupeau.
    .notice = Les deux moutons pris par { $seat2 } forment le troupeau, l’un sur le dessus. Le chien reste à côté, bien en vue.
scene-wolle-herd-beside-nothing-covered = Un chien ne recouvre rien
    .story = { $seat1 } utilise le bonus de sa carte du dessus et a droit à deux cartes.
    .notice = { $seat1 } a pris un chien et l’os. Tous deux restent à côté : le même mouton est toujours sur le dessus, avec son bonus.
scene-wolle-corner-top-only-bonus-stays = Le même bonus, manche après manche
    .story = Votre carte du dessus porte un bonus. C’est à vous, et à la manche suivante vous jouerez encore en premier.
    .task = Utilisez votre bonus pour remplir votre contrat aux deux manches.
    .notice = Le chien et l’os n’ont rien recouvert : le même mouton est resté sur le dessus. Son bonus vous a servi aux deux manches.
scene-wolle-corner-top-only-covered = Bonus recouvert, bonus perdu
    .story = { $seat1 } a un bonus sur le dessus de son troupeau, mais vient de prendre de nouveaux moutons.
    .notice = La nouvelle carte du dessus est sans symbole. Le bonus qui est dessous ne compte plus : { $seat1 } n’a plus d’aide au lancer suivant.
scene-wolle-bone-steal-from-its-owner = L’os change de mains
    .story = { $seat2 } a l’os. À vous de jouer : il y a sur la table des moutons avec un symbole Os.
    .task = Prenez tout sauf le mouton noir, puis prenez aussi l’os.
    .notice = L’un de vos nouveaux moutons porte un symbole Os : vous pouviez donc prendre l’os à { $seat2 }, tout de suite ou pas du tout.
scene-wolle-bone-steal-left-alone = Prendre l’os, ou le laisser
    .story = { $seat1 } a l’os. Il ne reste qu’un mouton noir avec un symbole Os, et les dés sont à vous.
    .task = Décidez : prenez l’os, ou laissez-le.
    .notice = Pour le mouton noir, vous n’aviez pas le choix. Pour l’os, si : ici, son symbole vous permet de le prendre, sans vous y obliger.
scene-wolle-bone-steal-your-own-bone = Personne à qui prendre l’os
    .story = C’est à { $seat2 }. Sur la table, il y a l’os lui-même et un mouton avec un symbole Os.
    .notice = { $seat2 } a pris les deux à la fois. Comme aucun adversaire n’avait l’os, le symbole n’a pas eu d’effet.
scene-wolle-bone-top-meaningless-no-corner = Sur le dessus, un symbole sans effet
    .story = { $seat1 } a sur le dessus de son troupeau un mouton avec un symbole Os ; { $seat2 } a l’os. Une nouvelle manche commence.
    .notice = Pour { $seat1 }, les dés comptent tels quels, et { $seat2 } a toujours l’os. Sur le dessus d’un troupeau, un symbole Os n’a pas d’effet.

## end

scene-wolle-end-last-card = La dernière carte est prise
    .story = Les quatre dernières cartes sont sur la table, et les six contrats sont choisis. { $seat6 } joue en premier.
    .notice = { $seat6 } et { $seat3 } ont pris les dernières cartes. Il ne restait rien pour les autres, et la partie est finie.
scene-wolle-end-no-further-round = Plus de cartes, plus de contrats
    .story = Il reste une carte sur la table, et la pioche est vide. { $seat3 } prend les dés.
    .notice = Toutes les cartes ont été prises : plus de contrat à choisir, plus de manche à jouer. Place au décompte !
scene-wolle-score-sum-forty-two = Le décompte d’un troupeau
    .story = Il n’y a plus qu’une carte à prendre. Ensuite, on compte tout ce qu’il y a devant { $seat1 }.
    .notice = Deux cartes 3‑7‑0 rapportent beaucoup à { $seat1 }, deux cartes 0‑0‑7 rien. L’os rapporte pour quatre chiens, mais en avoir le plus coûte des points.
scene-wolle-score-sum-black-sheep = Les moutons noirs se soustraient
    .story = { $seat1 } a des moutons noirs dans son troupeau. Après la dernière carte, on compte tous les troupeaux.
    .notice = Chaque mouton noir coûte à { $seat1 } les points indiqués. On les soustrait des points des autres moutons.
scene-wolle-score-sum-chips = Les jetons gardés sont des points
    .story = { $seat3 } a encore des jetons Laine et lance les dés pour la dernière carte.
    .notice = { $seat3 } a rempli son contrat avec les dés seuls et garde tous ses jetons. Chacun vaut maintenant un point.
scene-wolle-score-tie-shared-win = Une victoire pour deux
    .story = C’est la dernière manche d’une longue partie à deux. { $seat2 } vise les dernières cartes.
    .notice = Le total est le même des deux côtés : la victoire est partagée. Inutile de compter qui a le plus de moutons ou de jetons.
scene-wolle-score-370-four = Quatre cartes 3‑7‑0
    .story = { $seat5 } a rassemblé plus de cartes 3‑7‑0 que tous les autres. Après la dernière carte, on les compte.
    .notice = Les trois premières forment un trio et ne valent rien. La quatrième en commence un nouveau et vaut trois points. Deux cartes auraient rapporté plus !
scene-wolle-score-007-four = Quatre cartes 0‑0‑7
    .story = { $seat6 } a rassemblé des cartes 0‑0‑7. Après la dernière carte de la partie, on les compte.
    .notice = Trois d’entre elles valent beaucoup ensemble, la quatrième ne vaut rien toute seule. Il en manque deux pour un nouveau trio.
scene-wolle-score-dog-one-nine = Un seul chien
    .story = { $seat3 } a un seul chien. Après la dernière carte, on compte aussi les chiens.
    .notice = Un chien tout seul vaut neuf points. Ils vont à { $seat3 } et à personne d’autre : les adversaires ont plusieurs chiens, ou aucun.
scene-wolle-score-dog-none-two-least = Sans chien, deux moutons de moins
    .story = { $seat4 } n’a pas de chien. Après la dernière carte, on compte les troupeaux.
    .notice = Sans chien, { $seat4 } remet deux moutons ordinaires dans la boîte. On choisit librement lesquels ; ici, ce sont ceux qui valent le moins.
scene-wolle-score-dog-none-black-sheep-stay = Le mouton noir ne part pas
    .story = { $seat4 } n’a pas de chien, mais un mouton noir dans son troupeau. Après la dernière carte, on compte les troupeaux.
    .notice = Deux moutons ordinaires sont retournés dans la boîte. Le mouton noir, lui, reste à { $seat4 } et coûte les points indiqués.
scene-wolle-score-dog-most-both = Le plus de chiens, à égalité
    .story = C’est la dernière manche, à deux. { $seat1 } a plus de chiens, mais il en reste deux sur la table, et c’est à { $seat2 }.
    .notice = Le nombre de chiens est maintenant le même des deux côtés : chacun perd donc les points prévus pour le plus de chiens.
scene-wolle-score-dog-most-second-most = Être deuxième ne coûte rien
    .story = { $seat2 } a plusieurs chiens, mais { $seat1 } en a encore plus. Après la dernière carte, on compte les chiens.
    .notice = C’est { $seat1 } qui a le plus de chiens, et qui perd des points. Pour { $seat2 }, les chiens ne coûtent ni ne rapportent rien.
scene-wolle-score-bone-four-dogs = L’os rapporte pour chaque chien
    .story = { $seat2 } a l’os, et c’est son tour. Il reste deux chiens sur la table.
    .notice = L’os rapporte à { $seat2 } quatre points par chien. Mais avoir le plus de chiens coûte quand même des points.

## two

scene-wolle-two-last-rolls-second-rolls = À deux, tout le monde lance
    .story = La partie se joue à deux. { $seat1 } en est au troisième essai ; { $seat2 } a un contrat plus bas et joue en dernier.
    .notice = À deux, le second joueur lance lui aussi les dés, en trois essais au plus. { $seat2 } a eu besoin des trois pour remplir son contrat.
scene-wolle-two-leftover-to-the-first = Le reste va au premier joueur
    .story = { $seat1 } a joué en premier et manqué son contrat. { $seat2 } n’a plus qu’un dé à lancer, et il y a trois cartes sur la table.
    .notice = { $seat2 } a pris une carte. Les deux autres vont à { $seat1 }, sans lancer de dés et malgré le contrat manqué.

## house

scene-wolle-house-open-herd-your-own = Regarder dans son propre troupeau
    .story = Vous jouez avec une règle maison : chacun peut regarder son troupeau. Une nouvelle manche commence, et vous avez déjà quelques moutons.
    .notice = Avec cette règle maison, vous pouvez regarder votre propre troupeau quand vous voulez. Inutile de retenir ce qu’il y a dessous.
scene-wolle-house-open-herd-not-the-others = Les autres troupeaux restent cachés
    .story = Vous jouez avec une règle maison : chacun peut regarder son troupeau. { $seat2 } en a un aussi.
    .notice = Vous ne pouvez regarder que votre propre troupeau. Chez { $seat2 }, vous ne voyez que la carte du dessus.
scene-wolle-house-open-herds-all = Tous les troupeaux sont visibles
    .story = Avant la partie, vous avez convenu que tous les troupeaux seraient visibles. Une nouvelle manche commence.
    .notice = Vous pouvez regarder tous les troupeaux, celui qui est devant { $seat2 } comme le vôtre. Ici, une bonne mémoire ne donne aucun avantage.
scene-wolle-house-open-herds-history = Le journal nomme toutes les cartes
    .story = Deux joueurs ont convenu de jouer avec tous les troupeaux visibles. Leur première manche commence.
    .notice = La troisième manche a commencé, et le journal nomme toujours les cartes prises par { $seat1 } et { $seat2 } aux deux premières.
scene-wolle-house-short-half = Une partie courte
    .story = Deux joueurs n’ont le temps que pour une partie courte. Les premières cartes sont sur la table.
    .notice = La moitié des cartes reste dans la boîte : la partie compte donc deux fois moins de manches.
scene-wolle-house-deck-own-deck = Jouer avec d’autres cartes
    .story = Ces joueurs ont saisi leurs propres cartes. Les premières arrivent sur la table.
    .notice = Les règles sont les mêmes, mais pas les cartes : un mouton peut valoir d’autres points et porter un autre symbole.
