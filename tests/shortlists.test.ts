import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { createEmployer, type TestEmployer } from './support/people.ts'
import { createSearchWorld } from './support/search.ts'

const app = await startTestApp()
const world = await createSearchWorld(app)
const path = '/api/employer/shortlists'
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
type Member = { cvId: number; cv: Record<string, unknown> | null; note: { text: string } | null }

async function make(employer: TestEmployer, name = 'Fitters'): Promise<number> {
  const { status, body } = await employer.post(path, { name })
  expect(status, JSON.stringify(body)).toBe(201)
  return (body as { id: number }).id
}
const members = async (employer: TestEmployer, id: number) =>
  ((await employer.get(`${path}/${id}`)).body as { cvs: Member[] }).cvs
const add = (employer: TestEmployer, id: number, cvId: number) =>
  employer.put(`${path}/${id}/cvs/${cvId}`, {})
const open = (employer: TestEmployer, cvId: number) =>
  sql("INSERT INTO cv_access (employer_id, cv_id, access_type, credits_used) VALUES ($1, $2, 'view', 2)", [
    employer.id,
    cvId,
  ])

test('lists are made, renamed and deleted by their employer only; a name can be used once', async () => {
  const [employer, other] = [await createEmployer(app), await createEmployer(app)]
  const id = await make(employer)
  const welders = await make(employer, 'Welders')
  const cvId = await world.cv(await world.person(), {})
  await add(employer, id, cvId)
  expect((await employer.get(path)).body).toEqual([
    { id, name: 'Fitters', total: 1 },
    { id: welders, name: 'Welders', total: 0 },
  ])
  expect((await other.get(path)).body).toEqual([])
  expect((await employer.post(path, { name: 'fitters' })).body).toMatchObject({
    code: 'shortlist_name_taken',
  })
  expect((await employer.patch(`${path}/${welders}`, { name: 'FITTERS' })).body).toMatchObject({
    code: 'shortlist_name_taken',
  })
  expect((await employer.patch(`${path}/${welders}`, { name: 'Boilermakers' })).status).toBe(200)
  expect((await employer.post(path, { name: '' })).body).toMatchObject({
    errors: { name: 'Please give the list a name' },
  })
  for (const refused of [
    await other.get(`${path}/${id}`),
    await other.get(`${path}/${id}/csv`),
    await other.patch(`${path}/${id}`, { name: 'Mine' }),
    await other.delete(`${path}/${id}`),
    await other.delete(`${path}/${id}/cvs/${cvId}`),
    await add(other, id, cvId),
  ])
    expect(refused.body).toMatchObject({ code: 'shortlist_not_found' })
  expect((await employer.delete(`${path}/${id}`)).status).toBe(200)
  expect((await employer.get(path)).body).toMatchObject([{ name: 'Boilermakers' }])
  expect((await openBrowser(app).get(path)).status).toBe(401)
})

test('a CV is added and removed, repeatedly too; the last added first', async () => {
  const employer = await createEmployer(app)
  const id = await make(employer)
  const person = await world.person()
  const [first, second] = [await world.cv(person, {}), await world.cv(person, {})]
  for (const cvId of [first, second, first]) expect((await add(employer, id, cvId)).status).toBe(200)
  expect((await members(employer, id)).map(({ cvId }) => cvId)).toEqual([second, first])
  expect((await employer.get(`/api/employer/kept-cvs/${first}`)).body).toEqual({
    shortlistIds: [id],
    notes: [],
  })
  for (let time = 0; time < 2; time++)
    expect((await employer.delete(`${path}/${id}/cvs/${first}`)).status).toBe(200)
  expect((await members(employer, id)).map(({ cvId }) => cvId)).toEqual([second])
})

// Rule (employers): One call saves a CV to the list used last, and makes the first list
test('a CV is saved to the list used last; the first one makes a list', async () => {
  const employer = await createEmployer(app)
  const person = await world.person()
  const [first, second] = [await world.cv(person, {}), await world.cv(person, {})]
  const save = async (cvId: number) => (await employer.put(`/api/employer/kept-cvs/${cvId}`, {})).body
  expect(await save(first)).toEqual({ id: expect.any(Number), name: 'My shortlist' })
  const other = await make(employer)
  expect(await save(second)).toMatchObject({ name: 'My shortlist' })
  await add(employer, other, first)
  expect(await save(second)).toEqual({ id: other, name: 'Fitters' })
  expect(await save(await world.cv(person, { is_active: false }))).toMatchObject({ code: 'cv_not_found' })
})

