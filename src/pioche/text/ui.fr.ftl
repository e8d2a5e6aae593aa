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
refused-set = Cette partie a été jouée avec le jeu de cartes « { $set } » (contenu { $mark }), qui n’est pas là : donnez le même avec --cards, ou mettez-le dans le dossier cards du dossier de données.
refused-no-option = Il n’y a pas d’option { $option } ; il y a : { $allowed }.
refused-game = Il n’y a pas de jeu { $game } ; il y a : { $allowed }.
refused-broken-game = Le jeu { $game } est laissé de côté : { $why } ({ $where }).
refused-language = Il n’y a pas de langue { $language } ; il y a : { $allowed }.
refused-seats = Cette table a { $players } places, mais { $seats } ont été nommées.
refused-seat-name = { $name } ne peut pas être un nom : il doit tenir sur une ligne.
refused-entropies = Il faut un apport de hasard pour chacune des { $seats } places.
refused-chance = { $text } ne peut être ni une graine ni un apport de hasard : il faut que cela tienne sur une ligne.
refused-bot-entropy = La place { $seat } est tenue par un robot, qui n’apporte pas de hasard.
refused-nothing = La réponse est vide.
refused-unforeseen = Plusieurs réponses ont été données d’un coup, mais on ne sait pas encore à quoi mènent les premières.
refused-over = La partie est finie.
refused-not-asked = Rien n’est demandé à la place { $seat } en ce moment.
refused-choice = La place { $seat } ne peut pas choisir { $choice } ; possible : { $allowed }.
refused-take-back = Rien ne peut être repris maintenant.
refused-switch = L’interrupteur { $switch } ne peut pas être mis sur { $value }.

# Parties notées qui sont refusées
record-first-line = Ligne { $line } : une partie notée commence par « { $wanted } ».
record-form = La ligne { $line } n’est pas écrite comme il faut.
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
record-unbound = Ligne { $line } : rien n’engage cette partie notée sur son secret et sa table, contrairement à la vôtre.
record-other-commitment = Ligne { $line } : ce n’est pas l’engagement que vous avez gardé.
record-bot-entropy = Ligne { $line } : la place { $seat } est tenue par un robot, dont l’apport ne peut être que « bot » : celui-ci a été choisi par la table.
record-other-entropy = Ligne { $line } : ce n’est pas l’apport de hasard de la place { $seat }.
record-unfair = Ligne { $line } : le tirage numéro { $number } n’est pas celui que donne le secret.
record-places = Ligne { $line } : les règles donnent le classement { $wanted }.

# Sortes de robots
bot-random = au hasard
bot-greedy = glouton
bot-beginner = débutant
bot-casual = amateur
bot-strong = fort
bot-expert = expert

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
term-tick-one = choisissez-en une, par exemple « { $example } »
term-tick-between = cochez-en de { $min } à { $max }, par exemple « { $example } »
term-tick-none = (0 ne coche rien)
term-bot-names = Ada Blaise Carl Dora Emmy Félix Gerda Hugo
term-hand-over = Passez le terminal à { $who }, qui appuie sur Entrée : { "" }
term-remember = Retenez bien, puis appuyez sur Entrée : { "" }
term-yes-no = (oui/non)
term-yes = o oui y yes
term-keys = Un numéro ou un nom répond · ? règle · h conseil · aide toutes les touches · q garder et quitter
term-commitment = Mélanges vérifiables : le secret et la table sont scellés par { $commitment }
term-seed = Le hasard suit la graine { $seed }.
term-resumed = On reprend { $file }
term-saved = La partie est gardée dans { $file }
term-go-on = Pour la reprendre : { $command }
term-record = La partie notée : { $file }
term-verify = Vérifier chaque mélange et chaque coup : { $command }
term-undone = Réponse reprise.
term-hint = Une recherche propose : { $choice } (environ { $share } % d’une victoire)
term-no-rule = Il n’y a pas de paragraphe { $number } dans la règle.
term-no-why = Tout ce que vous voyez peut être choisi, ou ne dépend pas de vous.
term-no-switch = Il n’y a rien que la table puisse répondre pour vous.

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
term-how-many = Vous en avez coché { $ticked } ; il en faut { $min ->
    [0] { $max } au plus
   *[other] { $min } au moins, { $max } au plus
 }.
term-how-many-exactly = Vous en avez coché { $ticked } ; il en faut exactement { $max }.
term-no-such-set = Cela ne va pas ensemble ; cochez-en moins, ou d’autres.

# Touches : autres noms d’une touche, et ce qu’elle fait
term-key-rule = règle regle
term-key-rules = règles regles
term-key-why = pourquoi
term-key-h = conseil
term-key-u = reprendre annuler
term-key-t = table
term-key-l = journal
term-key-s = scores score points
term-key-x = interrupteur interrupteurs
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
term-does-h = ce que propose une recherche
term-does-u = reprendre votre dernière réponse
term-does-t = montrer la table à nouveau
term-does-l = tout ce qui s’est passé
term-does-s = scores et autres tableaux
term-does-x = ce que la table répond pour vous
term-does-w = garder la partie
term-does-q = garder la partie et quitter
term-does-help = cette liste
term-me = moi

# La ligne de commande
cli-compiled = { $why ->
    [yes] compilé : oui
    [stale] compilé : non, les sources ont changé depuis (make compile)
    [none] compilé : non
   *[other] compilé : non, { $why } le veut
}
cli-about = Pioche : une table pour les jeux de cartes modernes.
cli-usage = usage :
cli-command = COMMANDE
cli-each-help = pioche COMMANDE --help en dit plus ; --lang en parle anglais ; pioche --version donne la version.
cli-arguments = arguments
cli-flags = drapeaux
cli-meta-file = FICHIER
cli-meta-dir = DOSSIER
cli-meta-game = JEU
cli-more-flags = Avec un jeu, --help donne aussi ses options : pioche play JEU --help
cli-default = d’ordinaire { $value }

cli-lobby = choisir un jeu et jouer, ici dans le terminal
cli-games = la liste des jeux
cli-play = jouer, ici dans le terminal
cli-replay = revoir pas à pas une partie notée
cli-verify = vérifier chaque mélange, chaque coup et le résultat d’une partie notée
cli-simulate = faire jouer beaucoup de parties à des robots
cli-analyse = dire ce qu’une recherche pense de chaque décision d’une partie enregistrée
cli-arena = savoir quels robots sont les plus forts
cli-check = vérifier que les règles des jeux obéissent aux lois communes à tous et que leurs arbitres sont d’accord
cli-new = commencer un jeu à soi : un paquet qui se joue et se teste tel quel

