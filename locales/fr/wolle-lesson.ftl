# Volle Wolle: what the guide of the first match says, above the table. Terms: see wolle.ftl.
#
# One thing to notice, one thing to do. The other players are bots; “you” is who plays.

# Before the first cards.
lesson-wolle-goal = Réunissez le plus beau troupeau ! À chaque manche, annoncez un nombre à atteindre avec trois dés : votre contrat. Si vous y arrivez, vous prenez des cartes.
    .story = C’est la tonte ! Roger, le doyen des béliers, veut voir si vous tenez parole.
lesson-wolle-bid = Touchez une carte sur la table pour voir son effet. Choisissez ensuite un contrat : les dés vont jusqu’à 12, 10 et 8, et il n’y a pas de mauvais choix.
# After the bids are turned over: where the own bid leads to.
lesson-wolle-first = Personne n’a annoncé plus que vous : vous jouez en premier. Lancez les dés !
lesson-wolle-second = Le joueur au contrat le plus élevé commence, et c’est ensuite à vous. Regardez s’il remplit son contrat !
lesson-wolle-last = Contrats égaux, mais votre niveau est plus élevé : vous jouez en dernier. Pas besoin de dés : toutes les cartes qui restent sont pour vous.
lesson-wolle-watch = C’est aux autres de jouer. Regardez ce qu’ils prennent… et ce qu’ils laissent.
# Somebody else has just missed a bid.
lesson-wolle-turn-chip = Contrat manqué : un jeton Laine pour se consoler, et rien d’autre. À vous : lancez les dés !
lesson-wolle-keep = Pas encore assez ! Gardez un dé, celui que vous voulez ; les autres sont relancés.
lesson-wolle-keep-last = Il vous reste un essai. Gardez encore un dé ; seul le dernier est relancé.
# A bonus, chips or both would be enough to reach the bid.
lesson-wolle-claim = Si près du but ! Vous complétez, avec un bonus ou des jetons, et prenez des cartes ?
lesson-wolle-below = Attention : un contrat manqué avec moins de 14, et tous les moutons noirs de la table sont pour vous. Saurez-vous les éviter ?
lesson-wolle-take-first = Du premier coup ! Cela vous vaut trois cartes.
lesson-wolle-take-second = Rempli au deuxième essai : prenez deux cartes au lieu de trois. Regardez le coin en haut à droite : sur le dessus de votre troupeau, un bonus aide vos lancers, un malus les gêne.
lesson-wolle-take-third = Rempli au troisième essai : prenez une carte.
lesson-wolle-top = Touchez le mouton à mettre sur le dessus. Lui seul compte pour vos lancers : son bonus les aide, son malus les gêne.
# The end of the first round; round-chip: somebody has just missed a bid in it.
lesson-wolle-round = Le dernier joueur n’a pas eu à lancer les dés : il a pris toutes les cartes restantes. Voilà pour la première manche !
lesson-wolle-round-chip = Un contrat a été manqué : cela rapporte un jeton. Le dernier joueur, lui, a pris toutes les cartes restantes sans lancer les dés.
# The second round begins: what lies on top of the own herd.
lesson-wolle-again-minus = Votre carte du dessus porte un malus : on le retire de chacun de vos lancers. Nouvelle manche : quel contrat ?
lesson-wolle-again-bonus = Votre carte du dessus porte un bonus : il peut compléter un lancer trop faible. Nouvelle manche : quel contrat ?
lesson-wolle-again-plain = Votre carte du dessus n’a ni bonus ni malus : vos lancers comptent tels quels. Nouvelle manche : quel contrat ?
# Somebody else has just had to take a black sheep.
lesson-wolle-sets = Encore une manche, avec des cartes qui comptent ensemble : les chiens et l’os, les 3‑7‑0 et les 0‑0‑7.
lesson-wolle-again-sets = Deux 3‑7‑0 valent 14 points, mais un troisième gâche tout. Trois 0‑0‑7 en valent 21. Quel contrat ?
lesson-wolle-take-sets = Un seul chien vaut 9 points, et l’os en ajoute 4 par chien. Quelles cartes prenez-vous ?
lesson-wolle-turn-black = Un contrat trop gourmand, un résultat sous 14 : voilà le mouton noir adopté. À vous : lancez les dés !
lesson-wolle-turn = C’est votre tour. Lancez les dés !
# After two rounds.
lesson-wolle-over = Et ainsi de suite, manche après manche. Quand les 60 cartes sont prises, on compte les troupeaux, et le meilleur total gagne.
