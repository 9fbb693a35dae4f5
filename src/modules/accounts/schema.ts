import * as v from 'valibot'
import { choice, EMAIL_MESSAGE, email, phone, salary, skills, text } from '../../shared/fields.ts'
import { nationalPhone } from '../../shared/phone.ts'
import { USER_TYPES } from '../../shared/user-types.ts'
import { companySize, education, experience, industry } from '../catalog/schema.ts'
import { smsCode } from './phone/schema.ts'

/** The kinds of accounts, by the names that the code uses. */
export const ACCOUNT_KINDS = { user: 'jobSeeker', employer: 'employer', admin: 'administrator' } as const
export const USER_TYPE_OF = { jobSeeker: 'user', employer: 'employer', administrator: 'admin' } as const

export const passwordMessage = (length: number) => `Password must be at least ${length} characters`
/** At least `length` characters, from the setting `password_min_length`. The maximum of 200 keeps hashing cheap. */
export function passwordOf(length: number) {
  const message = passwordMessage(length)
  return v.pipe(
    v.optional(v.string(message), ''),
    v.minLength(length, message),
    v.maxLength(200, 'Please use at most 200 characters'),
  )
}

/** The length that the schema accepts before the setting is read. The command checks the exact minimum. */
const anyPassword = passwordOf(0)

/** The command asks for an address where an account needs one. */
export const emailOrNone = v.union([v.literal(''), email], EMAIL_MESSAGE)
/** The code that was sent to `phone`; '' before it was asked for. */
export const phoneCode = v.optional(v.union([v.literal(''), smsCode]), '')

export const jobSeekerFields = {
  username: v.pipe(
    text(3, 100, 'Username must be at least 3 characters'),
    v.regex(/^\S+$/, 'Please choose a username without spaces'),
  ),
  email,
  password: anyPassword,
  fullName: text(2, 255, 'Full name is required'),
  phone,
  jobTitle: text(2, 255, 'Job title is required'),
  category: text(1, 100, 'Please select a category'),
  experience,
  education,
  location: text(2, 255, 'Location is required'),
  summary: text(50, 5000, 'Summary must be at least 50 characters'),
  skills: v.pipe(skills, v.minLength(1, 'Please enter your skills')),
  salaryMin: salary('Minimum salary must be positive'),
  salaryMax: salary('Maximum salary must be positive'),
}

export const JobSeekerRegistration = v.pipe(
  v.object({ ...jobSeekerFields, email: emailOrNone, phoneCode }),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax']],
      ({ salaryMin, salaryMax }) => salaryMin === null || salaryMax === null || salaryMax >= salaryMin,
      'Maximum salary must be greater than minimum salary',
    ),
    ['salaryMax'],
  ),
)
export type JobSeekerRegistration = v.InferOutput<typeof JobSeekerRegistration>

const isWebsite = ({ protocol, hostname }: URL) => /^https?:$/.test(protocol) && hostname.includes('.')
const WEBSITE_MESSAGE = 'Please enter a valid website URL'
/** http and https only, because the link is public. */
const website = v.pipe(
  v.optional(v.string(WEBSITE_MESSAGE), ''),
  v.trim(),
  // Most people type `example.com`.
  v.transform((url) => (url === '' || /^[a-z]+:/i.test(url) ? url : `https://${url}`)),
  v.maxLength(500, WEBSITE_MESSAGE),
  v.check((url) => url === '' || (URL.canParse(url) && isWebsite(new URL(url))), WEBSITE_MESSAGE),
)

export const companyFields = {
  companyName: text(2, 255, 'Company name is required'),
  contactPerson: text(2, 255, 'Contact person name is required'),
  email,
  phone,
  website,
  industry,
  companySize,
  location: text(2, 255, 'Location is required'),
  address: text(10, 500, 'Please enter complete address'),
  description: text(100, 5000, 'Company description must be at least 100 characters'),
}
/** Required together with a new email address. */
const currentPassword = v.optional(v.pipe(v.string(), v.maxLength(200)))
export const CompanyProfile = v.object({ ...companyFields, email: emailOrNone, currentPassword })
export type CompanyProfile = v.InferOutput<typeof CompanyProfile>
export const EmployerRegistration = v.object({
  ...companyFields,
  email: emailOrNone,
  password: anyPassword,
  phoneCode,
})
export type EmployerRegistration = v.InferOutput<typeof EmployerRegistration>

