import type { FieldErrors } from '../../shared/errors.ts'

/** For a form's summary: the same words for several fields stand there once, linked to the first of them. */
export function distinctErrors(errors: FieldErrors): FieldErrors {
  const seen = new Set<string>()
  return Object.fromEntries(
    Object.entries(errors).filter(([, text]) => !seen.has(text) && seen.add(text) !== undefined),
  )
}
