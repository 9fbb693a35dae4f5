import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import type { PoolConfig } from 'pg'

export type Link = {
  connection: PoolConfig
  /** Closes open connections and refuses new ones. */
  cut(): void
  mend(): void
  /** The number of connections it has refused. */
  refused(): number
  close(): void
}

/** A proxy to a database that a test can cut, as a network failure does. Call `close` at the end. */
export async function openLink({ host = '', port = 5432, ...rest }: PoolConfig): Promise<Link> {
  const target: NetConnectOpts = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port}` }
    : { host, port: Number(port) }
  const open = new Set<Socket>()
  let isCut = false
  let refused = 0
  const server = createServer((near) => {
    if (isCut) {
      refused += 1
      return void near.destroy()
    }
    const far = connect(target)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    connection: {
      ...rest,
      host: '127.0.0.1',
      port: typeof address === 'object' && address ? address.port : 0,
    },
    cut,
    refused: () => refused,
    mend() {
      isCut = false
    },
    close() {
      cut()
      server.close()
    },
  }
}
