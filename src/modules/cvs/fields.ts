import type { FieldErrors } from '../../shared/errors.ts'

/** Messages for empty required fields. An invalid address has a message of its own. */
export const REQUIRED = {
  fullName: 'Full name is required',
  jobTitle: 'Job title is required',
  location: 'Location is required',
  experience: 'Please select experience level',
  category: 'Please select a category',
}
const MISSING_FIELDS = 'Please fill in all required fields.'

/**
 * Returns the sentence above the form of a CV if a required field is empty; other errors appear only at their field.
 */
export function missingFields(errors: FieldErrors): string | undefined {
  return Object.entries(REQUIRED).some(([name, message]) => errors[name] === message)
    ? MISSING_FIELDS
    : undefined
}
