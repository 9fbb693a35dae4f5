import { expect, test } from 'vitest'
import { makeOffers } from './read-offers.ts'

const READING = {
  fullName: { value: 'Ana Kila' },
  phone: { value: '+675 7012 3456' },
  jobTitle: { value: 'Nurse' },
  education: { value: 'diploma' as const, from: '2019 Diploma of Nursing' },
  skills: { value: ['Triage', 'Records'] },
}

test('empty fields are filled in, and typed ones keep their text and get an offer', () => {
  const offers = makeOffers(READING, { fullName: ' ', jobTitle: 'Midwife', education: '' }, null)
  expect(offers).toEqual({
    fullName: { value: 'Ana Kila', isFilled: true },
    phone: { value: '+675 7012 3456', isFilled: true },
    jobTitle: { value: 'Nurse', isFilled: false },
    education: { value: 'diploma', from: '2019 Diploma of Nursing', isFilled: true },
    skills: { value: ['Triage', 'Records'], isFilled: true },
  })
})

test('a value that equals the typed text is not offered', () => {
  const typed = {
    fullName: 'ana  kila',
    phone: '7012 3456',
    jobTitle: 'NURSE',
    education: 'diploma',
    skills: ['records', 'Triage', 'Rosters'],
  }
  expect(makeOffers(READING, typed, null)).toEqual({})
})

test('a field with the focus is not filled in', () => {
  expect(makeOffers(READING, {}, 'fullName').fullName?.isFilled).toBe(false)
})
