import { expect, test } from 'vitest'
import { completeness } from './completeness.ts'

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

test('is the share of nine fields', () => {
  expect(completeness(profile)).toEqual({ percent: 100, filled: 9, fields: 9, next: undefined })
  expect(completeness({ ...profile, skills: [] })).toMatchObject({
    percent: 89,
    filled: 8,
    next: { name: 'skills' },
  })
})

test('names the first field that is missing', () => {
  const { percent, next } = completeness({ ...profile, phone: '', education: null, summary: '' })
  expect(percent).toBe(67)
  expect(next?.name).toBe('phone')
})

test('is 10 without a profile', () => {
  expect(completeness(undefined).percent).toBe(10)
})
