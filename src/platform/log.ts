import { type DestinationStream, type Logger, pino } from 'pino'
import { maskContacts } from '../shared/mask-contacts.ts'

export type Log = Logger

/** Texts of others, a mail server's for one, name the people they are about. */
const FOREIGN_TEXTS = ['error', 'stack', 'reason']

/** JSON lines on standard output. Cookies, passwords, tokens, e-mail addresses and telephone numbers never reach a line. */
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
  return destination ? pino(options, destination) : pino(options)
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

/** The secrets that travel in a path: tokens of reset links and of mails. */
function withoutSecrets(path: string): string {
  return path.replace(/(verify-reset-token\/|unsubscribe\/).*/, '$1[secret]')
}
