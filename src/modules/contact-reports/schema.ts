import * as v from 'valibot'
import { choice, oneOrAll, optionalText, whole } from '../../shared/fields.ts'

/** What does not work about the contacts of a CV that was paid for. */
export const CONTACT_REASONS = ['phone', 'email', 'wrong_person', 'other'] as const
export type ContactReason = (typeof CONTACT_REASONS)[number]
export const CONTACT_REASON_LABELS: Record<ContactReason, string> = {
  phone: 'The phone number is dead',
  email: 'E-mails come back',
  wrong_person: 'Somebody else answers',
  other: 'Something else',
}

export const CONTACT_REPORT_STATES = ['open', 'confirmed', 'declined'] as const

/** Characters. */
export const MAX_CONTACT_DETAILS = 1000

export const NewContactReport = v.pipe(
  v.object({
    reason: choice(CONTACT_REASONS, 'Please choose what does not work'),
    details: optionalText(MAX_CONTACT_DETAILS),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['details']],
      ({ reason, details }) => reason !== 'other' || details !== '',
      'Please tell us what does not work',
    ),
    ['details'],
  ),
)
export type NewContactReport = v.InferOutput<typeof NewContactReport>

export const ContactDecision = v.object({
  state: v.picklist(['confirmed', 'declined'], 'Please choose confirmed or declined'),
  note: optionalText(MAX_CONTACT_DETAILS),
})
export type ContactDecision = v.InferOutput<typeof ContactDecision>

/** Without `page`, everything up to 1,000 rows (decisions, 'Calls'). */
export const ContactReportList = v.object({
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  sort: v.optional(v.picklist(['newest', 'oldest']), 'newest'),
  state: oneOrAll(CONTACT_REPORT_STATES),
  page: v.optional(whole(1, 1_000_000)),
  limit: v.optional(whole(1, 100), '50'),
})
export type ContactReportList = v.InferOutput<typeof ContactReportList>
