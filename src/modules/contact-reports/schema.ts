import * as v from 'valibot'
import { choice, oneOrAll, optionalText } from '../../shared/fields.ts'
import { newestOrOldest, paging, searchText } from '../../shared/lists.ts'
import { MAX_CONTACT_DETAILS } from './limits.ts'

/** The reasons why the contacts of a paid CV do not work. */
export const CONTACT_REASONS = ['phone', 'email', 'wrong_person', 'other'] as const
export type ContactReason = (typeof CONTACT_REASONS)[number]
export const CONTACT_REASON_LABELS: Record<ContactReason, string> = {
  phone: 'The phone number does not work',
  email: 'Emails are returned',
  wrong_person: 'A different person answers',
  other: 'Something else',
}

export const CONTACT_REPORT_STATES = ['open', 'confirmed', 'declined'] as const

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

export const ContactReportList = v.object({
  search: searchText,
  sort: newestOrOldest,
  state: oneOrAll(CONTACT_REPORT_STATES),
  ...paging,
})
export type ContactReportList = v.InferOutput<typeof ContactReportList>
