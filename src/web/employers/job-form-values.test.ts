import * as v from 'valibot'
import { expect, test } from 'vitest'
import { JobPosting } from '../../modules/jobs/schema.ts'
import { readJobForm } from './job-form-values.ts'

test('amounts are read as they are typed, a lone skill is a list', () => {
  const read = readJobForm({
    skills: 'Welding',
    salaryMin: 'K1,200.50',
    salaryMax: '',
    salaryPeriod: 'month',
  })
  expect(read).toEqual({ skills: ['Welding'], salaryMin: 1200.5, salaryMax: null, salaryPeriod: 'month' })
  expect(readJobForm({ salaryPeriod: 'month' })).toEqual({
    skills: [],
    salaryMin: null,
    salaryMax: null,
    salaryPeriod: null,
  })
})

test('an amount that is none is refused at its field', () => {
  const result = v.safeParse(JobPosting, readJobForm({ salaryMin: 'plenty', salaryPeriod: 'year' }))
  const messages = result.issues?.map((issue) => [v.getDotPath(issue), issue.message])
  expect(messages).toContainEqual(['salaryMin', 'Minimum salary must be positive'])
})

test('a form that holds nothing is refused in the words of the specification', () => {
  const result = v.safeParse(JobPosting, readJobForm({}))
  const messages = result.issues?.map(({ message }) => message)
  for (const words of [
    'Title is required',
    'Description must be at least 50 characters',
    'Requirements must be at least 20 characters',
    'Location is required',
    'Employment type is required',
    'Category is required',
    'Experience level is required',
  ]) {
    expect(messages).toContain(words)
  }
})
