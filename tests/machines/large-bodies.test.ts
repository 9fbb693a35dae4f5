import { request } from 'node:http'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { startServerProcess } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { dir } = temporaryFolder()

// Rule (requests): Bodies that are too large do not raise the memory of the process
test('a body that is too large is never kept in memory, however many come at once', async () => {
  const server = await startServerProcess(dir)
  const piece = Buffer.alloc(1024 * 1024, ' ')
  /** Sends until the connection is closed, or 80 MB are sent. */
  const sendMuch = async (headers: Record<string, string | number>) => {
    const sending = request(`${server.url}/api/auth/login`, { method: 'POST', agent: false, headers })
    sending.on('error', () => undefined)
    sending.on('response', (answer) => answer.on('error', () => undefined).resume())
    const closed = new Promise((resolve) => sending.once('close', resolve))
    for (let sent = 0; sent < 80 && !sending.destroyed; sent++)
      if (!sending.write(piece)) await Promise.race([new Promise((go) => sending.once('drain', go)), closed])
    sending.end()
    await closed
  }
  const memory = async () => {
    const { body } = await openBrowser(server).get('/api/metrics')
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(String(body))?.[1]) / 1024 / 1024
  }
  const headers = { 'content-type': 'application/json' }
  await sendMuch(headers)
  const before = await memory()
  const sizes = [{}, {}, { 'content-length': piece.length * 80 }, { 'content-length': piece.length * 80 }]
  await Promise.all(sizes.map((size) => sendMuch({ ...headers, ...size })))
  expect((await memory()) - before).toBeLessThan(50)
  await server.end('SIGTERM')
})
