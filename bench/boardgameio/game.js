// The duel of tests/thirdparty/duel, written for boardgame.io: seven secret cards each; play one, score it, draw one.
const { INVALID_MOVE } = require('boardgame.io/core')

const SUITS = ['frog', 'bear', 'owl', 'boar', 'dragon']
const cards = () => SUITS.flatMap(suit => Array.from({ length: 12 }, (_, value) => ({ suit, value: value + 1 })))

function deal(random) {
  const deck = random.Shuffle(cards())
  return { hands: { 0: deck.splice(0, 7), 1: deck.splice(0, 7) }, deck, played: [] }
}

exports.Duel = {
  name: 'duel',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({ ...deal(random), score: { 0: 0, 1: 0 } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false, // only the server knows the cards
      move: ({ G, playerID, random }, place) => {
        const hand = G.hands[playerID]
        if (!(place >= 0 && place < hand.length)) return INVALID_MOVE
        const [card] = hand.splice(place, 1)
        G.played.push(card)
        G.score[playerID] += card.value
        if (G.deck.length) hand.push(G.deck.pop())
        else Object.assign(G, deal(random))
      },
    },
  },
  // What each player may see: their own hand, and how many cards there are elsewhere.
  playerView: ({ G, playerID }) => ({
    deck: G.deck.length,
    played: G.played,
    score: G.score,
    hands: Object.fromEntries(Object.entries(G.hands).map(([p, hand]) => [p, p === playerID ? hand : hand.length])),
  }),
}
