# Ce que dit la table elle-même, quel que soit le jeu.

seat-nobody = Place { $n }
to-limit = encore { $n } sur { $of }
past-limit = { $n } de trop sur { $of }
sign-of = { $value } sur { $of }
count = { $n ->
    [0] vide
    [one] 1 pièce
   *[other] { $n } pièces
}
clock-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}
flag-dim = inutilisable
flag-lock = mis de côté
flag-mark = marqué
flag-raise = en jeu
flag-deep = cartes dessous
empty = vide
or = ou

# Question
your-turn = À vous
your-move = à vous
deciding = décide
playing = joue
you = vous
bot = robot
bot-level = robot · { $level }
bot-for = un robot joue
away = absent
waiting-for = On attend { $who }
watched-by = Regardé par { $who }
own-late = Votre temps est écoulé. Vous pouvez encore répondre, sauf si les autres laissent un robot continuer ou arrêtent la partie.
own-late-alone = Votre temps est écoulé. Entre robots cela n’a pas de suite : continuez à votre rythme.
at-place = { $where } : { $what }
watching = Vous regardez
now-pick = choisissez maintenant une place éclairée
pick-more = { $n ->
    [one] choisissez-en encore un
   *[other] choisissez-en encore { $n }
}
ticked = { $n } sur { $range }
range = { $min } à { $max }
confirm = Confirmer
cancel = Annuler
sure = Oui, je le fais
not-sure = Non, retour
play = Jouer
more = Plus
less = Moins
stepper = { $label }, { $n } sur { $max }
choose-in = { $place } : { $n } choix
rule = Règle { $n }
go-on = Continuer
goes-on = suite dans { $n } s
card-later = Plus tard : Feuilles, ou S
moment = Ce qui vient de se passer
skip = Avancer
frames-left = encore { $n }
offline = Connexion perdue. La partie reprend dès son retour.
result = Résultat
show-table = Voir la table
show-result = Voir le résultat
winner = { $who } gagne
winners = { $who } gagnent ensemble
you-win = Vous gagnez
nobody-wins = La partie est finie
place = { $n }.
table-of = Table
phases = Phases du tour
dock = Question et main
choices = Choix
players = Joueurs
team = équipe { $n }
clock-of = pendule { $time }
cannot = Ce choix n’est pas possible maintenant.
hint-says = Conseil : { $label }
hint-why = Pourquoi ceux-ci
hint-best = le mieux
hint-good = bien
hint-fair = passable
hint-good-why = Presque aussi bien que le premier.
hint-fair-why = On y perd un peu par rapport au premier.
hint-lead-only = Rien d’autre ne valait la peine.
hint-lead-clear = Nettement mieux que tout ce qui a été essayé.
hint-lead-slight = Un peu mieux que { $other }.
hint-lead-even = À peu près aussi bien que { $other }.
hint-then-often = Souvent, ensuite : { $what }
hint-then-mostly = Presque toujours, ensuite : { $what }
hint-more = { $n ->
    [one] Environ un point de plus pour vous
   *[other] Environ { $n } points de plus pour vous
}
hint-less = { $n ->
    [one] Environ un point de moins pour vous qu’avec le premier
   *[other] Environ { $n } points de moins pour vous qu’avec le premier
}
hint-costs = { $n ->
    [one] Cela coûte environ un point à { $who }
   *[other] Cela coûte environ { $n } points à { $who }
}
sure-much = Cela semble donner beaucoup. C’est sûr ?
sure-rather = Une recherche préférerait : { $label }
tip = Conseil

# Outils
undo = Reprendre
undo-ask = Demander à reprendre
pause = Arrêter les pendules
hint = Conseil
rules = Règles
story = Récit
chat = Discussion
sheets = Feuilles
keys = Touches
tools = Outils
panel = Récit, règles et discussion
close = Fermer
open-zone = Parcourir : { $title }
fold = { $titles }
inside = { $n } à choisir
confirm-pref = Demander avant de jouer une carte
confirm-pref-help = toucher, puis confirmer ; retenu pour cet appareil

# Récit
since = Depuis votre dernier tour
since-n = { $n ->
    [one] 1 événement depuis votre dernier tour
   *[other] { $n } événements depuis votre dernier tour
}
to-you = pour vous
private = vous seul le voyez
nothing-yet = Il ne s’est encore rien passé.
newest = Au plus récent

# Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose à la table
chat-send = Envoyer
chat-mute = Couper la discussion
chat-unmute = Rétablir la discussion
chat-muted = La discussion est coupée sur cet appareil.
chat-new = { $n ->
    [one] 1 nouvelle ligne
   *[other] { $n } nouvelles lignes
}
chat-line = { $name } dit : { $text }
quick-1 = Bonjour !
quick-2 = Bien joué
quick-3 = Un instant
quick-4 = Merci

# Places
seat-away = { $who } est absent.
seat-late = { $who } n’a plus de temps.
call-bot = Laisser jouer un robot
wait = Donner du temps
end = Finir la partie
bot-for-you = Un robot joue pour vous.
come-back = Reprendre ma place
asks-take-back = { $who } demande à reprendre son dernier coup.
asked-take-back = Vous demandez à reprendre votre dernier coup.
asks-pause = { $who } demande d’arrêter les pendules.
asked-pause = Vous demandez d’arrêter les pendules.
asks-end = { $who } propose de finir la partie ici, sans résultat.
asked-end = Vous proposez de finir la partie ici.
agree = Accepter
decline = Refuser
withdraw = Retirer
paused = Les pendules sont arrêtées.
resume = Continuer
seat-menu = Que faire pour { $who }
leave-to-bot = Laisser jouer un robot pour moi

# Touches
key-name-enter = Entrée
key-name-escape = Échap
keys-title = Touches
key-tab = d’une zone à l’autre
key-arrows = dans une zone
key-digits = choisir ce qui est éclairé, dans l’ordre de lecture
key-enter = continuer, avancer ; choisir ce qui a le focus ; sinon la réponse principale
key-escape = abandonner la sélection ; sinon décliner
key-u = reprendre le coup
key-h = conseil
key-l = ce qui s’est passé depuis votre dernier tour
key-c = pendules
key-s = scores
key-r = la règle de cette question
key-z = regarder la carte de près
key-help = cet aperçu
keys-say = Pendules : { $clocks }
no-clock = pas de pendule
scores = Scores : { $scores }
rules-none = Les règles ne sont pas chargées.
rules-all = Toutes les règles
rules-back = Retour à la question
sheet-none = aucun
