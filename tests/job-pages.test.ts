import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { PASSWORD } from './support/forms.ts'
import { jobForm, postJob } from './support/jobs.ts'
import { createEmployer } from './support/people.ts'

// The pages are tested as they are built.
execFileSync(process.execPath, ['scripts/setup.ts'])
const app = await startTestApp({ PUBLIC_URL: 'https://wok.example' })
const start = new Date('2026-11-21T02:00:00Z')
const passDays = (days: number) => app.setNow(new Date(start.getTime() + days * DAY))
beforeEach(() => app.setNow(start))

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
const titleOf = (html: string) => decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
const canonicalOf = (html: string) =>
  decode(/<link rel="canonical" href="([^"]*)">/.exec(html)?.[1] ?? 'none')
const metaOf = (html: string, name: string) =>
  decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? 'none')
const structuredData = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

const employer = await createEmployer(app, { credits: 500, form: { companyName: 'Wantok "R&D" <Ltd>' } })
const call = (id: number, name: string) => employer.post(`/api/employer/job-postings/${id}/${name}`)

describe('the page of a job', () => {
  test('gives search engines and shared links all details, escaped', async () => {
    const title = 'Cook </script><b>"Chef" & Baker 😀'
    const id = await postJob(employer, { title, closingDate: '2026-12-05', location: 'lae' })
    const { status, headers, text } = await get(`/jobs/${id}?utm_source=whatsapp`)
    expect(status).toBe(200)
    expect(headers.get('x-robots-tag')).toBeNull()
    expect(titleOf(text)).toBe(`${title} – Wantok "R&D" <Ltd> – Lae · Painim Wok`)
    expect(canonicalOf(text)).toBe(`https://wok.example/jobs/${id}`)
    expect(metaOf(text, 'og:url')).toBe(`https://wok.example/jobs/${id}`)
    expect(metaOf(text, 'og:type')).toBe('article')
    expect(metaOf(text, 'og:site_name')).toBe('Painim Wok')
    expect(metaOf(text, 'og:title').length).toBeLessThanOrEqual(65)
    expect(metaOf(text, 'og:title')).toContain('Cook </script>')
    expect(metaOf(text, 'og:description').length).toBeLessThanOrEqual(155)
    expect(metaOf(text, 'og:image')).toMatch(/^https:\/\/wok\.example\/api\/jobs\/\d+\/preview\.jpg\?v=\w+$/)
    expect([metaOf(text, 'og:image:width'), metaOf(text, 'og:image:height')]).toEqual(['1200', '630'])
    expect(metaOf(text, 'twitter:card')).toBe('summary_large_image')
    expect(metaOf(text, 'robots')).toBe('none')
    expect(structuredData(text)).toMatchObject({
      '@type': 'JobPosting',
      title,
      url: `https://wok.example/jobs/${id}`,
      validThrough: '2026-12-05T23:59:59+10:00',
      identifier: { name: 'Painim Wok', value: String(id) },
      directApply: true,
    })
  })

  // Rule (jobs): The page of a job stays for 30 days after the job ended, unlisted, and then answers 410
  test('stays for 30 days after it closed, without structured data and unlisted, then it is gone', async () => {
    const id = await postJob(employer)
    await call(id, 'close')
    passDays(29.9)
    const closed = await get(`/jobs/${id}`)
    expect(closed.status).toBe(200)
    expect(closed.text).toContain('This job is closed')
    expect(closed.text).not.toContain('Apply')
    expect(structuredData(closed.text)).toBeNull()
    expect(metaOf(closed.text, 'robots')).toBe('noindex')
    expect(closed.headers.get('x-robots-tag')).toBe('noindex')
    passDays(30.1)
    const gone = await get(`/jobs/${id}`)
    expect(gone.status).toBe(410)
    expect(titleOf(gone.text)).toBe('Job no longer available · Painim Wok')
    expect(gone.text).toContain('href="/jobs"')
    expect(canonicalOf(gone.text)).toBe('none')
    const { status, text } = await get(`/api/jobs/${id}`)
    expect([status, JSON.parse(text)]).toEqual([
      410,
      { code: 'job_gone', message: 'This job is no longer available.' },
    ])
    expect((await get(`/api/jobs/${id}/preview.jpg`)).status).toBe(410)
    expect((await get(`/jobs/${id}/poster`)).status).toBe(410)
  })

  test('that expired does the same, and comes back when it is renewed', async () => {
    const id = await postJob(employer, { closingDate: '2026-11-25' })
    passDays(34)
    expect((await get(`/jobs/${id}`)).status).toBe(200)
    passDays(35)
    expect((await get(`/jobs/${id}`)).status).toBe(410)
    await employer.post('/api/auth/employer/login', { email: employer.email, password: PASSWORD })
    expect((await call(id, 'renew')).status).toBe(200)
    expect(await get(`/api/jobs/${id}`)).toMatchObject({ status: 200 })
  })

  test('is gone at once when a published job is deleted; a draft never had one', async () => {
    const published = await postJob(employer)
    const draft = await postJob(employer, { draft: true })
    for (const id of [published, draft]) {
      expect((await employer.delete(`/api/employer/job-postings/${id}`)).status).toBe(200)
    }
    expect((await get(`/api/jobs/${published}`)).status).toBe(410)
    expect((await get(`/jobs/${published}`)).status).toBe(410)
    const never = await get(`/jobs/${draft}`)
    expect(never.status).toBe(404)
    expect(never.text).toContain('Job Not Found')
  })

  test("is not found while an administrator blocked the job or its employer's account", async () => {
    const [blocked, suspended] = await Promise.all([
      createEmployer(app, { credits: 5 }),
      createEmployer(app, { credits: 5 }),
    ])
    const ids = [await postJob(blocked), await postJob(suspended)]
    await app.db.$client.query('UPDATE job_postings SET blocked_at = now() WHERE id = $1', [ids[0]])
    await app.db.$client.query('UPDATE employers SET is_active = false WHERE id = $1', [suspended.id])
    for (const days of [0, 90]) {
      passDays(days)
      for (const id of ids) {
        expect((await get(`/jobs/${id}`)).status).toBe(404)
        expect((await get(`/jobs/${id}/poster`)).status).toBe(404)
        expect((await get(`/api/jobs/${id}/preview.jpg`)).status).toBe(404)
      }
    }
  })
})

