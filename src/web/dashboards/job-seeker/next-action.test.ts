import { expect, test } from 'vitest'
import { completeness, nextAction } from './next-action.ts'

const active = { isActive: true }
const sent = { id: 7, askHired: false, company: 'Boroko Builders' }
const missing = { name: 'summary', words: 'a summary of your work' }
const whole = { cvs: [active], applications: [sent], isAvailable: true, missing: undefined }

test.each([
  ['no CV', { ...whole, cvs: [], missing }, '/upload'],
  [
    'a job that waits',
    { ...whole, applications: [sent, { ...sent, id: 8, askHired: true }], missing },
    '/jobseeker-dashboard?tab=applications&application=8',
  ],
  [
    'a missing field',
    { ...whole, missing, applications: [] },
    '/jobseeker-dashboard?tab=profile&edit=summary',
  ],
  [
    'drafts only',
    {
      ...whole,
      cvs: [{ isActive: false }, { isActive: false }],
    },
    '/jobseeker-dashboard?tab=cvs',
  ],
  ['no application', { ...whole, applications: [] }, '/jobs'],
  ['nothing to do', whole, undefined],
  [
    'drafts of a hidden job seeker',
    { ...whole, isAvailable: false, cvs: [{ ...active, isActive: false }] },
    undefined,
  ],
])('%s', (_, situation, href) => {
  expect(nextAction(situation)?.href).toBe(href)
})

const WHOLE = {
  fullName: 'Ana Kila',
  email: 'ana@example.com',
  phone: '7123 4567',
  location: 'Lae',
  jobTitle: 'Nurse',
  summary: 'Eight years on the wards of Angau.',
  experience: 'senior',
  education: 'diploma',
  skills: ['Triage'],
} as const
const profile = { ...WHOLE, skills: [...WHOLE.skills] }

// Rule (job seekers): A profile's completeness is the share of nine fields that are filled
test('is the share of nine fields', () => {
  expect(completeness(profile)).toEqual({ percent: 100, filled: 9, fields: 9, next: undefined })
  expect(completeness({ ...profile, skills: [] })).toMatchObject({
    percent: 89,
    filled: 8,
    next: { name: 'skills' },
  })
})

test('the first missing field is named', () => {
  const { percent, next } = completeness({ ...profile, phone: '', education: null, summary: '' })
  expect(percent).toBe(67)
  expect(next?.name).toBe('phone')
})

// Rule (job seekers): Completeness is 10 without a profile
test('is 10 without a profile', () => {
  expect(completeness(undefined).percent).toBe(10)
})