cli-arg-game = le jeu, tel que le nomme « pioche games »
cli-arg-key = le nom du jeu, en minuscules
cli-arg-game-or-all = un jeu ; sans lui, tous
cli-arg-record = le fichier de la partie notée
cli-arg-copy = un nouveau dossier pour la copie
cli-flag-help = montrer cette aide
cli-flag-lang = langue de ce programme
cli-flag-players = nombre de joueurs
cli-flag-seats = qui s’assied où : beginner, casual, strong ou expert est un robot (random et greedy aussi), tout autre nom une personne à ce terminal
cli-flag-resume = reprendre une partie gardée
cli-flag-record = garder la partie dans ce fichier
cli-flag-seed = tirer tout le hasard de ce mot
cli-flag-fast = sans pauses
cli-flag-width = dessiner sur tant de colonnes
cli-flag-games = combien de parties
cli-flag-bots = une sorte de robot pour toutes les places, ou une par place : random, greedy, beginner, casual, strong, expert
cli-flag-processes = combien de processus à la fois
cli-flag-json = écrire les résultats en JSON
cli-flag-records = garder chaque partie notée dans ce dossier
cli-flag-seat = par les yeux de qui : une place à partir de 0, spectator (un spectateur) ou all (tous à la fois)
cli-flag-from = commencer à ce pas
cli-flag-unfinished = même si la partie n’est pas finie ; cela montre ce que ses joueurs ne doivent pas savoir
cli-flag-tests = dossier des tests de règles : les paragraphes sans test sont nommés, et les arbitres s’y trouvent
cli-flag-only = ne regarder que les lois (laws), ou que l’accord des règles avec l’arbitre (referee)
cli-flag-folder = où l’écrire (d’ordinaire un dossier de ce nom)
cli-flag-rivals = au moins deux sortes de robots ; toutes se rencontrent deux à deux, la moitié des places chacune (d’ordinaire expert,greedy)
cli-flag-table = une seule tablée à la place, un robot par place, jouée dans toutes les rotations des places
cli-flag-whole = jouer toutes les parties, même si la réponse est claire avant
cli-flag-all = donner toutes les décisions, pas seulement celles qui ont coûté quelque chose
cli-flag-cards = vos propres jeux de cartes : un fichier TOML, ou un dossier de jeux
cli-flag-commitment = l’engagement montré avant la partie, que la partie notée doit tenir
cli-flag-entropy = ce qu’une place a apporté avant la partie (0=… pour la première), que la partie notée doit contenir
refused-rivals = Nommez au moins deux sortes de robots différentes.

cli-no-command = Il n’y a pas de commande { $command } ; il y a : { $allowed }.
cli-bad-line = La ligne de commande est incompréhensible ; voir { $help }
cli-bad-flag = { $flag } n’est pas suivi de ce qu’il lui faut ; voir { $help }
cli-unknown-word = « { $word } » n’est pas attendu ici ; voir { $help }
cli-missing = Il manque : { $what } ; voir { $help }
cli-bad-number = { $flag } demande un nombre entier de { $low } à { $high }, pas « { $value } ».
cli-unfinished = La partie de { $file } n’est pas finie, et la revoir dirait à ses joueurs ce qu’ils ne doivent pas savoir : --unfinished la montre quand même.
cli-bad-seed = Une graine est un mot de 1 à 100 caractères imprimables.
cli-bad-seat = Il n’y a pas de place { $seat } ; il y a 0 à { $most }, spectator et all.
cli-bad-name = « { $name } » ne peut pas être un nom de joueur : 1 à 40 caractères imprimables, et pas le nom d’un robot.
cli-same-name = Deux joueurs s’appellent { $name } ; donnez à chacun son nom.
cli-option-players = { $option } n’est pas une option à { $players } joueurs.
cli-resume-alone = Une partie gardée connaît son jeu, ses places et sa graine : --resume s’emploie sans eux.
cli-file-unreadable = { $file } ne peut pas être lu : { $reason }
cli-file-unwritable = { $file } ne peut pas être écrit : { $reason }
cli-file-not-text = { $file } n’est pas un texte en UTF-8.
cli-file-large = { $file } est trop grand pour une partie notée.
cli-file-exists = { $file } existe déjà ; rien n’a été écrasé.
cli-bad-entropy = --entropy attend une place et ce qu’elle a apporté, par exemple 0=5f3a…, et non { $value }.

# Vérifier une partie notée
verify-matches = parties
verify-series = Série : { $matches ->
    [one] une partie
   *[other] { $matches } parties
}, chacune celle que la série nomme, ouverte à son tour, avec ce qui y a été apporté.
verify-lines = Lignes : inchangées depuis leur écriture.
verify-commitment = Engagement : { $commitment } porte sur le secret et la table. Comparez-le à ce que vous avez vu avant la partie (--commitment).
verify-commitment-kept = Engagement : celui que vous avez gardé ; il porte sur le secret et la table.
verify-entropy = Apports de hasard : de { $added }{ $left ->
    [0] .
   *[other]  ; aucun de { $others }.
}
verify-no-entropy = Apports de hasard : aucun. Qui a fait le secret a pu choisir les cartes.
verify-entropy-kept = Apport de la place { $seat } : celui que vous avez gardé.
verify-old = Engagement : de la première forme, sur le secret seul ; la table inventait elle-même l’apport des robots. Cela ne montre pas qu’elle n’a pas choisi les cartes.
verify-secret = Tirages : { $draws } recalculés à partir du secret engagé avant la partie.
verify-seed = Tirages : { $draws } recalculés à partir de la graine.
verify-answers = Réponses : { $answers } rejouées, toutes permises par la règle.
verify-result = Résultat : { $places }.

# Revoir une partie notée
replay-place = Pas { $place } sur { $last }
replay-keys = Entrée avance · b recule · un nombre y saute · q quitte : { "" }

# Beaucoup de parties
sim-games = parties
sim-title = { $game } ({ $options })
sim-seat = place
sim-bot = robot
sim-mean = score moyen
sim-sd = écart-type
sim-min = min
sim-max = max
sim-wins = victoires
sim-place = rang moyen
sim-lengths = Décisions par partie : { $mean } en moyenne, de { $fewest } à { $most }.
sim-speed = { $games } parties en { $seconds } s avec { $processes ->
    [one] un processus
   *[other] { $processes } processus
 } : { $speed } décisions/s ; graine { $seed }.

# L’accueil
lobby-title = Pioche · à quoi joue-t-on ?
lobby-size = { $few } à { $many } joueurs, environ { $minutes } minutes
lobby-which = Quel jeu (numéro ou nom) ?
lobby-which-again = Tapez un numéro de 1 à { $most }, ou le nom d’un jeu.
lobby-options = Options :
lobby-change = Les changer ?
lobby-yes = oui
lobby-no = non
lobby-name = Votre nom [{ $default }] :
lobby-bots = Contre quels robots, { $kinds } [{ $default }] :
lobby-how = Pour commencer une partie tout de suite : { $command }

# Vérifier les jeux
check-no-tests = Il n’y a pas de dossier de tests { $folder } ; nommez-le avec --tests DOSSIER.
check-players = joueurs
check-variant = variante
check-games = parties
check-answers = réponses
check-laws = lois
check-laws-good = respectées
check-laws-bad = enfreintes
check-referee = arbitre
check-referee-good = d’accord
check-referee-bad = pas d’accord
check-no-referee = Il n’a pas d’arbitre : personne n’a dit ces règles une seconde fois.
check-paragraphs = Chacun des { $n } paragraphes de la règle a son test.
check-texts = Les { $n } messages existent dans toutes les langues.
check-unsaid = Le jeu ne dit pas { $name } : les lois qui en ont besoin n’ont pas été regardées.
check-clean = Rien à redire.
check-unclean = Il y a à redire.

