import { expect, test } from 'vitest'
import { mailNewMatches } from '../src/modules/alerts/mails.ts'
import { HOUR } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { changeSetting, type OutboxRow, openMailbox, outbox } from './support/mailbox.ts'
import { createEmployer, type TestEmployer } from './support/people.ts'
import { createSearchWorld } from './support/search.ts'

const app = await startTestApp()
const world = await createSearchWorld(app)
const path = '/api/employer/saved-searches'
type Saved = { id: number; name: string; byMail: boolean; newCount: number; search: Record<string, unknown> }

async function save(employer: TestEmployer, search: Record<string, unknown>, name = 'My search') {
  const { status, body } = await employer.post(path, { name, search })
  expect(status, JSON.stringify(body)).toBe(201)
  return body as Saved
}
const list = async (employer: TestEmployer) => (await employer.get(path)).body as Saved[]
const later = (hours: number) => new Date(Date.now() + hours * HOUR)
const mailsTo = async ({ email }: TestEmployer): Promise<OutboxRow[]> =>
  (await outbox(app, email)).filter(({ kind }) => kind === 'saved_search')
/** Runs the daily task as if this many hours from now. */
const mailAt = (hours: number) => mailNewMatches({ ...app.makeContext(), now: later(hours) })
/** Uploads a CV of a new person this many hours from now. */
const cvAt = async (hours: number, row: Record<string, unknown>, owner: Record<string, unknown> = {}) =>
  world.cv(await world.person(owner), { uploaded_at: later(hours), ...row })

test('a search is saved, renamed, muted and deleted by its employer only', async () => {
  const [employer, other] = [await createEmployer(app), await createEmployer(app)]
  const { id } = await save(employer, {
    query: ' welder ',
    skills: ['MIG'],
    maxSalary: 60000,
    hideOpened: true,
  })
  expect(await list(employer)).toMatchObject([
    {
      id,
      name: 'My search',
      byMail: true,
      newCount: 0,
      search: { query: 'welder', skills: ['MIG'], maxSalary: 60000, hideOpened: true, location: '' },
    },
  ])
  expect(JSON.stringify(await list(employer))).not.toContain('token')
  expect(await list(other)).toEqual([])
  expect((await other.patch(`${path}/${id}`, { name: 'Mine now' })).status).toBe(404)
  expect((await other.delete(`${path}/${id}`)).body).toMatchObject({ code: 'saved_search_not_found' })
  expect((await employer.patch(`${path}/${id}`, { name: 'Welders', byMail: false })).body).toMatchObject({
    name: 'Welders',
    byMail: false,
  })
  expect((await employer.delete(`${path}/${id}`)).status).toBe(200)
  expect(await list(employer)).toEqual([])
  expect((await openBrowser(app).get(path)).status).toBe(401)
  expect((await employer.post(path, { name: ' ', search: {} })).body).toMatchObject({
    errors: { name: 'Please give the search a name' },
  })
})

// Rule (employers): A search that cannot be run again is not saved
test('a search with an invalid pay range is refused at its field', async () => {
  const employer = await createEmployer(app)
  for (const salaryRange of ['a lot', ['50000-80000', '80000-50000']]) {
    const { status, body } = await employer.post(path, { name: 'My search', search: { salaryRange } })
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: expect.any(Object) } })
  }
  await save(employer, { salaryRange: ['50000-80000', '120000-'] })
  expect(await list(employer)).toHaveLength(1)
})

