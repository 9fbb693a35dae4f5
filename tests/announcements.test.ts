import { execFileSync } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { typedMinute } from '../src/shared/dates.ts'
import { HOUR, MINUTE } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

// The pages are tested as they are built.
execFileSync(process.execPath, ['scripts/setup.ts'])
const app = await startTestApp()
const vera = await logInAdministrator(app)
const PATH = '/api/admin/announcements'
const START = Date.now()
/** Milliseconds after the start of the test. */
const later = (ms: number) => new Date(START + ms)
const typed = (ms: number) => typedMinute(later(ms))

afterEach(async () => {
  await app.db.$client.query('DELETE FROM announcements')
  app.setNow(new Date())
})

async function announce(text: string, more: object = {}): Promise<number> {
  const { status, body } = await vera.post(PATH, {
    text,
    audience: 'everybody',
    endsAt: typed(2 * HOUR),
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return (body as { id: number }).id
}

const visitor = () => openBrowser(app)
const pageOf = async (path: string, browser = visitor()) => String((await browser.get(path)).body)
/** Logs in first, because a login ends after half an hour. */
async function states(): Promise<string[]> {
  const { body } = await (await logInAdministrator(app)).get(PATH)
  return (body as { state: string }[]).map(({ state }) => state)
}

// Rule (pages): An announcement is on every kept page from its beginning to its end, and nothing of it before or after
test('an announcement appears and leaves at its minute, also on kept pages', async () => {
  await announce('The site rests', { startsAt: typed(HOUR), endsAt: typed(2 * HOUR), link: '/status' })
  const shownAt = async (ms: number) => {
    app.setNow(later(ms))
    return [(await pageOf('/jobs')).includes('The site rests'), await states()]
  }
  expect(await shownAt(10_000)).toEqual([false, ['planned']])
  expect(await pageOf('/safety')).not.toContain('data-announcement')
  expect(await shownAt(HOUR - MINUTE - 1)).toEqual([false, ['planned']])
  expect(await shownAt(HOUR + MINUTE)).toEqual([true, ['showing']])
  expect(await pageOf('/safety')).toMatch(
    /The site rests.*href="\/status".*action="\/api\/announcements\/\d+\/dismiss"/,
  )
  expect(await shownAt(2 * HOUR + MINUTE)).toEqual([false, ['ended']])
})

// Rule (administrators): An announcement for job seekers or employers is in no answer for anybody else
test('an audience gets only what is for it', async () => {
  const [ana, company] = [await createJobSeeker(app), await createEmployer(app)]
  await announce('For all of you')
  await announce('For who looks for work', { audience: 'job_seekers' })
  await announce('For who hires', { audience: 'employers' })
  const texts = async (browser: Pick<typeof ana, 'get'>) =>
    ((await browser.get('/api/announcements')).body as { text: string }[]).map(({ text }) => text).sort()
  expect(await texts(visitor())).toEqual(['For all of you'])
  expect(await texts(ana)).toEqual(['For all of you', 'For who looks for work'])
  expect(await texts(company)).toEqual(['For all of you', 'For who hires'])
  for (const [path, browser, shown] of [
    ['/', visitor(), ['For all of you']],
    ['/jobs', ana, ['For all of you', 'For who looks for work']],
    ['/jobseeker-dashboard', ana, ['For all of you', 'For who looks for work']],
    ['/employer-dashboard', company, ['For all of you', 'For who hires']],
    ['/admin', vera, []],
  ] as const) {
    // What a page shows. Its data is checked above.
    const html = (await pageOf(path, browser)).replace(/<script[\s\S]*?<\/script>/g, '')
    expect([...new Set(html.match(/For (all|who)[a-z ]*/g))].sort(), path).toEqual(shown)
  }
})

// Rule (pages): A dismissed announcement stays away in this browser, without JavaScript too; others stay, and other browsers keep it
test('dismissing works with a plain form and lasts', async () => {
  const id = await announce('Dismiss me')
  await announce('Keep me')
  const browser = visitor()
  const dismiss = async (back: string) => {
    const body = new URLSearchParams({ back })
    const url = `${app.url}/api/announcements/${id}/dismiss`
    const { status, headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' })
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(headers.getSetCookie()[0] ?? '') ?? []
    browser.cookies.set(name, value)
    return [status, headers.get('location')]
  }
  expect(await dismiss('/jobs?category=mining')).toEqual([303, '/jobs?category=mining'])
  const page = await pageOf('/jobs', browser)
  expect(page).not.toContain('Dismiss me')
  expect(page).toContain('Keep me')
  expect((await browser.get('/api/announcements')).body).toMatchObject([{ text: 'Keep me' }])
  expect(await pageOf('/jobs')).toContain('Dismiss me')
  expect(await dismiss('//elsewhere.example')).toEqual([303, '/'])
})

// Rule (administrators): An announcement can be changed, ended at once and shown again; the audit log has each act
test('an announcement is changed, ended and shown again', async () => {
  const id = await announce('Pay by cheque')
  expect(await states()).toEqual(['showing'])
  const changed = { text: 'Pay by transfer', audience: 'employers', startsAt: '', endsAt: typed(3 * HOUR) }
  expect((await vera.put(`${PATH}/${id}`, changed)).status).toBe(200)
  expect((await vera.patch(`${PATH}/${id}`, { isEnded: true })).status).toBe(200)
  expect(await states()).toEqual(['ended'])
  expect((await vera.patch(`${PATH}/${id}`, { isEnded: false })).status).toBe(200)
  expect((await vera.get(`${PATH}?state=showing&page=1`)).body).toMatchObject([
    { text: 'Pay by transfer', audience: 'employers', endedAt: null },
  ])
  const log = (await vera.get(`/api/admin/audit-log?target=announcement&search=${id}`)).body as {
    act: string
  }[]
  expect(log.map(({ act }) => act)).toEqual([
    'announcement-resumed',
    'announcement-ended',
    'entry-changed',
    'entry-added',
  ])
})

// Rule (administrators): An announcement ends after it begins and in the future, and its link leads to a page
test.each([
  [{ endsAt: '' }, 'endsAt'],
  [{ endsAt: '2026-01-01T09:00' }, 'endsAt'],
  [{ startsAt: typed(3 * HOUR) }, 'endsAt'],
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ link: '//elsewhere.example' }, 'link'],
  [{ text: 'Hm' }, 'text'],
  [{ audience: 'ana' }, 'audience'],
])('%o is refused', async (more, field) => {
  const input = { text: 'A good text', audience: 'everybody', endsAt: typed(2 * HOUR), ...more }
  const { status, body } = await vera.post(PATH, input)
  expect(status).toBe(400)
  expect(Object.keys((body as { errors: object }).errors)).toEqual([field])
})
