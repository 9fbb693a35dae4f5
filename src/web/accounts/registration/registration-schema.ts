import * as v from 'valibot'
import { emailOrNone, jobSeekerFields, passwordOf, phoneCode } from '../../../modules/accounts/schema.ts'

/**
 * Returns the schema of the form: the server's fields and those that only the form has. `length`: the setting
 * `password_min_length`. `mayUsePhone`: a phone number is enough.
 */
export function registrationOf(length: number, mayUsePhone = false) {
  const { username, email, password: _, ...others } = jobSeekerFields
  return v.pipe(
    v.object({
      username,
      email: mayUsePhone ? emailOrNone : email,
      password: passwordOf(length),
      confirmPassword: v.optional(v.string(), ''),
      ...others,
      phoneCode,
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
