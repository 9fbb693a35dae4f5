import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js'
import { connectTo, findAddresses } from './public-address.ts'

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

/** The probable cause why a mail or the connection failed. */
export type MailCause =
  | 'dns'
  /** The host is inside the network of this server, and the operator has not allowed it. */
  | 'private'
  | 'refused'
  | 'timeout'
  /** The server sends nothing, or disconnects before its greeting: it may expect encryption from the start. */
  | 'silent'
  /** We began with encryption, but the server begins without. */
  | 'plain'
  | 'tls'
  | 'certificate'
  | 'login'
  | 'sender'
  | 'recipient'
  | 'content'
  /** A reply of 400 to 499: the server does not take it now and asks for another attempt (RFC 5321, 4.2.1). */
  | 'later'
  | 'other'

export type MailFailure = {
  cause: MailCause
  /** The message of the server or the connection, in one line, without the password. */
  message: string
  /** The server will never take this mail for this address. */
  refused: boolean
  /** No mail can be sent at the moment, because of the connection, the login or the sender. */
  serverIsDown: boolean
}

/**
 * Milliseconds. A server that accepts a connection and stays silent must not block a worker for longer than its claim
 * on the mail.
 */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}
const WHOLE_SENDING = 120_000
/**
 * The maximum number of connections. A server that needs a fifth of a second per mail then accepts 25 mails a second.
 */
export const MAIL_CONNECTIONS = 5

/**
 * Opens up to MAIL_CONNECTIONS connections to the server, and keeps them until `close`. The server's name is looked up
 * once. `allowedAddresses`: the addresses outside of the internet that the operator allows.
 */
export function openMailTransport(server: SmtpServer, allowedAddresses: readonly string[]) {
  const { host, port, secure, username, password } = server
  let looked: ReturnType<typeof findAddresses> | undefined
  const openSocket = async () => {
    looked ??= findAddresses(allowedAddresses, host, TIMEOUTS.connectionTimeout)
    return { connection: await connectTo(host, port, await looked, TIMEOUTS.connectionTimeout) }
  }
  const giveSocket: SMTPPool['getSocket'] = (_options, done) => {
    openSocket().then(
      (socket) => done(null, socket),
      (error) => done(error, undefined),
    )
  }
  const transport = createTransport({
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    // If the server closed a kept connection before anything was sent over it, it is opened again once.
    maxRequeues: 1,
    getSocket: giveSocket,
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
    /** Sends a mail. `describeMailFailure` explains the error when it rejects. */
    async send({ from, to, replyTo, headers, ...message }: MailMessage): Promise<void> {
      await transport.sendMail({
        ...message,
        from,
        // An object is used unchanged; a string would be parsed as a list of addresses.
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
    /** Closes the connections. Call it when no mail is being sent. */
    close(): void {
      transport.close()
    },
  }
}

/**
 * Returns the encryption for a port. Port 587 is for logins, so encryption with a valid certificate is required there.
 * On other ports, and on this machine, encryption is used when it is offered. Plain text is accepted there too, so an
 * unknown certificate is not worse.
 */
function encryption(host: string, port: number, secure: boolean) {
  const local = host === 'localhost' || (isIP(host) > 0 && /^(127\.|::1$)/.test(host))
  const strict = secure || port === 587
  return { requireTLS: port === 587 && !local, tls: { rejectUnauthorized: strict && !local } }
}

type SmtpError = Error & { code?: unknown; originalCode?: unknown; command?: unknown; responseCode?: unknown }

/** Explains what an error of `send` or `verify` means for this mail and for the next ones. */
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

/**
 * Returns the first cause that matches. System and TLS errors are known by their codes, other errors by the server's
 * message.
 */
function causeOf({ message, code, originalCode, command, responseCode }: SmtpError): MailCause {
  const system = `${code} ${originalCode}`
  if (code === 'EPRIVATE') return 'private'
  if (/EDNS|ENOTFOUND|EAI_/.test(system)) return 'dns'
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|certificate/i.test(`${system} ${message}`)) return 'certificate'
  if (/wrong version number|WRONG_VERSION/i.test(`${system} ${message}`)) return 'plain'
  if (/ECONNREFUSED/.test(`${system} ${message}`)) return 'refused'
  if (/ETLS|EREQUIRETLS/.test(system)) return 'tls'
  // 530 and 'relay': the server requires a login before it accepts mail.
  if (responseCode === 530 || /\brelay/i.test(message)) return 'login'
  if (typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500) return 'later'
  if (code === 'EAUTH') return 'login'
  if (command === 'MAIL FROM' || (command === 'RCPT TO' && /sender/i.test(message))) return 'sender'
  if (command === 'RCPT TO') return 'recipient'
  if (command === 'DATA') return 'content'
  if (
    typeof responseCode !== 'number' &&
    /greeting|unexpectedly|ECONNRESET|connection was closed/i.test(`${system} ${message}`)
  )
    return 'silent'
  return /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EABORT/.test(`${system} ${message}`) ? 'timeout' : 'other'
}
