import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** `scan` finds a virus where the text VIRUS is; the others are kinds of failure. */
type Behaviour = 'scan' | 'die' | 'error' | 'silent'

export type FakeClamd = Awaited<ReturnType<typeof startFakeClamd>>

/** A server with the part of clamd's protocol that the product uses, which fails on demand. */
export async function startFakeClamd() {
  let behaviour: Behaviour = 'scan'
  const scanned: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = Buffer.alloc(0)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      if (behaviour === 'die' && received.length > 100) return void socket.destroy()
      const file = readStream(received)
      if (!file || behaviour === 'silent') return
      scanned.push(file)
      const isInfected = file.includes('VIRUS')
      const answer = isInfected ? 'stream: Test.Virus-1 FOUND\0' : 'stream: OK\0'
      socket.end(behaviour === 'error' ? 'INSTREAM size limit exceeded. ERROR\0' : answer)
    })
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    port,
    scanned,
    behave(next: Behaviour) {
      behaviour = next
    },
    /** Refuses connections until `start`. */
    async stop() {
      for (const socket of sockets) socket.destroy()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
    start: () => listen(port),
  }
}

/** The file once it is complete; undefined before. */
function readStream(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (received.toString('latin1', 0, command.length) !== command) return undefined
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
