# Ce que disent les tables et les commandes, quel que soit le jeu.

# Pièces et places
ui-flag-dim = inutilisable
ui-flag-lock = mise de côté
ui-flag-mark = marquée
ui-flag-raise = en jeu
ui-flag-deep = cartes dessous
ui-empty = vide
ui-to-you = pour vous
ui-private = vous seul
ui-waiting = On attend { $who }

# Entrées refusées
refused-option = { $option } ne peut pas valoir { $value } ; possible : { $allowed }.
refused-no-option = Il n’y a pas d’option { $option } ; il y a : { $allowed }.
refused-game = Il n’y a pas de jeu { $game } ; il y a : { $allowed }.
refused-language = Il n’y a pas de langue { $language } ; il y a : { $allowed }.
refused-seats = Cette table a { $players } places, mais { $seats } ont été nommées.
refused-nothing = La réponse est vide.
refused-over = La partie est finie.
refused-not-asked = Rien n’est demandé à la place { $seat } en ce moment.
refused-choice = La place { $seat } ne peut pas choisir { $choice } ; possible : { $allowed }.
refused-take-back = Rien ne peut être repris maintenant.

# Parties notées qui sont refusées
record-first-line = Ligne { $line } : une partie notée commence par « { $wanted } ».
record-cut = Ligne { $line } : la partie notée s’interrompt ici.
record-changed = La ligne { $line } ou ses chiffres de contrôle ont été modifiés.
record-unreadable = La ligne { $line } est illisible : { $text }
record-version = Ligne { $line } : cette partie vient de la version { $wanted } du jeu { $game } ; voici la version { $have }.
record-seats = Ligne { $line } : { $seats } places sont nommées pour { $players } joueurs.
record-after-end = Ligne { $line } : la partie était déjà finie.
record-other-step = La ligne { $line } répond à { $step }, mais la règle demande { $wanted }.
record-not-asked = Ligne { $line } : rien n’était demandé à la place { $seat }.
record-illegal = Ligne { $line } : la place { $seat } ne peut pas choisir { $choice } ; possible : { $allowed }.
record-unfinished = Ligne { $line } : la partie n’est pas finie.
record-no-secret = Ligne { $line } : le secret manque.
record-commitment = Ligne { $line } : le secret ne correspond pas à l’engagement publié avant la partie.
record-entropies = Ligne { $line } : il faut un apport de hasard de chaque place.
record-unfair = Ligne { $line } : le tirage numéro { $number } n’est pas celui que donne le secret.
record-places = Ligne { $line } : les règles donnent le classement { $wanted }.

# Sortes de robots
bot-random = au hasard
bot-greedy = glouton

refused-bot = Il n’y a pas de robot { $bot } ; il y a : { $allowed }.

# La table dans un terminal
term-enter = Entrée
term-team = équipe { $n }
term-place = { $n }.
term-ticks = { $n ->
    [one] 1 coche :
   *[other] { $n } coches :
}
term-tick-exactly = cochez-en { $max }, par exemple « { $example } »
term-tick-between = cochez-en de { $min } à { $max }, par exemple « { $example } »
term-tick-none = (0 ne coche rien)
