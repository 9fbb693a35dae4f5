import { expect } from 'vitest'
import type { TestEmployer } from './people.ts'

/** A valid form of a job. */
export function jobForm(overrides: Record<string, unknown> = {}) {
  return {
    title: 'Site Carpenter',
    description: 'Formwork, roofing and finishing on school and health centre sites around the city.',
    requirements: 'Trade certificate and three years on building sites.',
    location: 'port-moresby',
    salaryRange: '',
    employmentType: 'full-time',
    category: 'trades',
    skills: ['Formwork', 'Roofing'],
    experienceLevel: 'mid',
    ...overrides,
  }
}

/** Posts a job through the API. Returns its id. */
export async function postJob(
  employer: TestEmployer,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const { status, body } = await employer.post('/api/employer/job-postings', jobForm(overrides))
  expect(status, JSON.stringify(body)).toBe(201)
  return (body as { id: number }).id
}
