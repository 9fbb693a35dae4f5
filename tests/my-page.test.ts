import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { meetAndApply } from './support/applications.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { converse, JOB_SEEKER, unread } from './support/conversations.ts'
import { interviewOffer, twoTimes } from './support/interviews.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

// The pages are tested as they are built.
execFileSync(process.execPath, ['scripts/setup.ts'])
const app = await startTestApp()

/** A page as text, without its head and its scripts. */
async function read(browser: Browser, path: string) {
  const { status, headers, body } = await browser.get(path)
  const main = /<main.*<\/main>/s.exec(String(body))?.[0] ?? ''
  return { status, location: headers.get('location'), html: main, text: main.replace(/<[^>]+>/g, ' ') }
}

const PAGES = [
  '/my-page',
  '/my-page/applications?page=2',
  '/my-page/applications/1',
  '/my-page/messages',
  '/my-page/messages/1',
  '/my-page/messages/new?application=1',
]

// Rule (pages): A job seeker's own pages send everybody else to the login, and back after it
test.each(PAGES)('%s is for a job seeker', async (path) => {
  const login = `/login?next=${encodeURIComponent(path)}`
  expect(await read(openBrowser(app), path)).toMatchObject({ status: 302, location: login })
  const employer = await createEmployer(app)
  expect(await read(employer, path)).toMatchObject({ status: 302, location: login })
})

// Rule (pages): My page shows first what needs an answer, then applications, CVs and saved jobs, without script
test('my page shows what the job seeker has, and what needs an answer first', async () => {
  const people = await converse(app, 'Can you come on Monday?')
  const { ana, employer, id, jobId, cvId } = people
  await employer.put(
    `/api/employer/applications/${id}/interview`,
    interviewOffer({ times: twoTimes(7), isAgreed: false }),
  )
  await ana.put(`/api/user/saved-jobs/${jobId}`, {})
  const { html, text } = await read(ana, '/my-page')
  const places = [
    'Pick a time for your interview',
    '1 unread message',
    'My applications',
    'My CVs',
    'Saved jobs',
  ]
  const found = places.map((words) => text.indexOf(words))
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  for (const href of [`/my-page/applications/${id}`, `/upload/${cvId}`, `/profile/${cvId}`, `/jobs/${jobId}`])
    expect(html).toContain(`href="${href}"`)
  expect(html).toContain('action="/api/auth/logout"')
})

// Rule (pages): Without a CV, my page says first that one is needed
test('my page of a new job seeker begins with the CV', async () => {
  const { text } = await read(await createJobSeeker(app), '/my-page')
  expect(text).toMatch(/To do.*Upload your CV/s)
  expect(text).toContain('No applications yet')
})

// Rule (applications): A job seeker's page of an application shows what was sent and what happened
test('the page of an application shows its history and what was sent', async () => {
  const people = await meetAndApply(app, { coverLetter: 'I can start on Monday.' })
  await people.setStatus('screening')
  const { status, text } = await read(people.ana, `/my-page/applications/${people.id}`)
  expect(status).toBe(200)
  for (const words of ['Screening', 'Applied', 'I can start on Monday.', 'See the job'])
    expect(text).toContain(words)
})

// Rule (pages): Nobody else's application or conversation opens on a job seeker's pages
test("another job seeker's application and conversation are not found", async () => {
  const { id, conversation } = await converse(app)
  const other = await createJobSeeker(app)
  for (const path of [`/my-page/applications/${id}`, `/my-page/messages/${conversation}`]) {
    const { status, text } = await read(other, path)
    expect(status).toBe(404)
    expect(text).toContain('not found')
  }
})

// Rule (no script): Opening a conversation's page marks its messages as read
test('a conversation is shown and marked as read', async () => {
  const { ana, conversation } = await converse(app, 'Can you come on Monday?')
  expect((await read(ana, '/my-page/messages')).text).toContain('1 unread message')
  const { text } = await read(ana, `/my-page/messages/${conversation}`)
  expect(text).toContain('Can you come on Monday?')
  expect(await unread(ana, JOB_SEEKER)).toBe(0)
})

// Rule (no script): A job seekers' dashboard without script leads to My page, and an employer's does not
test('the dashboard of a job seeker leads to my page without script', async () => {
  const { ana, employer, id } = await meetAndApply(app)
  const refresh = async (browser: Browser, path: string) =>
    /<noscript><meta http-equiv="refresh" content="0;url=([^"]*)"/.exec((await read(browser, path)).html)?.[1]
  const address = `/jobseeker-dashboard?tab=applications&application=${id}`
  expect(await refresh(ana, address)).toBe(`/my-page/applications/${id}`)
  expect(await refresh(employer, '/employer-dashboard')).toBeUndefined()
  expect(await refresh(employer, '/messages')).toBeUndefined()
})
