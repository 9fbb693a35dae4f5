import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../app/site.tsx'
import { adminSettingsQuery } from '../queries.ts'

type Setting = { settingKey: string; settingValue: string }
/**
 * Whether a mail is sent, waits in the outbox for a mail server, or is not written. Unknown until the settings are
 * loaded.
 */
type MailFate = 'goes' | 'waits' | 'off' | 'unknown'

export function mailFate(settings: readonly Setting[] | undefined): MailFate {
  if (!settings) return 'unknown'
  const textOf = (key: string) => settings.find(({ settingKey }) => settingKey === key)?.settingValue
  if (textOf('email_notifications_enabled') === 'false') return 'off'
  return textOf('smtp_host') ? 'goes' : 'waits'
}

/**
 * Returns a sentence about whether a person will be notified. `whom`: 'Boroko Builders', 'Both'. `places`: where else
 * the person can read it, such as 'in the conversation'.
 */
export function toldWords(fate: MailFate, whom: string, places?: string): string {
  if (fate === 'unknown') return places ? `${whom} will be notified ${places}.` : ''
  if (fate === 'off')
    return places
      ? `${whom} will be notified ${places}. Email notifications are switched off.`
      : `${whom} will not be notified: email notifications are switched off.`
  const late = fate === 'waits' ? ' once a mail server is set up' : ''
  return `${whom} will be notified ${places ? `${places} and ` : ''}by email${late}.`
}

export function readWords(fate: MailFate, places?: string): string {
  if (fate !== 'off') return `The employer will see it in the email${places ? ` and ${places}` : ''}.`
  return places
    ? `The employer will see it ${places}. Email notifications are switched off.`
    : 'No email is sent while email notifications are switched off. The audit log records it.'
}

/**
 * Returns the sentences about a mail. Whether it is sent depends on two settings, so a dialog must not simply promise
 * it.
 */
export function useMailWords() {
  const { client } = useSite()
  const { data } = useQuery(adminSettingsQuery(client))
  const fate = mailFate(data)
  return {
    fate,
    told: (whom: string, places?: string) => toldWords(fate, whom, places),
    read: (places?: string) => readWords(fate, places),
  }
}
