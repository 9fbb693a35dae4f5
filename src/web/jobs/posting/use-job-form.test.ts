import { expect, test } from 'vitest'
import type { OwnJob } from '../posted/queries.ts'
import { findSameJob } from './use-job-form.ts'

const now = new Date('2026-11-21T00:00:00Z')
const job = { id: 1, title: 'Diesel  Fitter', location: 'lae', publishedAt: '2026-11-01T00:00:00Z' } as OwnJob

test.each([
  ['the same words and place', job, undefined, 1],
  ['the job itself', job, 1, undefined],
  ['another place', { ...job, location: 'madang' }, undefined, undefined],
  ['another title', { ...job, title: 'Diesel Fitter 2' }, undefined, undefined],
  ['31 days ago', { ...job, publishedAt: '2026-10-21T00:00:00Z' }, undefined, undefined],
  ['a draft', { ...job, publishedAt: null }, undefined, undefined],
])('%s', (_, other, exceptId, found) => {
  expect(findSameJob([other], { title: ' diesel fitter', location: 'lae' }, now, exceptId)?.id).toBe(found)
})
