import type { FieldErrors } from './errors.ts'

type Issues = readonly { message: string; path?: readonly unknown[] | undefined }[]

/** The first message of each field; what belongs to no field stands under ''. The same at the form and on the server. */
export function fieldErrors(issues: Issues): FieldErrors {
  const errors: FieldErrors = {}
  for (const { message, path } of issues) {
    const first = path?.[0]
    const key = typeof first === 'object' && first !== null && 'key' in first ? first.key : first
    errors[String(key ?? '')] ??= message
  }
  return errors
}
