import * as v from 'valibot'
import { jobSeekerFields, passwordOf } from '../../modules/accounts/schema.ts'
import { splitList } from '../../shared/text.ts'

type Values = Record<string, FormDataEntryValue | FormDataEntryValue[]>

/** The server's fields with what only the form has. `length` from the setting `password_min_length`. */
export function registrationOf(length: number) {
  const { username, email, password: _, ...others } = jobSeekerFields
  return v.pipe(
    v.object({
      username,
      email,
      password: passwordOf(length),
      confirmPassword: v.optional(v.string(), ''),
      ...others,
      // A box that is not ticked is not sent.
      agreeTerms: v.pipe(v.optional(v.string(), ''), v.literal('on', 'You must agree to the terms')),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        "Passwords don't match",
      ),
      ['confirmPassword'],
    ),
    v.forward(
      v.partialCheck(
        [['salaryMin'], ['salaryMax']],
        ({ salaryMin, salaryMax }) => salaryMin === null || salaryMax === null || salaryMax >= salaryMin,
        'Maximum salary must be greater than minimum salary',
      ),
      ['salaryMax'],
    ),
  )
}

/** Skills as typed → a list, empty salaries → null (specification 1, section 5). */
export function readRegistration({ skills = '', salaryMin, salaryMax, ...texts }: Values) {
  return {
    ...texts,
    skills: splitList(String(skills)),
    salaryMin: salaryMin ? Number(salaryMin) : null,
    salaryMax: salaryMax ? Number(salaryMax) : null,
  }
}