describe('the picture of a job', () => {
  const picture = async (address: string) => {
    const response = await fetch(app.url + address)
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, bytes }
  }
  const previewUrl = async (id: number) =>
    (JSON.parse((await get(`/api/jobs/${id}`)).text) as { previewUrl: string }).previewUrl

  // Rule (jobs): Each job has a preview picture for shared links
  test('is a JPEG of 1200×630 under 300 kB that caches may keep, and counts no view', async () => {
    const id = await postJob(employer, {
      title: `${'Senior Wheel Loader and Excavator Operator '.repeat(5)}<&> 😀`,
    })
    const { status, headers, bytes } = await picture(await previewUrl(id))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('cache-control')).toMatch(/^public/)
    expect(bytes.length).toBeLessThan(100_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const etag = headers.get('etag') ?? ''
    expect((await get(await previewUrl(id), { 'if-none-match': etag })).status).toBe(304)
    expect(JSON.parse((await get(`/api/jobs/${id}`)).text)).toMatchObject({ views: 0 })
  })

  test('has another address and another look when the job changes', async () => {
    const id = await postJob(employer, { title: 'Cook' })
    const before = await previewUrl(id)
    const drawn = await picture(before)
    const form = { title: 'Chief Cook' }
    expect((await employer.put(`/api/employer/job-postings/${id}`, jobForm(form))).status).toBe(200)
    const after = await previewUrl(id)
    expect(after).not.toBe(before)
    expect((await picture(after)).bytes.equals(drawn.bytes)).toBe(false)
    await call(id, 'close')
    expect(await previewUrl(id)).not.toBe(after)
  })

  test('of the site is used for every other page', async () => {
    const address = metaOf((await get('/')).text, 'og:image')
    expect(address).toMatch(/^https:\/\/wok\.example\/api\/preview\.jpg\?v=/)
    const { bytes } = await picture(address.replace('https://wok.example', ''))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })
})

test('a poster is not listed, and names the public address', async () => {
  const id = await postJob(employer)
  const { status, headers, text } = await get(`/jobs/${id}/poster`)
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  expect(text).toContain(`>wok.example/jobs/${id}<`)
})

// Rule (job seekers): A list of jobs that is sorted can be sorted in another way
test('the form of a sorted list sends one order', async () => {
  await postJob(employer)
  await postJob(employer)
  const { text } = await get('/jobs?sortBy=salary&verified=false')
  expect(text.match(/ name="sortBy"/g)).toHaveLength(1)
  expect(text).toMatch(/<option(?=[^>]* selected)[^>]* value="salary"/)
})

describe('one address for each page', () => {
  test.each([
    ['/?utm_source=x', '/'],
    ['/jobs?utm_source=x&fbclid=1', '/jobs'],
    ['/jobs?page=1&category=trades&sortBy=salary', '/jobs?category=trades'],
    ['/jobs-old?category=trades', '/jobs'],
    ['/pricing', '/pricing'],
  ])('%s is %s', async (asked, canonical) => {
    const { text } = await get(asked)
    expect(canonicalOf(text)).toBe(`https://wok.example${canonical}`)
    expect(metaOf(text, 'og:url')).toBe(`https://wok.example${canonical}`)
  })

  test('a search for words and private pages are not listed', async () => {
    for (const path of ['/jobs?query=cook', '/search', '/login']) {
      const { headers, text } = await get(path)
      const isListed = path === '/login'
      expect([metaOf(text, 'robots'), headers.get('x-robots-tag')], path).toEqual(
        isListed ? ['none', null] : ['noindex', 'noindex'],
      )
    }
  })
})

// Rule (requests): Over https every answer asks browsers to stay with https (HSTS)
test('every answer of a site with https asks browsers to stay with https', async () => {
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec((await get('/')).text) ?? []
  const pages = ['/', '/nothing-here', '/jobs/', asset, '/robots.txt', '/sitemap.xml']
  const calls = ['/api/categories', '/api/nothing', '/api/auth/profile', '/api/jobs/search?page=x']
  for (const path of [...pages, ...calls]) {
    const { headers } = await get(path)
    expect([path, headers.get('strict-transport-security')]).toEqual([
      path,
      expect.stringMatching(/^max-age=\d{8};/),
    ])
  }
})