# Le serveur
cli-bots = réfléchir pour les bots de tous les serveurs d’une base, sur une machine à part
cli-migrate = transporter tout ce qu’un serveur garde de son dossier de données vers PostgreSQL
cli-serve = servir les tables aux navigateurs
cli-backup = copier toutes les tables, les joueurs et les clés d’un serveur, même pendant qu’il tourne
cli-flag-host = adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines (d’ordinaire 127.0.0.1)
cli-flag-port = port d’écoute (d’ordinaire 8000, ou le premier libre ensuite)
cli-flag-data = dossier des tables, des joueurs et des clés
cli-flag-database = garder tout cela dans cette base PostgreSQL : postgresql://…
cli-flag-redis = laisser les serveurs d’une même base se dire ce qui se passe par ce Redis : redis://… ; sans lui, PostgreSQL s’en charge
cli-flag-log-level = ce qui est dit sur la sortie d’erreur (d’ordinaire info)
cli-flag-log-form = des lignes à lire, ou du JSON pour les programmes (d’ordinaire text)
cli-flag-open = ouvrir un navigateur
cli-flag-no-open = n’ouvrir aucun navigateur
cli-flag-https = les navigateurs viennent par https, à travers un mandataire
cli-flag-trust-proxy = croire ce qu’un mandataire dit des adresses et de https
cli-flag-site = noms par lesquels les navigateurs atteignent ce serveur, outre les nombres et les noms du réseau local
web-guest-name = Invité { $number }
web-ready = Pioche est prêt : { $address }
web-stop = Ctrl-C pour arrêter.
web-stopped = Arrêté. Toutes les parties sont conservées.
web-no-address = Rien ne peut être servi à { $host }, port { $port } : { $reason }.
web-port-taken = Le port { $port } est déjà pris ; choisissez-en un autre avec --port.
web-data-unusable = Le dossier { $folder } ne peut pas servir : { $reason }.
web-database-unusable = La base de données est injoignable : { $reason }.
web-database-newer = La base de données a été modifiée par une version plus récente de Pioche (sa forme est { $version }) ; lancez celle-là.
web-bad-database = Une base de données se nomme par une adresse qui commence par postgresql://
web-bad-level = Il n’y a pas de niveau de journal { $level } ; il y a : { $allowed }.
web-bad-form = Les journaux n’ont pas de forme { $form } ; il y a : { $allowed }.
web-bad-site = { $site } n’est pas un nom de site : c’est un nom comme cartes.example.org, sans http:// ni port.
web-no-libraries = La table dans le navigateur a besoin de { $library }, qui n’est pas installé : pip install "pioche[server]"
web-no-postgres = PostgreSQL a besoin de { $library }, qui n’est pas installé : pip install "pioche[server,postgres]"
bots-no-database = Nommez la base dont cette machine doit servir les bots : --database postgresql://…
bots-ready = Réfléchit pour les bots de cette base, { $processes ->
    [one] un à la fois
   *[other] { $processes } à la fois
 }. Ctrl-C pour arrêter.
bots-stopped = Arrêté ; d’autres machines, ou les serveurs eux-mêmes, continuent.
cli-flag-new-database = la base PostgreSQL où le transporter : postgresql://…
migrate-no-database = Nommez la base où tout transporter : --database postgresql://…
migrate-nothing = Il n’y a pas de tables d’un serveur dans { $folder }.
migrate-carrying = Transport
migrate-in-use = Des gens sont déjà venus dans cette base, et elle signe ses cookies d’une autre clé. Transportez plutôt dans une base vide.
migrate-differs = Cette base contient autre chose sous le même nom (parmi { $kind }). Rien n’y a été changé.
migrate-failed = Le transport a échoué, et rien n’a été changé : { $reason }.
migrate-done = Tout y est : { $tables } tables avec { $moves } coups, { $series } séries, { $people } personnes. Le dossier de données est resté tel quel.
cli-upgrade = faire passer les parties gardées aux règles installées maintenant
cli-flag-dry-run = dire seulement ce que deviendrait chaque partie, sans rien changer
cli-flag-prepare = avant d’installer de nouvelles règles : garder chaque partie finie avec les images de l’époque
upgrade-trying = Parties rejouées
upgrade-keeping = Parties finies mises à l’abri
upgrade-nothing = Il n’y a pas de tables d’un serveur dans { $folder }.
upgrade-line = { $code } · { $game } { $before } → { $after } · { $fate }
upgrade-changed = diffère à partir du coup { $move } sur { $moves } ({ $why })
upgrade-changed-at-once = diffère dès le début ({ $why })
upgrade-impossible = injouable avec ces règles ({ $why })
upgrade-why-answer = une réponse qui n’existe plus
upgrade-why-draws = le hasard tire autre chose
upgrade-why-questions = autre chose est demandé
upgrade-why-points = d’autres points
upgrade-why-result = un autre résultat
upgrade-why-game = le jeu n’est pas installé
upgrade-over = { $fate } ; elle est finie et reste comme elle était
upgrade-over-lost = { $fate } ; elle est finie et aucune image n’en a été gardée : il reste son journal
upgrade-series = série : { $fate }
upgrade-sum = { $unchanged } inchangées, { $changed } changées, { $impossible } impossibles.
upgrade-dry = Rien n’a été écrit. Sans --dry-run, pioche upgrade les fait passer.
upgrade-done = C’est fait. À { $halted } { $halted ->
    [one] table
   *[other] tables
 }, les joueurs choisissent la suite ; { $ended } { $ended ->
    [one] partie est finie
   *[other] parties sont finies
 } avec le score atteint.
upgrade-kept = { $number } { $number ->
    [one] partie finie gardée
   *[other] parties finies gardées
 } ; de nouvelles règles peuvent venir.
web-no-redis = Redis a besoin de { $library }, qui n’est pas installé : pip install "pioche[server,postgres,redis]"
web-bad-redis = Ce n’est pas une adresse de Redis : { $reason }.
web-redis-alone = --redis sert à plusieurs serveurs d’une même base : il lui faut --database.
web-open-both = Choisissez entre --open et --no-open.
backup-copying = Copie
backup-done = Copié dans { $folder } ({ $size } Mo). Pour s’en servir : pioche serve --data { $folder }
backup-nothing = Il n’y a pas de tables à copier dans { $folder } ; nommez le dossier du serveur avec --data.
backup-not-empty = { $folder } n’est pas vide ; il faut un nouveau dossier pour une copie.
backup-failed = La copie dans { $folder } n’a pas pu être faite : { $reason }.

refused-closing = Le serveur s’arrête un instant ; votre table reviendra.

refused-stale = Il s’est passé autre chose entre-temps ; regardez à nouveau.
refused-not-begun = La partie n’a pas encore commencé.
refused-begun = La partie a déjà commencé.
refused-not-over = La partie n’est pas encore finie.
refused-bot-plays = Un robot joue cette place en ce moment.
refused-no-bot = Aucun robot ne joue votre place.
refused-in-time = La place { $seat } a encore du temps.
refused-one-proposal = Une proposition est déjà en cours : laissez chacun y répondre.
refused-halted = Les règles ont changé : les joueurs disent d’abord comment continuer.
refused-not-halted = Les règles n’ont pas changé à cette table.
refused-no-proposal = Il n’y a rien à accepter.
refused-pause = Aucune pendule ne peut être arrêtée.
refused-not-paused = Les pendules tournent.
refused-present = La place { $seat } est encore là.
refused-seat = Il n’y a pas de place { $seat } ; la dernière est { $last }.
refused-seat-taken = La place { $seat } est prise.
refused-seated = Vous êtes déjà à cette table.
refused-full = Il n’y a plus de place libre à cette table.
refused-you-twice = Vous ne pouvez prendre qu’une place.
refused-host-only = Seul l’hôte peut faire cela.
refused-spectator = Vous n’êtes pas assis à cette table.
refused-no-spectators = Cette table n’admet pas de spectateurs.
refused-board = Un tableau ne fait que montrer la table. Jouez sur votre téléphone ou votre ordinateur.
refused-no-table = Cette table n’existe pas.
refused-no-hints = Cette table se joue sans conseils.
refused-chat-length = Un message compte au plus { $most } caractères.
refused-not-kept = Cela n’a pas pu être conservé, donc n’a pas eu lieu ; réessayez.
refused-version = Cette partie a été jouée avec la version { $wanted } de { $game } ; ici, c’est la version { $have }.
refused-log = Le journal de cette partie est illisible au-delà de l’entrée { $seq }.
refused-clock = Une pendule compte de { $low } à { $high } secondes et en ajoute au plus { $most }.
refused-entropy = Un apport de hasard compte de 8 à 64 lettres, chiffres, - ou _.
refused-entropy-given = Vous avez déjà apporté votre part de hasard à cette table.
refused-nonce = Cette promesse ne peut pas, ou plus, servir.
refused-name = Un nom compte de 1 à { $most } caractères imprimables.
refused-name-mixed = Un nom s’écrit dans un seul alphabet : des lettres semblables d’un autre tromperaient.
refused-logged-in = Vous êtes déjà connecté sous { $login }.
refused-login = L’identifiant et le mot de passe ne vont pas ensemble.
refused-login-name = Un identifiant compte de 3 à 32 lettres a–z, chiffres, points, - ou _ et commence par une lettre ou un chiffre.
refused-login-taken = L’identifiant { $login } est pris.
refused-password-length = Un mot de passe compte de { $least } à { $most } caractères.
refused-too-often = C’était trop souvent ; attendez un instant.
refused-busy = Le serveur est débordé en ce moment ; réessayez dans une minute.
refused-many-tables = Vous avez déjà { $most } tables : on n’en garde pas plus pour une personne.
bot-simpler = { $name } réfléchissait trop longtemps : un robot plus simple a répondu cette fois.
refused-too-large = C’était trop gros.
refused-message = Le message est incompréhensible : { $why }
refused-nobody = Rechargez la page : nous ne savons pas qui vous êtes.
refused-origin = La page d’un autre site ne peut pas faire cela.
refused-host = Ce serveur ne répond pas à ce nom ; qui le fait tourner peut l’admettre avec --site.
refused-address = Il n’y a rien à cette adresse.
refused-failed = Quelque chose s’est mal passé sur le serveur.

