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
cli-serve = servir les tables aux navigateurs
cli-flag-host = adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines (d’ordinaire 127.0.0.1)
cli-flag-port = port d’écoute (d’ordinaire 8000, ou le premier libre ensuite)
cli-flag-data = dossier des tables, des joueurs et des clés
cli-flag-database = garder tout cela dans cette base PostgreSQL : postgresql://…
cli-flag-log-level = ce qui est dit sur la sortie d’erreur (d’ordinaire info)
cli-flag-open = ouvrir un navigateur
cli-flag-no-open = n’ouvrir aucun navigateur
cli-flag-https = les navigateurs viennent par https, à travers un mandataire
cli-flag-trust-proxy = croire ce qu’un mandataire dit des adresses et de https
web-guest-name = Invité { $number }
web-ready = Pioche est prêt : { $address }
web-stop = Ctrl-C pour arrêter.
web-stopped = Arrêté. Toutes les parties sont conservées.
web-no-address = Rien ne peut être servi à { $host }, port { $port } : { $reason }.
web-port-taken = Le port { $port } est déjà pris ; choisissez-en un autre avec --port.
web-data-unusable = Le dossier { $folder } ne peut pas servir : { $reason }.
web-database-unusable = La base de données est injoignable : { $reason }.
web-bad-database = Une base de données se nomme par une adresse qui commence par postgresql://
web-bad-level = Il n’y a pas de niveau de journal { $level } ; il y a : { $allowed }.
web-no-libraries = La table dans le navigateur a besoin de { $library }, qui n’est pas installé : pip install "pioche[server]"
web-no-postgres = PostgreSQL a besoin de { $library }, qui n’est pas installé : pip install "pioche[server,postgres]"
web-open-both = Choisissez entre --open et --no-open.

refused-stale = Il s’est passé autre chose entre-temps ; regardez à nouveau.
refused-not-begun = La partie n’a pas encore commencé.
refused-begun = La partie a déjà commencé.
refused-not-over = La partie n’est pas encore finie.
refused-bot-plays = Un robot joue cette place en ce moment.
refused-no-bot = Aucun robot ne joue votre place.
refused-in-time = La place { $seat } a encore du temps.
refused-one-proposal = Une proposition est déjà en cours : laissez chacun y répondre.
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
refused-logged-in = Vous êtes déjà connecté sous { $login }.
refused-login = L’identifiant et le mot de passe ne vont pas ensemble.
refused-login-name = Un identifiant compte de 3 à 32 lettres a–z, chiffres, points, - ou _ et commence par une lettre ou un chiffre.
refused-login-taken = L’identifiant { $login } est pris.
refused-password-length = Un mot de passe compte de { $least } à { $most } caractères.
refused-too-often = C’était trop souvent ; attendez un instant.
refused-too-large = C’était trop gros.
refused-message = Le message est incompréhensible : { $why }
refused-nobody = Rechargez la page : nous ne savons pas qui vous êtes.
refused-origin = La page d’un autre site ne peut pas faire cela.
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
page-play-bots = Jouer avec des robots
page-play-bots-game = Jouer à { $game } avec des robots
page-play-friends = Avec des amis
page-play-friends-game = Jouer à { $game } avec des amis
page-join-or = ou rejoindre une table
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
page-open-none = Personne n’attend en ce moment. Ouvrez une table et envoyez le lien à vos amis.
page-open-one = Ouvrir une table
page-running = Vos parties en cours
page-running-all = Toutes les { $n }
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
    .help = on peut demander ce que ferait un robot
page-spectators = Spectateurs
    .help = d’autres peuvent regarder ; ils ne voient aucune carte cachée
page-open-table = Ouvrir la table
page-open-table-help = Vous recevrez un lien et un code pour vos amis.
page-start = Commencer la partie
page-start-help = Toutes les places sont prises : vous commencez tout de suite.

# Salle d’attente
page-waiting = Salle d’attente
page-waiting-title = { $n ->
    [0] { $game } : tout le monde est là
    [one] { $game } : une place est libre
   *[other] { $game } : { $n } places sont libres
}
page-invited-title = { $host } vous invite à jouer à { $game }
page-invite = Envoyez ce lien à vos amis
page-invite-code = ou donnez-leur le code
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
page-analysis-open = Montrer l’analyse
page-analysis-close = Cacher l’analyse
page-analysis-wait = La recherche examine chaque décision : { $done } sur { $of }
page-analysis-curve = La part de victoire de chaque place, toutes cartes visibles
page-analysis-now = { $name } : { $share } %
page-analysis-worst = Décision la plus coûteuse
page-analysis-none = Rien d’important n’a été perdu
page-analysis-quiet = Pas de décision ici

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
analysis-much = environ { $share } % d’une victoire
analysis-much-points = environ { $share } % d’une victoire, { $points } points
analysis-forced = { $n }. { $who } : { $chosen }. Il n’y avait pas le choix.
analysis-best = { $n }. { $who } : { $chosen }. La recherche aurait fait de même.
analysis-nothing = { $n }. { $who } : { $chosen }. La recherche penchait pour une autre réponse, mais cela ne change presque rien : { $best }.
analysis-slight = { $n }. { $who } : { $chosen }. Un peu mieux : { $best } ({ $much }).
analysis-clear = { $n }. { $who } : { $chosen }. Nettement mieux : { $best } ({ $much }).
analysis-grave = { $n }. { $who } : { $chosen }. Bien mieux : { $best } ({ $much }).

# Une table que le jeu ne dessine pas lui-même

plain-card = { $n }
plain-back = une carte face cachée
    .short = ##
plain-points = points
plain-score = Score
plain-over = La partie est finie.
plain-did = { $who } : { $what }
    .you = Vous : { $what }
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
