import { expect, test } from 'vitest'
import { nextAction } from './next-action.ts'

const active = { isActive: true, isBlocked: false }
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
      cvs: [
        { ...active, isActive: false },
        { ...active, isBlocked: true },
      ],
    },
    '/jobseeker-dashboard?tab=cvs',
  ],
  ['no application', { ...whole, applications: [] }, '/jobs'],
  ['nothing to do', whole, undefined],
  [
    'drafts of somebody who hides',
    { ...whole, isAvailable: false, cvs: [{ ...active, isActive: false }] },
    undefined,
  ],
])('%s', (_, situation, href) => {
  expect(nextAction(situation)?.href).toBe(href)
})