# Pages du navigateur : partout
page-title = Pioche · une table pour jeux de cartes modernes
page-nav = Pages
page-nav-games = Jeux
page-nav-history = Vos parties
page-skip = Aller au contenu
page-footer = Votre propre table pour jeux de cartes modernes.
page-home = Vers les jeux
page-close = Fermer
page-save = Enregistrer
page-retry = Réessayer
page-copy = Copier
page-copied = Le lien est copié.
page-share = Partager
page-yes = oui
page-no = non
page-auto = Auto
page-on = Oui
page-off = Non
page-more = Plus
page-less = Moins
page-loading = Un instant…
page-your-turn = À vous

# Ce qui ne va pas
page-trouble = Cela n’a pas marché
page-failed = Quelque chose n’a pas marché. Réessayez dans un instant.
page-unreachable-title = Le serveur ne répond pas
page-unreachable = Le serveur est injoignable. Réessayez dans un instant.
page-lost = La connexion est perdue. Nouvel essai…
page-missing = Cette page n’existe pas
page-missing-help = L’adresse est peut-être mal écrite, ou la page a changé de place.
page-table-missing = Cette table n’existe pas
page-table-missing-help = Elle a peut-être été fermée, ou le lien est incomplet. Demandez le code et essayez-le sur la page d’accueil.
page-board-join = Rejoignez avec votre téléphone
page-board-invite = Pour un téléviseur ou une tablette dans la pièce : { $link } montre la table à tous, sans les cartes de personne.
page-board-open = Montrer la table sur un autre écran, sans les cartes de personne
page-closed-signed-out = Session terminée
    .help = La session a été fermée dans une autre fenêtre, celle-ci l’est donc aussi. Rechargez la page pour regarder sans compte, ou connectez-vous de nouveau sur la page d’accueil.
page-closed-forbidden = Cette table n’admet pas de spectateurs
    .help = Seules les personnes assises ici peuvent regarder. Demandez-leur de revoir la partie quand elle sera finie.
page-closed-missing = { page-table-missing }
    .help = { page-table-missing-help }
page-code-unknown = Aucune table n’a le code { $code }
page-game-unknown = Ce serveur ne connaît pas le jeu « { $game } ».

# Accueil
page-hero = { $n ->
    [one] Un jeu de cartes sur une table.
    [2] Deux jeux de cartes sur une même table.
    [3] Trois jeux de cartes sur une même table.
    [4] Quatre jeux de cartes sur une même table.
    [5] Cinq jeux de cartes sur une même table.
    [6] Six jeux de cartes sur une même table.
    [7] Sept jeux de cartes sur une même table.
    [8] Huit jeux de cartes sur une même table.
    [9] Neuf jeux de cartes sur une même table.
    [10] Dix jeux de cartes sur une même table.
   *[other] { $n } jeux de cartes sur une même table.
}
page-hero-lead = Choisissez un jeu et jouez : avec des amis par un lien, ou tout de suite contre des robots. Sans compte.
page-play-bots = Contre des robots
page-play-friends = Avec des amis
page-join-table = Rejoindre une table
page-join-code = Code de la table
page-join = Rejoindre
page-watch = Regarder
page-games = Jeux
page-game-players = { $few ->
    [one] { $many ->
        [one] 1 joueur
       *[other] 1–{ $many } joueurs
    }
   *[other] { $few }–{ $many } joueurs
}
page-game-minutes = { $minutes } min
page-count-players = { $n ->
    [one] 1 joueur
   *[other] { $n } joueurs
}
page-open-tables = Tables ouvertes
page-open-one = Ouvrir une table
page-open-one-help = Choisissez le jeu, les places et les options, puis envoyez le lien à vos amis.
page-first = Première partie · { $options }
page-first-option = { $option } : { $value }
page-first-set = Ce serait votre première partie : les options simples sont choisies.
page-first-usual = Prendre les options habituelles
page-running = Vos parties en cours
page-running-all = Toutes les { $n }
page-running-on = En cours
page-running-with = à { $game } avec { $others }
page-running-alone = à { $game }
page-turn-of = On attend { $who }
page-no-result = Terminée sans résultat
page-won = Vous avez gagné
page-won-shared = Vous partagez la victoire
page-place = Place { $place } sur { $of }
page-you-short = Vous
page-go-on = Continuer
page-table-alone = vous seul

# Nouvelle table
page-new = Nouvelle table
page-rules = Règles
page-rules-of = Règles de { $game }
page-seats = Places
page-players = Nombre de joueurs
page-seat-you = vous
page-seat-who = Qui occupe la place { $n }
page-seat-friend = Ami
page-seat-friend-long = Un ami
page-seat-friend-help = quiconque ouvre le lien
page-seat-bot = Robot
page-seat-free = Place libre
page-seat-here = est là
page-seat-away = est parti
page-seats-friends = Que des amis
page-seats-bots = Que des robots
page-options = Options de { $game }
page-this-table = Cette table
page-clock = Pendule
page-clock-short = { $minutes } min + { $seconds } s
page-clock-none = Aucune
page-clock-own = Autre
page-clock-none-help = chacun prend le temps qu’il lui faut
page-clock-quick-help = du temps au départ, puis un peu plus à chaque coup
page-clock-calm-help = du temps au départ, puis un peu plus à chaque coup
page-clock-own-help = comme il vous plaît
page-clock-bank = Minutes au départ
    .help = pour chaque joueur
page-clock-increment = Secondes ajoutées
    .help = après chaque coup
page-listed = Visible de tous
    .help = elle figure parmi les tables ouvertes, et chacun peut la rejoindre
page-hints = Conseils
    .help = on peut demander ce que ferait un robot ; entre personnes, seulement si vous le dites
page-spectators = Spectateurs
    .help = d’autres peuvent regarder ; ils ne voient aucune carte cachée
page-open-table = Ouvrir la table
page-open-table-help = Vous recevrez un lien et un code pour vos amis.
page-start = Commencer la partie
page-start-help = Toutes les places sont prises : vous commencez tout de suite.

