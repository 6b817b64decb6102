# What is counted in a match of Volle Lotte. The terms are those of lotte.ftl.

statistics-lotte-preset-cabinet = { preset-cabinet }
statistics-lotte-preset-tutto = { preset-tutto }
statistics-lotte-preset-own = Autres règles
statistics-lotte-luck = +1 : un lancer nul ou un Stop de moins que prévu. Prendre des risques n’y change rien.
statistics-lotte-rolls = Lancers nuls
    .about = Combien de lancers ont été nuls, selon le nombre de dés lancés. Le trait marque la probabilité exacte.
    .line = Dés
    .tried = Lancers
    .hits = Nuls
statistics-lotte-dice = { $count ->
        [one] 1 dé
       *[other] { $count } dés
    }
statistics-lotte-cards = Cartes piochées
    .about = Combien de fois chaque sorte de carte est sortie. Le trait marque ce qu’on pouvait attendre des cartes restées dans la pioche.
    .line = Carte
    .hits = Piochée
statistics-lotte-sum-turns = Tours
statistics-lotte-sum-lost = Tours perdus
statistics-lotte-sum-lost-points = Points perdus ainsi
statistics-lotte-sum-stopped = Tours arrêtés à temps
statistics-lotte-sum-stopped-points = Points inscrits ainsi
statistics-lotte-sum-full-rolls = Tutto
statistics-lotte-record-biggest-turn = Plus gros tour
statistics-lotte-record-most-full-rolls = Plus grand nombre de Tutto en une partie
badge-lotte-full-rolls = Tutto !
    .about = Un Tutto réussi.
badge-lotte-most-full-rolls = Triple Tutto
    .about = Trois Tutto dans la même partie.
badge-lotte-biggest-turn = Nerfs d’acier
    .about = { 2000 } points ou plus marqués en un seul tour.
