import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import type { PoolConfig } from 'pg'

export type Link = {
  connection: PoolConfig
  /** Breaks what is under way and refuses what comes. */
  cut(): void
  mend(): void
  close(): void
}

/** A way to a database that a test can cut, as a network does. Call `close` at the end. */
export async function openLink({ host = '', port = 5432, ...rest }: PoolConfig): Promise<Link> {
  const target: NetConnectOpts = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port}` }
    : { host, port: Number(port) }
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
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
    mend() {
      isCut = false
    },
    close() {
      cut()
      server.close()
    },
  }
}