# Salle d’attente
page-waiting = Salle d’attente
page-invited-title = { $host } vous invite à jouer à { $game }
page-invite = Envoyez ce lien à vos amis
page-invite-text = Viens jouer à { $game } avec moi :
page-sit = S’asseoir
page-sit-here = S’asseoir ici
page-full = Toutes les places sont prises
page-begin = { $n ->
    [0] Commencer
    [one] Commencer, avec un robot à la place libre
   *[other] Commencer, avec des robots aux places libres
}
page-begin-bots = Robots aux places libres
page-wait-host = { $host } lance la partie quand tout le monde est prêt.
page-leave = Quitter la table
page-leave-later = Revenir plus tard
    .help = La partie vous attend parmi « Vos parties ».
page-leave-bot = Laisser un robot continuer
    .help = Les autres n’ont pas à attendre ; vous pouvez reprendre votre place à tout moment.
page-leave-agree = Proposer d’arrêter la partie
    .help = Si tous sont d’accord, elle finit ici, sans résultat.
page-leave-give-up = Abandonner
    .help = La partie finit ici, sans résultat.
page-waiting-at = { $game }, table { $code }
page-waiting-taken = { $taken } places prises sur { $of }.
page-waiting-host = La partie commence quand vous le dites.
page-invite-title = Inviter
page-invite-scan = Scannez-le, ou tapez le code sur la page d’accueil.
page-invite-type = Tapez le code sur la page d’accueil.
page-invite-qr = Code QR du lien { $link }
page-reach-home = Fonctionne dans votre réseau domestique.
    .help = Les téléphones et ordinateurs du même Wi-Fi peuvent ouvrir cette adresse. « localhost » ne marche que sur cette machine.
page-reach-near = Fonctionne dans votre réseau domestique seulement.
    .help = Les téléphones et ordinateurs du même Wi-Fi peuvent ouvrir cette adresse ; depuis Internet, personne.
page-reach-here = Fonctionne sur cette machine seulement.
    .help = Personne d’autre ne peut ouvrir cette adresse. Pour jouer dans votre réseau domestique, arrêtez le serveur et relancez-le avec
page-rules-meanwhile = En attendant : { $game } en bref
page-rules-all = Toutes les règles
page-chat-none = Personne n’a encore rien dit.
page-chat-write = Écrire un message
page-chat-send = Envoyer
page-seat-host = a ouvert la table
page-no-clock = sans pendule
page-hints-on = conseils permis
page-hints-off = sans conseils

# Séries : campagnes et tournois
page-series = Séries
page-series-title = { $game }, { $kind }
page-series-missing = Cette série n’existe pas
page-series-none = Vous ne participez encore à aucune campagne ni à aucun tournoi. Chaque jeu de la page d’accueil en ouvre les portes.
page-series-running = En cours
page-series-look = Voir
page-series-taken = { $taken } places prises sur { $of }.
page-series-next = Votre prochaine partie : { $stage } contre { $who }.
page-series-waits = Votre prochaine partie s’ouvre quand les autres ont joué la leur.
page-series-on = En cours.
page-series-won = Victoire : { $who }.
page-series-not-won = Pas encore gagné
page-series-invite = Viens jouer un tournoi de { $game } avec moi :
page-series-entrants = Participants
page-series-enter = Participer
page-series-full = Toutes les places sont prises
page-series-start = { $n ->
    [0] Commencer
    [one] Commencer, avec un robot à la place libre
   *[other] Commencer, avec des robots aux places libres
}
page-series-host-starts = Le tournoi commence quand la personne qui l’a ouvert le dit.
page-series-withdraw = Se retirer
page-series-give-up = Laisser un robot jouer pour moi
page-series-replace = Laisser jouer un robot
page-series-standing = Classement
page-series-kept = Gardé par { $name }
page-series-points = { $n ->
    [one] point
   *[other] points
}
page-series-out = éliminé
page-series-yours = Votre partie
page-series-play = Jouer
page-series-play-stage = Jouer : { $stage }
page-series-decider = belle
page-series-filler = un robot qui fait le nombre
page-series-winner = vainqueur de { $match }
page-series-bye = sans adversaire
page-series-stages = Tours
page-series-game = Partie { $stage }
page-series-send = Copier le lien
page-series-on-with = Continuer la série
page-series-match = Une partie d’une série
page-series-begins = Elle commence d’elle-même dès que tout le monde est là.
page-series-to = Vers la série
page-stage = Tour { $stage }
page-stage-left = { $left ->
    [0] Finale
    [1] Demi-finales
    [2] Quarts de finale
   *[other] Tour { $stage }
}
page-match-coming = à venir
page-match-waiting = attend les joueurs
page-match-playing = en cours
page-match-over = terminée
page-next = Votre partie est prête :
page-next-keep = Vous pouvez garder quelque chose :
page-next-choose = Choisir
page-cup = Tournoi
page-cup-of = Un tournoi de { $game }
page-cup-kind = Comment on joue
page-cup-places = Places
    .help = les robots prennent celles qui restent libres
page-cup-players = Joueurs par table
page-cup-length = Au meilleur de
page-cup-enter = Je participe
    .help = vous pouvez aussi n’être que l’hôte
page-cup-open = Ouvrir le tournoi
page-cup-open-help = Vous recevrez un lien et un code pour les autres, et commencez quand vous voulez.
page-road = La route
page-road-stop = Match { $stage }
page-road-now = à jouer
page-road-locked = s’ouvre après le match { $stage }
page-road-won = gagné de { $points }
page-road-lost = perdu de { $points }
page-road-won-so-far = { $n ->
    [0] Votre premier match vous attend.
    [one] Un match gagné jusqu’ici. Une défaite met fin à la route.
   *[other] { $n } matchs gagnés jusqu’ici. Une défaite met fin à la route.
}
page-road-over = { $n ->
    [0] La route s’est arrêtée au premier match.
    [one] La route est finie : un match gagné.
   *[other] La route est finie : { $n } matchs gagnés.
}
page-road-again = Recommencer
page-road-owned = Ce que vous possédez
page-keep = Que gardez-vous ?
page-keep-take = Choisissez une carte à garder pour votre prochain match.
page-keep-give = { $card } vous suit. Quelle carte remplace-t-elle ?
page-keep-for = à la place de { $card }
page-keep-ready = Tout est dit. Continuez quand vous êtes sûr de vous.
page-keep-send = Garder ainsi et continuer
page-keep-again = Choisir à nouveau
page-keep-offers = Cartes que vous pouvez garder
page-keep-yours = Vos cartes qu’elle peut remplacer
page-keep-nothing = Votre dernier match n’a rien laissé que vous puissiez garder. Vous continuez avec les cartes que vous possédez.
page-keep-owned = Vos { $n } cartes jusqu’ici

# Des mélanges équitables : avant, pendant et après une partie
page-fair = Des mélanges équitables
    .help = Personne ne peut choisir les cartes, et cela se vérifie
