import type { JobPosting } from '../../modules/jobs/schema.ts'
import type { OwnJob } from './job-queries.ts'

type Values = Record<string, FormDataEntryValue | FormDataEntryValue[]>

/** What the form's fields hold → what the schema takes. Empty amounts are null, the skills' hidden fields a list. */
export function readJobForm({ skills = [], salaryMin, salaryMax, salaryPeriod, ...texts }: Values) {
  const [min, max] = [amount(salaryMin), amount(salaryMax)]
  return {
    ...texts,
    skills: [skills].flat(),
    salaryMin: min,
    salaryMax: max,
    // A period alone says nothing.
    salaryPeriod: (min === null && max === null) || !salaryPeriod ? null : salaryPeriod,
  }
}

/** Kina as typed: `1,200.50`. What is no number stays one that the schema refuses. */
function amount(typed: Values[string] | undefined): number | null {
  const text = String(typed ?? '').replace(/[\sKk,]/g, '')
  return text === '' ? null : Number(text)
}

/** What the form shows of a posting, and what a duplicate starts from. */
export function jobFormValues(job: OwnJob): Partial<JobPosting> {
  const { title, description, requirements, location, employmentType, category, skills } = job
  const { salaryMin, salaryMax, salaryPeriod, experienceLevel, closingDate } = job
  return {
    title,
    description,
    requirements,
    location,
    employmentType,
    category,
    skills,
    salaryMin,
    salaryMax,
    salaryPeriod,
    experienceLevel,
    closingDate,
    salaryRange: job.salaryRangeAsTyped,
  }
}
