import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ServerType } from '@hono/node-server'

/** Milliseconds in which a connection must move while the server stops; longer than any request is worked on in silence. */
const PATIENCE = 20_000
/** The same for one on which nothing was asked: browsers open some ahead. Its request may be on the way. */
const PATIENCE_WITHOUT_REQUEST = 2_000

/**
 * To be called before the first connection comes; the answer stops the server. Requests under way are finished, however slow, but
 * a telephone that lost its signal in the middle of an upload would hold the process for ever: Node watches no request any more
 * once it closes.
 */
export function prepareToStop(
  server: ServerType,
  patience = PATIENCE,
  patienceWithoutRequest = PATIENCE_WITHOUT_REQUEST,
): () => Promise<void> {
  const sockets = new Set<Socket>()
  const working = new Set<Socket>()
  let isStopping = false
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    working.add(socket)
    if (isStopping) socket.setTimeout(patience)
    response.once('close', () => working.delete(socket))
  })
  return async () => {
    isStopping = true
    const closed = Promise.withResolvers<void>()
    server.close(() => closed.resolve())
    for (const socket of sockets) {
      socket.setTimeout(working.has(socket) ? patience : patienceWithoutRequest, () => socket.destroy())
    }
    await closed.promise
  }
}