export const JobSeekerLogin = v.object({
  username: text(1, 255, 'Username is required'),
  password: v.pipe(v.optional(v.string(), ''), v.minLength(1, 'Password is required'), v.maxLength(200)),
  /** The job seeker uses another person's phone: the session ends with the browser, after 12 hours at the latest. */
  isShort: v.optional(v.boolean(), false),
})
const isEmail = (typed: string) => v.is(email, typed)
/** An email address, or a phone number of Papua New Guinea. */
const address = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(254, EMAIL_MESSAGE),
  v.check((typed) => isEmail(typed) || nationalPhone(typed) !== undefined, EMAIL_MESSAGE),
)
export const EmployerLogin = v.object({ email: address, password: JobSeekerLogin.entries.password })
const FILL_IN = 'Please fill in all fields'
export const AdministratorLogin = v.object({
  username: text(1, 255, FILL_IN),
  password: v.pipe(v.optional(v.string(), ''), v.minLength(1, FILL_IN), v.maxLength(200)),
})

/** A field that is filled in follows the rules of the registration. An empty field is removed from the profile. */
function orEmpty<S extends v.GenericSchema<string | undefined, string>>(filled: S) {
  return v.union([filled, v.literal('')])
}

/**
 * Every field is optional in the call. A field that is sent is checked as at registration, but a profile may leave
 * fields empty.
 */
export const JobSeekerProfileChange = v.partial(
  v.object({
    fullName: jobSeekerFields.fullName,
    email: emailOrNone,
    phone: orEmpty(jobSeekerFields.phone),
    location: orEmpty(jobSeekerFields.location),
    jobTitle: orEmpty(jobSeekerFields.jobTitle),
    summary: orEmpty(jobSeekerFields.summary),
    experience: v.union([
      experience,
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
    ]),
    education: v.union([
      education,
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
    ]),
    skills,
    currentPassword,
  }),
)
export type JobSeekerProfileChange = v.InferOutput<typeof JobSeekerProfileChange>

const userType = choice(USER_TYPES, 'Please enter your email and select account type')
export const ForgotPassword = v.object({
  email: v.pipe(
    v.optional(v.string(), ''),
    v.minLength(1, 'Please enter your email and select account type'),
    v.trim(),
    v.email(EMAIL_MESSAGE),
  ),
  userType,
})
export const ResetToken = v.object({ token: v.pipe(v.string(), v.maxLength(200)) })
export const ResetTokenType = v.object({ userType })
export const ResetPassword = v.object({
  token: text(1, 200, 'This reset link is invalid'),
  newPassword: anyPassword,
  userType,
})
export const PasswordChange = v.object({
  currentPassword: text(1, 200, 'All password fields are required.'),
  newPassword: anyPassword,
})
export type PasswordChange = v.InferOutput<typeof PasswordChange>

export const PasswordConfirmation = v.object({
  currentPassword: text(1, 200, 'Please type your password'),
})
export type PasswordConfirmation = v.InferOutput<typeof PasswordConfirmation>

export const EmailChange = v.object({
  email,
  currentPassword: text(1, 200, 'Please type your current password'),
})
export type EmailChange = v.InferOutput<typeof EmailChange>
export const EmailConfirmation = v.object({
  token: text(1, 200, 'This confirmation link is invalid'),
  userType: v.picklist(USER_TYPES),
})
export type EmailConfirmation = v.InferOutput<typeof EmailConfirmation>

/** The random id of a photo or logo. */
export const PictureParam = v.object({ id: v.pipe(v.string(), v.uuid()) })