page-fair-show = Voir
page-fair-how = Comment le hasard reste équitable
page-fair-waiting = { $missing ->
    [0] Les mélanges sont scellés, et tout le monde a apporté sa part de hasard.
    [one] Les mélanges sont scellés. Quelqu’un doit encore apporter sa part de hasard.
   *[other] Les mélanges sont scellés. { $missing } personnes doivent encore apporter leur part de hasard.
}
page-fair-lead = Personne ne peut choisir les cartes à cette table, pas même le serveur. Inutile de le croire sur parole : après la partie, votre navigateur vérifie tout seul.
page-fair-step-seal = Le serveur scelle d’abord son secret
page-fair-step-seal-help = Avant que quiconque n’apporte quoi que ce soit, il s’est engagé sur un nombre secret et sur cette table. Il ne peut plus en changer.
page-fair-kept = Votre navigateur a gardé le sceau :
page-fair-shown = Le sceau de cette table :
page-fair-seal-moved = Le serveur montre maintenant un autre sceau que celui que votre navigateur a gardé !
page-fair-step-shares = Puis chacun apporte sa part de hasard
page-fair-step-shares-help = Votre navigateur tire un nombre que personne ne peut prévoir. Le serveur n’en invente aucun pour les autres : pour un robot, ou pour qui n’envoie rien, c’est toujours le même mot.
page-fair-share-you = vous avez apporté la vôtre
page-fair-share-given = a apporté la sienne
page-fair-share-wanted = pas encore
page-fair-share-bot = un robot, qui n’apporte rien
page-fair-share-none = n’a rien apporté
page-fair-share-free = libre
page-fair-step-cards = Les cartes découlent des deux
page-fair-step-cards-help = Chaque mélange et chaque lancer se calcule à partir du secret et de toutes les parts. La partie finie, le serveur ouvre le sceau, et votre navigateur recalcule tout.
page-fair-mark = À comparer avec les autres
page-fair-mark-help = Si vous lisez tous le même nombre ici, le serveur a montré à tous le même sceau et les mêmes parts.
page-fair-checking = Votre navigateur vérifie les mélanges…
page-fair-unchecked = Les mélanges n’ont pas pu être vérifiés à l’instant.
page-fair-again = Réessayer
page-fair-good = Les cartes ont été distribuées honnêtement : votre navigateur l’a vérifié.
page-fair-open = Rien d’anormal, mais votre navigateur n’a pas pu tout vérifier.
page-fair-doubt = À vous d’en juger.
page-fair-bad = Ne vous fiez pas à cette partie !
page-fair-more = Ce qui a été vérifié
page-fair-state = { $state ->
    [good] C’est bien le cas :
    [doubt] Vous seul le savez :
    [bad] Faux :
   *[open] Impossible à dire ici :
}
page-fair-seal-good = Le secret ouvert après la partie est celui qui était scellé avant votre part.
page-fair-seal-seen = Le secret ouvert après la partie est celui qui était scellé quand ce navigateur est venu à la table.
page-fair-seal-other = Le secret n’est pas celui que le serveur avait scellé auparavant.
page-fair-seal-broken = Le secret ne correspond pas au sceau de la partie notée.
page-fair-seal-unseen = Le secret correspond au sceau de la partie notée. Ce navigateur n’a pas vu si ce sceau est plus ancien que la partie.
page-fair-seal-unbound = La partie notée n’engage pas le serveur sur un secret et une table : elle ne montre pas qu’il n’a pas choisi les cartes.
page-fair-yours-good = Votre part figure dans la partie notée telle que votre navigateur l’a envoyée.
page-fair-yours-changed = Votre part ne figure pas dans la partie notée telle que votre navigateur l’a envoyée.
page-fair-yours-absent = Ce navigateur n’était pas là quand la partie s’est jouée.
page-fair-yours-watched = Ce navigateur n’a fait que regarder et n’a rien apporté au hasard.
page-fair-yours-none = Votre place n’a rien apporté au hasard de cette partie.
page-fair-yours-elsewhere = Votre place a une part que ce navigateur n’a pas envoyée. Si vous n’avez ni joué dans un autre navigateur ni effacé les données de celui-ci, quelqu’un l’a inventée.
page-fair-others-good = Ce que chacun a apporté est ce que tout le monde pouvait voir au début de la partie ; les robots n’ont rien apporté.
page-fair-others-bot = La place { $seat } est tenue par un robot et a pourtant une part : le serveur a pu la choisir.
page-fair-others-changed = Les parts ou les places ne sont pas celles que tout le monde pouvait voir au début de la partie.
page-fair-others-unseen = Aucun robot n’a rien apporté. Ce navigateur n’a pas vu ce que les gens avaient apporté au début de la partie.
page-fair-draws-good = { $draws ->
    [one] Le seul tirage a été recalculé : c’est bien
   *[other] Les { $draws } mélanges et lancers ont été recalculés : c’est bien
 } ce que donnent le secret et les parts.
page-fair-draws-some = { $draws } mélanges et lancers sur { $of } ont été recalculés et sont justes. Pour les autres, il faut les règles du jeu.
page-fair-draws-other = Le tirage { $number } (ligne { $line } de la partie notée) n’est pas ce que donnent le secret et les parts.
page-fair-draws-legend = Les noms des cartes ne sont pas ceux que le serveur a donnés avant la partie. S’il n’a pas été mis à jour entre-temps, il a pu les choisir.
page-fair-draws-missing = Le serveur ne dit pas comment il a tiré.
page-fair-beyond = Ce que cette page ne peut pas dire
page-fair-beyond-lists = Quelles cartes se trouvaient dans une pile quand on y a pioché, et quels coups étaient permis, seules les règles le disent.
page-fair-beyond-seen = Si la partie notée est bien celle que vous avez vue : revoyez-la, ou demandez à « pioche replay » de la montrer depuis votre place.
page-fair-beyond-page = Cette page vient elle-même du serveur qu’elle vérifie.
page-fair-beyond-people = Quelqu’un qui, à la table, serait de mèche avec le serveur pourrait choisir une part qui les arrange.
page-fair-verify = Pour en être tout à fait sûr, gardez la partie notée et faites-la vérifier par Pioche sur votre propre ordinateur, avec ce que votre navigateur a gardé :
page-fair-copy = Copier la commande
page-fair-server = La faire rejouer par le serveur
page-fair-server-good = Le serveur l’affirme : { $draws ->
    [one] un tirage a été recalculé
   *[other] { $draws } tirages ont été recalculés
 } et { $answers ->
    [one] un coup a été rejoué
   *[other] { $answers } coups ont été rejoués
 } selon les règles.
page-fair-server-bad = Le serveur dit lui-même que cette partie notée n’est pas juste :

# La fin d’une partie, et les parties revues
page-rematch = Rejouer
page-rematch-join = Rejoindre la suivante
page-replay = Revoir
page-record = Partie notée
page-result = Résultat
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-play = Lire
page-replay-pause = Pause
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-moment = Moment { $n } sur { $last }
page-replay-eyes = Par les yeux de qui
page-replay-spectator = Spectateur
page-replay-link = Copier le lien vers ce moment
page-analysis = Analyse
page-replay-all = Toutes les mains ouvertes
page-replay-below = Analyse et moments clés
page-hands = Ce que chacun a en main
page-hands-none = rien de caché
page-moment = Moment { $n }
page-moment-key = Moment clé { $nth } : moment { $n }
page-moments = { $n ->
    [one] Un moment clé
    [2] Deux moments clés
   *[other] Trois moments clés
}
page-moments-send = Les envoyer
page-key-step = un moment en arrière, un en avant
page-key-space = Espace
page-key-play = continuer à jouer la partie, ou arrêter
page-key-ends = au début, à la fin
page-key-moments = montrer un moment clé
page-key-analyse = montrer ou cacher ce qu’en pense une recherche
page-key-open = ouvrir toutes les mains, ou les fermer
page-key-eyes = regarder par les yeux de la personne suivante
page-analysis-start = Faire examiner chaque décision
page-analysis-taken = { $name }
page-analysis-whose = Les décisions de qui
page-analysis-decisions = Décisions de { $name }
page-analysis-looked = { $n }, dont { $done } examinées
page-analysis-later = pas encore examiné
page-analysis-best = le mieux
page-analysis-nothing = très bien
page-analysis-slight = un peu perdu
page-analysis-clear = beaucoup perdu
page-analysis-grave = bien trop perdu
page-analysis-open = Montrer l’analyse
page-analysis-close = Cacher l’analyse
page-analysis-wait = La recherche examine chaque décision : { $done } sur { $of }
page-analysis-curve = Les chances de chacun, toutes cartes visibles : plus haut, mieux c’est
page-analysis-quiet = Personne n’avait à décider ici.

