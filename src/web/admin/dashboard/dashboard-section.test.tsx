import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import { DashboardSection } from './dashboard-section.tsx'

const people = ['ana', 'koivi', 'mere'].map((username, id) => ({
  id,
  username,
  email: `${username}@example.com`,
  isActive: username !== 'koivi',
}))
const answers = {
  '/api/admin/stats': {
    totalCvs: 1204,
    newCvsToday: 3,
    totalUsers: 980,
    newUsersToday: 0,
    totalEmployers: 41,
    visits: { today: 5, thisMonth: 1234 },
  },
  '/api/admin/users': people,
  '/api/admin/cvs': [{ id: 9, fullName: 'Ana Kila', jobTitle: 'Nurse' }],
}

test('four cards: CVs, job seekers, employers and visits, each with its second line', async () => {
  const { text } = await renderAdmin(DashboardSection, { answers })
  expect(text).toContain(
    [
      '1,204 CVs +3 today',
      '980 Job Seekers +0 today',
      '41 Employers Active companies',
      '1,234 Website Visits This month',
    ].join(' '),
  )
})

test('the latest five: job seekers with their state, CVs with New', async () => {
  const { items, headings, asked } = await renderAdmin(DashboardSection, { answers })
  expect(asked).toEqual(
    expect.arrayContaining(['/api/admin/users?page=1&limit=5', '/api/admin/cvs?page=1&limit=5']),
  )
  expect(headings).toEqual(
    expect.arrayContaining(['Latest Registrations', 'Latest job seekers', 'Latest CVs']),
  )
  expect(items.slice(-4)).toEqual([
    'ana ana@example.com Active',
    'koivi koivi@example.com Suspended',
    'mere mere@example.com Active',
    'Ana Kila Nurse New',
  ])
})
