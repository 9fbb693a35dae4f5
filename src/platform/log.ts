import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines on standard output. Cookies, passwords and tokens never reach a line. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: {
      paths: ['*.password', '*.newPassword', '*.currentPassword', '*.token', '*.cookie'],
      censor: '[secret]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
