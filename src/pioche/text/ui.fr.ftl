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
term-bot-names = Ada Blaise Carl Dora Emmy Félix Gerda Hugo
term-hand-over = Passez le terminal à { $who }, qui appuie sur Entrée : { "" }
term-yes-no = (oui/non)
term-yes = o oui y yes
term-keys = Un numéro ou un nom répond · ? règle · h conseil · aide toutes les touches · q garder et quitter
term-commitment = Mélanges vérifiables : le SHA-256 du secret est { $commitment }
term-seed = Le hasard suit la graine { $seed }.
term-resumed = On reprend { $file }
term-saved = La partie est gardée dans { $file }
term-go-on = Pour la reprendre : { $command }
term-record = La partie notée : { $file }
term-verify = Vérifier chaque mélange et chaque coup : { $command }
term-undone = Réponse reprise.
term-hint = Le robot glouton choisirait : { $choice }
term-no-rule = Il n’y a pas de paragraphe { $number } dans la règle.
term-no-why = Tout ce que vous voyez peut être choisi, ou ne dépend pas de vous.

# Ce qui a été tapé et ne peut être accepté
term-not-understood = « { $text } » n’est pas une des réponses ; tapez un numéro ou un nom, ou aide.
term-ambiguous = « { $text } » peut désigner plusieurs réponses : { $choices }
term-no-main = Tapez un numéro ou un nom ; Entrée seule ne répond à rien ici.
term-no-number = Il n’y a pas de numéro { $number } ; les réponses vont de 1 à { $most }.
term-one-only = Une réponse à la fois : [{ $number }] ne se combine pas.
term-one-group = Ces réponses ne vont pas ensemble.
term-too-often = [{ $number }] ne peut être pris que { $times ->
    [one] une fois
   *[other] { $times } fois
 }.
term-same-piece = Une même carte ne peut servir que d’une façon.
term-how-many = { $min ->
    [0] Vous en avez coché { $ticked } ; c’est { $max } au plus.
   *[other] Vous en avez coché { $ticked } ; il en faut de { $min } à { $max }.
}

# Touches : autres noms d’une touche, et ce qu’elle fait
term-key-rule = règle regle
term-key-rules = règles regles
term-key-why = pourquoi
term-key-h = conseil
term-key-u = reprendre annuler
term-key-t = table
term-key-l = journal
term-key-s = scores score points
term-key-w = garder sauver
term-key-q = quitter
term-key-help = aide
term-type-number = 3
term-means-number = la réponse de ce numéro
term-type-several = 1 3 4
term-means-several = cocher ces cases et valider
term-type-name = R7
term-means-name = la réponse par son nom, ou par le début de son libellé
term-type-enter = Entrée
term-means-enter = la réponse marquée ⏎
term-does-rule = la règle derrière cette question
term-does-rules = toute la règle
term-does-why = pourquoi le reste ne peut être choisi
term-does-h = ce que choisirait le robot glouton
term-does-u = reprendre votre dernière réponse
term-does-t = montrer la table à nouveau
term-does-l = tout ce qui s’est passé
term-does-s = scores et autres tableaux
term-does-w = garder la partie
term-does-q = garder la partie et quitter
term-does-help = cette liste
