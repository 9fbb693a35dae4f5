import * as v from 'valibot'
import { choice, optionalText, text } from '../../shared/fields.ts'

/**
 * The evidence that a company exists. IPA: the Investment Promotion Authority, which keeps the register of companies.
 */
export const EXISTENCE_PROOFS = ['ipa_extract', 'ipa_register', 'other_paper'] as const
export const EXISTENCE_LABELS: Record<(typeof EXISTENCE_PROOFS)[number], string> = {
  ipa_extract: 'IPA extract or certificate that it sent',
  ipa_register: 'Found on the IPA register',
  other_paper: 'Another paper: government body, church, association, school',
}

/** The evidence that the account acts for the company. */
export const AUTHORITY_PROOFS = ['email_domain', 'call_back', 'letter'] as const
export const AUTHORITY_LABELS: Record<(typeof AUTHORITY_PROOFS)[number], string> = {
  email_domain: "Email address at the company's own domain",
  call_back: 'Called back on a number that the company publishes',
  letter: 'Signed letter on letterhead',
}

/**
 * The evidence that is recorded before the badge 'Verified employer' is given: the company exists and the account acts
 * for it.
 */
export const EmployerVerification = v.pipe(
  v.object({
    existence: choice(EXISTENCE_PROOFS, 'Please choose how we know that the company exists'),
    registrationNumber: optionalText(50),
    authority: choice(AUTHORITY_PROOFS, 'Please choose how we know that the account belongs to the company'),
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
      'Please name the document that you saw',
    ),
    ['note'],
  ),
)
export type EmployerVerification = v.InferOutput<typeof EmployerVerification>

/** The reason why an administrator removes something from an account. Its owner reads it in the mail. */
export const ActReason = v.object({ reason: text(5, 500, 'Please give a reason of at least 5 characters') })
export type ActReason = v.InferOutput<typeof ActReason>
