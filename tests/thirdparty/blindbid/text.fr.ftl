game-name = Mise à l’aveugle
game-line = Chacun mise une ou deux cartes, face cachée ; la plus haute mise que personne ne partage l’emporte.

option-players = Joueurs
    .help = de deux à quatre
option-second = Une seconde carte
    .help = on peut ajouter une seconde carte à sa mise

card = { $n }
face-down = carte face cachée
    .short = ##
row = Cartes : { $who }
turned = Dernière mise
bid = misée
points = points
score = Score

ask-push = Avancez une carte.
ask-add = Ajouter une seconde carte ?
wait = Les autres réfléchissent.
over = La partie est finie.
push = le { $card } à la place { $place }
enough = cela suffit

ev-deal = Chacun reçoit cinq cartes
ev-die = { $who } l’emporterait à égalité
ev-push = Vous avancez votre { $card }
ev-pushes = { $who } avance une carte
    .you = Vous avancez une carte
ev-reveals = { $who } a misé { $n }
    .you = Vous avez misé { $n }
