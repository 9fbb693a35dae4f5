import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { employerForm, formOf } from '../support/forms.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { dir } = temporaryFolder()

/** Sends one request after another over one connection, until the server closes it. */
async function keepBusy({ url }: ServerProcess, acknowledged: number[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const connections: (string | undefined)[] = []
  for (;;) {
    const form = new Response(formOf(employerForm()))
    const body = Buffer.from(await form.arrayBuffer())
    const headers = { 'content-type': form.headers.get('content-type') ?? '', 'content-length': body.length }
    try {
      const sending = request(`${url}/api/auth/employer/register`, { method: 'POST', agent, headers })
      sending.end(body)
      const [answer]: IncomingMessage[] = await once(sending, 'response')
      const { id } = await new Response(await readAll(answer)).json()
      acknowledged.push(id)
      connections.push(answer?.headers.connection)
    } catch (error) {
      agent.destroy()
      return { connections, end: error instanceof Error && 'code' in error ? error.code : error }
    }
  }
}

async function readAll(answer: IncomingMessage | undefined): Promise<string> {
  let text = ''
  for await (const piece of answer ?? []) text += String(piece)
  return text
}

/** Sends the rest so slowly that the request would never be complete. */
function sendSlowly({ url }: ServerProcess, start: string, more: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(start)
  const dripping = setInterval(() => socket.write(more), 100)
  socket.on('close', () => clearInterval(dripping))
  return socket
}

// Rule (requests): A server that is told to stop closes its connections, ends and keeps what it acknowledged
test('a server that is told to stop ends, whatever its connections do, and keeps what it acknowledged', async () => {
  const server = await startServerProcess(dir, { TRUST_PROXY: '127.0.0.1' })
  const acknowledged: number[] = []
  const busy = Array.from({ length: 8 }, () => keepBusy(server, acknowledged))
  const start = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n'
  const half = Array.from({ length: 125 }, () => [
    sendSlowly(server, start, 'X-More: and more\r\n'),
    sendSlowly(server, `${start}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`, ' '),
  ]).flat()
  await Promise.all(half.map((socket) => once(socket, 'connect')))
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
  expect(await server.end('SIGTERM')).toBe(0)

  for (const { connections, end } of await Promise.all(busy)) {
    const firstClose = connections.indexOf('close')
    expect(connections.slice(0, firstClose)).not.toContain('close')
    expect(new Set(connections.slice(firstClose))).toEqual(new Set(['close']))
    expect(end).toBe('ECONNREFUSED')
  }
  await expect.poll(() => half.every((socket) => socket.destroyed)).toBe(true)
  const again = await startServerProcess(dir)
  const missing: number[] = []
  for (const id of acknowledged)
    if ((await openBrowser(again).get(`/api/employers/${id}`)).status !== 200) missing.push(id)
  expect(missing).toEqual([])
  await again.end('SIGTERM')
})
