import * as v from 'valibot'
import { text } from '../../../shared/fields.ts'
import { nationalPhone } from '../../../shared/phone.ts'

/** The purposes of a code by SMS. A code is valid for one purpose only. */
export const CODE_PURPOSES = ['register', 'login', 'reset', 'change'] as const

const PHONE = 'Please enter a phone number of Papua New Guinea, for example 7123 4567'
/** Returns the international form. */
const accountPhone = v.pipe(
  v.optional(v.string(PHONE), ''),
  v.maxLength(50, PHONE),
  v.rawTransform(({ dataset, addIssue, NEVER }): string => {
    const phone = nationalPhone(dataset.value)
    if (phone) return phone
    addIssue({ message: PHONE })
    return NEVER
  }),
)

const CODE = 'Please enter the 6 digits of the SMS'
/** Spaces are allowed, because some phones show the code in two groups. */
export const smsCode = v.pipe(
  v.optional(v.string(CODE), ''),
  v.transform((typed) => typed.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, CODE),
)

const userType = v.picklist(['user', 'employer'], 'Please choose the account type')
export const CodeRequest = v.object({
  phone: accountPhone,
  userType,
  purpose: v.picklist(['login', 'reset'], 'Please choose what the code is for'),
})
export type CodeRequest = v.InferOutput<typeof CodeRequest>

export const CodeLogin = v.object({
  phone: accountPhone,
  code: smsCode,
  /** The job seeker uses another person's phone. */
  isShort: v.optional(v.boolean(), false),
})

export const CodeReset = v.object({
  phone: accountPhone,
  code: smsCode,
  /** Its length is checked against the setting. */
  newPassword: v.pipe(v.optional(v.string(), ''), v.maxLength(200, 'Please use at most 200 characters')),
  userType,
})
export type CodeReset = v.InferOutput<typeof CodeReset>

export const PhoneChange = v.object({
  phone: accountPhone,
  currentPassword: text(1, 200, 'Please type your current password'),
})
export type PhoneChange = v.InferOutput<typeof PhoneChange>

export const PhoneConfirmation = v.object({ phone: accountPhone, code: smsCode })
export type PhoneConfirmation = v.InferOutput<typeof PhoneConfirmation>
