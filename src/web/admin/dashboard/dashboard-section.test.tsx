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
      'CVs +3 today 1,204',
      'Job Seekers +0 today 980',
      'Employers Active companies 41',
      'Website Visits This month 1,234',
    ].join(' '),
  )
})

// Rule (administrators): Each queue shows its number, the age of its oldest item and one button
test('a queue shows how many wait, since when the oldest does, and one button', async () => {
  const since = (hours: number) => ({ since: new Date(Date.now() - hours * 3_600_000).toISOString() })
  const { items, html, text } = await renderAdmin(DashboardSection, {
    answers: {
      ...answers,
      '/api/admin/queues': { payments: 9, employers: 1, reports: 2, contactReports: 0, emails: 0 },
      '/api/admin/queues/oldest': {
        payments: { ...since(26), toea: 635_000 },
        employers: since(80),
        contactReports: { since: null },
        emails: { since: null },
        jobs: { count: 0, since: null },
        conversations: { count: 2, ...since(1.5) },
      },
    },
  })
  expect(items.slice(0, 3)).toEqual([
    '9 payments to decide Oldest 26 hours · K6,350.00 Decide payments to decide',
    '1 employer to verify Oldest 3 days Verify employer to verify',
    '2 reports and jobs to check Oldest 90 minutes · 2 conversations Check reports and jobs to check',
  ])
  const tones = [...html.matchAll(/icon-tile (\w+)/g)].map(([, tone]) => tone)
  expect(tones.slice(0, 3)).toEqual(['warn', 'red', 'branded'])
  expect(html).toContain('href="/admin?section=reports&amp;status=open"')
  expect(text).not.toContain('contact report')
})

// Rule (SMS): The dashboard says when SMS do not leave, or the day's limit is near
test.each([
  [{ isOn: true, late: 0, isNearlyFull: false }, ['Works: SMS 12 of 200 parts today']],
  [{ isOn: true, late: 0, isNearlyFull: true }, ['Needs attention: SMS 12 of 200 parts today']],
  [{ isOn: true, late: 3, isNearlyFull: false }, ['Needs attention: SMS 3 SMS not sent']],
  [{ isOn: false, late: 0, isNearlyFull: false }, []],
])('the health of SMS %j', async (costs, lines) => {
  const { items } = await renderAdmin(DashboardSection, {
    answers: {
      ...answers,
      '/api/admin/sms-costs': { ...costs, most: 200, today: { parts: 12 } },
    },
  })
  expect(items.filter((item) => item.includes('SMS'))).toEqual(lines)
})

// Rule (administrators): A search over everything shows what it finds in groups, instead of the dashboard
test('a search finds people, companies, CVs, jobs and payments', async () => {
  const found = {
    jobSeekers: [
      { id: 1, fullName: 'Ana Kila', username: 'ana', email: 'a@b.pg', phone: '', isActive: true },
    ],
    employers: [],
    cvs: [{ id: 9, fullName: 'Ana Kila', jobTitle: 'Nurse', email: 'a@b.pg', phone: '7123 4567' }],
    jobs: [{ id: 3, title: 'Nurse', companyName: 'Ana Medical', state: 'open' }],
    payments: [
      { id: 4, reference: 'PNG-7K4', employerName: 'Ana Medical', amount: 45_000, status: 'pending' },
    ],
  }
  const { headings, items, text } = await renderAdmin(DashboardSection, {
    search: '?search=ana',
    answers: { ...answers, '/api/admin/search': found },
  })
  expect(headings).toEqual(['Job seekers', 'CVs', 'Jobs', 'Payments'])
  expect(items).toEqual([
    'Ana Kila ana · a@b.pg Active',
    'Ana Kila, Nurse a@b.pg · 7123 4567',
    'Nurse Ana Medical Open',
    'PNG-7K4, K450.00 Ana Medical Pending',
  ])
  expect(text).not.toContain('Website Visits')
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
