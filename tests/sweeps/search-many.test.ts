import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createEmployer } from '../support/people.ts'
import { createSearchWorld, type Found } from '../support/search.ts'

const CVS = 110_000
/** Each page of results counts the CVs of its people, so no person may have too many. */
const PEOPLE = 10_000

const app = await startTestApp()
const world = await createSearchWorld(app)

/**
 * Enough CVs that results are no longer ranked completely: every CV is a 'common', half are 'half', and one in 50 is a
 * 'quarry'. The newest 9,000 are 'trendy'. Dates are not in the order of ids, and 500 CVs have the same date.
 */
beforeAll(async () => {
  const run = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
  await run(
    `INSERT INTO job_seekers (username, email, password_hash, full_name)
     SELECT 'searched' || n, 'searched' || n || '@example.com', '', 'Koivi' FROM generate_series(1, $1::int) n`,
    [PEOPLE],
  )
  await run('ALTER TABLE cvs DISABLE TRIGGER USER')
  await run(
    `INSERT INTO cvs (job_seeker_id, full_name, email, job_title, location, location_id, experience, category, salary_min, salary_max, uploaded_at)
     SELECT 1 + n % $2::int, 'Kila', '', concat_ws(' ', 'Common', CASE WHEN n % 2 = 0 THEN 'Half' END, CASE WHEN n % 50 = 0 THEN 'Quarry' END, CASE WHEN n % 400 = 0 THEN 'Rare' END,
         CASE WHEN n * 7919 % $1::int < 9000 THEN 'Trendy' END),
       'Lae', 2, (ARRAY['entry', 'mid', 'senior', 'executive'])[1 + n % 4], 'trades', CASE WHEN n % 3 > 0 THEN 10000 + n % 400 * 1000 END,
       CASE WHEN n % 3 > 0 THEN 20000 + n % 400 * 1000 END, now() - interval '1 minute' * (n * 7919 % $1::int / 500 * 500)
     FROM generate_series(1, $1::int) n`,
    [CVS, PEOPLE],
  )
  await run('ALTER TABLE cvs ENABLE TRIGGER USER')
  await run('SELECT fill_cv_search()')
})

/** The ids in the order of the plain statement. */
async function ids(where: string, order: string, skip: number): Promise<number[]> {
  const { rows } = await app.db.$client.query<{ id: number }>(
    `SELECT id FROM cvs WHERE ${where} ORDER BY ${order} uploaded_at DESC, id DESC LIMIT 12 OFFSET ${skip}`,
  )
  return rows.map((row) => row.id)
}