test('at most 50 lists and 500 CVs in each, also when the last two come at once', async () => {
  const employer = await createEmployer(app)
  const id = await make(employer)
  await sql(
    "INSERT INTO shortlists (employer_id, name) SELECT $1, 'List ' || n FROM generate_series(1, 48) n",
    [employer.id],
  )
  const lists = await Promise.all(['a', 'b'].map((name) => employer.post(path, { name })))
  expect(lists.map(({ status }) => status).sort()).toEqual([201, 409])
  const person = await world.person()
  const two = [await world.cv(person, {}), await world.cv(person, {})]
  await sql(
    `WITH made AS (INSERT INTO cvs (job_seeker_id, full_name, email, job_title, location, experience, category, is_active)
       SELECT $2, 'Koivi', '', 'Fitter', 'Lae', 'mid', 'trades', false FROM generate_series(1, 499) RETURNING id)
     INSERT INTO shortlist_cvs (shortlist_id, cv_id) SELECT $1, id FROM made`,
    [id, person],
  )
  const added = await Promise.all(two.map((cvId) => add(employer, id, cvId)))
  expect(added.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(added.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'shortlist_full' })
})

test('a hidden CV stays without any of its fields, except for an employer with access; a deleted one goes', async () => {
  const employer = await createEmployer(app)
  const id = await make(employer)
  const [opened, locked, deleted] = [
    await world.cv(await world.person(), { full_name: 'Opened' }),
    await world.cv(await world.person(), { full_name: 'Locked' }),
    await world.cv(await world.person(), { full_name: 'Deleted' }),
  ]
  for (const cvId of [opened, locked, deleted]) await add(employer, id, cvId)
  await open(employer, opened)
  await sql('UPDATE cvs SET is_active = false WHERE id = ANY ($1)', [[opened, locked]])
  await sql('DELETE FROM cvs WHERE id = $1', [deleted])
  expect(await members(employer, id)).toEqual([
    { cvId: locked, addedAt: expect.any(String), cv: null, note: null },
    expect.objectContaining({
      cvId: opened,
      cv: expect.objectContaining({ fullName: 'Opened', isShown: false, access: 'viewed' }),
    }),
  ])
  const [another, hidden] = [await make(employer, 'Another'), locked]
  expect((await add(employer, another, hidden)).body).toMatchObject({ code: 'cv_not_found' })
})

test('the file has the columns of the page, contacts only of opened CVs, and no formula', async () => {
  const employer = await createEmployer(app)
  const id = await make(employer)
  const person = await world.person()
  const cv = (row: Record<string, unknown>) => world.cv(person, row)
  const opened = await cv({ full_name: '=Opened', email: 'opened@example.com', phone: '7111 2222' })
  const locked = await cv({ full_name: 'Locked', email: 'locked@example.com', phone: '7333 4444' })
  const hidden = await cv({ full_name: 'Hidden', email: 'hidden@example.com' })
  for (const cvId of [opened, locked, hidden]) await add(employer, id, cvId)
  await open(employer, opened)
  await sql('UPDATE cvs SET is_active = false WHERE id = $1', [hidden])
  const { body, headers } = await employer.get(`${path}/${id}/csv`)
  expect(headers.get('content-disposition')).toContain('Fitters.csv')
  const lines = String(body).split('\r\n')
  expect(lines[1]).toMatch(/^No longer shown,,,,,,,,,,,/)
  expect(lines[2]).toMatch(/^Locked,Fitter,Somewhere,/)
  expect(lines[3]).toMatch(/^'=Opened,.*opened@example.com,7111 2222/)
  for (const secret of ['locked@', '7333', 'Hidden', 'hidden@']) expect(body).not.toContain(secret)
})

test('notes are added, never changed; only their employer reads them, and only about visible CVs', async () => {
  const [employer, other] = [await createEmployer(app), await createEmployer(app)]
  const cvId = await world.cv(await world.person(), {})
  const notes = `/api/employer/kept-cvs/${cvId}/notes`
  for (const text of ['Rang on Monday', ' Good with pumps '])
    expect((await employer.post(notes, { text })).status).toBe(201)
  const kept = async (who: TestEmployer) => (await who.get(`/api/employer/kept-cvs/${cvId}`)).body
  expect(await kept(employer)).toMatchObject({
    notes: [{ text: 'Good with pumps' }, { text: 'Rang on Monday' }],
  })
  expect(await kept(other)).toEqual({ shortlistIds: [], notes: [] })
  const id = await make(employer)
  await add(employer, id, cvId)
  expect(await members(employer, id)).toMatchObject([{ note: { text: 'Good with pumps' } }])
  expect((await employer.post(notes, { text: 'x'.repeat(2001) })).status).toBe(400)
  await sql('UPDATE cvs SET is_active = false WHERE id = $1', [cvId])
  expect((await other.post(notes, { text: 'Who is it?' })).body).toMatchObject({ code: 'cv_not_found' })
})
