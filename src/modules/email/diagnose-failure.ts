import type { MailCause, MailFailure } from '../../platform/mail-transport.ts'
import type { Settings } from '../settings/schema.ts'

export type MailDiagnosis = {
  success: boolean
  message: string
  diagnostics: {
    /** `ok`, `not-set`, or why it failed. */
    cause: MailCause | 'ok' | 'not-set'
    /** What the server or the connection said; '' when it went well. */
    detail: string
    nextSteps: string[]
  }
}

export const NOT_SET: MailDiagnosis = {
  success: false,
  message: 'No SMTP server is set up yet.',
  diagnostics: {
    cause: 'not-set',
    detail: '',
    nextSteps: [
      'Fill in host, port, user name and password under SMTP Settings and save them.',
      'Until then mails wait in the outbox, and nothing is lost.',
    ],
  },
}

/** What went wrong in words, and what to do about it. */
export function diagnoseFailure({ cause, message: detail }: MailFailure, settings: Settings): MailDiagnosis {
  const [message, nextSteps] = WORDS[cause](settings)
  return { success: false, message, diagnostics: { cause, detail, nextSteps } }
}

const server = ({ smtp_host, smtp_port }: Settings) => `${smtp_host}, port ${smtp_port}`

const WORDS: Record<MailCause, (settings: Settings) => [message: string, nextSteps: string[]]> = {
  dns: ({ smtp_host }) => [
    `There is no server of the name ${smtp_host}.`,
    ['Check the spelling of the host.', 'Look the name up in the instructions of your mail provider.'],
  ],
  refused: (settings) => [
    `Nothing takes connections at ${server(settings)}.`,
    [
      'Check the port: 587 (TLS), 465 (SSL) or 25 (unencrypted).',
      'Ask your mail provider whether the service runs, and whether it takes connections from this server.',
    ],
  ],
  timeout: (settings) => [
    `No answer came from ${server(settings)} in time.`,
    [
      'Many hosting companies block outgoing mail, port 25 above all: try port 587, or ask them to open it.',
      'Check host and port.',
    ],
  ],
  silent: (settings) => [
    `${server(settings)} took the connection and said nothing.`,
    settings.smtp_secure === 'true'
      ? [
          'Check that this port speaks SMTP: 465 with SSL.',
          'Ask your mail provider whether it blocks this server.',
        ]
      : [
          'It may expect encryption from the start: use port 465 and switch Secure on, or port 587 with Secure off.',
          'Ask your mail provider whether it blocks this server.',
        ],
  ],
  plain: (settings) => [
    `${server(settings)} does not speak SSL from the start.`,
    [
      settings.smtp_port === 465
        ? 'Ask your mail provider for the port of SSL connections.'
        : 'Switch Secure off: ports 587 and 25 begin unencrypted, and 587 then turns to TLS.',
      'Or use port 465 with Secure on.',
    ],
  ],
  tls: (settings) => [
    `${server(settings)} could not turn to TLS.`,
    [
      'Port 587 needs a server that offers STARTTLS. Try port 465 with Secure on.',
      'Ask your mail provider which port it offers.',
    ],
  ],
  certificate: ({ smtp_host }) => [
    `The certificate of ${smtp_host} cannot be trusted.`,
    [
      'Use the host name that the certificate names, as your mail provider gives it, not an IP address or a name of your own.',
      'If the server is yours, give it a certificate that is signed and has not expired, from Let’s Encrypt for example.',
    ],
  ],
  login: ({ smtp_username }) => [
    smtp_username ? 'The server refused the login.' : 'The server wants a login before it takes mail.',
    [
      'Type user name and password again; the user name is often the whole e-mail address.',
      'Google and Microsoft take no account password here: make an app password (Google: Account, Security, 2-Step Verification, App passwords).',
      'Check with your mail provider that SMTP is switched on for this account.',
    ],
  ],
  sender: ({ smtp_from_email }) => [
    `The server takes no mail from ${smtp_from_email || 'this sender'}.`,
    [
      'Use a From Email that belongs to the login, or that your mail provider has confirmed.',
      'The domain of From Email has to be set up at your mail provider.',
    ],
  ],
  recipient: () => [
    'The server refused the address of the recipient.',
    [
      'Check the address.',
      'Try an address at another provider, to see whether the matter is that one address.',
    ],
  ],
  content: () => [
    'The server refused the mail itself.',
    [
      'The words of the server below say why; often it takes the sender for spam.',
      'Check SPF, DKIM and DMARC of your domain below.',
    ],
  ],
  other: () => [
    'The mail could not be sent.',
    ['The words of the server below say why.', 'Ask your mail provider what they mean.'],
  ],
}
