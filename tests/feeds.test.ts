import { execFileSync } from 'node:child_process'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer } from './support/people.ts'

// The test loads the pages that are listed.
execFileSync(process.execPath, ['scripts/setup.ts'])
const SITE = 'https://wok.example'
const app = await startTestApp({ PUBLIC_URL: SITE })
const start = new Date('2026-11-21T02:00:00Z')
/** Moves the time on, so that each test gets new content. */
let minutes = 0
beforeEach(() => {
  minutes += 1
  app.setNow(new Date(start.getTime() + minutes * MINUTE))
})

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc)
const titles = (xml: string) =>
  [...xml.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title = '']) => title)
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)

let ids: Record<'open' | 'closed' | 'draft' | 'suspended' | 'blocked' | 'ended', number>
let employers: { open: number; other: number }

beforeAll(async () => {
  app.setNow(start)
  const employer = await createEmployer(app, { credits: 50, form: { companyName: 'Fish & "Chips" <Lae>' } })
  const other = await createEmployer(app, { credits: 50, form: { companyName: 'Suspended Ltd' } })
  ids = {
    open: await postJob(employer, {
      title: 'Cook & <Baker> "1" \u0001😀',
      location: 'lae',
      licenceClasses: ['3', '6'],
      askedDocuments: ['nid', 'police_clearance'],
    }),
    closed: await postJob(employer),
    draft: await postJob(employer, { draft: true }),
    blocked: await postJob(employer, { category: 'security' }),
    ended: await postJob(employer, { category: 'hospitality', location: 'goroka' }),
    suspended: await postJob(other, { category: 'mining' }),
  }
  employers = { open: employer.id, other: other.id }
  await employer.post(`/api/employer/job-postings/${ids.closed}/close`)
  await sql('UPDATE job_postings SET blocked_at = now() WHERE id = $1', [ids.blocked])
  await sql('UPDATE job_postings SET expires_at = $2 WHERE id = $1', [ids.ended, start])
  await sql('UPDATE employers SET is_active = false WHERE id = $1', [other.id])
})

describe('sitemaps', () => {
  // Rule (jobs): Sitemaps list only pages that exist
  test('contain open jobs and companies that have one, and nothing else', async () => {
    const { status, headers, text } = await get('/sitemap.xml')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(headers.get('cache-control')).toMatch(/^public/)
    expect(locations(text)).toEqual([
      `${SITE}/sitemaps/pages.xml`,
      `${SITE}/sitemaps/jobs-1.xml`,
      `${SITE}/sitemaps/companies-1.xml`,
    ])
    expect(locations((await get('/sitemaps/jobs-1.xml')).text)).toEqual([`${SITE}/jobs/${ids.open}`])
    expect(locations((await get('/sitemaps/companies-1.xml')).text)).toEqual([
      `${SITE}/companies/${employers.open}`,
    ])
  })

  test('say when a job was last changed', async () => {
    const { rows } = await sql('SELECT updated_at FROM job_postings WHERE id = $1', [ids.open])
    const lastmod = /<lastmod>(.*?)<\/lastmod>/.exec((await get('/sitemaps/jobs-1.xml')).text)?.[1]
    expect(lastmod).toBe(new Date(rows[0]?.updated_at).toISOString())
  })

  test('are split into ranges of 45,000 ids', async () => {
    await sql('ALTER TABLE job_postings ALTER COLUMN id RESTART WITH 90001')
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer)
    expect(locations((await get('/sitemap.xml')).text)).toContain(`${SITE}/sitemaps/jobs-3.xml`)
    expect(locations((await get('/sitemaps/jobs-3.xml')).text)).toEqual([`${SITE}/jobs/${id}`])
    expect((await get('/sitemaps/jobs-2.xml')).status).toBe(404)
    await employer.delete(`/api/employer/job-postings/${id}`)
  })

  test('list existing pages, and lists that are not empty, each a 200 at its canonical address', async () => {
    const pages = locations((await get('/sitemaps/pages.xml')).text)
    const lists = pages.filter((address) => address.includes('/jobs'))
    expect(lists).toEqual([
      `${SITE}/jobs`,
      `${SITE}/jobs?category=trades`,
      `${SITE}/jobs/in/morobe`,
      `${SITE}/jobs/trade/baker`,
    ])
    expect(pages).toContain(`${SITE}/companies`)
    for (const address of [...pages, `${SITE}/jobs/${ids.open}`, `${SITE}/companies/${employers.open}`]) {
      const { status, text, headers } = await get(address.replace(SITE, ''))
      expect([status, headers.get('x-robots-tag')], address).toEqual([200, null])
      expect(text, address).toContain(`<link rel="canonical" href="${address}">`)
    }
  })

  test.each(['/sitemaps/jobs-0.xml', '/sitemaps/users-1.xml', '/sitemaps/jobs-999999999.xml'])(
    '%s is not a sitemap',
    async (path) => expect((await get(path)).status).toBe(404),
  )
})

