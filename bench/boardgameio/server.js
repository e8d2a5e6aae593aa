// node server.js FOLDER    boardgame.io on this machine alone, at a free port, its matches kept in FOLDER; without one, in memory
const { Server, FlatFile, Origins } = require('boardgame.io/server')
const { Duel } = require('./game')

const [folder] = process.argv.slice(2)
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined
const server = Server({ games: [Duel], origins: [Origins.LOCALHOST], ...(db && { db }) })
const listen = server.app.listen.bind(server.app)
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready)
server.run({ port: 0 }, () => {}).then(running => console.log(`http://127.0.0.1:${running.appServer.address().port}`))
