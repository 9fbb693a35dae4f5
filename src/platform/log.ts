import { type DestinationStream, type Logger, pino } from 'pino'
import { maskContacts } from '../shared/mask-contacts.ts'

export type Log = Logger

/** Fields with texts from other systems, such as mail servers. These texts may contain people's names and addresses. */
const FOREIGN_TEXTS = ['error', 'stack', 'reason']

/**
 * Creates a log that writes JSON lines to standard output, without cookies, passwords, tokens, email addresses and
 * phone numbers.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    formatters: { log: withoutPeople },
    redact: {
      paths: ['*.password', '*.newPassword', '*.currentPassword', '*.token', '*.cookie'],
      censor: '[secret]',
    },
  }
  standardOutput ??= openStandardOutput()
  return pino(options, destination ?? standardOutput)
}

let standardOutput: DestinationStream | undefined

/** Bytes and milliseconds. Lines are written together, because writing one costs as much as sending a cached page. */
const BUFFERED = 4096
const LATEST = 100

function openStandardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, minLength: BUFFERED, periodicFlush: LATEST })
  process.once('exit', () => output.flushSync())
  return output
}

function withoutPeople(line: Record<string, unknown>): Record<string, unknown> {
  const clean = { ...line }
  for (const key of FOREIGN_TEXTS) {
    const text = clean[key]
    if (typeof text === 'string') clean[key] = maskContacts(text)
  }
  if (typeof clean.path === 'string') clean.path = withoutSecrets(clean.path)
  return clean
}

/** Removes the secrets in a path: the tokens of reset links and of mails. */
function withoutSecrets(path: string): string {
  return path.replace(/(verify-reset-token\/|unsubscribe\/).*/, '$1[secret]')
}
