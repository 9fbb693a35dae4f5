import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import type { AdminCv } from './cv-acts.ts'
import { CvDialog } from './cv-dialogs.tsx'
import { CvsSection } from './cvs-section.tsx'
import { EmployersSection } from './employers-section.tsx'
import { type AdminJobSeeker, JobSeekersSection } from './job-seekers-section.tsx'

const ana: AdminJobSeeker = {
  id: 7,
  fullName: 'Ana Kila',
  username: 'ana',
  email: 'ana@example.com',
  phone: '7000 0000',
  loginPhone: '',
  isActive: true,
  createdAt: '2026-03-01T00:00:00Z',
  lastLogin: null,
  mailRefused: null,
}
const koivi = { ...ana, id: 8, username: 'koivi', isActive: false, email: '', loginPhone: '+67571234567' }
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
  ownerState: null,
  fileName: 'ana.pdf',
}
const hidden = { ...cv, id: 10, isActive: false, isBlocked: true }
const ofSuspended: AdminCv = { ...cv, id: 11, ownerState: 'suspended' }

// Rule (administrators): The list of job seekers shows one line each, with the number for logging in, one button and a menu
test('a job seeker has one line with its state, a button that activates or suspends, and a menu', async () => {
  const shown = await renderAdmin(JobSeekersSection, { answers: { '/api/admin/users': [ana, koivi] } })
  const heads = ['Name', 'Username', 'Email', 'Joined', 'Last login', 'Status', 'Actions']
  expect(shown.columns).toEqual(['', ...heads])
  expect(shown.cells).toEqual([
    ...['', 'Ana Kila', 'ana', 'ana@example.com', '1 Mar 2026', 'Never', 'Active', 'Suspend'],
    ...['', 'Ana Kila', 'koivi', 'Login number +67571234567', '1 Mar 2026', 'Never', 'Suspended', 'Activate'],
  ])
  expect(shown.html).toContain('aria-label="More for koivi"')
  expect(shown.labels[0]).toBe('Search by username, email or login number')
})

// Rule (administrators): Columns can be hidden, which the address remembers
test('a column that the address hides is not shown', async () => {
  const answers = { '/api/admin/users': [ana] }
  const { columns } = await renderAdmin(JobSeekersSection, { search: '?hide=joined,email', answers })
  expect(columns).toEqual(['', 'Name', 'Username', 'Last login', 'Status', 'Actions'])
})

// Rule (administrators): The list of employers shows one line each, with a button that opens the employer
test('an employer has one line with its credits and its state, and a button that opens it', async () => {
  const company = {
    companyName: 'Boroko Builders',
    contactPerson: 'Mr Toua',
    isApproved: true,
    credits: 12,
    logoUrl: null,
  }
  const shown = await renderAdmin(EmployersSection, {
    answers: {
      '/api/admin/employers': [
        { ...ana, ...company },
        { ...ana, ...company, id: 8, isApproved: false },
      ],
    },
  })
  const heads = ['Company', 'Contact Person', 'Email', 'Joined', 'Credits', 'Status', 'Actions']
  expect(shown.columns).toEqual(['', ...heads])
  const facts = ['', 'Boroko Builders', 'Mr Toua', 'ana@example.com', '1 Mar 2026', '12']
  expect(shown.cells).toEqual([...facts, 'Verified', 'Open', ...facts, 'To verify', 'Open'])
  expect(shown.labels[0]).toBe('Search by company, email or login number')
})

// Rule (administrators): The list of CVs says Active or Inactive and what hides a CV
test('CVs: one line each, Active or Inactive and what hides them, the profile and a menu', async () => {
  const shown = await renderAdmin(CvsSection, { answers: { '/api/admin/cvs': [cv, hidden, ofSuspended] } })
  expect(shown.columns).toEqual(['', 'Name', 'Job Title', 'Email', 'Uploaded', 'Status', 'Actions'])
  const facts = ['', 'Ana Kila', 'Nurse', 'ana@example.com', '1 Mar 2026']
  expect(shown.cells).toEqual([
    ...[...facts, 'Active', 'View'],
    ...[...facts, 'Inactive by an administrator', 'View'],
    ...[...facts, 'Active hidden: its owner is suspended', 'View'],
  ])
  expect(shown.html).toContain('href="/profile/9"')
  expect(shown.html).toMatch(/class="btn btn-danger">.{0,70}Cleanup Orphaned CVs/)
})

// Rule (administrators): Before a CV is deleted, a dialog warns that this cannot be undone
test('deleting a CV first asks, and says that it cannot be undone', async () => {
  const { text } = await renderAdmin(() => <CvDialog what="delete" cv={cv} onClose={() => undefined} />)
  expect(text).toContain('This action cannot be undone.')
})

// Rule (administrators): An empty list says that it is empty
test.each([
  [JobSeekersSection, 'No job seekers found'],
  [EmployersSection, 'No employers found'],
  [CvsSection, 'No CVs found'],
])('an empty list says so once it is loaded', async (Section, title) => {
  const answers = { '/api/admin/users': [], '/api/admin/employers': [], '/api/admin/cvs': [] }
  const { headings, loading } = await renderAdmin(Section, { answers })
  expect([loading.includes(title), headings.includes(title)]).toEqual([false, true])
})

// Rule (administrators): An empty list of people says why: nobody yet, the search or the filters
test.each([
  ['', 'have registered yet.'],
  ['?status=all', 'have registered yet.'],
  ['?status=suspended', 'No results for these filters.'],
  ['?search=ana', 'No results for this search.'],
  ['?search=ana&status=suspended', 'No results for this search and these filters.'],
])('an empty list of people says why: %s', async (search, why) => {
  for (const [Section, path] of [
    [JobSeekersSection, '/api/admin/users'],
    [EmployersSection, '/api/admin/employers'],
  ] as const)
    expect((await renderAdmin(Section, { search, answers: { [path]: [] } })).text).toContain(why)
})
