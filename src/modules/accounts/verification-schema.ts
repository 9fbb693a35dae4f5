import * as v from 'valibot'
import { choice, optionalText, text } from '../../shared/fields.ts'

/** How we know that a company exists. IPA: the Investment Promotion Authority, which keeps the register of companies. */
export const EXISTENCE_PROOFS = ['ipa_extract', 'ipa_register', 'other_paper'] as const
export const EXISTENCE_LABELS: Record<(typeof EXISTENCE_PROOFS)[number], string> = {
  ipa_extract: 'IPA extract or certificate that it sent',
  ipa_register: 'Found on the IPA register',
  other_paper: 'Another paper: government body, church, association, school',
}

/** How we know that the account speaks for the company. */
export const AUTHORITY_PROOFS = ['email_domain', 'call_back', 'letter'] as const
export const AUTHORITY_LABELS: Record<(typeof AUTHORITY_PROOFS)[number], string> = {
  email_domain: "E-mail address at the company's own domain",
  call_back: 'Called back on a number that the company publishes',
  letter: 'Signed letter on letterhead',
}

/** What was seen before the badge 'Verified employer' is given: that the company exists and that the account speaks for it. */
export const EmployerVerification = v.pipe(
  v.object({
    existence: choice(EXISTENCE_PROOFS, 'Please choose how we know that the company exists'),
    registrationNumber: optionalText(50),
    authority: choice(AUTHORITY_PROOFS, 'Please choose how we know that the account speaks for the company'),
    addressSeen: v.optional(v.boolean(), false),
    note: optionalText(1000),
  }),
  v.forward(
    v.partialCheck(
      [['existence'], ['registrationNumber']],
      ({ existence, registrationNumber }) => existence === 'other_paper' || registrationNumber !== '',
      'Please enter the number in the IPA register',
    ),
    ['registrationNumber'],
  ),
  v.forward(
    v.partialCheck(
      [['existence'], ['note']],
      ({ existence, note }) => existence !== 'other_paper' || note !== '',
      'Please say what paper it is',
    ),
    ['note'],
  ),
)
export type EmployerVerification = v.InferOutput<typeof EmployerVerification>

/** Why an administrator takes something from an account; its owner reads it in the mail. */
export const ActReason = v.object({ reason: text(5, 500, 'Please give a reason of at least 5 characters') })
export type ActReason = v.InferOutput<typeof ActReason>
