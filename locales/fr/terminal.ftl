# What `volle play` says in a terminal. The page does not have this file.
#
# Each message is one line without braces: it is also read where the library of this format is missing.

# Said once where it is missing; the command that installs it follows on the next line.
terminal-codes = Cette partie sera racontée en codes. Pour de vraies phrases, il manque une bibliothèque, à installer ainsi :

## Help

# In capitals, what stands for something to be typed: the number of a choice, or an action.
terminal-number = NUMÉRO
terminal-action = COUP
# What each word does that may be typed. The words themselves, "back", "record" and "quit", are not translated.
terminal-number-does = l’un des choix proposés
terminal-action-does = un coup, écrit comme dans les parties enregistrées, avec ou sans le numéro du joueur devant
terminal-back-does = annuler votre dernier coup, mais pas des dés lancés ni des cartes ou des contrats dévoilés
terminal-record-does = afficher la partie telle qu’elle serait enregistrée
terminal-quit-does = quitter la partie
