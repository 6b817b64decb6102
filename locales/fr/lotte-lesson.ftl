# Volle Lotte: what the guide of the first match says, above the table. Terms: see lotte.ftl.
#
# One thing to notice, one thing to do. The other player is a bot; “you” is who plays.

# Before the first card.
lesson-lotte-goal = Marquez des points jusqu’à ce que quelqu’un atteigne l’objectif. Chaque tour commence par une carte : piochez !
    .story = Bienvenue à la fête foraine ! Au stand de Lotte, une seule chose est difficile : s’arrêter à temps.
lesson-lotte-bonus = Un Bonus : si les six dés finissent tous par marquer, les points de la carte s’ajoutent aux vôtres. Lancez les dés !
# After the first roll; go-on: after another one.
lesson-lotte-go = Les 1 et les 5 marquent : les voilà de côté. Vous relancez les autres dés, ou vous inscrivez vos points ?
lesson-lotte-go-on = Quelle chance ! Vous relancez, ou vous vous arrêtez ? Un lancer nul, et tous les points de ce tour sont perdus.
lesson-lotte-full = Les six dés ont marqué : un Tutto ! Vous inscrivez ces points, ou vous les risquez en piochant une autre carte ?
# The own turn has ended, with points or without; then the other player’s begins.
lesson-lotte-scored = Ces points-là, aucun mauvais lancer ne peut plus vous les prendre. Regardez maintenant jouer l’adversaire.
lesson-lotte-lost = Lancer nul : les points de votre tour sont perdus. Regardez maintenant jouer l’adversaire.
lesson-lotte-watch = C’est à l’adversaire de lancer. Que feriez-vous à sa place ?
# The other player has just lost a turn.
lesson-lotte-again = Un lancer de trop : c’est un lancer nul, et tous les points de ce tour sont perdus. À vous : piochez !
lesson-lotte-double = Double : avec un Tutto, tous les points de votre tour comptent deux fois. Lancez les dés !
# Four dice are set aside with Double-Roll.
lesson-lotte-go-double = Un brelan en un seul lancer rapporte gros : 1 000 points pour le brelan de 1. Si les deux derniers dés marquent aussi, c’est un Tutto, et vos points doublent. Vous osez ?
lesson-lotte-fireworks = Feu d’artifice : vous relancez jusqu’au lancer nul, et tous vos points restent acquis. Lancez les dés !
# After two turns each.
lesson-lotte-over = Et ainsi de suite, tour après tour. Dès que quelqu’un atteint l’objectif, les autres ont une dernière chance de le rattraper, et le meilleur score gagne.
