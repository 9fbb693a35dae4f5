import { describe, expect, test } from 'vitest'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { pdfFile, uploadCv } from './support/cvs.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'
import { createSearchWorld } from './support/search.ts'

const app = await startTestApp()
const world = await createSearchWorld(app)

const run = (text: string, values: unknown[]) => app.db.$client.query(text, values)

describe('the search finds', () => {
  test('a CV as soon as it is uploaded, by title and by the text of its file; not when it is deleted', async () => {
    const ana = await createJobSeeker(app)
    const id = await uploadCv(
      ana,
      { jobTitle: 'Hydrographer' },
      await pdfFile('Sounded the Huon Gulf by catamaran'),
    )
    for (const query of ['hydrographer', 'catamaran', 'catamaran huon']) {
      expect(await world.search(`query=${query}`), query).toMatchObject({ total: 1, cvs: [{ id }] })
    }
    await ana.delete(`/api/cvs/${id}`)
    expect(await world.search('query=hydrographer')).toMatchObject({ total: 0, cvs: [] })
  })

  // Rule (job seekers): A CV that is unavailable or hidden disappears from results and totals at once
  test('nobody who is unavailable, suspended, deleted, inactive or blocked, in results and totals, at once', async () => {
    const shown = async () => (await world.search('query=hideable')).total
    const owner = await world.person()
    const id = await world.cv(owner, { job_title: 'Hideable' })
    expect(await shown()).toBe(1)
    const states: [string, string][] = [
      [
        "UPDATE job_seekers SET shown_to = 'nobody' WHERE id = $1",
        "UPDATE job_seekers SET shown_to = 'everybody' WHERE id = $1",
      ],
      [
        'UPDATE job_seekers SET is_active = false WHERE id = $1',
        'UPDATE job_seekers SET is_active = true WHERE id = $1',
      ],
      [
        'UPDATE cvs SET is_active = false WHERE job_seeker_id = $1',
        'UPDATE cvs SET is_active = true WHERE job_seeker_id = $1',
      ],
      [
        'UPDATE cvs SET blocked_at = now() WHERE job_seeker_id = $1',
        'UPDATE cvs SET blocked_at = NULL WHERE job_seeker_id = $1',
      ],
    ]
    for (const [hide, show] of states) {
      await run(hide, [owner])
      expect(await shown(), hide).toBe(0)
      await run(show, [owner])
      expect(await shown(), show).toBe(1)
    }
    await run('DELETE FROM job_seekers WHERE id = $1', [owner])
    expect(await shown()).toBe(0)
    expect((await run('SELECT job_seeker_id FROM cvs WHERE id = $1', [id])).rows).toEqual([
      { job_seeker_id: null },
    ])
  })

  test('no hidden CV, also when the index still has it', async () => {
    const owner = await world.person()
    const id = await world.cv(owner, { job_title: 'Stale' })
    await run('UPDATE cvs SET is_active = false WHERE id = $1', [id])
    await run(
      "INSERT INTO cv_search SELECT id, uploaded_at, NULL, NULL, 2, 'stale'::tsvector FROM cvs WHERE id = $1",
      [id],
    )
    expect((await world.search('query=stale')).cvs).toEqual([])
    await run('DELETE FROM cv_search WHERE cv_id = $1', [id])
  })

  test('a hired person, with the status that says so', async () => {
    const owner = await world.person()
    await world.cv(owner, { job_title: 'Taken', status: 'hired' })
    expect(await world.search('query=taken')).toMatchObject({ total: 1, cvs: [{ status: 'hired' }] })
  })

  test('the last of two changes at the same moment', async () => {
    const owner = await world.person()
    const id = await world.cv(owner, { job_title: 'Racer' })
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0
          ? run('UPDATE job_seekers SET shown_to = $2 WHERE id = $1', [
              owner,
              n % 4 === 0 ? 'everybody' : 'nobody',
            ])
          : run('UPDATE cvs SET summary = $2 WHERE id = $1', [id, `lap ${n}`]),
      ),
    )
    const { rows } = await run(
      `SELECT j.shown_to <> 'nobody' AS available, s.cv_id IS NOT NULL AS indexed, s.lexemes = v.lexemes AS fresh
       FROM job_seekers j LEFT JOIN cv_search s ON s.cv_id = $2 LEFT JOIN searchable_cvs v ON v.cv_id = $2 WHERE j.id = $1`,
      [owner, id],
    )
    const available = rows[0].available
    expect(rows[0]).toEqual({ available, indexed: available, fresh: available ? true : null })
  })
})

