// node load.js ADDRESS PROCESS TABLES SECONDS    plays the duel at so many tables as fast as the server, which is that
// process, allows; prints JSON
const fs = require('fs')
const http = require('http')
const { io } = require('socket.io-client')

const [address, server, tableCount, seconds] = process.argv.slice(2)
const WARM_UP = 3000
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
const tally = { on: false, stopped: false, answers: 0, waits: [] }

const post = (path, body) =>
  new Promise((done, failed) => {
    const data = JSON.stringify(body)
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) }
    const request = http.request(address + path, { method: 'POST', agent, headers }, response => {
      let text = ''
      response.on('data', chunk => (text += chunk))
      response.on('end', () => done(JSON.parse(text)))
    })
    request.on('error', failed)
    request.end(data)
  })

class Table {
  players = []
  turn = 0
  state = -1

  async open() {
    this.id = (await post('/games/duel/create', { numPlayers: 2 })).matchID
    for (const seat of ['0', '1']) {
      const { playerCredentials } = await post(`/games/duel/${this.id}/join`, { playerID: seat, playerName: seat })
      this.players.push({ seat, credentials: playerCredentials })
    }
    await Promise.all(this.players.map((player, seat) => this.connect(player, seat)))
  }

  connect(player, seat) {
    return new Promise((done, failed) => {
      const socket = io(`${address}/duel`, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        perMessageDeflate: false,
      })
      player.socket = socket
      socket.on('connect_error', failed)
      socket.on('connect', () => socket.emit('sync', this.id, player.seat, player.credentials, 2))
      socket.on('sync', (_, { state }) => {
        this.state = state._stateID
        this.turn = +state.ctx.currentPlayer
        done()
      })
      socket.on('update', (_, state) => this.hear(seat, state._stateID))
    })
  }

  hear(seat, state) {
    if (state !== this.state + 1) return
    player(this, seat).heard = performance.now()
    if (!this.players.every(one => one.heard)) return
    if (tally.on) {
      tally.answers++
      tally.waits.push(this.players[this.turn].heard - this.sent)
    }
    this.state = state
    this.turn = 1 - this.turn
    this.answer()
  }

  answer() {
    if (tally.stopped) return
    const { seat, socket, credentials } = this.players[this.turn]
    for (const one of this.players) one.heard = 0
    this.sent = performance.now()
    const payload = { type: 'play', args: [this.state % 7], playerID: seat, credentials }
    socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state, this.id, seat)
  }
}

const player = (table, seat) => table.players[seat]
// Seconds of the server's processor; the clock of /proc ticks a hundred times a second.
function processor() {
  const fields = fs.readFileSync(`/proc/${server}/stat`, 'utf8').split(') ')[1].split(' ')
  return (+fields[11] + +fields[12]) / 100
}

const sleep = ms => new Promise(done => setTimeout(done, ms))

async function main() {
  const tables = Array.from({ length: +tableCount }, () => new Table())
  for (let i = 0; i < tables.length; i += 8) await Promise.all(tables.slice(i, i + 8).map(table => table.open()))
  for (const table of tables) table.answer()
  await sleep(WARM_UP)
  const began = performance.now()
  const used = processor()
  tally.on = true
  await sleep(seconds * 1000)
  tally.on = false
  const took = (performance.now() - began) / 1000
  const spent = processor() - used
  tally.stopped = true
  tally.waits.sort((a, b) => a - b)
  const share = part => tally.waits[Math.floor((tally.waits.length - 1) * part)]
  const [p50, p99] = [share(0.5) / 1000, share(0.99) / 1000]
  console.log(JSON.stringify({ answers: tally.answers, seconds: took, p50, p99, processor: spent }))
  process.exit(0)
}

main()