// Rule (employers): A stored search that cannot be read stops neither the list nor the mails of others
test('a search that was stored with other rules says what is wrong, and the others go on', async () => {
  const employer = await createEmployer(app)
  const stored = async (name: string, search: unknown) => {
    const { id } = await save(employer, { query: 'dendrologist' }, name)
    await app.db.$client.query('UPDATE saved_searches SET search = $2 WHERE id = $1', [
      id,
      JSON.stringify(search),
    ])
    return id
  }
  const broken = await stored('Broken', { query: 'dendrologist', salaryRange: 'a lot', maxSalary: '5' })
  await stored('Nothing', null)
  await stored('Old', { query: 'dendrologist', experience: 'senior' })
  await save(employer, { query: 'dendrologist' }, 'Good')
  await cvAt(1, { job_title: 'Dendrologist', experience: 'senior' })
  expect(await list(employer)).toMatchObject([
    { name: 'Broken', invalidFields: ['pay range', 'highest pay'], search: { query: 'dendrologist' } },
    { name: 'Nothing', invalidFields: ['content'], newCount: 0 },
    { name: 'Old', invalidFields: [] },
    { name: 'Good', invalidFields: [] },
  ])
  await mailAt(2)
  expect((await mailsTo(employer)).map(({ subject }) => subject)).toEqual([
    '1 new CV for “Old”',
    '1 new CV for “Good”',
  ])
  expect((await employer.patch(`${path}/${broken}`, { byMail: false })).status).toBe(200)
  expect((await employer.delete(`${path}/${broken}`)).status).toBe(200)
})

