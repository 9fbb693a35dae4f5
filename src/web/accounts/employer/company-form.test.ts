import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldErrors } from '../../../shared/field-errors.ts'
import { logoProblem } from './company-form.ts'
import { registrationOf } from './company-schema.ts'

const MB = 1024 * 1024

test('a logo is an image of at most 5 MB', () => {
  expect(logoProblem({ size: 5 * MB, type: 'image/png' })).toBeUndefined()
  expect(logoProblem({ size: 10, type: 'image/gif' })).toBeUndefined()
  expect(logoProblem({ size: 5 * MB + 1, type: 'image/jpeg' })).toEqual({
    title: 'File Too Large',
    description: 'Logo file must be smaller than 5MB',
  })
})

test('another file type is refused for its type, whatever its size', () => {
  for (const type of ['application/pdf', '', 'image/svg+xml']) {
    expect(logoProblem({ size: 9 * MB, type })).toEqual({
      title: 'Invalid File Type',
      description: 'Please select an image file',
    })
  }
})

const company = {
  companyName: 'Boroko Builders',
  contactPerson: 'Mary Kila',
  email: 'boroko@example.com',
  phone: '325 0148',
  website: '',
  industry: 'construction',
  companySize: '11-50',
  location: 'Port Moresby',
  address: 'Section 12, Lot 4, Boroko',
  description:
    'We build houses, schools and clinics all over the National Capital District and in Central Province.',
  password: 'wantok-demo',
  confirmPassword: 'wantok-demo',
  agreeTerms: 'on',
}

// Rule (employers): Registration needs matching passwords and agreement to the terms
test.each([
  ['confirmPassword', { confirmPassword: 'another' }, "Passwords don't match"],
  ['agreeTerms', { agreeTerms: '' }, 'You must agree to the terms'],
  ['password', { password: 'short', confirmPassword: 'short' }, 'Password must be at least 6 characters'],
])('registration: %s %j shows its message at the field', (field, other, message) => {
  expect(v.safeParse(registrationOf(6), company).success).toBe(true)
  const { issues = [] } = v.safeParse(registrationOf(6), { ...company, ...other })
  expect(fieldErrors(issues)).toEqual({ [field]: message })
})
