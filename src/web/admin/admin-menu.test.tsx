import { expect, test } from 'vitest'
import { renderAdmin } from '../../../tests/support/rendered.tsx'
import { AdminMenu } from './admin-menu.tsx'
import { readAdminSearch } from './section-keys.ts'
import { ADMIN_SECTIONS } from './sections.ts'

const NAMED = [
  'Dashboard',
  'Job Seekers',
  'Employers',
  'CV Management',
  'Categories',
  'Locations',
  'Payment Management',
  'Settings',
  'Email Configuration',
  'Account Settings',
]

// Rule (administrators): The administrator's menu has ten sections in a fixed order
test('the menu has the ten sections in their order, and marks the open one', async () => {
  const queues = { payments: 2, employers: 0, reports: 0, contactReports: 0, emails: 0 }
  const { links, html } = await renderAdmin(() => <AdminMenu current="cvs" />, {
    answers: { '/api/admin/queues': queues },
  })
  const labels = links.map((label) => label.replace(/ [\d,]+ waiting$/, ''))
  expect(labels.filter((label) => NAMED.includes(label))).toEqual(NAMED)
  expect(links).toContain('Payment Management 2 waiting')
  const addresses = [...html.matchAll(/href="(.*?)"/g)].map(([, address]) => address)
  expect(addresses).toEqual(ADMIN_SECTIONS.map(({ key }) => `/admin?section=${key}`))
  expect(html).toMatch(/aria-current="page"[^>]*>CV Management/)
})

// Rule (administrators): The dashboard is the default section
test('an address that names no section opens the dashboard', () => {
  expect([ADMIN_SECTIONS[0].key, readAdminSearch({ section: 'nothing' })]).toEqual(['dashboard', {}])
})
