import { formatDate, formatTime, formatWeekday } from '../dates.ts'
import { t, tFilled } from './words.ts'

/** `label`: a text of ours. `day`: `2026-12-05`, and `moment`: an ISO time, in Port Moresby. Other texts stay as they are. */
type MessageValue = string | { label: string } | { day: string } | { moment: string }

/** A text that is stored, and worded when somebody reads it, in the reader's language. `text` is in English. */
export type Message = { text: string; values: Readonly<Record<string, MessageValue>> }

/** `message('{company} has opened your application.', { company })`. */
export const message = (text: string, values: Message['values']): Message => ({ text, values })

export const worded = ({ text, values }: Message): string =>
  t(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(value)])))

function inWords(value: MessageValue): string {
  if (typeof value === 'string') return value
  if ('label' in value) return tFilled(value.label)
  if ('day' in value) return formatDate(`${value.day}T00:00:00+10:00`)
  return `${formatWeekday(value.moment)}, ${formatTime(value.moment)}`
}
