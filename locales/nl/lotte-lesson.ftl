# Volle Lotte: what the guide of the first match says, above the table. Terms: see lotte.ftl.
#
# One thing to notice, one thing to do. The other player is a bot; “you” is who plays.

# Before the first card.
lesson-lotte-goal = Verzamel punten tot iemand de doelscore haalt. Elke beurt begint met een kaart: trek er een!
    .story = Welkom op de kermis! Bij Lottes dobbelkraam is maar één ding moeilijk: op tijd stoppen.
lesson-lotte-bonus = Een Bonus: tellen uiteindelijk alle zes de dobbelstenen, dan krijg je deze punten erbij. Gooi!
# After the first roll; go-on: after another one.
lesson-lotte-go = Enen en vijven tellen en zijn dus apart gelegd. Gooi je opnieuw met de rest, of stop je en schrijf je je punten op?
lesson-lotte-go-on = Dat ging goed! Nog een keer, of stoppen? Bij een misworp ben je alle punten van deze beurt kwijt.
lesson-lotte-full = Alle zes de dobbelstenen hebben geteld: een Tutto! Schrijf je alles op, of trek je nog een kaart en riskeer je het?
# The own turn has ended, with points or without; then the other player’s begins.
lesson-lotte-scored = Punten die zijn opgeschreven, raak je door een slechte worp niet meer kwijt. Kijk nu hoe het de ander vergaat.
lesson-lotte-lost = Een misworp: de punten van je beurt ben je kwijt. Kijk nu hoe het de ander vergaat.
lesson-lotte-watch = De ander gooit. Wat zou jij doen?
# The other player has just lost a turn.
lesson-lotte-again = Eén worp te veel: een misworp, en alle punten van die beurt zijn weg. Jij bent: trek een kaart!
lesson-lotte-double = Verdubbelaar: met een Tutto tellen alle punten van je beurt dubbel. Gooi!
# Four dice are set aside with Double-Roll.
lesson-lotte-go-double = Een trio in één worp levert veel op: drie enen 1.000 punten. Tellen de laatste twee ook, dan is het een Tutto en verdubbelen je punten. Durf je, of stop je?
lesson-lotte-fireworks = Vuurwerk: je gooit tot je een misworp hebt, en houdt dan toch al je punten. Gooi!
# After two turns each.
lesson-lotte-over = Zo gaat het verder, beurt na beurt. Haalt iemand de doelscore, dan krijgen de anderen nog een laatste kans en wint de hoogste score.