test('at most 20, also when the last two are saved at once', async () => {
  const employer = await createEmployer(app)
  for (let saved = 0; saved < 19; saved++) await save(employer, { query: 'welder' })
  const answers = await Promise.all(
    ['a', 'b'].map((name) => employer.post(path, { name, search: { query: 'welder' } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await list(employer)).toHaveLength(20)
})

test('the list counts the new matches since it was last opened', async () => {
  const employer = await createEmployer(app)
  const { id } = await save(employer, { query: 'limnologist' })
  await cvAt(-1, { job_title: 'Limnologist' })
  expect(await list(employer)).toMatchObject([{ newCount: 0 }])
  await cvAt(0, { job_title: 'Limnologist' })
  expect(await list(employer)).toMatchObject([{ newCount: 1 }])
  await employer.patch(`${path}/${id}`, { seen: true })
  expect(await list(employer)).toMatchObject([{ newCount: 0 }])
})

test('the mail has the number, the cards without contacts, the link and one click to stop', async () => {
  const employer = await createEmployer(app)
  await save(employer, { query: 'speleologist', location: 'lae', maxSalary: 90000 }, 'Caves')
  await world.cv(
    await world.person(),
    {
      uploaded_at: later(1),
      full_name: 'Koivi Aru',
      job_title: 'Speleologist, call 7123 4567',
      email: 'koivi.secret@example.com',
      phone: '7999 8888',
      skills: ['Ropes', 'Maps', 'Bats', 'Lamps', 'Mud', 'Silence'],
      salary_min: 40000,
      salary_max: 60000,
    },
    undefined,
    'lae',
  )
  await mailAt(2)
  const [mail, ...others] = await mailsTo(employer)
  expect(others).toHaveLength(0)
  expect(mail).toMatchObject({ subject: '1 new CV for “Caves”' })
  const text = mail?.text_body ?? ''
  expect(text).toContain(
    'Mid level (3-5 years) · Somewhere · K40k – K60k\nRopes, Maps, Bats, Lamps, Mud +1 more',
  )
  expect(text).toContain('Koivi Aru')
  for (const secret of ['koivi.secret', '7999', '7123 4567', 'Silence']) expect(text).not.toContain(secret)
  expect(text).toContain(
    '/employer-dashboard?tab=search&query=speleologist&location=lae&maxSalary=90000&sortBy=date',
  )
  expect(text).toMatch(/Stop these emails: .*\/unsubscribe\?search=/)
})

test('one mail about new matches, however many processes run; no mail without new matches', async () => {
  const employer = await createEmployer(app)
  await save(employer, { query: 'campanologist' })
  await cvAt(-2, { job_title: 'Campanologist' })
  await mailAt(1)
  expect(await mailsTo(employer)).toHaveLength(0)
  for (let cv = 0; cv < 12; cv++) await cvAt(2, { job_title: 'Campanologist' })
  await Promise.all([mailAt(3), mailAt(3), mailAt(3)])
  await mailAt(27)
  const mails = await mailsTo(employer)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text_body).toContain('12 new CVs match')
  expect(mails[0]?.text_body).toContain('And 2 more.')
  await cvAt(28, { job_title: 'Campanologist' })
  await mailAt(51)
  expect(await mailsTo(employer)).toHaveLength(2)
})

test('a CV whose upload is still being written is mailed the next day', async () => {
  const employer = await createEmployer(app)
  await save(employer, { query: 'oologist' })
  await cvAt(0.99, { job_title: 'Oologist' })
  await mailAt(1)
  expect(await mailsTo(employer)).toHaveLength(0)
  await mailAt(25)
  expect(await mailsTo(employer)).toHaveLength(1)
})

test('hidden or hired people are not mailed, and opened ones not if the employer chose so', async () => {
  const employer = await createEmployer(app)
  await save(employer, { query: 'vexillologist', hideOpened: true })
  const title = { job_title: 'Vexillologist' }
  await cvAt(1, { ...title, is_active: false })
  await cvAt(1, { ...title, blocked_at: later(1) })
  await cvAt(1, { ...title, status: 'hired' })
  await cvAt(1, title, { shown_to: 'nobody' })
  await cvAt(1, title, { is_active: false })
  const opened = await cvAt(1, title)
  await app.db.$client.query(
    "INSERT INTO cv_access (employer_id, cv_id, access_type, credits_used) VALUES ($1, $2, 'view', 2)",
    [employer.id, opened],
  )
  await mailAt(2)
  expect(await mailsTo(employer)).toHaveLength(0)
})

test('no mail is sent, also later, to an employer who switched it off or is suspended, or while mails are off', async () => {
  const [muted, suspended, silent] = [
    await createEmployer(app),
    await createEmployer(app),
    await createEmployer(app),
  ]
  const { id } = await save(muted, { query: 'horologist' })
  for (const employer of [suspended, silent]) await save(employer, { query: 'horologist' })
  await muted.patch(`${path}/${id}`, { byMail: false })
  await app.db.$client.query('UPDATE employers SET is_active = false WHERE id = $1', [suspended.id])
  await changeSetting(app, 'email_notifications_enabled', 'false')
  await cvAt(1, { job_title: 'Horologist' })
  await mailAt(2)
  await changeSetting(app, 'email_notifications_enabled', 'true')
  app.setNow(later(3))
  await muted.patch(`${path}/${id}`, { byMail: true })
  app.setNow(new Date())
  await mailAt(26)
  for (const employer of [muted, suspended, silent]) expect(await mailsTo(employer)).toEqual([])
})

test('one click in the mail program stops the mails of one search, without a login', async () => {
  const employer = await createEmployer(app)
  await save(employer, { query: 'cetologist' }, 'Whales')
  await save(employer, { query: 'nothing' })
  const mailbox = await openMailbox(app)
  const searchMails = () => mailbox.to(employer.email).filter(({ headers }) => headers['list-unsubscribe'])
  await cvAt(1, { job_title: 'Cetologist' })
  await mailAt(2)
  await expect.poll(() => searchMails().length, { timeout: 10_000 }).toBe(1)
  const headers: Record<string, string> = searchMails()[0]?.headers ?? {}
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const call = /<https?:\/\/[^/]+(\/api\/[^>]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  const visitor = openBrowser(app)
  expect((await visitor.get(call)).body).toEqual({ name: 'Whales', byMail: true })
  expect((await visitor.get(call, { accept: 'text/html' })).headers.get('location')).toMatch(
    /^\/unsubscribe\?search=/,
  )
  expect((await visitor.post(call)).status).toBe(200)
  expect((await list(employer)).map(({ byMail }) => byMail)).toEqual([false, true])
  expect((await visitor.post('/api/saved-searches/unsubscribe/not-a-known-token')).status).toBe(404)
})