describe('the feed of new jobs', () => {
  // Rule (jobs): The RSS feed has open jobs only
  test('has open jobs only, escaped', async () => {
    const { status, headers, text } = await get('/jobs/rss.xml')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const company = 'Fish &amp; &quot;Chips&quot; &lt;Lae&gt;'
    expect(titles(text)).toEqual([`Cook &amp; &lt;Baker&gt; &quot;1&quot; 😀 – ${company} – Lae`])
    expect(text).toContain(`<link>${SITE}/jobs/${ids.open}</link>`)
    expect(text).toContain('<pubDate>Sat, 21 Nov 2026 02:')
    const again = await get('/jobs/rss.xml', { 'if-none-match': headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test.each([
    ['category=trades&location=morobe', 1],
    ['category=mining', 0],
    ['location=goroka', 0],
    ['query=baker', 1],
    ['query=bakr', 0],
    ['employmentType=part-time', 0],
    ['employmentType=full-time&utm_source=x', 1],
  ])('%s has %i', async (query, count) =>
    expect(titles((await get(`/jobs/rss.xml?${query}`)).text)).toHaveLength(count),
  )

  test('is linked from the list of jobs, with the same filters', async () => {
    expect((await get('/jobs?category=trades&page=2')).text).toContain(
      'type="application/rss+xml" title="Newest jobs" href="/jobs/rss.xml?category=trades"',
    )
  })
})

describe('other ways to carry jobs', () => {
  const company = 'Fish & "Chips" <Lae>'

  // Rule (jobs): The JSON feed says the same as the RSS feed
  test('the JSON feed has open jobs only', async () => {
    const { headers, text } = await get('/jobs/feed.json?location=morobe')
    expect(headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    expect(JSON.parse(text)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${SITE}/jobs?location=morobe`,
      feed_url: `${SITE}/jobs/feed.json?location=morobe`,
      items: [
        {
          id: `${SITE}/jobs/${ids.open}`,
          url: `${SITE}/jobs/${ids.open}`,
          authors: [{ name: company }],
          date_published: expect.stringMatching(/^2026-11-21T02:.*Z$/),
        },
      ],
    })
    expect(JSON.parse((await get('/jobs/feed.json?category=mining')).text).items).toEqual([])
  })

  // Rule (jobs): Collectors of jobs get every open job with its whole text, and nothing else
  test('collectors get all open jobs as XML', async () => {
    const { headers, text } = await get('/jobs/feed.xml')
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(text.match(/<job>/g)).toHaveLength(1)
    for (const part of [
      `<referencenumber>${ids.open}</referencenumber><url>${SITE}/jobs/${ids.open}</url>`,
      '<company>Fish &amp; &quot;Chips&quot; &lt;Lae&gt;</company>',
      '<city>Lae</city><state>Morobe</state><country>PG</country>',
      'Formwork, roofing and finishing',
      'Trade certificate and three years',
      'Bring or attach: Licence class 3/6, Police clearance, NID card</description>',
    ])
      expect(text).toContain(part)
  })

  // Rule (jobs): Another site may show the list of jobs, and only that
  test('the list for other sites may be framed, and sets no cookies', async () => {
    const { headers, text } = await get('/embed/jobs?location=morobe&limit=1&theme=dark')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.* frame-ancestors \*$/)
    expect([headers.get('set-cookie'), headers.get('x-robots-tag')]).toEqual([null, 'noindex'])
    expect(text).toContain(`<a href="${SITE}/jobs/${ids.open}">Cook &amp; &lt;Baker&gt;`)
    expect(text).toContain(`<a href="${SITE}/jobs?location=morobe">All 1 job – `)
    expect(text).not.toMatch(/<script|<img/)
    expect((await get('/embed/jobs?query=bakr')).text).toContain('No open jobs right now')
    expect((await get('/embed/jobs?limit=21')).status).toBe(400)
    expect((await get('/embed')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})

// Rule (jobs): robots.txt names the sitemap and allows pictures
test('robots.txt names the sitemap at the public address and allows pictures', async () => {
  const { status, headers, text } = await get('/robots.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`)
  for (const line of ['Allow: /api/jobs/*/preview.jpg', 'Disallow: /api/', 'Disallow: /profile/'])
    expect(text).toContain(`\n${line}\n`)
})
