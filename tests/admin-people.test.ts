import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { uploadCv } from './support/cvs.ts'
import { PASSWORD } from './support/forms.ts'
import { outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const vera = await logInAdministrator(app)
const sql = <R extends object>(text: string, values: unknown[] = []) =>
  app.db.$client.query<R>(text, values).then(({ rows }) => rows)

const actsOn = async (type: string, id: number | string) =>
  (
    await sql<{ act: string }>(
      'SELECT act FROM administrator_acts WHERE target_type = $1 AND target_id = $2 ORDER BY id',
      [type, String(id)],
    )
  ).map(({ act }) => act)

type Rows = { id: number; username: string }[]
const found = async (query: string) => (await vera.get(`/api/admin/users?${query}`)).body as Rows

describe('the list of job seekers', () => {
  // Rule (administrators): Administrators search job seekers by user name or email, filter and sort them
  test('is searched by user name or address, filtered, sorted, paged and counted by the server', async () => {
    const word = 'kundu'
    const people = []
    for (const name of ['b', 'c', 'a'])
      people.push(
        await createJobSeeker(app, {
          username: `${name}.${word}`,
          email: name === 'a' ? 'arare@example.com' : `${name}.${word}_x@example.com`,
          fullName: `${name.toUpperCase()} Kundu`,
        }),
      )
    const [b, c, a] = people.map(({ id }) => id)
    expect((await found(`search=${word.toUpperCase()}`)).map(({ id }) => id)).toEqual([a, c, b])
    expect((await found('search=ARARE@')).map(({ id }) => id)).toEqual([a])
    // An underscore matches itself, not any letter.
    expect((await found('search=kundu_x')).map(({ id }) => id)).toEqual([c, b])
    expect(await found('search=kunduax')).toEqual([])
    expect((await found(`search=${word}&sort=name`)).map(({ id }) => id)).toEqual([a, b, c])
    expect((await found(`search=${word}&sort=oldest`)).map(({ id }) => id)).toEqual([b, c, a])
    await sql(
      "UPDATE job_seekers SET last_login = CASE id WHEN $1 THEN now() + interval '1 hour' END WHERE id = ANY($2)",
      [b, [a, b, c]],
    )
    expect((await found(`search=${word}&sort=last-login`)).map(({ id }) => id)).toEqual([b, a, c])
    const page = await vera.get(`/api/admin/users?search=${word}&page=2&limit=2`)
    expect(page.headers.get('X-Total-Count')).toBe('3')
    expect(page.body).toMatchObject([
      { id: b, username: `b.${word}`, email: `b.${word}_x@example.com`, isActive: true },
    ])
    expect(JSON.stringify(page.body)).not.toContain('password')
    await vera.patch(`/api/admin/users/${c}/toggle`, { isActive: false })
    expect((await found(`search=${word}&status=suspended`)).map(({ id }) => id)).toEqual([c])
    expect((await found(`search=${word}&status=active`)).map(({ id }) => id)).toEqual([a, b])
    expect((await vera.get('/api/admin/users?sort=wealth')).status).toBe(400)
  })

  // Rule (administrators): The file of job seekers contains no formulas, and the audit log has who saved it
  test('is saved as a file that no spreadsheet runs as formulas, and the audit log has the download', async () => {
    await createJobSeeker(app, { fullName: '=HYPERLINK("x")', username: 'csv.formula' })
    const { headers, body } = await vera.get('/api/admin/users.csv?search=csv.formula')
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="job seekers \d{4}-\d\d-\d\d\.csv"/,
    )
    const lines = String(body).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('Number,Name,Username,Email')
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
    expect(await actsOn('list', 'job-seekers')).toContain('list-downloaded')
    expect((await vera.get('/api/admin/users.csv', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})

describe('a suspended job seeker', () => {
  // Rule (administrators): A suspended job seeker is logged out, hidden and notified, and can be restored
  test('is logged out everywhere, hidden and notified, also at the login, and is restored completely', async () => {
    const ana = await createJobSeeker(app)
    const cvId = await uploadCv(ana)
    const employer = await createEmployer(app)
    const suspended = await vera.patch(`/api/admin/users/${ana.id}/toggle`, { isActive: false })
    expect(suspended).toMatchObject({ status: 200, body: { id: ana.id, isActive: false } })
    expect((await ana.get('/api/auth/profile')).status).toBe(401)
    expect(await sql('SELECT FROM sessions WHERE job_seeker_id = $1', [ana.id])).toHaveLength(0)
    expect((await ana.post('/api/auth/login', { username: ana.username, password: PASSWORD })).status).toBe(
      403,
    )
    const wrong = { username: ana.username, password: 'somebody else' }
    expect((await ana.post('/api/auth/login', wrong)).status).toBe(401)
    expect((await employer.get(`/api/cvs/${cvId}/profile`)).status).toBe(404)
    await vera.patch(`/api/admin/users/${ana.id}/toggle`, { isActive: false })
    await vera.patch(`/api/admin/users/${ana.id}/toggle`, { isActive: true })
    expect((await ana.post('/api/auth/login', { username: ana.username, password: PASSWORD })).status).toBe(
      200,
    )
    expect((await employer.get(`/api/cvs/${cvId}/profile`)).status).toBe(200)
    const mails = (await outbox(app, ana.email)).filter(({ kind }) => kind === 'account_state')
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('is suspended'),
      expect.stringContaining('works again'),
    ])
    expect(await actsOn('job-seeker', ana.id)).toEqual(['job-seeker-suspended', 'job-seeker-reactivated'])
  })

  test('an unknown job seeker, or another value than on and off, is refused', async () => {
    expect((await vera.patch('/api/admin/users/999999/toggle', { isActive: true })).status).toBe(404)
    expect((await vera.patch('/api/admin/users/1/toggle', { isActive: 'yes' })).status).toBe(400)
  })
})

describe('a deleted job seeker', () => {
  // Rule (administrators): Deleting a job seeker deletes all data and files; the audit log keeps no name
  test('is gone with CVs and files; the audit log keeps the act without a name', async () => {
    const ana = await createJobSeeker(app)
    const cvId = await uploadCv(ana)
    const [cv] = await sql<{ file_key: string }>('SELECT file_key FROM cvs WHERE id = $1', [cvId])
    expect(await vera.delete(`/api/admin/users/${ana.id}`)).toMatchObject({ status: 200 })
    expect(await sql('SELECT FROM job_seekers WHERE id = $1', [ana.id])).toHaveLength(0)
    expect(await sql('SELECT FROM cvs WHERE id = $1', [cvId])).toHaveLength(0)
    expect(await app.makeContext().files.get(cv?.file_key ?? '')).toBeUndefined()
    expect((await vera.delete(`/api/admin/users/${ana.id}`)).status).toBe(404)
    expect(await actsOn('job-seeker', ana.id)).toEqual(['job-seeker-deleted'])
    expect((await outbox(app, ana.email)).map(({ kind }) => kind)).toEqual(['account_deleted'])
  })
})
