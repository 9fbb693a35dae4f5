import * as v from 'valibot'
import { text } from '../../shared/fields.ts'

/** Six digits from the app, or ten characters of a recovery code; people also type blanks and hyphens. */
const CODE_MESSAGE = 'Please enter the 6 digits of your app, or a recovery code'
const code = v.pipe(
  v.optional(v.string(CODE_MESSAGE), ''),
  v.transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
  v.regex(/^(\d{6}|[A-Z2-7]{10})$/, CODE_MESSAGE),
)

export const LoginCode = v.object({ ticket: text(1, 200, 'Please log in again.'), code })
export type LoginCode = v.InferOutput<typeof LoginCode>

/** Required to change the second factor: a person who finds an open browser has neither. */
export const BothFactors = v.object({
  currentPassword: text(1, 200, 'Please type your current password'),
  code,
})
export type BothFactors = v.InferOutput<typeof BothFactors>
