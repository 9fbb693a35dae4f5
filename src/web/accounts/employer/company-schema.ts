import * as v from 'valibot'
import { companyFields, emailOrNone, passwordOf, phoneCode } from '../../../modules/accounts/schema.ts'
import { logoProblem } from './company-form.ts'

/** A form sends an empty file when no file was chosen. */
const logo = v.optional(
  v.pipe(
    v.instance(File),
    v.transform((file) => (file.size === 0 && file.name === '' ? undefined : file)),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && dataset.value && logoProblem(dataset.value)
      if (problem) addIssue({ message: problem.description })
    }),
  ),
)

const { companyName, industry, companySize, location, description, website, ...contact } = companyFields
/** In the order of the form, because the summary lists the problems from top to bottom. */
export const companyFormFields = {
  companyName,
  industry,
  companySize,
  location,
  description,
  website,
  logo,
  ...contact,
}

/**
 * Returns the schema of the registration form. `length`: the minimum password length, from the setting
 * `password_min_length`. `mayUsePhone`: a phone number is enough.
 */
export const registrationOf = (length: number, mayUsePhone = false) =>
  v.pipe(
    v.object({
      ...companyFormFields,
      ...(mayUsePhone && { email: emailOrNone }),
      password: passwordOf(length),
      confirmPassword: v.optional(v.string(), ''),
      agreeTerms: v.pipe(v.optional(v.string(), ''), v.literal('on', 'You must agree to the terms')),
      phoneCode,
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        "Passwords don't match",
      ),
      ['confirmPassword'],
    ),
  )
