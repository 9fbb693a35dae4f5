import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import type { ServerType } from '@hono/node-server'

/** Milliseconds. */
type Patience = {
  /** Counted from the order to stop. Requests that are still under way then are cut off. */
  total: number
  /** The longest pause before a new connection sends its request, or a request sends its rest. */
  silence: number
  /** How long a connection without a request stays open. A proxy may be sending the next one. */
  idle: number
}

const LOOK_EVERY_MS = 50

type Connection = { socket: Socket; work: Work | undefined; wasUsed: boolean; bytes: number; since: number }
type Work = { request: IncomingMessage; response: ServerResponse }

/**
 * Returns a function that stops the server. Call `prepareToStop` before the first connection arrives. While the server
 * stops, it refuses new connections, and every answer says `Connection: close`, so that connections end between two
 * requests and a proxy loses none. Requests under way are finished, within limits: Node no longer watches them then,
 * and a phone that loses its signal in the middle of an upload would otherwise keep the process running forever.
 */
export function prepareToStop(server: ServerType, patience: Patience): () => Promise<void> {
  const connections = new Map<Socket, Connection>()
  let isStopping = false
  let opened = 0
  server.on('connection', (socket: Socket) => {
    opened += 1
    connections.set(socket, { socket, work: undefined, wasUsed: false, bytes: 0, since: Date.now() })
    socket.once('close', () => connections.delete(socket))
  })
  // This listener must run before the application, which may answer at once.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket)
    if (isStopping) response.shouldKeepAlive = false
    if (!connection) return
    connection.work = { request, response }
    connection.wasUsed = true
    response.once('close', () => {
      connection.work = undefined
      connection.since = Date.now()
    })
  })
  const endSilent = () => {
    for (const connection of connections.values())
      if (isTooSilent(connection, patience)) connection.socket.destroy()
  }
  return async () => {
    isStopping = true
    for (const { work } of connections.values()) if (work) work.response.shouldKeepAlive = false
    await quietMoment(() => opened)
    const closed = Promise.withResolvers<void>()
    // An HTTP server's own `close` also ends all idle connections, and a request may just be arriving on one of them.
    Server.prototype.close.call(server, () => closed.resolve())
    for (const connection of connections.values()) connection.since = Date.now()
    endSilent()
    // Look right after the requests of this turn of the event loop have been read.
    const looking = setInterval(() => setImmediate(endSilent), LOOK_EVERY_MS)
    const deadline = setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy()
    }, patience.total)
    await closed.promise
    clearInterval(looking)
    clearTimeout(deadline)
    // This ends Node's own timer for slow requests.
    server.close()
  }
}

function isTooSilent(connection: Connection, { silence, idle }: Patience): boolean {
  const { socket, work, wasUsed } = connection
  if (socket.bytesRead !== connection.bytes) {
    connection.bytes = socket.bytesRead
    connection.since = Date.now()
  }
  // A complete request is being processed or answered, so its sender has nothing more to send.
  if (work?.request.complete) return false
  return Date.now() - connection.since >= (wasUsed && !work ? idle : silence)
}

/**
 * Resolves after a turn of the event loop without a new connection. The system accepts connections before we do, and
 * resets those that are still waiting when we stop listening.
 */
async function quietMoment(count: () => number): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    const before = count()
    await new Promise((resolve) => setImmediate(resolve))
    if (turn > 0 && count() === before) return
  }
}
