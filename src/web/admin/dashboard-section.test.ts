import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderScreen, textsOf } from '../../../tests/support/render.ts'
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
  const { html } = await renderScreen(createElement(DashboardSection), answers)
  const cards = textsOf(html, 'div').filter((text) => /^[\d,]+ /.test(text))
  expect(cards).toEqual([
    '1,204 CVs +3 today',
    '980 Job Seekers +0 today',
    '41 Employers Active companies',
    '1,234 Website Visits This month',
  ])
})

test('the latest five: job seekers with their state, CVs with New', async () => {
  const { html, asked } = await renderScreen(createElement(DashboardSection), answers)
  expect(asked).toContain('/api/admin/users?page=1&limit=5')
  expect(asked).toContain('/api/admin/cvs?page=1&limit=5')
  expect(textsOf(html, 'li').slice(-4)).toEqual([
    'ana ana@example.com Active',
    'koivi koivi@example.com Suspended',
    'mere mere@example.com Active',
    'Ana Kila Nurse New',
  ])
})
