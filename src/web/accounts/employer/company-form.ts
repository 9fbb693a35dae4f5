import * as v from 'valibot'
import { companyFields, passwordOf } from '../../../modules/accounts/schema.ts'

/** 5 MB. The server has the same limit. */
const MAX_LOGO_BYTES = 5 * 1024 * 1024

export type LogoProblem = { title: string; description: string }

/** Returns what is wrong with the logo before it is sent. The server checks the file again. */
export function logoProblem(file: { size: number; type: string }): LogoProblem | undefined {
  if (!/^image\/(png|jpeg|gif)$/.test(file.type)) {
    return { title: 'Invalid File Type', description: 'Please select an image file' }
  }
  if (file.size > MAX_LOGO_BYTES) {
    return { title: 'File Too Large', description: 'Logo file must be smaller than 5MB' }
  }
  return undefined
}

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
 * `password_min_length`.
 */
export const registrationOf = (length: number) =>
  v.pipe(
    v.object({
      ...companyFormFields,
      password: passwordOf(length),
      confirmPassword: v.optional(v.string(), ''),
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
  )

/** Returns the multipart form of a company: its fields, and the logo if one was chosen. */
export function companyForm(fields: Record<string, string>, file: File | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('logo', file)
  return form
}
