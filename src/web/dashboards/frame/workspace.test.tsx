import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import { readAdminSearch } from '../../admin/section-keys.ts'
import { ADMIN_SECTIONS } from '../../admin/sections.ts'
import { ADMIN_MENU, adminSectionOf } from './admin-menu.ts'
import { employerSectionOf } from './employer-menu.ts'
import { Workspace } from './workspace.tsx'
import { workspaceAreaOf } from './workspace-area.ts'

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
test('the menu has the ten sections in their order, their counts, and marks the open one', async () => {
  const { html } = await renderAdmin(() => (
    <Workspace
      area="administrator"
      siteName="Painim Wok"
      href="/admin?section=cvs"
      accounts={[]}
      counts={{ payments: { new: 2 } }}
    >
      <h1>CV Management</h1>
    </Workspace>
  ))
  const side = html.slice(0, html.indexOf('<main'))
  const links = [...side.matchAll(/<a href="(\/admin[^"]*)"([^>]*)>(.*?)<\/a>/g)].map(
    ([, href, attributes, content = '']) => ({
      href,
      attributes,
      label: content
        .replace(/<svg.*?<\/svg>/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    }),
  )
  const labels = links.map(({ label }) => label)
  expect(labels.filter((label) => NAMED.includes(label.replace(/ 2 waiting$/, '')))).toEqual(
    NAMED.map((label) => (label === 'Payment Management' ? `${label} 2 waiting` : label)),
  )
  expect(links.find(({ label }) => label === 'CV Management')?.attributes).toContain('aria-current="page"')
  expect(links.filter(({ attributes }) => attributes?.includes('aria-current'))).toHaveLength(1)
})

test('every section of administrators has an entry', () => {
  const entries = ADMIN_MENU.flatMap((group) => group.entries.map(({ key }) => key))
  expect(entries).toEqual(ADMIN_SECTIONS.map(({ key }) => key))
})

// Rule (administrators): The dashboard is the default section
test('an address that names no section opens the dashboard', () => {
  expect([ADMIN_SECTIONS[0].key, readAdminSearch({ section: 'nothing' })]).toEqual(['dashboard', {}])
  expect(['/admin', '/admin?section=nothing', '/admin?section=cvs'].map(adminSectionOf)).toEqual([
    'dashboard',
    'dashboard',
    'cvs',
  ])
})

test.each([
  ['/employer-dashboard', 'ai-search'],
  ['/employer-dashboard?tab=search&query=nurse', 'search'],
  ['/employer-dashboard?tab=nothing', 'ai-search'],
  ['/employer-jobs?tab=drafts', 'jobs'],
  ['/employer-job/12', 'jobs'],
  ['/messages?as=employer', 'messages'],
  ['/credits', 'credits'],
])('%s belongs to the section %s', (href, section) => {
  expect(employerSectionOf(href)).toBe(section)
})

const employer = {
  id: 1,
  email: 'a@example.com',
  companyName: 'A',
  contactPerson: 'B',
  logoUrl: null,
  unreadMessages: 0,
}
const administrator = { id: 1, username: 'vera', email: 'vera@example.com', fullName: 'Vera' }

// Rule (employers): The workspace appears on the employer's own pages only, and only after a login
test.each([
  ['/employer-dashboard?tab=jobs', { employer }, 'employer'],
  ['/employer-cv-view/12', { employer }, 'employer'],
  ['/messages', { employer }, 'employer'],
  ['/admin?section=cvs', { administrator }, 'administrator'],
  ['/employer-dashboard', {}, undefined],
  ['/employer-login', { employer }, undefined],
  ['/jobs', { employer, administrator }, undefined],
])('%s with %o is in the workspace of %s', (href, accounts, area) => {
  expect(workspaceAreaOf({ href, accounts })).toBe(area)
})
