import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { boundedQueue } from '../bounded-queue.ts'

export type ClamdAddress = { host: string; port: number } | { path: string }

/**
 * The result of a scan. `failed`: clamd answered, but could not scan this file (because of a limit of its own, for
 * example). `away`: clamd cannot be reached, or does not answer in time.
 */
export type Verdict =
  | { kind: 'clean' }
  | { kind: 'infected'; virus: string }
  | { kind: 'failed' | 'away'; reason: string }

/** Seconds. clamd scans 5 MB in a second or two, and the person who uploads waits for it. */
const defaultSeconds = { connect: 3, total: 20 }
const maxReplyBytes = 1_000

// In Debian's default configuration clamd scans up to 10 files at once.
const inTurn = boundedQueue({ running: 4, waiting: 60 })

const TOO_SLOW = 'It did not answer in time.'

/** After a time-out, no file is sent for this many milliseconds: a clamd that hangs would delay every upload. */
const restMs = 15_000
const restingUntil = new Map<string, number>()

/**
 * Streams a file to clamd (its command INSTREAM), in the stream's own chunks, and writes nothing to disk.
 * Throws `too_many_requests` when too many scans wait, and any error of reading `content`.
 */
export function scanStream(
  address: ClamdAddress,
  openContent: () => Readable,
  seconds = defaultSeconds,
): Promise<Verdict> {
  const name = JSON.stringify(address)
  if ((restingUntil.get(name) ?? 0) > Date.now()) return Promise.resolve({ kind: 'away', reason: TOO_SLOW })
  return inTurn(async () => {
    const verdict = await exchange(address, openContent(), seconds)
    if (verdict.kind === 'away' && verdict.reason === TOO_SLOW) restingUntil.set(name, Date.now() + restMs)
    return verdict
  })
}

async function exchange(
  address: ClamdAddress,
  content: Readable,
  seconds: { connect: number; total: number },
): Promise<Verdict> {
  const socket = connect(address)
  const reply = readReply(socket, seconds)
  let isOver = false
  const sending = send(socket, content).catch((error: unknown) => {
    socket.destroy()
    return isOver ? undefined : error
  })
  const verdict = judge(await reply)
  // clamd may answer before the end of the file.
  isOver = true
  socket.destroy()
  content.destroy()
  const unreadable = await sending
  if (unreadable) throw unreadable
  return verdict
}

/**
 * Throws any error of reading the file. Ends silently when the connection breaks, because the reply contains the
 * reason.
 */
async function send(socket: Socket, content: Readable): Promise<void> {
  if (!(await write(socket, Buffer.from('zINSTREAM\0')))) return
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk)
    if (bytes.length === 0) continue
    if (!(await write(socket, Buffer.concat([lengthOf(bytes.length), bytes])))) return
  }
  await write(socket, lengthOf(0))
}

/**
 * Resolves when the socket has taken the bytes, so that at most one chunk waits in memory. Returns false when it is
 * closed.
 */
function write(socket: Socket, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    socket.write(bytes, (error) => resolve(!error))
  })
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes, 0)
  return length
}

/**
 * Returns the reply, which ends with NUL (or its beginning, if it is too long). Returns the reason when clamd does not
 * answer in time, or when the connection fails or is closed before that.
 */
function readReply(
  socket: Socket,
  seconds: { connect: number; total: number },
): Promise<{ text: string } | { reason: string }> {
  return new Promise((resolve) => {
    let text = ''
    const end = (outcome: { text: string } | { reason: string }) => {
      clearTimeout(connecting)
      clearTimeout(working)
      resolve(outcome)
    }
    const giveUp = () => end({ reason: TOO_SLOW })
    const connecting = setTimeout(giveUp, seconds.connect * 1000)
    const working = setTimeout(giveUp, seconds.total * 1000)
    socket.once('connect', () => clearTimeout(connecting))
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8')
      if (text.includes('\0') || text.length > maxReplyBytes) end({ text: text.replace(/\0.*$/s, '') })
    })
    socket.on('error', (error) => end({ reason: `The connection failed (${codeOf(error)}).` }))
    socket.once('close', () => end({ reason: 'It hung up without an answer.' }))
  })
}

function judge(reply: { text: string } | { reason: string }): Verdict {
  if ('reason' in reply) return { kind: 'away', reason: reply.reason }
  const text = reply.text.trim()
  if (/^stream: OK$/.test(text)) return { kind: 'clean' }
  const [, virus] = /^stream: (.+) FOUND$/.exec(text) ?? []
  if (virus) return { kind: 'infected', virus: virus.slice(0, 200) }
  return { kind: 'failed', reason: `It answered “${text.slice(0, 200)}”.` }
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
