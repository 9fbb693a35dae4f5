import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { GatheringSocket } from './gathering-socket.ts'

test('what is written in one turn is sent together', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const accepted = once(server, 'connection')
  const socket = new GatheringSocket()
  const sent: number[] = []
  const { _writev: send } = socket
  socket._writev = (chunks, done) => {
    sent.push(chunks.length)
    send?.call(socket, chunks, done)
  }
  socket.connect(address.port, '127.0.0.1')
  await once(socket, 'connect')
  const [connection] = await accepted
  const received = text(connection)
  socket.write('one, ')
  await Promise.resolve()
  socket.write('two, ')
  await new Promise(setImmediate)
  socket.write('three, ')
  socket.end('four')
  expect(await received).toBe('one, two, three, four')
  expect(sent).toEqual([2, 2])
  server.close()
})
