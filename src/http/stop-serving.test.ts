import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { prepareToStop } from './stop-serving.ts'

test('a request that makes progress is finished, one that does not is closed', async () => {
  let requests = 0
  const server = createServer(async (request, response) => {
    requests += 1
    try {
      for await (const _ of request);
      response.end('whole')
    } catch {
      // closed, as expected
    }
  })
  const stop = prepareToStop(server, { total: 60_000, silence: 200, idle: 0 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const post = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab'
  const [moving, silent, stuck] = [connect(port), connect(port), connect(port)]
  for (const socket of [silent, stuck]) socket.on('error', () => undefined)
  stuck.write(post)
  moving.write(post)
  await expect.poll(() => requests).toBe(2)
  const stopped = stop()
  moving.write('cd')
  const [answer] = await once(moving, 'data')
  expect(String(answer)).toContain('whole')
  moving.destroy()
  await stopped
  expect(server.listening).toBe(false)
})
