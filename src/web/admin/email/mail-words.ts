import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { adminSettingsQuery } from '../settings/settings-queries.ts'

type Setting = { settingKey: string; settingValue: string }
/** What becomes of a mail: it goes out, waits in the outbox for a mail server, or is not written. Unknown before the settings are there. */
type MailFate = 'goes' | 'waits' | 'off' | 'unknown'

export function mailFate(settings: readonly Setting[] | undefined): MailFate {
  if (!settings) return 'unknown'
  const textOf = (key: string) => settings.find(({ settingKey }) => settingKey === key)?.settingValue
  if (textOf('email_notifications_enabled') === 'false') return 'off'
  return textOf('smtp_host') ? 'goes' : 'waits'
}

/** `whom` with its verb: 'Boroko Builders is', 'Both are'. `places`: where else it stands, as 'at the job'. */
export function toldWords(fate: MailFate, whom: string, places?: string): string {
  if (fate === 'unknown') return places ? `${whom} told ${places}.` : ''
  if (fate === 'off')
    return places
      ? `${whom} told ${places}. E-mail notifications are switched off.`
      : `${whom} not told: e-mail notifications are switched off.`
  const late = fate === 'waits' ? ', once a mail server is set up' : ''
  return `${whom} told ${places ? `${places} and ` : ''}by e-mail${late}.`
}

export function readWords(fate: MailFate, places?: string): string {
  if (fate !== 'off') return `The employer reads it in the mail${places ? ` and ${places}` : ''}.`
  return places
    ? `The employer reads it ${places}. E-mail notifications are switched off.`
    : 'No mail goes out while e-mail notifications are switched off; the audit log keeps it.'
}

/** Says of a mail only what is true: whether it goes depends on two settings. */
export function useMailWords() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(adminSettingsQuery(client))
  const fate = mailFate(data)
  return {
    fate,
    told: (whom: string, places?: string) => toldWords(fate, whom, places),
    read: (places?: string) => readWords(fate, places),
  }
}
