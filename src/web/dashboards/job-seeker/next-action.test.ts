import { expect, test } from 'vitest'
import { nextAction, strengthOf } from './next-action.ts'

const active = { id: 3, isActive: true, isEmpty: false }
const sent = { id: 7, askHired: false, company: 'Boroko Builders' }
const missing = {
  percent: 92,
  left: 1,
  missing: { words: 'a summary', why: '', href: '/jobseeker-dashboard?tab=profile&edit=summary' },
}
const full = { percent: 100, left: 0, missing: undefined }
const whole = { cvs: [active], applications: [sent], isAvailable: true, strength: full }

test.each([
  ['no CV', { ...whole, cvs: [], strength: missing }, '/upload'],
  [
    'a job that waits',
    { ...whole, applications: [sent, { ...sent, id: 8, askHired: true }], strength: missing },
    '/jobseeker-dashboard?tab=applications&application=8',
  ],
  [
    'a missing field',
    { ...whole, strength: missing, applications: [] },
    '/jobseeker-dashboard?tab=profile&edit=summary',
  ],
  [
    'drafts only',
    {
      ...whole,
      cvs: [{ ...active, isActive: false }],
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
  photoId: 'p',
} as const
const profile = { ...WHOLE, skills: [...WHOLE.skills] }

// Rule (job seekers): A profile's completeness is the share of what employers look for: nine fields, a CV that names work or schooling, and a photo
test('is the share of nine fields, the CV, what it names, and the photo', () => {
  expect(strengthOf(profile, [active])).toEqual({ percent: 100, left: 0, missing: undefined })
  const { percent, left, missing } = strengthOf({ ...profile, skills: [] }, [active])
  expect([percent, left, missing?.href]).toEqual([92, 1, '/jobseeker-dashboard?tab=profile&edit=skills'])
})

test('a CV without work and schooling is not complete', () => {
  const { percent, missing } = strengthOf({ ...profile, photoId: null }, [{ ...active, isEmpty: true }])
  expect([percent, missing?.href]).toEqual([83, '/upload/3'])
})

test('the first missing part is named', () => {
  const { percent, missing } = strengthOf({ ...profile, phone: '', education: null, summary: '' }, [active])
  expect([percent, missing?.words]).toEqual([75, 'your phone number'])
})

// Rule (job seekers): Completeness is 10 without a profile
test('is 10 without a profile', () => {
  expect(strengthOf(undefined, []).percent).toBe(10)
})
