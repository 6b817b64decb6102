# What is counted in a match of Volle Wolle. The terms are those of wolle.ftl.

statistics-wolle-preset-usual = Règles habituelles
statistics-wolle-preset-own = Règles maison ou autres cartes
statistics-wolle-luck = +1 : les dés permettaient de remplir un contrat de plus que prévu. Bien ou mal jouer n’y change rien.
statistics-wolle-bids = Contrats
    .about = Combien de fois chaque contrat a été rempli. Le trait marque la probabilité exacte avant le premier lancer, avec le bonus ou le malus et les jetons du moment.
    .line = Contrat
    .chosen = Choisi
    .tried = Tenté
    .hits = Rempli
statistics-wolle-sum-turns = Contrats tentés
statistics-wolle-sum-reached = Contrats remplis
statistics-wolle-sum-first-try = Remplis au premier essai
statistics-wolle-sum-cards = Cartes prises
statistics-wolle-sum-black = Moutons noirs à la fin
statistics-wolle-sum-stolen = Os pris à un adversaire
statistics-wolle-sum-robbed = Os perdus
statistics-wolle-record-highest-bid = Contrat rempli le plus élevé
statistics-wolle-record-most-reached = Plus grand nombre de contrats remplis en une partie
badge-wolle-first-try = Du premier coup
    .about = Un contrat rempli au premier essai.
badge-wolle-stolen = Main basse sur l’os
    .about = L’os pris à un adversaire.
badge-wolle-highest-bid = Toujours plus haut
    .about = Un contrat de 25 ou plus rempli.