describe('contact details', () => {
  // Rule (job seekers): Contact details are masked and cannot be searched for
  test('are masked on cards, and cannot be searched for', async () => {
    const owner = await world.person()
    const id = await world.cv(
      owner,
      {
        full_name: 'Koivi 7012 3456',
        job_title: 'Contactable koivi@example.com',
        summary: `${'Long. '.repeat(25)}Ring 7012 3456 or write to koivi@example.com today`,
        skills: ['Welding', 'call 70123456', '7012', '3456'],
        location: 'Lae 320 1234',
      },
      'Reach me on 7012 3456 or koivi@example.com, since 2019',
    )
    const { cvs } = await world.search('query=contactable')
    expect(cvs).toHaveLength(1)
    expect(cvs[0]).toMatchObject({
      fullName: 'Koivi •••',
      jobTitle: 'Contactable •••',
      location: 'Lae •••',
      skills: ['Welding', 'call •••', '•••', '•••'],
      skillsCount: 4,
    })
    expect(JSON.stringify(cvs)).not.toMatch(/\d{3} ?\d{4}|example\.com|7012/)
    expect(String(cvs[0]?.summary).length).toBeLessThanOrEqual(160)
    expect(cvs[0]?.summary).toMatch(/…$/)
    for (const query of [
      '70123456',
      '7012 3456',
      '+675 7012 3456',
      '3456',
      'koivi@example.com',
      'contactable 7012-3456',
      'contactable @example.com x@example.com',
    ]) {
      expect((await world.search(`query=${encodeURIComponent(query)}`)).total, query).toBe(0)
    }
    for (const skill of ['7012', '70123456', '7012 3456', '+++']) {
      expect((await world.search(`skills=${encodeURIComponent(skill)}`)).total, skill).toBe(0)
    }
    expect((await world.search('location=320+1234')).total).toBe(0)
    const { rows } = await run(
      "SELECT array_to_string(tsvector_to_array(lexemes), ' ') AS lexemes FROM cv_search WHERE cv_id = $1",
      [id],
    )
    expect(rows[0].lexemes).not.toMatch(/7012|3456|example/)
  })

  test('are shown to an employer that has paid, and the card says what the employer has', async () => {
    const employer = await createEmployer(app)
    const owner = await world.person()
    const id = await world.cv(owner, { job_title: 'Opened 7012 3456' })
    const card = async () =>
      ((await employer.get('/api/cvs/search?query=opened')).body as { cvs: unknown[] }).cvs[0]
    expect(await card()).toMatchObject({ access: 'none', jobTitle: 'Opened •••' })
    const grant =
      'INSERT INTO cv_access (employer_id, cv_id, job_seeker_id, access_type, credits_used) VALUES ($1, $2, $3, $4, 0)'
    await run(grant, [employer.id, id, owner, 'view'])
    expect(await card()).toMatchObject({ access: 'viewed', jobTitle: 'Opened 7012 3456' })
    // An application to the employer's job may be opened and downloaded free of charge.
    await run(grant, [employer.id, id, owner, 'application'])
    expect(await card()).toMatchObject({ access: 'applied' })
    await run(grant, [employer.id, id, owner, 'download'])
    expect(await card()).toMatchObject({ access: 'downloaded' })
    expect((await world.search('query=opened')).cvs[0]).not.toHaveProperty('access')
  })

  test('a card contains exactly its fields', async () => {
    const owner = await world.person({ photo_id: 'portrait', phone: '7012 3456' })
    await world.cv(owner, {
      job_title: 'Cardholder',
      summary: 'x'.repeat(300),
      skills: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1'],
      education: 'phd',
      phone: '7123 4567',
    })
    const { cvs } = await world.search('query=cardholder')
    expect(Object.keys(cvs[0] ?? {}).sort()).toEqual([
      'category',
      'cvCount',
      'education',
      'experience',
      'fullName',
      'id',
      'inTitle',
      'isAvailable',
      'isComplete',
      'jobTitle',
      'location',
      'photoId',
      'salaryMax',
      'salaryMin',
      'skills',
      'skillsCount',
      'status',
      'summary',
      'updatedAt',
      'uploadedAt',
      'years',
    ])
    expect(cvs[0]).toMatchObject({
      skills: ['a1', 'b1', 'c1', 'd1', 'e1'],
      skillsCount: 7,
      photoId: 'portrait',
      isComplete: true,
      summary: `${'x'.repeat(159)}…`,
    })
  })
})

