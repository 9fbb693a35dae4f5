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
    virusScanner: null,
  },
  '/api/admin/users': people,
  '/api/admin/cvs': [{ id: 9, fullName: 'Ana Kila', jobTitle: 'Nurse' }],
}

// Rule (administrators): The dashboard has four cards: CVs, job seekers, employers and visits
test('four cards show CVs, job seekers, employers and visits, each with a second line', async () => {
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

// Rule (administrators): The dashboard lists the five latest job seekers with their state and the five latest CVs
test('the five latest job seekers have their state, the five latest CVs are marked New', async () => {
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

// Rule (hostile files): The dashboard counts the files that wait for the scanner, and says since when and why
test('files waiting for the virus scanner are counted, with the reason and the time since when it is down', async () => {
  const shown = async (virusScanner: object | null) => {
    const stats = { ...answers['/api/admin/stats'], virusScanner }
    return (await renderAdmin(DashboardSection, { answers: { ...answers, '/api/admin/stats': stats } })).text
  }
  const away = { awaySince: '2026-12-05T00:14:00Z', reason: 'The connection failed (ECONNREFUSED).' }
  expect(await shown({ waiting: 3, ...away })).toMatch(
    /3 files are waiting for the virus scanner, which has not worked since .*10:14.* The connection failed \(ECONNREFUSED\)\./,
  )
  expect(await shown({ waiting: 0, ...away })).toMatch(/The virus scanner has not worked since .*10:14/)
  expect(await shown({ waiting: 1, awaySince: null, reason: null })).toContain(
    '1 file is waiting for the virus scanner',
  )
  for (const quiet of [null, { waiting: 0, awaySince: null, reason: null }])
    expect(await shown(quiet)).not.toContain('virus scanner')
})
