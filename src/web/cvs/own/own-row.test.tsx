import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import type { OwnCv } from './own-queries.ts'
import { OwnRow } from './own-row.tsx'

const AT = '2026-05-10T00:00:00.000Z'
const cv: OwnCv = {
  id: 7,
  fullName: 'Ana Kila',
  jobTitle: 'Nurse',
  location: 'Lae',
  category: 'healthcare',
  experience: 'mid',
  years: null,
  education: null,
  salaryMin: null,
  salaryMax: null,
  status: 'available',
  photoId: null,
  uploadedAt: AT,
  updatedAt: AT,
  uploadDate: AT,
  joinedAt: AT,
  summary: '',
  skills: [],
  skillsCount: 0,
  email: 'ana@example.com',
  phone: '',
  isAvailable: true,
  shownTo: 'everybody',
  fileType: null,
  fileName: null,
  fileSize: null,
  fileUrl: null,
  fileIsWaiting: false,
  locked: false,
  lockedFields: [],
  isActive: true,
  isBlocked: false,
  isEmpty: false,
}

// Rule (job seekers): The owner of a deactivated CV reads why it was deactivated and what to do
test('a CV that an administrator deactivated is never shown as Active to its owner, and says why and what to do', async () => {
  const active = await renderAdmin(() => <OwnRow cv={cv} isAvailable />)
  expect(active.text).toContain('Employers can find this CV,')
  const blocked = await renderAdmin(() => (
    <OwnRow cv={{ ...cv, isActive: false, isBlocked: true }} isAvailable />
  ))
  expect(blocked.text).toContain('An administrator has deactivated this CV')
  expect(blocked.links).toContain('write to us')
  expect(blocked.text).not.toMatch(/\bActive\b|Employers can find|Employers can open/)
})

// Rule (job seekers): While a job seeker is not available, no CV is shown as one that employers can find
test('an active CV of somebody who is not available says that employers cannot find it', async () => {
  const hidden = await renderAdmin(() => <OwnRow cv={cv} isAvailable={false} />)
  expect(hidden.text).toContain('Active · Hidden')
  expect(hidden.text).toContain('Employers cannot find this CV')
})

// Rule (hostile files): The owner sees that a file waits for the virus check
test('a file that was not scanned yet is shown as waiting for the virus check', async () => {
  const waiting = await renderAdmin(() => <OwnRow cv={{ ...cv, fileIsWaiting: true }} isAvailable />)
  expect(waiting.text).toContain('Waiting for the virus check')
  const checked = await renderAdmin(() => <OwnRow cv={cv} isAvailable />)
  expect(checked.text).not.toContain('virus check')
})
