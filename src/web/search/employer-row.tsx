import type { FoundCv } from '../cvs/queries.ts'
import { bandYears } from './cv-search.ts'

export { ACCESS_LABELS } from './cv-row.tsx'

/** Returns `6-10 years` for `Senior level (6-10 years)`, because the line is short. */
export function yearsText(experience: FoundCv['experience']): string {
  return bandYears(experience) ?? ''
}
