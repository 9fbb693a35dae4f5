// Fails every test that connects to another machine or writes to console.error.
import { isIP, Socket } from 'node:net'
import process from 'node:process'
import { afterAll, afterEach } from 'vitest'

const failures: string[] = []
const allowedHosts = new Set(['localhost', databaseHost()])

const complain = console.error
console.error = (...args: unknown[]) => {
  failures.push(`console.error was called: ${args.map(String).join(' ')}`)
}

const connect = Socket.prototype.connect
// All outgoing TCP connections pass here: fetch, the SMTP and S3 clients, pg.
Socket.prototype.connect = function (this: Socket, ...args: unknown[]): Socket {
  const host = hostOf(args)
  if (host !== undefined && !isLocal(host)) {
    failures.push(`unknown outgoing call to ${host}`)
    return this.destroy(new Error(`A test may not call ${host}`))
  }
  return Reflect.apply(connect, this, args)
}

afterEach(failOnFailures)
afterAll(() => {
  // The API tests share a process, so the next file runs here too.
  Socket.prototype.connect = connect
  console.error = complain
  failOnFailures()
})

/** Also fails when the code under test swallowed the refused call. */
function failOnFailures(): void {
  const messages = failures.splice(0)
  if (messages.length > 0) throw new Error(messages.join('\n'))
}

/** Returns undefined for a Unix socket, and when Node's default is this machine. */
function hostOf(args: unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === 'object' && first !== null && 'host' in first) return String(first.host ?? 'localhost')
  return typeof second === 'string' ? second : undefined
}

function isLocal(host: string): boolean {
  return allowedHosts.has(host) || (isIP(host) > 0 && /^(127\.|::1$|0\.0\.0\.0$|::$|::ffff:127\.)/.test(host))
}

/** The only other server that a test run may be told to use. */
function databaseHost(): string {
  const { DATABASE_URL } = process.env
  return DATABASE_URL ? new URL(DATABASE_URL).hostname : 'localhost'
}
