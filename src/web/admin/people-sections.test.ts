import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderScreen, textOf, textsOf } from '../../../tests/support/render.ts'
import { CvDialog } from './cv-dialogs.tsx'
import type { AdminCv } from './cvs-queries.ts'
import { CvsSection } from './cvs-section.tsx'
import { EmployersSection } from './employers-section.tsx'
import type { AdminJobSeeker } from './job-seekers-queries.ts'
import { JobSeekersSection } from './job-seekers-section.tsx'

const ana: AdminJobSeeker = {
  id: 7,
  fullName: 'Ana Kila',
  username: 'ana',
  email: 'ana@example.com',
  phone: '7000 0000',
  isActive: true,
  createdAt: '2026-03-01T00:00:00Z',
  lastLogin: null,
  mailRefused: null,
}
const koivi = { ...ana, id: 8, username: 'koivi', isActive: false }
const cv: AdminCv = {
  id: 9,
  jobSeekerId: 7,
  fullName: 'Ana Kila',
  jobTitle: 'Nurse',
  email: 'ana@example.com',
  uploadedAt: '2026-03-01T00:00:00Z',
  status: 'available',
  isActive: true,
  isBlocked: false,
  fileName: 'ana.pdf',
}
const hidden = { ...cv, id: 10, isActive: false, isBlocked: true }

/** The cells of each row, by the head that stands over them. */
function rowsOf(html: string): Record<string, string>[] {
  const heads = textsOf(html, 'th')
  const [, ...rows] = html.split('<tr>')
  return rows.slice(1).map((row) => {
    const cells = [...row.matchAll(/<td.*?<\/td>/gs)].map(([cell]) => textOf(cell))
    return Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '']))
  })
}

test('job seekers: five columns, their true state, one button that activates or suspends, one that deletes', async () => {
  const { html } = await renderScreen(createElement(JobSeekersSection), { '/api/admin/users': [ana, koivi] })
  expect(textsOf(html, 'th')).toEqual(['Name', 'Username', 'Email', 'Status', 'Actions'])
  expect(rowsOf(html)).toMatchObject([
    { Username: 'ana', Status: 'Active', Actions: 'Suspend Delete' },
    { Username: 'koivi', Status: 'Suspended', Actions: 'Activate Delete' },
  ])
  expect(textsOf(html, 'label')[0]).toBe('Search by username or email')
})

test('employers: six columns and a button that opens the employer', async () => {
  const employer = { ...ana, companyName: 'Boroko Builders', contactPerson: 'Mr Toua', isApproved: true }
  const { html } = await renderScreen(createElement(EmployersSection), {
    '/api/admin/employers': [{ ...employer, credits: 12 }],
  })
  expect(textsOf(html, 'th')).toEqual(['Company', 'Contact Person', 'Email', 'Joined', 'Status', 'Actions'])
  expect(rowsOf(html)).toEqual([
    {
      Company: 'Boroko Builders 12 credits',
      'Contact Person': 'Mr Toua',
      Email: expect.stringContaining('ana@'),
      Joined: '1 Mar 2026',
      Status: 'Active Verified',
      Actions: 'Open',
    },
  ])
})

test('CVs: six columns, Active or Inactive, buttons titled by what they do to this one', async () => {
  const { html } = await renderScreen(createElement(CvsSection), { '/api/admin/cvs': [cv, hidden] })
  expect(textsOf(html, 'th')).toEqual(['Name', 'Job Title', 'Email', 'Uploaded', 'Status', 'Actions'])
  expect(rowsOf(html)).toMatchObject([
    { Name: 'Ana Kila', 'Job Title': 'Nurse', Uploaded: '1 Mar 2026', Status: 'Active' },
    { Status: 'Inactive by an administrator' },
  ])
  const titles = [...html.matchAll(/title="(.*?)"/g)].map(([, title]) => title)
  const of = (toggle: string) => ['View CV Profile', 'Download CV', toggle, 'Change status', 'Delete CV']
  expect(titles).toEqual([...of('Deactivate CV'), ...of('Activate CV')])
  expect(html).toContain('href="/profile/9"')
  expect(html).toMatch(/class="btn btn-danger">.{0,30}Cleanup Orphaned CVs/)
})

test('deleting a CV is asked about: it cannot be undone', async () => {
  const dialog = createElement(CvDialog, { what: 'delete', cv, onClose: () => undefined })
  expect((await renderScreen(dialog)).html).toContain('This action cannot be undone.')
})

test.each([
  [JobSeekersSection, 'No job seekers found'],
  [EmployersSection, 'No employers found'],
  [CvsSection, 'No CVs found'],
])('nothing to show says so; before it, bones of the rows', async (Section, title) => {
  const lists = { '/api/admin/users': [], '/api/admin/employers': [], '/api/admin/cvs': [] }
  const { html, loading } = await renderScreen(createElement(Section), lists)
  expect([loading.includes(title), html.includes(title)]).toEqual([false, true])
})
