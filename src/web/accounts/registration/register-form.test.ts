import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldErrors } from '../../../shared/field-errors.ts'
import { readRegistration } from './read-registration.ts'
import { registrationOf } from './registration-schema.ts'

const typed = {
  username: 'ana',
  email: 'ana@example.com',
  password: 'wantok-demo',
  confirmPassword: 'wantok-demo',
  fullName: 'Ana Kila',
  phone: '7012 3456',
  jobTitle: 'Nurse',
  category: 'healthcare',
  experience: 'mid',
  education: 'diploma',
  location: 'Lae',
  summary: 'Registered nurse with five years on the surgical ward of a hospital.',
  skills: ' Triage, , Wound care,Triage',
  salaryMin: '',
  salaryMax: '60000',
  agreeTerms: 'on',
}
const judge = (overrides: Record<string, string> = {}) =>
  v.safeParse(registrationOf(6), readRegistration({ ...typed, ...overrides }))

test('skills become a list without empty entries, and an empty salary becomes null', () => {
  expect(judge().output).toMatchObject({
    skills: ['Triage', 'Wound care'],
    salaryMin: null,
    salaryMax: 60_000,
  })
})

// Rule (input): Registration needs matching passwords and agreement to the terms
test.each([
  ['confirmPassword', { confirmPassword: 'another' }, "Passwords don't match"],
  ['agreeTerms', { agreeTerms: '' }, 'You must agree to the terms'],
  ['password', { password: 'short', confirmPassword: 'short' }, 'Password must be at least 6 characters'],
  ['skills', { skills: ' , ' }, 'Please enter your skills'],
  ['salaryMax', { salaryMin: '70000' }, 'Maximum salary must be greater than minimum salary'],
])('%s gets the expected message', (field, overrides, message) => {
  const { issues } = judge(overrides)
  expect(issues && fieldErrors(issues)).toEqual({ [field]: message })
})
