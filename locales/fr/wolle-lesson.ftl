# Volle Wolle: what the guide of the first match says, above the table. Terms: see wolle.ftl.
#
# One thing to notice, one thing to do. The other players are bots; “you” is who plays.

# Before the first cards.
lesson-wolle-goal = Il s’agit de réunir le plus beau troupeau. À chaque manche, vous annoncez un nombre à atteindre avec trois dés : contrat rempli, vous prenez des cartes.
lesson-wolle-bid = Touchez une carte sur la table pour voir son effet. Choisissez ensuite un contrat : les dés vont jusqu’à 12, 10 et 8, et ici, vous ne pouvez pas vous tromper.
# After the bids are turned over: where the own bid leads to.
lesson-wolle-first = Personne n’a annoncé plus que vous : vous jouez en premier. Lancez les dés !
lesson-wolle-second = Le plus gros contrat joue en premier, le vôtre ensuite. Regardez comment cela se passe.
lesson-wolle-last = Votre contrat passe en dernier. Vous ne lancez pas les dés : vous prenez toutes les cartes qui restent.
lesson-wolle-watch = C’est aux autres de jouer. Regardez ce qu’ils prennent et ce qu’ils laissent.
# Somebody else has just missed a bid.
lesson-wolle-turn-chip = Contrat manqué : cela ne rapporte qu’un jeton Laine. À vous : lancez les dés !
lesson-wolle-keep = Il en manque encore. Gardez un dé, celui que vous voulez ; les autres sont relancés.
lesson-wolle-keep-last = Il vous reste un essai. Gardez encore un dé ; seul le dernier est relancé.
# A bonus, chips or both would be enough to reach the bid.
lesson-wolle-claim = Il s’en faut de peu ! Comblez-vous l’écart pour prendre des cartes ?
lesson-wolle-below = Attention : sous 14, un contrat manqué vous vaut tous les moutons noirs de la table. Trouverez-vous comment les éviter ?
lesson-wolle-take-first = Rempli au premier essai : cela vaut trois cartes.
lesson-wolle-take-second = Rempli au deuxième essai : prenez deux cartes. Au premier, c’était trois.
lesson-wolle-take-third = Rempli au troisième essai : prenez une carte.
lesson-wolle-top = Choisissez le mouton du dessus. Seul son coin compte : un bonus aide vos lancers, un malus les gêne.
# The end of the first round; round-chip: somebody has just missed a bid in it.
lesson-wolle-round = La dernière personne n’a pas lancé les dés : elle a pris toutes les cartes restantes. Voilà la première manche !
lesson-wolle-round-chip = Un contrat a été manqué, ce qui rapporte un jeton. La dernière personne a pris, sans lancer, toutes les cartes restantes.
# The second round begins: what lies on top of the own herd.
lesson-wolle-again-minus = Le dessus de votre troupeau porte un malus : il est retiré de chacun de vos lancers. Nouvelle manche : quel contrat ?
lesson-wolle-again-bonus = Le dessus de votre troupeau porte un bonus : il peut compléter un lancer trop faible. Nouvelle manche : quel contrat ?
lesson-wolle-again-plain = Votre carte du dessus n’a ni bonus ni malus : vos lancers comptent tels quels. Nouvelle manche : quel contrat ?
# Somebody else has just had to take a black sheep.
lesson-wolle-turn-black = Un gros contrat, puis un résultat sous 14 : voilà le mouton noir adopté. À vous : lancez les dés !
lesson-wolle-turn = Là encore, personne n’a annoncé plus que vous. Lancez les dés !
# After two rounds.
lesson-wolle-over = Cela continue ainsi, manche après manche. Quand les 60 cartes sont prises, on compte les troupeaux, et le meilleur score l’emporte.
