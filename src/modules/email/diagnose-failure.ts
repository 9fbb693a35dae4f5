import type { MailCause, MailFailure } from '../../platform/mail/mail-transport.ts'
import type { Settings } from '../settings/schema.ts'

export type MailDiagnosis = {
  success: boolean
  message: string
  diagnostics: {
    /** `ok`, `not-set`, or why it failed. */
    cause: MailCause | 'ok' | 'not-set'
    /** The message of the server or the connection; '' if the attempt succeeded. */
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
      'Until then emails wait in the outbox, and nothing is lost.',
    ],
  },
}

/** Explains a failure and the next steps in words. */
export function diagnoseFailure({ cause, message: detail }: MailFailure, settings: Settings): MailDiagnosis {
  const [message, nextSteps] = WORDS[cause](settings)
  return { success: false, message, diagnostics: { cause, detail, nextSteps } }
}

const server = ({ smtp_host, smtp_port }: Settings) => `${smtp_host}, port ${smtp_port}`

const WORDS: Record<MailCause, (settings: Settings) => [message: string, nextSteps: string[]]> = {
  dns: ({ smtp_host }) => [
    `No server has the name ${smtp_host}.`,
    ['Check the spelling of the host.', 'Compare it with the instructions of your mail provider.'],
  ],
  private: ({ smtp_host }) => [
    `${smtp_host} is inside the network of this server. The site sends mail there only if the operator allows it.`,
    [
      `For a mail server of your own, ask the operator of this site to add ${smtp_host} to ALLOW_PRIVATE_ADDRESSES and to restart the site.`,
      'Otherwise use the host name of your mail provider.',
    ],
  ],
  refused: (settings) => [
    `Nothing accepts connections at ${server(settings)}.`,
    [
      'Check the port: 587 (TLS), 465 (SSL) or 25 (unencrypted).',
      'Ask your mail provider whether the service is running, and whether it accepts connections from this server.',
    ],
  ],
  timeout: (settings) => [
    `${server(settings)} did not answer in time.`,
    [
      'Many hosting companies block outgoing mail, above all port 25. Try port 587, or ask your hosting company to open it.',
      'Check host and port.',
    ],
  ],
  silent: (settings) => [
    `${server(settings)} accepted the connection but did not answer.`,
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
        : 'Switch Secure off: ports 587 and 25 begin unencrypted, and 587 then switches to TLS.',
      'Or use port 465 with Secure on.',
    ],
  ],
  tls: (settings) => [
    `${server(settings)} could not switch to TLS.`,
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
    smtp_username ? 'The server refused the login.' : 'The server requires a login before it accepts mail.',
    [
      'Type user name and password again; the user name is often the whole email address.',
      'Google and Microsoft do not accept the account password here. Make an app password (Google: Account, Security, 2-Step Verification, App passwords).',
      'Check with your mail provider that SMTP is switched on for this account.',
    ],
  ],
  sender: ({ smtp_from_email }) => [
    `The server accepts no mail from ${smtp_from_email || 'this sender'}.`,
    [
      'Use a From Email that belongs to the login, or that your mail provider has confirmed.',
      'Set up the domain of From Email at your mail provider.',
    ],
  ],
  recipient: () => [
    'The server refused the address of the recipient.',
    [
      'Check the address.',
      'Try an address at another provider, to see whether only this address is refused.',
    ],
  ],
  content: () => [
    'The server refused the content of the email.',
    [
      'Read the message of the server below. Often it considers the sender spam.',
      'Check SPF, DKIM and DMARC of your domain below.',
    ],
  ],
  later: () => [
    'The server asks to try again later (greylisting).',
    [
      'The settings may be right. Many servers refuse the first email from a server that they do not know, and accept it some minutes later.',
    ],
  ],
  other: () => [
    'The email could not be sent.',
    ['Read the message of the server below.', 'Ask your mail provider what it means.'],
  ],
}
