import * as v from 'valibot'
import { jobSeekerFields, passwordOf } from '../../../modules/accounts/schema.ts'

/**
 * Returns the schema of the form: the server's fields and those that only the form has. `length`: the setting
 * `password_min_length`.
 */
export function registrationOf(length: number) {
  const { username, email, password: _, ...others } = jobSeekerFields
  return v.pipe(
    v.object({
      username,
      email,
      password: passwordOf(length),
      confirmPassword: v.optional(v.string(), ''),
      ...others,
      // Browsers do not send an unticked box.
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
