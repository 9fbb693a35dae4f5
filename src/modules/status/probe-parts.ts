import { once } from 'node:events'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import * as v from 'valibot'
import type { Context } from '../../platform/context.ts'
import { spawnSandboxed } from '../../platform/documents/sandbox.ts'
import { newFileKey } from '../../platform/files/files.ts'
import { connectTo, findAddresses } from '../../platform/mail/public-address.ts'
import { findCvs } from '../search/reads.ts'
import { CvSearchInput } from '../search/schema.ts'
import { readSettings } from '../settings/reads.ts'
import { GREETING_PATIENCE, STUCK_AFTER } from './limits.ts'
import { hasWaitingMail } from './queries.ts'
import type { Part } from './schema.ts'

/** Throws if the part does not work; returns `off` if it is not set up. */
export type Probe = (ctx: Context) => Promise<'ok' | 'off'>

/** Each probe does what a visitor would do, as cheaply as possible. `askPage` returns the status of a public page. */
export function probesOf(askPage: () => Promise<number>): Record<Part, Probe> {
  return {
    async pages() {
      const status = await askPage()
      if (status !== 200) throw new Error(`a page answered ${status}`)
      return 'ok'
    },
    async search(ctx) {
      await findCvs(ctx, v.parse(CvSearchInput, { query: 'nurse', limit: '1' }))
      return 'ok'
    },
    uploads: async ({ files }) => {
      const key = newFileKey('cvs')
      await files.put(key, Readable.from([Buffer.from('status')]), { contentType: 'text/plain' })
      const stored = await files.get(key)
      if (stored) for await (const _ of stored.stream);
      await files.delete(key)
      if (stored?.size !== 6) throw new Error('a file was not stored whole')
      await startSandbox()
      return 'ok'
    },
    mail: probeMail,
  }
}

/** Uploads are read in a separate process; the probe checks that one without work starts and ends correctly. */
async function startSandbox(): Promise<void> {
  const child = spawnSandboxed(['--eval', '0'], 'ignore', 10)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`the document sandbox ended with ${code}`)
}

/** Checks that the server greets and the outbox moves. It does not log in: once a minute would look like an attack. */
async function probeMail(ctx: Context): Promise<'ok' | 'off'> {
  const { smtp_host: host, smtp_port: port, smtp_secure } = await readSettings(ctx)
  if (host === '') return 'off'
  if (await hasWaitingMail(ctx.db, new Date(ctx.now.getTime() - STUCK_AFTER))) throw new Error('mails wait')
  const found = await findAddresses(ctx.config.allowPrivateAddresses, host, GREETING_PATIENCE)
  const plain = await connectTo(host, port, found, GREETING_PATIENCE)
  const servername = isIP(host) > 0 ? {} : { servername: host }
  // Its certificate is checked when mail is sent.
  const socket =
    smtp_secure === 'true' ? connectTls({ socket: plain, rejectUnauthorized: false, ...servername }) : plain
  // A server may hang up after its greeting, when no code waits for an error any more.
  for (const one of [plain, socket]) one.on('error', () => undefined)
  socket.setTimeout(GREETING_PATIENCE, () => socket.destroy(new Error('the mail server says nothing')))
  try {
    const [greeting] = await once(socket, 'data')
    if (!String(greeting).startsWith('220')) throw new Error('the mail server does not greet')
    socket.end('QUIT\r\n')
    return 'ok'
  } finally {
    socket.destroySoon()
  }
}
