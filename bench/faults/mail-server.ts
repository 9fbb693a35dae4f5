import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../scripts/free-port.ts'

/** `greylisting`: answers 451 to the first mail for an address, as many servers do against spam. */
export type MailTrouble = 'none' | 'slow' | 'refusing' | 'greylisting'

/** Milliseconds until a slow server accepts a mail. */
const SLOW = 1500

/** Starts an SMTP server that can fail, and that counts how often it accepted each mail. */
export async function openMailServer() {
  const port = await freePort()
  /** By the number in the Message-ID, which is the id in the outbox. */
  const taken = new Map<number, number>()
  const sessions = new Set<string>()
  const greeted = new Set<string>()
  let trouble: MailTrouble = 'none'
  let total = 0
  const create = () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 100,
      onConnect(session, done) {
        sessions.add(session.id)
        done()
      },
      onClose(session) {
        sessions.delete(session.id)
      },
      onRcptTo({ address }, _session, done) {
        const isNew = !greeted.has(address)
        greeted.add(address)
        if (trouble !== 'greylisting' || !isNew) return done()
        done(Object.assign(new Error('Greylisted, please come back later'), { responseCode: 451 }))
      },
      onData(stream, _session, done) {
        text(stream)
          .then(async (mail) => {
            if (trouble === 'slow') await wait(SLOW)
            const id = Number(/^Message-ID:\s*<(\d+)\./im.exec(mail)?.[1])
            taken.set(id, (taken.get(id) ?? 0) + 1)
            total += 1
            done()
          })
          .catch(done)
      },
    })
    // A killed client closes the connection.
    server.on('error', () => undefined)
    return server
  }
  const listen = (server: SMTPServer) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  let server = create()
  await listen(server)
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return {
    port,
    taken,
    close,
    total: () => total,
    isIdle: () => sessions.size === 0,
    async setTrouble(next: MailTrouble): Promise<void> {
      if (trouble === 'refusing' && next !== 'refusing') {
        server = create()
        await listen(server)
      }
      if (next === 'refusing') await close()
      trouble = next
    },
  }
}