# Vos parties
page-history = Vos parties
page-history-over = Finies
page-history-none = Vous n’avez pas encore joué ici.
page-history-guest = Ces parties tiennent à ce navigateur. Avec un compte, vous les retrouvez partout.

# Vous
page-you = Vous
page-you-open = Vous : { $name }
page-you-name = Votre nom à la table
    .help = Les autres le voient à côté de vos cartes.
page-you-renamed = Désormais, vous êtes { $name }.
page-you-account = Compte
    .help = Inutile pour jouer. Il garde vos parties quand vous changez de navigateur.
page-you-register = Créer un compte
page-you-login = Se connecter
page-you-login-name = Identifiant
page-you-login-as = Connecté comme { $login }
page-you-logout = Se déconnecter
page-you-password = Mot de passe
    .help = Au moins 8 caractères.
page-you-registered = Votre compte est prêt, { $name }.
page-you-welcome = Bon retour, { $name }.

# Réglages
page-settings = Réglages
page-settings-device = Gardés sur cet appareil.
page-theme = Couleurs
page-theme-auto = Auto
page-theme-light = Clair
page-theme-dark = Sombre
page-language = Langue
page-confirm = Confirmer chaque coup
    .help = auto : sur les écrans tactiles
page-motion = Cartes volantes
    .help = auto : sauf si votre système demande moins de mouvement
page-sure = Demander « c’est sûr ? » avant une réponse coûteuse
    .help = là où les conseils sont permis : avant une réponse qui semble donner beaucoup
page-pace = Rythme
    .help = la durée des temps forts et la vitesse des robots ; à plusieurs, le souhait le plus lent l’emporte
page-pace-slow = Lent
page-pace-normal = Normal
page-pace-fast = Rapide
page-pace-instant = Immédiat
page-sound = Son
    .help = quand c’est à vous
page-chat = Discussion
    .help = montrer ce que les autres écrivent

# Remerciements
page-credits = Remerciements
page-credits-lead = Pioche repose sur le travail de beaucoup de gens. Merci à eux.
page-credits-icons = Icônes
page-credits-icons-text = Dessinées par les contributeurs de game-icons.net, en une seule couleur, coordonnées arrondies.
page-credits-others = Contributeurs de game-icons.net
page-credits-fonts = Caractères
page-credits-software = Logiciels dans cette page
page-credits-own = Les formes des couleurs et des places, les icônes de l’interface et le logo sont ceux de Pioche.

# Qui est le plus fort
arena-bot = robot
arena-against = contre
arena-games = parties
arena-wins = gagne
arena-interval = à 95 %
arena-equal = égal
arena-margin = avance
arena-verdict = verdict
arena-table = la tablée
arena-rating = cote
arena-stronger = plus fort
arena-weaker = plus faible
arena-unclear = pas clair
arena-seed = { $seconds } s ; graine { $seed }

# Ce qu’une recherche pense d’une partie
analysis-decisions = décisions
analysis-curves = La part de victoire de chaque place, décision après décision, toutes cartes visibles
analysis-costliest = La décision la plus coûteuse de chaque place
analysis-all = Les décisions qui ont compté
analysis-flawless = { $who } : rien d’important n’a été perdu.
analysis-stop = S’arrêter là
analysis-other = Autre chose
analysis-forced = { $who } : { $chosen }. Il n’y avait pas le choix.
analysis-best = { $who } : { $chosen }. La recherche aurait fait de même.
analysis-nothing = { $who } : { $chosen }. La recherche penchait pour une autre réponse, mais cela ne change presque rien : { $best }.
analysis-slight = { $who } : { $chosen }. Un peu mieux : { $best }.
analysis-slight-points = { $who } : { $chosen }. Un peu mieux, d’environ { $points } { $points ->
    [one] point
   *[other] points
} : { $best }.
analysis-clear = { $who } : { $chosen }. Nettement mieux : { $best }.
analysis-clear-points = { $who } : { $chosen }. Nettement mieux, d’environ { $points } { $points ->
    [one] point
   *[other] points
} : { $best }.
analysis-grave = { $who } : { $chosen }. Bien mieux : { $best }.
analysis-grave-points = { $who } : { $chosen }. Bien mieux, d’environ { $points } { $points ->
    [one] point
   *[other] points
} : { $best }.

# Une table que le jeu ne dessine pas lui-même

plain-card = { $n }
plain-back = une carte face cachée
    .short = ##
plain-points = points
plain-score = Score
plain-over = La partie est finie.
plain-did = { $who } : { $what }
    .you = Vous : { $what }
plain-fault = Le jeu n’a pas su dessiner cette image. La partie continue : vos réponses sont dans la liste.
plain-choice = { $what }
plain-unseen = { $who } a répondu
    .you = Vous avez répondu

# Un jeu à soi

new-bad-name = { $name } ne peut pas être le nom d’un jeu : des minuscules et des chiffres, et aucun mot de Python.
new-name-taken = Il y a déjà un jeu { $name }.
new-not-empty = { $folder } existe déjà et n’est pas vide.
new-next =
    Ensuite : cd { $folder }
              pip install -e .
              pioche play { $key }
              pioche check { $key }

# Séries : des tournois pour tous les jeux, et ce qu’un jeu y ajoute

series-knock-out = Élimination directe
    .help = Qui perd est éliminé. Quand il faut trois joueurs ou plus, le premier ou les deux premiers de chaque table continuent.
series-round-robin = Toutes rondes
    .help = Chacun rencontre chacun ; deux points par adversaire battu, un en cas d’égalité.
series-best-of = Au meilleur de plusieurs parties
    .help = Les mêmes joueurs encore et encore, jusqu’à ce que personne ne puisse rattraper le premier.

refused-series-kind = Ce jeu n’a pas de série { $kind } ; il y a : { $allowed }.
refused-series-option = { $option } est décidé par la série.
refused-series-size = Une telle série n’a pas { $size } places ; possible : { $allowed }.
refused-series-length = On ne joue pas au meilleur de { $length } ; possible : { $allowed }.
refused-series-entrants = { $entrants } participants ne peuvent pas jouer cette série ; elle est faite pour { $allowed }.
refused-series-open = La partie { $match } ne peut pas commencer maintenant.
refused-series-ended = La partie { $match } n’est pas en cours.
refused-series-keep = Il n’y a rien à garder maintenant.
refused-series-kept = { $choice } ne peut être ni gardé ni cédé maintenant ; possible : { $allowed }.
refused-series-unsaid = Tout n’est pas dit sur ce qui est gardé.
refused-series-replace = Aucun robot ne peut remplacer ce participant maintenant.
refused-no-series = Cette série n’existe pas.
refused-series-not-begun = La série n’a pas encore commencé.
refused-series-begun = La série a déjà commencé.
refused-series-not-over = La série n’est pas encore finie.
refused-series-full = Toutes les places de cette série sont prises.
refused-series-stranger = Vous ne participez pas à cette série.
refused-series-here = Ce participant est à la table.
refused-series-table = Cette partie appartient à une série, qui continue quand elle est finie.
refused-carried = Ces cartes n’ont pas pu être apportées dans cette partie.

series-not-so = Ligne { $line } : cela n’a pas pu se passer alors : { $text }
series-no-match = Ligne { $line } : la partie { $match } manque, ou elle a été modifiée.
series-other-match = Ligne { $line } : la partie nommée ici n’est pas la partie { $match }.
series-bad-match = La partie { $match } n’est pas juste : sa ligne { $line } dit ce que ni la règle ni les tirages ne disent.
series-strange-match = Ligne { $line } : une partie suit que la série ne nomme pas.

