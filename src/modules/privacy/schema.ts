import * as v from 'valibot'
import { choice, optionalText, text } from '../../shared/fields.ts'
import { searchText } from '../../shared/lists.ts'
import { AUDIENCES } from '../accounts/choices.ts'
import { MAX_REPORT_DETAILS } from './limits.ts'

export const VisibilityChange = v.object({ shownTo: v.picklist(AUDIENCES, 'Please choose who finds you') })

/** The switch beside that choice: off is nobody. */
export const AvailabilityChange = v.object({
  isAvailable: v.boolean('Please say whether you are available for work'),
})

const NAME = 'Please enter the name of a company'
export const CompanyName = v.object({
  name: v.pipe(text(2, 255, NAME), v.regex(/[\p{L}\p{N}]/u, NAME)),
})

/** Part of a name. */
export const NameSearch = v.object({ search: searchText })

/** Reasons to report a company that has somebody's contact details. */
export const COMPANY_REASONS = ['money', 'fake', 'harassing', 'spam', 'other'] as const
export const COMPANY_REASON_LABELS: Record<(typeof COMPANY_REASONS)[number], string> = {
  money: 'It asked me for money',
  fake: 'It is not a real company',
  harassing: 'It harasses or threatens me',
  spam: 'It calls or writes about other things than work',
  other: 'Something else',
}

export const CompanyReport = v.pipe(
  v.object({
    reason: choice(COMPANY_REASONS, 'Please choose a reason'),
    details: optionalText(MAX_REPORT_DETAILS),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['details']],
      ({ reason, details }) => reason !== 'other' || details !== '',
      'Please tell us what happened',
    ),
    ['details'],
  ),
)
export type CompanyReport = v.InferOutput<typeof CompanyReport>
