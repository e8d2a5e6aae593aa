# NBA Deck-Building

# Jeux de cartes refusés
nba-set-no-file = Il manque le fichier { $file } à ce jeu de cartes.
nba-set-large = { $file } dépasse { $most } kilo-octets : ce n’est pas une liste de cartes.
nba-set-no-text = { $file }, ligne { $line } : ce n’est pas du texte (UTF-8).
nba-set-line = { $file }, ligne { $line } : ce n’est pas une ligne de tableau : { $text }
nba-set-no-column = { $file } doit avoir une fois la colonne « { $column } » ; ses colonnes sont : { $columns }.
nba-set-column = { $file } a une colonne « { $column } » qui ne veut rien dire ; ses colonnes sont : { $columns }.
nba-set-cells = { $file }, ligne { $line }, carte { $card } : { $values } valeurs pour { $wanted } colonnes.
nba-set-empty = { $file } ne contient aucune carte.
nba-set-id = { $file }, ligne { $line } : « { $card } » ne peut pas désigner une carte ; il faut des lettres, des chiffres et des traits d’union, une lettre d’abord.
nba-set-double = { $file }, ligne { $line } : la carte { $card } s’y trouve déjà, à la ligne { $first }.
nba-set-number = { $file }, ligne { $line }, carte { $card } : { $column } vaut « { $value } », il faut un nombre entier de { $low } à { $high }.
nba-set-cost = { $file }, ligne { $line }, carte { $card } : elle coûte { $cost }, mais avec une force de { $strength } elle doit coûter { $wanted }.
nba-set-value = { $file }, ligne { $line }, carte { $card } : elle vaut { $value }, mais pour un coût de { $cost } elle doit valoir { $wanted }.
nba-set-positions = { $file }, ligne { $line }, carte { $card } : « { $value } » ne sont pas des postes ; il y a { $allowed }, avec une barre entre deux.
nba-set-stranger = { $file }, ligne { $line } : un nom pour « { $card } », mais cette carte n’existe pas.
nba-set-two-names = { $file }, ligne { $line } : la carte { $card } a déjà un nom.
nba-set-name = { $file }, ligne { $line }, carte { $card } : « { $name } » ne peut pas être un nom ; il faut 1 à { $most } caractères.
nba-set-same-name = { $file }, ligne { $line }, carte { $card } : { $name } est aussi la carte { $other } ; il y a une carte par personne.
nba-set-nameless = { $file } : la carte { $card } n’a pas de nom.
nba-set-two-people = Deux jeux de cartes ont une carte { $card } pour des personnes différentes.
nba-set-few = Les jeux de cartes comptent { $cards } cartes ; cette partie en demande { $wanted }.
nba-set-few-cheap = Les jeux de cartes comptent { $cards } cartes qui coûtent de 3 à 5 ; cette partie en demande { $wanted }.
