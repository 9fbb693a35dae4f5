import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { employerForm, formOf } from '../support/forms.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

const folder = await mkdtemp(join(tmpdir(), 'painim-wok-process-'))
let server: ServerProcess | undefined
afterAll(async () => {
  if (server?.child.exitCode === null) await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

describe('a wrong configuration stops the start with one line', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a port from 0 to 65535'],
    [{ PUBLIC_URL: 'wok.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  ])('%j', async (environment, line) => {
    await expect(startServerProcess(folder, environment)).rejects.toThrow(new Error(line))
  })
})

test('starts on an empty folder, prints the administrator once, refuses a second server, and stops cleanly', async () => {
  server = await startServerProcess(folder)
  const [, username = '', password = ''] = /Administrator: (\S+) {2}Password: (\S+)/.exec(server.said()) ?? []
  const health = await openBrowser(server).get('/api/health')
  expect(health).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect((await openBrowser(server).post('/api/auth/admin/login', { username, password })).status).toBe(200)
  await expect(startServerProcess(folder)).rejects.toThrow(/^[^\n]*DATA_DIR[^\n]*$|^[^\n]*already[^\n]*$/)
  expect(await server.end('SIGTERM')).toBe(0)
  server = await startServerProcess(folder)
  expect(server.said()).not.toContain('Password')
})

test('SIGTERM finishes the requests under way', async () => {
  server ??= await startServerProcess(folder)
  const { url } = server
  const uploads = await Promise.all(Array.from({ length: 5 }, () => beginRegistration(url)))
  const ended = server.end('SIGTERM')
  expect(await Promise.all(uploads.map((finish) => finish()))).toEqual([201, 201, 201, 201, 201])
  expect(await ended).toBe(0)
})

/** Resolves when the server has begun to read the form, to a function that sends the rest and returns the status. */
async function beginRegistration(url: string): Promise<() => Promise<number | undefined>> {
  const form = new Response(formOf(employerForm()))
  const body = Buffer.from(await form.arrayBuffer())
  const sending = request(`${url}/api/auth/employer/register`, {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': form.headers.get('content-type') ?? '',
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  })
  sending.flushHeaders()
  await once(sending, 'continue')
  return async () => {
    sending.end(body)
    const [answer] = await once(sending, 'response')
    answer.resume()
    return answer.statusCode
  }
}

test('killed 20 times under writes, it loses no acknowledged write', async () => {
  const acknowledged = new Set<number>()
  for (let round = 0; round < 20; round++) {
    server = await startServerProcess(folder)
    const browser = openBrowser(server)
    let killed = false
    const write = async () => {
      while (!killed) {
        const answer = await browser
          .upload('/api/auth/employer/register', formOf(employerForm()))
          .catch(() => undefined)
        if (answer?.status === 201) acknowledged.add((answer.body as { id: number }).id)
      }
    }
    const writers = [write(), write(), write()]
    const before = acknowledged.size
    await expect
      .poll(() => acknowledged.size, { timeout: 20_000, interval: 5 })
      .toBeGreaterThan(before + 2 + (round % 5))
    await server.end('SIGKILL')
    killed = true
    await Promise.all(writers)
  }
  server = await startServerProcess(folder)
  const missing: number[] = []
  for (const id of acknowledged) {
    if ((await openBrowser(server).get(`/api/employers/${id}`)).status !== 200) missing.push(id)
  }
  expect(acknowledged.size).toBeGreaterThan(60)
  expect(missing).toEqual([])
}, 600_000)
