import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The site behind a network that stops on demand: requests wait until it moves again. */
export async function openSlowNetwork(target: string) {
  let gate = Promise.withResolvers<void>()
  gate.resolve()
  const server = createServer(async (asked, answer) => {
    await gate.promise
    const { method, headers, url = '/' } = asked
    const onward = request(new URL(url, target), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stand() {
      gate = Promise.withResolvers()
    },
    move: () => gate.resolve(),
    async close() {
      gate.resolve()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
