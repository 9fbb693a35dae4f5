import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'

export type SmtpServer = { host: string; port: number; secure: boolean; username: string; password: string }

export type MailMessage = {
  from: { name: string; address: string }
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
  messageId: string
  headers: Record<string, string>
}

/** Why a mail, or the connection, failed, as far as one can tell. */
export type MailCause =
  | 'dns'
  | 'refused'
  | 'timeout'
  /** The server says nothing, or hangs up before a word: it may expect encryption from the start. */
  | 'silent'
  /** Encryption from the start, against a server that speaks plainly. */
  | 'plain'
  | 'tls'
  | 'certificate'
  | 'login'
  | 'sender'
  | 'recipient'
  | 'content'
  | 'other'

export type MailFailure = {
  cause: MailCause
  /** What the server or the connection said, one line, without the password. */
  message: string
  /** The server will never take this mail for this address. */
  refused: boolean
  /** No mail gets through at the moment: the connection, the login or the sender is the matter. */
  serverIsDown: boolean
}

/** Milliseconds. A server that accepts and says nothing must not hold a worker for longer than its claim on the mail. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}
const WHOLE_SENDING = 120_000

export function openMailTransport({ host, port, secure, username, password }: SmtpServer) {
  const transport = createTransport({
    host,
    port,
    secure,
    ...(username && { auth: { user: username, pass: password } }),
    ...encryption(host, port, secure),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    /** Rejects with what `describeMailFailure` reads. */
    async send({ from, to, replyTo, headers, ...message }: MailMessage): Promise<void> {
      await transport.sendMail({
        ...message,
        from,
        // Objects are taken as they are; a string would be parsed as a list of addresses.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        signal: AbortSignal.timeout(WHOLE_SENDING),
      })
    },
    /** Connects and logs in. */
    async verify(): Promise<void> {
      await transport.verify()
    },
  }
}

/**
 * Port 587 is the one for logins: encryption is demanded there, with a certificate that is checked. On other ports and on this
 * machine itself it is used when offered; plain text would be taken too, so an unknown certificate is no worse.
 */
function encryption(host: string, port: number, secure: boolean) {
  const local = host === 'localhost' || (isIP(host) > 0 && /^(127\.|::1$)/.test(host))
  const strict = secure || port === 587
  return { requireTLS: port === 587 && !local, tls: { rejectUnauthorized: strict && !local } }
}

type SmtpError = Error & { code?: unknown; originalCode?: unknown; command?: unknown; responseCode?: unknown }

/** What an error of `send` or `verify` means for this mail and for those after it. */
export function describeMailFailure(thrown: unknown): MailFailure {
  const error: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { message, command, responseCode } = error
  const aboutTheMail = command === 'RCPT TO' || command === 'DATA'
  return {
    cause: causeOf(error),
    message: message.replace(/\s+/g, ' ').slice(0, 1000),
    refused: aboutTheMail && typeof responseCode === 'number' && responseCode >= 500,
    serverIsDown: !(aboutTheMail && typeof responseCode === 'number'),
  }
}

/** The first that matches: system and TLS errors by their codes, the server's words where codes say too little. */
function causeOf({ message, code, originalCode, command, responseCode }: SmtpError): MailCause {
  const system = `${code} ${originalCode}`
  if (/EDNS|ENOTFOUND|EAI_/.test(system)) return 'dns'
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|certificate/i.test(`${system} ${message}`)) return 'certificate'
  if (/wrong version number|WRONG_VERSION/i.test(`${system} ${message}`)) return 'plain'
  if (/ECONNREFUSED/.test(`${system} ${message}`)) return 'refused'
  if (/ETLS|EREQUIRETLS/.test(system)) return 'tls'
  // 530 and 'relay': it wants a login before it takes mail.
  if (code === 'EAUTH' || responseCode === 530 || /\brelay/i.test(message)) return 'login'
  if (command === 'MAIL FROM' || (command === 'RCPT TO' && /sender/i.test(message))) return 'sender'
  if (command === 'RCPT TO') return 'recipient'
  if (command === 'DATA') return 'content'
  if (typeof responseCode !== 'number' && /greeting|unexpectedly|ECONNRESET/i.test(`${system} ${message}`))
    return 'silent'
  return /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EABORT/.test(`${system} ${message}`) ? 'timeout' : 'other'
}
