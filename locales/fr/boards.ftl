# Boards on phones: « téléphone » throughout; « la table » is the device that holds the game.

## At the table

boards-short = Téléphones
boards-about = La table reste ici. Chacun peut avoir son plateau sur son téléphone et y faire ses choix. Un navigateur suffit.
boards-network = Les téléphones et la table doivent utiliser le même Wi-Fi. Rien ne passe par Internet. Si votre navigateur demande à chercher des appareils sur votre réseau, acceptez.
boards-on-table = à la table
boards-on-phone = sur un téléphone
boards-on-lost = téléphone non connecté
boards-pair = Un téléphone pour { $name }
boards-pair-again = Reconnecter { $name }
boards-part = Faire jouer { $name } à la table
boards-camera-heading = La table peut-elle utiliser sa caméra ?
boards-camera-about = La table montre un code à { $name }, et le téléphone répond par un autre, que lit la caméra de cet appareil. Les images ne quittent pas l’appareil, et la caméra s’éteint dès que le téléphone est connecté. Votre navigateur va vous poser la question.
boards-camera-use = Utiliser la caméra
boards-camera-without = Connecter sans caméra
boards-table-code = Le code de la table
boards-scan = 1. { $name }, scannez ce code avec votre téléphone, ouvrez le lien et touchez « Se connecter à la table ».
boards-scan-again = { $name }, scannez ce code avec votre téléphone, ouvrez le lien et touchez « Se connecter à la table ». C’est tout.
boards-hold = 2. Présentez ensuite votre téléphone, avec son code, devant cette caméra.
boards-vain = Aucun code lu pour l’instant. Rapprochez le téléphone et tenez-le immobile. Certains navigateurs brouillent les images pour vous protéger du pistage, et la caméra ne peut alors rien lire : passez par les liens ci-dessous.
boards-link-about = 2. Le téléphone affiche alors un lien pour la table. Envoyez-le à cet appareil et ouvrez-le ici, ou collez-le ci-dessous.
boards-links = Avec des liens plutôt que des codes
boards-copy = Copier le lien pour le téléphone
boards-paste = Lien du téléphone ({ $name })
boards-connect = Connecter
boards-handed-heading = Connecter un téléphone pour { $name } ?
boards-handed-about = Le lien d’un téléphone a été ouvert dans un autre onglet de ce navigateur. Ne connectez ce téléphone que si l’un de vous vient d’ouvrir ce lien.
boards-handed-no = Ne pas connecter
boards-digits-heading = { $name }, votre téléphone affiche-t-il ces chiffres ?
boards-digits-about = Si les chiffres sont les mêmes des deux côtés, c’est le bon téléphone, et aucun autre appareil ne s’est glissé entre les deux.
boards-digits-yes = Oui, les mêmes
boards-digits-no = Non, d’autres
boards-awaiting = { $count ->
    [one] Choix en cours sur un autre appareil : { $names }.
   *[other] Choix en cours sur d’autres appareils : { $names }.
}
boards-lost = { $count ->
    [one] Téléphone non connecté : { $names }. Rien n’est perdu : il suffit d’un scan pour le reconnecter, et l’on peut jouer ici en attendant.
   *[other] Téléphones non connectés : { $names }. Rien n’est perdu : il suffit d’un scan chacun pour les reconnecter, et vous pouvez jouer ici en attendant.
}
boards-lost-way = Reconnecter

## On the phone

boards-phone-heading = Votre plateau
boards-phone-start = Ici s’affichera votre plateau pour une partie à une table sur le même Wi-Fi. Connectez-vous seulement si vous venez de scanner le code de cette table. Avant cela, votre téléphone ne lui envoie rien.
boards-phone-join = Se connecter à la table
boards-phone-about = Présentez ce code devant la caméra de la table. Une fois qu’elle l’a lu, six chiffres à comparer s’affichent ici et à la table.
boards-phone-code = Le code de ce téléphone
boards-phone-copy = Copier le lien pour la table
boards-phone-digits = La table demande si votre téléphone affiche ces chiffres. Comparez-les, puis répondez à la table.
boards-phone-declined = La table n’a pas connecté ce téléphone. Pour réessayer, scannez son nouveau code.
boards-phone-lost = La connexion avec la table est coupée. Rien n’est perdu : à la table, touchez « Téléphones », choisissez votre nom et scannez le code avec votre téléphone.
boards-taken = La table a reçu votre lien et demande s’il faut connecter le téléphone. Vous pouvez fermer cet onglet.
boards-not-taken = Dans ce navigateur, aucune table n’attend ce lien. À la table, touchez « Téléphones » et choisissez un joueur, puis ouvrez de nouveau le lien.

## Errors

error-board-message = La table n’a pas compris ce que le téléphone a envoyé. Rien n’a changé.
error-board-seat = Cette décision revient à un autre joueur. Rien n’a changé.
error-pair-card = Ce n’est ni le code ni le lien d’un téléphone ou d’une table de ce jeu. Scannez-le de nouveau.
error-pair-camera = Il n’y a pas de caméra, ou elle ne peut pas servir ici. Utilisez les liens ci-dessous.
error-pair-digits = Le téléphone et la table n’affichaient pas les mêmes chiffres : le téléphone n’est donc pas connecté. Réessayez avec le nouveau code. Si les chiffres diffèrent encore, un autre appareil s’est peut-être glissé entre les deux : jouez alors à la table.
error-pair-lost = Le téléphone et la table ne sont pas connectés pour l’instant.
error-pair-message = L’autre appareil a envoyé quelque chose qui ne vient pas de ce jeu. Le jeu n’en a pas tenu compte.
error-pair-other = Ce code était destiné à un autre téléphone. Avec celui-ci, scannez le nouveau code de la table, puis présentez de nouveau le sien.
error-pair-rewritten = À la table, la partie ne s’est pas déroulée comme ce téléphone l’a vue. Demandez à la table ce qui s’est passé.
error-pair-seat = La table a envoyé ce que seul un autre joueur peut voir. Ce n’est pas affiché.
error-pair-unreachable = Le téléphone et la table n’arrivent pas à se joindre. Certains réseaux, surtout ceux des invités, l’empêchent. Réessayez avec le nouveau code, passez-vous cet appareil ou jouez par liens.
error-pair-unsupported = Impossible de connecter des téléphones ici : il faut une adresse en https et un navigateur récent.
error-pair-version = Le téléphone et la table n’ont pas la même version du jeu. Rechargez les deux pages, puis réessayez.
