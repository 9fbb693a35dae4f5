import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Headers of one connection, which are not forwarded. Phones use HTTP/2, which has no such headers. */
const ONE_HOP = /^(connection|keep-alive)$/i

export type Kind = 'HTML' | 'CSS' | 'script' | 'JSON' | 'worker' | 'other'

/** One request and its answer. Bytes as they were on the wire, with headers. */
export type Exchange = { path: string; kind: Kind; received: number; sent: number }

export type Line = {
  url: string
  /** Everything that browsers have fetched, in the order in which the answers ended. */
  exchanges: readonly Exchange[]
  /** Resolves when nothing was asked for or answered for this many milliseconds. */
  quiet(ms: number): Promise<void>
  close(): Promise<void>
}

/** `bytesASecond` applies to each direction, and all connections share it. `latencyMs` is added to each request. */
export type Speed = { bytesASecond: number; latencyMs: number }

/** Bytes that are sent at once, so that answers on several connections arrive side by side. */
const PACKET = 1400
/** Bytes of the headers of an answer, for its pace. The exact number is counted. */
const HEADERS = 500

/**
 * A network between a browser and the product. It sees all traffic, also that of service workers, which the browser's
 * own tools count and slow for each page or worker alone.
 */
export async function openLine(target: string, speed?: Speed): Promise<Line> {
  const exchanges: Exchange[] = []
  const agent = new Agent({ keepAlive: true })
  const sentBefore = new WeakMap<Socket, number>()
  const isWorker = recogniseWorkers()
  const down = pace(speed)
  const up = pace(speed)
  let open = 0
  let lastChange = Date.now()

  const server = createServer((asked, answer) => {
    open++
    lastChange = Date.now()
    const kindOfRequest = isWorker(asked) ? 'worker' : undefined
    const { socket } = asked
    const writtenBefore = socket.bytesWritten
    answer.once('close', () => {
      const sent = socket.bytesRead - (sentBefore.get(socket) ?? 0)
      sentBefore.set(socket, socket.bytesRead)
      const kind = kindOfRequest ?? kindOf(String(answer.getHeader('content-type') ?? ''))
      exchanges.push({ path: asked.url ?? '', kind, received: socket.bytesWritten - writtenBefore, sent })
      open--
      lastChange = Date.now()
    })
    // A browser that leaves a page ends its requests.
    forward(asked, answer).catch(() => answer.destroy())
  })

  async function forward(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    await up(HEADERS)
    if (speed) await wait(speed.latencyMs)
    const { method, headers, url = '/' } = asked
    const onward = request(new URL(url, target), { method, headers, agent })
    onward.on('error', () => answer.destroy())
    const answered = once(onward, 'response')
    // The browser may end its request before the answer.
    answered.catch(() => undefined)
    for await (const chunk of asked) {
      await up(chunk.length)
      onward.write(chunk)
    }
    onward.end()
    const [response] = await answered
    await down(HEADERS)
    answer.sendDate = false
    for (const [name, value] of pairsOf(response.rawHeaders))
      if (!ONE_HOP.test(name)) answer.appendHeader(name, value)
    answer.removeHeader('Connection')
    answer.writeHead(response.statusCode ?? 502)
    for await (const chunk of response) {
      for (let start = 0; start < chunk.length; start += PACKET) {
        const packet = chunk.subarray(start, start + PACKET)
        await down(packet.length)
        answer.write(packet)
      }
    }
    answer.end()
  }

  // The same host as the product's, because browsers send cookies only there.
  const { hostname } = new URL(target)
  server.listen(0, hostname)
  await once(server, 'listening')
  return {
    url: `http://${hostname}:${portOf(server.address())}`,
    exchanges,
    async quiet(ms) {
      while (open > 0 || Date.now() - lastChange < ms) await wait(50)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      agent.destroy()
      await once(server, 'close')
    },
  }
}

/** Returns a function that resolves when so many more bytes have passed. */
function pace(speed: Speed | undefined): (bytes: number) => Promise<void> {
  let free = 0
  return async (bytes) => {
    if (!speed) return
    const now = performance.now()
    free = Math.max(free, now) + (bytes / speed.bytesASecond) * 1000
    if (free - now > 1) await wait(free - now)
  }
}

/** The request for a worker's script says so; requests of the worker itself name its script as their referrer. */
function recogniseWorkers(): (asked: IncomingMessage) => boolean {
  const scripts = new Set<string>()
  return ({ url = '', headers }) => {
    if (headers['sec-fetch-dest'] === 'serviceworker') scripts.add(url)
    const referrer = headers.referer
    return scripts.has(url) || (referrer !== undefined && scripts.has(new URL(referrer).pathname))
  }
}

function kindOf(contentType: string): Kind {
  if (contentType.startsWith('text/html')) return 'HTML'
  if (contentType.startsWith('text/css')) return 'CSS'
  if (contentType.includes('javascript')) return 'script'
  return contentType.includes('json') ? 'JSON' : 'other'
}

function pairsOf(rawHeaders: readonly string[]): [name: string, value: string][] {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : []))
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0
}
