import { splitList } from '../../../shared/text.ts'
import type { FormValues } from '../../app/forms/form-values.ts'

/** Converts the form's values for the call: skills become a list, and empty salaries become null. */
export function readRegistration({ skills = '', salaryMin, salaryMax, ...texts }: FormValues) {
  return {
    ...texts,
    skills: splitList(String(skills)),
    salaryMin: salaryMin ? Number(salaryMin) : null,
    salaryMax: salaryMax ? Number(salaryMax) : null,
  }
}
