# Volle Wolle: what the guide of the first match says, above the table. Terms: see wolle.ftl.
#
# One thing to notice, one thing to do. The other players are bots; “you” is who plays.

# Before the first cards.
lesson-wolle-goal = Jij wilt de mooiste kudde! Elke ronde doe je een bod: zoveel ga jij minstens gooien met drie dobbelstenen. Lukt dat, dan mag je kaarten pakken.
    .story = De scheerders komen! Roger, de oudste ram, wil weten of jij woord houdt.
lesson-wolle-bid = Tik op een kaart om te zien wat die doet. Doe daarna een bod. De dobbelstenen gaan tot 12, 10 en 8; fout doen kun je hier niets.
# After the bids are turned over: where the own bid leads to.
lesson-wolle-first = Niemand heeft meer geboden dan jij, dus jij begint. Gooi!
lesson-wolle-second = Wie het hoogst biedt, begint; daarna kom jij. Kijk eerst of dat bod gehaald wordt.
lesson-wolle-last = Gelijk geboden, maar jouw schapengetal is hoger: jij bent als laatste aan de beurt. Je hoeft niet te gooien: jij krijgt alles wat overblijft.
lesson-wolle-watch = Nu zijn de anderen aan de beurt. Kijk wat ze nemen en wat ze laten liggen.
# Somebody else has just missed a bid.
lesson-wolle-turn-chip = Dat bod is niet gehaald en levert alleen een wolfiche op. Nu jij: gooi!
lesson-wolle-keep = Nog niet genoeg. Kies één dobbelsteen die blijft liggen, welke je maar wilt; de rest gooi je opnieuw.
lesson-wolle-keep-last = Nog één poging! Laat nog een dobbelsteen liggen; alleen de laatste gooi je opnieuw.
# A bonus, chips or both would be enough to reach the bid.
lesson-wolle-claim = Bijna! Wat je tekortkomt, mag je aanvullen met een bonus of fiches. Neem je kaarten?
lesson-wolle-below = Pas op: lukt je bod niet en kom je niet aan de 14, dan krijg je alle zwarte schapen van tafel. Vind jij de uitweg?
lesson-wolle-take-first = In één keer gehaald! Dat is goed voor drie kaarten.
lesson-wolle-take-second = Bij de tweede poging gehaald: neem twee kaarten in plaats van drie. Let op het symbool rechtsboven: boven op je kudde mag je een bonus bij elke worp optellen, een minuswaarde moet eraf.
lesson-wolle-take-third = Bij de derde poging gehaald: neem één kaart.
lesson-wolle-top = Tik op het schaap dat bovenop komt. Alleen van die kaart telt het symbool rechtsboven: een bonus mag je bij elke worp optellen, een minuswaarde moet eraf.
# The end of the first round; round-chip: somebody has just missed a bid in it.
lesson-wolle-round = De laatste speler hoefde niet te gooien en kreeg alles wat er nog lag. Dat was de eerste ronde!
lesson-wolle-round-chip = Eén bod is niet gehaald; dat leverde een fiche op. De laatste speler hoefde niet te gooien en kreeg de rest.
# The second round begins: what lies on top of the own herd.
lesson-wolle-again-minus = Boven op je kudde ligt een minuswaarde: die gaat van elke worp af. Nieuwe ronde: wat bied je?
lesson-wolle-again-bonus = Boven op je kudde ligt een bonus: die mag je bij elke worp optellen. Nieuwe ronde: wat bied je?
lesson-wolle-again-plain = Boven op je kudde ligt geen bonus en geen minuswaarde: wat je gooit, is wat telt. Nieuwe ronde: wat bied je?
# Somebody else has just had to take a black sheep.
lesson-wolle-sets = Nog één ronde, met kaarten die samen tellen: herdershonden en het bot, 3‑7‑0 en 0‑0‑7.
lesson-wolle-again-sets = Twee 3‑7‑0‑kaarten zijn 14 punten waard, maar een derde verpest alles. Drie 0‑0‑7‑kaarten zijn er 21 waard. Wat bied je?
lesson-wolle-take-sets = Eén hond is 9 punten waard, en het bot geeft er 4 bij per hond. Welke kaarten neem je?
lesson-wolle-turn-black = Hoog geboden en onder de 14 gebleven: daar komt het zwarte schaap. Nu jij: gooi!
lesson-wolle-turn = Nu ben jij aan de beurt. Gooi!
# After two rounds.
lesson-wolle-over = Zo gaat het verder, ronde na ronde. Zijn alle 60 kaarten op, dan tellen jullie de punten. De hoogste score wint.
