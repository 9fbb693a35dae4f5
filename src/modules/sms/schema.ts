import * as v from 'valibot'
import { oneOrAll } from '../../shared/fields.ts'
import { newestOrOldest, paging, searchText } from '../../shared/lists.ts'
import { internationalPhone } from '../../shared/phone.ts'

export const SMS_KINDS = ['code', 'news', 'alert', 'test'] as const
export type SmsKind = (typeof SMS_KINDS)[number]
export const SMS_KIND_LABELS: Record<SmsKind, string> = {
  code: 'Code',
  news: 'News',
  alert: 'Job alert',
  test: 'Test SMS',
}

/** `sent`: the gateway accepted it. `delivered`: it also reported that the phone has it. */
export const SMS_STATES = ['queued', 'sent', 'delivered', 'failed'] as const

export const SmsList = v.object({
  ...paging,
  search: searchText,
  state: oneOrAll(SMS_STATES),
  sort: newestOrOldest,
})
export type SmsList = v.InferOutput<typeof SmsList>

const NUMBER_MESSAGE = 'Please enter a phone number, as 7123 4567 or +675 7123 4567'
export const TestSms = v.object({
  to: v.pipe(
    v.optional(v.string(NUMBER_MESSAGE), ''),
    v.maxLength(50, NUMBER_MESSAGE),
    v.rawTransform(({ dataset, addIssue, NEVER }): string => {
      const number = internationalPhone(dataset.value)
      if (number) return number
      addIssue({ message: NUMBER_MESSAGE })
      return NEVER
    }),
  ),
})

/** `token` identifies the message. Gateways report its result in words of their own. */
export const ReportAddress = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })
