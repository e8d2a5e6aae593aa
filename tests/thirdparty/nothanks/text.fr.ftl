game-name = Non merci !
game-line = Payez un jeton, ou prenez la carte dont personne ne veut, avec tous ses jetons.

option-players = Joueurs
    .help = de trois à sept

card = { $n }
back = une carte face cachée
    .short = ##
chips = jetons
    .short = o
cost = points
offer = Proposée
deck = Pioche
pot = jetons sur la carte
taken = Prises
score = Score

ask-decide = Prendre la carte, ou payer un jeton ? Elle porte { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
 }.
other-decide = { $who } décide ; la carte porte { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
 }.
now-turn-up = On retourne une carte.
now-next-card = À la carte suivante.
take = prendre le { $card } et { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
 }
costs = { $n ->
    [0] ne coûte rien de plus
   *[other] coûte { $n } points de plus
 }
pay = payer un jeton
over = La partie est finie.

ev-turned = On retourne le { $card }
ev-pays = { $who } paie un jeton
    .you = Vous payez un jeton
ev-takes = { $who } prend le { $card } et { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
 }
    .you = Vous prenez le { $card } et { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
 }