cli-campaign = jouer une campagne, match après match ; elle reprend où vous l’avez laissée
cli-tournament = jouer un tournoi de n’importe quel jeu, avec des personnes à ce terminal et des robots
cli-flag-name = votre nom
cli-flag-new = en commencer une nouvelle ; l’ancienne est gardée sous un autre nom
cli-flag-entrants = qui participe : strong*7 fait sept robots de cette force, tout autre nom une personne à ce terminal (d’habitude moi,strong*3)
cli-flag-kind = quelle série : knock-out, round-robin, best-of, ou l’une de celles du jeu (d’habitude knock-out)
cli-flag-length = au meilleur de combien de parties
cli-flag-seeded = qui rencontre qui suit l’ordre des participants ; sinon le hasard le tire
cli-flag-series = jouer des séries entières de cette sorte au lieu de parties ; --games dit combien
cli-flag-match = quelle partie d’une série : 1.2 est la deuxième du tour 1
cli-which-match = Ce fichier contient une série : --match dit laquelle de ses parties : { $allowed }
cli-no-campaign = { $game } n’a pas de campagne.
cli-bad-entrants = { $name } ne peut pas participer : 16 en tout au plus, et un nombre de 1 à 16 après *.
cli-no-series = { $file } n’est pas une série.
cli-series-records = Les séries simulées ne sont pas notées.
cli-series-bots = Seuls des robots peuvent être simulés.

series-match = Partie { $match } : { $who }
series-bots-play = parties entre robots
series-keep = { $who } peut garder des cartes pour la partie suivante.
series-keep-nothing = Ce match n’a rien laissé à garder à { $who }.
series-keep-now = Que gardez-vous ? Un numéro, u pour revenir, q pour partir.
series-keep-for = À la place de quelle carte ?
series-keep-prompt = garder >{" "}
series-keep-what = Un numéro de 1 à { $last }, u ou q.
series-out = éliminé
series-over = { $who } gagne la série.
series-road-over = La campagne est finie. Matchs gagnés : { $won }
series-saved = La série est gardée dans { $file }
series-file = Toute la série avec ses parties : { $file }

sim-series = séries
sim-firsts = premier
sim-points = points
sim-median = médiane
sim-series-speed = { $series } séries avec { $matches } parties en { $seconds } s ; graine { $seed }.

# Rapports

cli-report = une page sur l’équilibre d’un jeu
cli-flag-one-bot = le genre de robot qui joue
cli-flag-vary = deux valeurs d’une option côte à côte, sur les mêmes donnes
cli-flag-output = où écrire la page
cli-flag-cluster = une grappe Dask qui fait le travail : dask://HÔTE:PORT
cli-bad-cluster = { $address } n’est pas l’adresse d’une grappe : dask://HÔTE:PORT
cli-no-cluster = Une grappe a besoin de { $library } : pip install "pioche[cluster]"
cli-cluster-away = Aucune grappe ne répond à { $address } ({ $why }).
cli-cluster-empty = La grappe à { $address } n’a aucun ouvrier.
cli-cluster-records = C’est cette machine qui écrit les parties : --records et --cluster ne vont pas ensemble.
report-bad-vary = « { $vary } » n’est pas une paire de valeurs : --vary option=a,b
report-written = { $file } est écrit, après { $seconds } s.
report-title = { $game } : est-ce équilibré ?
report-about = { $games } parties, toutes les places jouées par le robot « { $bot } ». { $options }.
report-verdict = En bref
report-interval = { $share } (de { $low } à { $high })
report-fair-seat = Aucune place ne gagne nettement plus ou moins que sa part : la première { $within }.
report-off-seat = La place { $n } gagne { $more ->
    [more] trop souvent
   *[less] trop rarement
} : { $share } des parties, là où { $fair } serait juste.
report-fair-nth = Jouer en premier ou en dernier ne change rien de net : qui commence gagne { $within }.
report-off-nth = Qui joue en position { $n } gagne { $more ->
    [more] trop souvent
   *[less] trop rarement
} : { $share }, là où { $fair } serait juste.
report-luck = Hasard ou talent : des robots du genre « { $bot } » gagnent encore { $share } de leurs parties contre celui-ci.
report-dead = { $n ->
    [one] Une réponse n’est presque jamais donnée quand elle est offerte
   *[other] { $n } réponses ne sont presque jamais données quand elles sont offertes
} : { $names }.
report-must = { $n ->
    [one] Une réponse est presque toujours donnée quand elle est offerte
   *[other] { $n } réponses sont presque toujours données quand elles sont offertes
} : { $names }.
report-price = Qui n’a jamais le droit de répondre « { $name } » gagne { $share } contre ceux qui l’ont.
report-seats = Places et ordre du tour
    .help = La part de victoires avec son intervalle à 95 %. Le trait est ce qui serait juste ; ce qui s’en écarte nettement a une autre couleur.
report-order = Selon l’ordre du tour, compté depuis qui a joué en premier :
report-seat = Place { $n }
report-nth = Position { $n }
report-ladder = Hasard et talent
    .help = Comment d’autres niveaux s’en tirent contre ce robot, chacun à la moitié des places, sur les mêmes donnes. Près du trait, le jeu est affaire de hasard.
report-prices = Ce que vaut une réponse
    .help = Des robots qui n’ont pas droit à cette réponse contre des robots libres, sur les mêmes donnes. À gauche du trait elle manque ; sur le trait, personne n’en a besoin.
report-answers = Réponses
    .help = Combien de fois chacune était l’une de plusieurs, a été prise, et combien de fois ont gagné ceux qui l’ont prise au moins une fois. Les gagnants la prennent peut-être parce qu’ils gagnent.
report-answer = réponse
report-offered = offerte
report-taken = prise
report-won = gagné avec elle
report-tag-dead = morte
report-tag-must = obligée
report-more = Et { $n } autres, prises moins souvent.
report-length = Durée et tension
    .help = Réponses par partie.
report-leads = La tête change { $leads } fois par partie ; après { $settled } % d’une partie, le futur gagnant mène pour de bon.
report-early = { $share } % des joueurs n’ont plus rien à décider dans le dernier quart.
report-decisions = Décisions
    .help = Combien de réponses a une question.
report-options = { $mean } réponses par question ; { $forced } % des questions n’en ont qu’une.
report-never = Règles jamais rencontrées
    .help = Paragraphes dont les étapes n’ont eu lieu dans aucune de ces parties.
report-never-none = Toutes l’ont été.
report-outliers = Parties à regarder
    .help = Enregistrez-en une et rejouez-la.
report-shortest = La partie la plus courte, numéro { $n }
report-longest = La partie la plus longue, numéro { $n }
report-closest = La fin la plus serrée, numéro { $n }
report-widest = La victoire la plus nette, numéro { $n }
report-turned = Le plus de changements en tête, numéro { $n }
report-compared = Côte à côte
    .help = Les mêmes donnes avec les deux ; la différence avec son intervalle à 95 %.
report-difference = différence
report-clear = nette
report-unclear = peut-être le hasard
report-what-starter = part de victoires de qui commence
report-what-answers = réponses par partie
report-what-margin = points entre premier et deuxième
report-what-leads = changements en tête
report-what-settled = joué après cette part de la partie
report-what-best = points du gagnant
report-limits = Ce que ceci ne dit pas
report-caution = Les robots ne sont pas des gens. Ils négligent ce que leurs règles du pouce négligent, ne persuadent personne et ne s’ennuient jamais. Lisez ceci comme une raison d’y regarder de plus près, non comme un verdict.
report-seed = Graine { $seed }, version { $version } des règles : la même commande refait la même page.
