### What a page says where its scripts do not run: in the page itself, and by fallback.js.

# Where JavaScript is switched off. A header of the server can do that.
needs-script = Ce jeu fonctionne dans votre navigateur et a besoin de JavaScript. Il est désactivé ici : dans le navigateur, ou par le serveur (Content-Security-Policy).
# Where no script has come at all.
start-nothing = Le jeu n’a pas démarré. Il lui faut un serveur web avec tous ses fichiers, qui autorise ses scripts, et un navigateur qui les exécute. L’adresse d’un dossier doit se terminer par une barre oblique.
# A page that was opened as a file.
start-file = Le jeu ne peut pas s’ouvrir comme un simple fichier : il lui faut un serveur web. Lancez « python3 -m http.server » dans ce dossier, puis ouvrez http://localhost:8000.
# A frame of another site. The words in quotation marks stay as they are.
start-frame = Ce cadre empêche le jeu de fonctionner. Son attribut sandbox doit contenir « allow-same-origin » en plus de « allow-scripts ».
start-browser = Ce navigateur est trop ancien pour le jeu, ou en modifie les scripts. Le jeu demande Chrome 111, Firefox 114, Safari 16.4 ou plus récent.
