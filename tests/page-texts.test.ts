import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { logInAdministrator } from './support/people.ts'

// The pages are tested as they are built.
execFileSync(process.execPath, ['scripts/setup.ts'])
const app = await startTestApp()
const vera = await logInAdministrator(app)
const PATH = '/api/admin/page-texts'
const pageOf = async (path: string) => String((await openBrowser(app).get(path)).body)
const visible = async (path: string) => (await pageOf(path)).replace(/<!--.*?-->/g, '')

const TERMS = `How {site} works.

- **Free** for job seekers
- Be honest
- Pay for what you use

## Days

A job stays open for {job_days}. <b onclick="alert(1)">Bold</b>, [write to us](/contact).

{sources}`

// Rule (settings and mail): Administrators write help, safety, privacy and terms in Markdown; a kept page shows it at once
// Rule (settings and mail): The versions of a page say who wrote them and when; a reset returns to the built-in text
test('a page is written, shown at once, and returned to its built-in text', async () => {
  expect(await visible('/terms')).toContain('The rules for using Painim Wok, in plain words.')
  expect((await vera.put(`${PATH}/terms`, { body: TERMS })).status).toBe(200)
  const page = await visible('/terms')
  expect(page).toContain('How Painim Wok works.')
  expect(page).toContain('<b>Free</b> for job seekers')
  expect(page).toContain('A job stays open for 30 days.')
  expect(page).toContain('<a href="/contact">write to us</a>')
  expect(page).toContain('O*NET')
  expect(page).toContain('&lt;b onclick=')
  expect(page).not.toContain('<b onclick')
  expect((await vera.get(PATH)).body).toMatchObject([{ page: 'terms' }])
  const sitemap = async () => String((await openBrowser(app).get('/sitemaps/pages.xml')).body)
  expect(await sitemap()).toMatch(/\/terms<\/loc><lastmod>/)

  expect((await vera.delete(`${PATH}/terms`)).status).toBe(200)
  expect(await visible('/terms')).toContain('The rules for using Painim Wok, in plain words.')
  const { body } = await vera.get(`${PATH}/terms`)
  expect(body).toMatchObject({
    isWritten: false,
    body: expect.stringContaining('{job_days}'),
    versions: [
      { body: '', administrator: 'vera' },
      { body: TERMS, administrator: 'vera' },
    ],
  })
  const log = (await vera.get('/api/admin/audit-log?target=page-text')).body as { act: string }[]
  expect(log.map(({ act }) => act)).toEqual(['page-text-reset', 'page-text-changed'])
})

test('a text without what its page needs is refused, and changes nothing', async () => {
  const { status, body } = await vera.put(`${PATH}/safety`, { body: 'Be careful.' })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    errors: { body: 'Please keep a link to the contact page: [write to us](/contact)' },
  })
  expect((await vera.get(PATH)).body).toEqual([])
  expect((await vera.put(`${PATH}/pricing`, { body: TERMS })).status).toBe(404)
})