describe('paging', () => {
  test('counts exactly, names no empty page, and answers beyond the last', async () => {
    const owner = await world.person()
    for (let n = 0; n < 25; n++) await world.cv(owner, { full_name: `P${n}`, job_title: 'Pageable' })
    const first = await world.search('query=pageable')
    expect(first).toMatchObject({ total: 25, totalIsExact: true, page: 1, totalPages: 3 })
    expect(first.cvs).toHaveLength(12)
    const last = await world.search('query=pageable&page=3')
    expect(last.cvs.map((cv) => cv.fullName)).toEqual(['P0'])
    expect(await world.search('query=pageable&page=4')).toMatchObject({
      cvs: [],
      total: 25,
      page: 4,
      totalPages: 3,
    })
    expect((await world.search('query=pageable&limit=50')).cvs).toHaveLength(25)
  })

  test.each([
    'page=0',
    'limit=51',
    'limit=0',
    'page=abc',
    'sortBy=luck',
    'salaryMin=x',
    'salaryMin=9&salaryMax=8',
  ])('refuses %s', async (query) => {
    const { status, body } = await openBrowser(app).get(`/api/cvs/search?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: expect.any(String) })
  })

  test.each(["'", '\\', '"a', 'a & | ! ( <->', ':*', "l=1' | 'x", '%', 'ⁿ ☃ 🎉', 'a'.repeat(5000)])(
    'answers the query %s',
    async (query) => {
      const { status } = await openBrowser(app).get(
        `/api/cvs/search?query=${encodeURIComponent(query)}&location=%27&skills=%27&category=%5C`,
      )
      expect(status).toBe(200)
    },
  )
})

describe('what an employer leaves out', () => {
  test('CVs that it has opened or was sent, in rows, totals and pages; other employers still see them', async () => {
    const employer = await createEmployer(app)
    const owner = await world.person()
    const ids: number[] = []
    for (let cv = 0; cv < 4; cv++) ids.push(await world.cv(owner, { job_title: 'Ferryman' }))
    const [viewed, sent] = ids
    for (const [id, type] of [
      [viewed, 'view'],
      [viewed, 'download'],
      [sent, 'application'],
      [null, 'view'],
    ]) {
      await run(
        'INSERT INTO cv_access (employer_id, cv_id, access_type, credits_used) VALUES ($1, $2, $3, 0)',
        [employer.id, id, type],
      )
    }
    const found = async (browser: Pick<typeof employer, 'get'>, rest: string) =>
      (await browser.get(`/api/cvs/search?query=ferryman${rest}`)).body
    expect(await found(employer, '')).toMatchObject({ total: 4 })
    expect(await found(employer, '&hideOpened=true&limit=1')).toMatchObject({ total: 2, totalPages: 2 })
    for (const hidden of ['', '&hideOpened=true'])
      expect(await found(employer, `&facets=true${hidden}`)).toMatchObject({ facets: { opened: 2 } })
    for (const browser of [openBrowser(app), await createEmployer(app)])
      expect(await found(browser, '&hideOpened=true')).toMatchObject({ total: 4 })
  })

  test('CVs that were published more than a number of days ago', async () => {
    const owner = await world.person()
    const days = (count: number) => new Date(Date.now() - count * DAY)
    for (const age of [29, 31]) await world.cv(owner, { job_title: 'Lamplighter', uploaded_at: days(age) })
    expect(await world.search('query=lamplighter&days=30')).toMatchObject({ total: 1 })
    expect(await world.search('query=lamplighter')).toMatchObject({ total: 2 })
  })
})

// Rule (employers): A found CV that is kept in memory shows its contact details only to the employer that opened it
test('a CV that is kept in memory shows contact details only to the employer that opened it', async () => {
  const owner = await world.person({ phone: '7012 3456' })
  const id = await world.cv(owner, { job_title: 'Cooper', summary: 'Call me: 7012 3456.' })
  const [opened, other] = await Promise.all([createEmployer(app, { credits: 9 }), createEmployer(app)])
  const found = async (browser: Pick<typeof opened, 'get'>) => {
    const { body } = await browser.get('/api/cvs/search?query=cooper')
    return (body as Awaited<ReturnType<typeof world.search>>).cvs[0]
  }
  expect(await found(openBrowser(app))).toMatchObject({ summary: expect.not.stringContaining('7012') })
  expect(await found(opened)).toMatchObject({ access: 'none' })
  expect((await opened.get(`/api/cvs/${id}/view`)).status).toBe(200)
  expect(await found(opened)).toMatchObject({ access: 'viewed', summary: 'Call me: 7012 3456.' })
  expect(await found(other)).toMatchObject({ access: 'none', summary: expect.not.stringContaining('7012') })
  expect(await found(openBrowser(app))).toMatchObject({ summary: expect.not.stringContaining('7012') })
  expect(await found(openBrowser(app))).not.toHaveProperty('access')
})