describe('beyond 24,576 visible CVs', () => {
  test('totals are exact up to 10,000 and approximate above', async () => {
    expect(await world.search('query=rare')).toMatchObject({ total: CVS / 400, totalIsExact: true })
    expect(await world.search('query=quarry')).toMatchObject({ total: CVS / 50, totalIsExact: true })
    // In the newest CVs everybody has the word, so that all CVs seem to.
    expect(await world.search('query=trendy')).toMatchObject({ total: 9000, totalIsExact: true })
    for (const [query, total] of [
      ['query=half', CVS / 2],
      ['query=common', CVS],
      ['', CVS],
      ['salaryMin=0', (CVS * 2) / 3],
    ] as const) {
      const found = await world.search(query)
      expect(Math.abs(found.total - total), `${query}: ${found.total}`).toBeLessThan(total * 0.03)
    }
  })

  test('pages equal those of the plain statement, also far back and with equal dates', async () => {
    const sorts: [string, string][] = [
      ['sortBy=date', ''],
      ['sortBy=salary', 'coalesce(salary_max, salary_min) DESC NULLS LAST,'],
      [
        'sortBy=experience',
        "array_position(ARRAY['executive', 'senior', 'mid', 'entry'], experience::text),",
      ],
    ]
    const wheres: [string, string][] = [
      ['', 'true'],
      ['query=half', 'id % 2 = 0'],
      ['query=quarry', 'id % 50 = 0'],
      ['query=common&salaryMin=100000&salaryMax=150000', 'salary_max >= 100000 AND salary_min <= 150000'],
    ]
    for (const [sort, order] of sorts) {
      for (const [filter, where] of wheres) {
        for (const page of [1, 2, 60]) {
          const { cvs } = await world.search(`${filter}&${sort}&page=${page}`)
          expect(
            cvs.map((cv) => cv.id),
            `${filter} ${sort} ${page}`,
          ).toEqual(await ids(where, order, 12 * (page - 1)))
        }
      }
    }
  })

  test('pages and totals without opened CVs, and of the last days only, equal those of the plain statement', async () => {
    const employer = await createEmployer(app)
    await app.db.$client.query(
      `INSERT INTO cv_access (employer_id, cv_id, access_type, credits_used)
       SELECT $1, id, 'view', 0 FROM cvs WHERE id % 3 = 0`,
      [employer.id],
    )
    const unopened = 'id % 3 > 0'
    const fresh = (days: number) => `uploaded_at >= now() - interval '${days} days'`
    const wheres: [string, string][] = [
      ['hideOpened=true', unopened],
      ['query=half&hideOpened=true', `id % 2 = 0 AND ${unopened}`],
      ['query=rare&hideOpened=true&days=9', `id % 400 = 0 AND ${unopened} AND ${fresh(9)}`],
      ['days=3', fresh(3)],
      ['query=half&days=9', `id % 2 = 0 AND ${fresh(9)}`],
      ['query=quarry&days=20', `id % 50 = 0 AND ${fresh(20)}`],
      ['query=common&days=20', fresh(20)],
    ]
    for (const [filter, where] of wheres) {
      for (const [sort, order] of [
        ['sortBy=date', ''],
        ['sortBy=salary', 'coalesce(salary_max, salary_min) DESC NULLS LAST,'],
      ]) {
        for (const page of [1, 4]) {
          const { body } = await employer.get(`/api/cvs/search?${filter}&${sort}&page=${page}`)
          const found = body as Found
          const what = `${filter} ${sort} ${page}`
          expect(
            found.cvs.map((cv) => cv.id),
            what,
          ).toEqual(await ids(where, order ?? '', 12 * (page - 1)))
          const { rows } = await app.db.$client.query(`SELECT count(*) AS total FROM cvs WHERE ${where}`)
          const total: number = rows[0]?.total
          expect(Math.abs(found.total - total), `${what}: ${found.total} of ${total}`).toBeLessThanOrEqual(
            found.totalIsExact ? 0 : total * 0.03,
          )
        }
      }
    }
  })

  test('no CV comes twice, and the last page is not empty', async () => {
    const first = await world.search('query=half&limit=50')
    expect(first.totalPages).toBeGreaterThanOrEqual(200)
    const pages = [1, 2, 9, 10, 11, 12, 20, 30, 31, first.totalPages]
    const all: number[] = []
    for (const page of pages) {
      const { cvs } = await world.search(`query=half&limit=50&page=${page}`)
      all.push(...cvs.map((cv) => cv.id))
    }
    expect(new Set(all).size).toBe(pages.length * 50)
    expect((await world.search(`query=half&limit=50&page=${first.totalPages + 1}`)).cvs).toEqual([])
  })

  test('an old CV with the word in its title comes before new ones with it in their files', async () => {
    const run = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
    // In the order of ids, in which the task that reads CVs for AI search may be writing the same rows of search.
    await run(
      `INSERT INTO cv_texts SELECT id, 'plumbing'
       FROM (SELECT id FROM cvs ORDER BY uploaded_at DESC LIMIT 2500) newest ORDER BY id`,
    )
    await run(
      "UPDATE cvs SET skills = '{Plumbing}' WHERE id IN (SELECT id FROM cvs ORDER BY uploaded_at LIMIT 3)",
    )
    await run(
      "UPDATE cvs SET job_title = 'Plumbing' WHERE id IN (SELECT id FROM cvs ORDER BY uploaded_at OFFSET 10 LIMIT 2)",
    )
    const { cvs, total } = await world.search('query=plumbing')
    expect(total).toBe(2505)
    expect(cvs.slice(0, 2).map((cv) => cv.jobTitle)).toEqual(['Plumbing', 'Plumbing'])
    expect(cvs.slice(2, 5).map((cv) => cv.skills)).toEqual([['Plumbing'], ['Plumbing'], ['Plumbing']])
  })

  test('a full age bucket is closed, and later CVs are found', async () => {
    await app.db.$client.query('DELETE FROM cv_ages WHERE bucket > 3')
    await app.tasks.enqueue(app.makeContext(), 'cv-changed', { cvId: 1 })
    await app.tasksDone()
    const { rows } = await app.db.$client.query('SELECT max(bucket) AS bucket FROM cv_ages')
    expect(rows).toEqual([{ bucket: 4 }])
    await app.db.$client.query(
      "INSERT INTO cvs (job_seeker_id, full_name, email, job_title, location, experience, category, uploaded_at) VALUES (1, 'New', '', 'Common', 'Lae', 'mid', 'trades', now() + interval '2 minutes')",
    )
    for (const query of ['query=common&sortBy=date', 'sortBy=date', 'query=new']) {
      expect((await world.search(query)).cvs[0]?.fullName, query).toBe('New')
    }
  })
})
