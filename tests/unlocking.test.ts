import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { insertCvs, uploadCv } from './support/cvs.ts'
import { cvBuild } from './support/forms.ts'
import { createEmployer, createJobSeeker, giveCredits, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const balance = async (employer: TestEmployer) =>
  ((await employer.get('/api/employer/credits')).body as { credits: number }).credits
const ledger = async (employer: TestEmployer) =>
  (await employer.get('/api/employer/transactions')).body as { amount: number }[]
const statuses = (answers: { status: number }[]) =>
  Object.groupBy(
    answers.map((answer) => answer.status),
    String,
  )
/** For calls that are refused and so change nothing. */
const untouched = {
  id: await uploadCv(await createJobSeeker(app)),
  employer: await createEmployer(app, { credits: 10 }),
}

describe('opening a CV', () => {
  test('costs the price in the settings, once and for all, and shows the locked fields', async () => {
    const ana = await createJobSeeker(app)
    const id = await uploadCv(ana)
    const employer = await createEmployer(app, { credits: 10 })
    const first = await employer.get(`/api/cvs/${id}/view`)
    expect(first).toMatchObject({
      status: 200,
      body: {
        creditsUsed: 2,
        credits: 8,
        cv: { email: 'ana.kila@example.com', phone: '7012 3456', locked: false },
      },
    })
    const second = await employer.get(`/api/cvs/${id}/view`)
    expect(second).toMatchObject({ status: 200, body: { creditsUsed: 0, credits: 8 } })
    expect((await employer.get(`/api/cvs/${id}/employer-view`)).body).toMatchObject({
      email: 'ana.kila@example.com',
      isDownloaded: false,
    })
    expect((await employer.get(`/api/cvs/${id}/profile`)).body).toMatchObject({ locked: false })
    expect(await ledger(employer)).toMatchObject([
      { amount: -2, balanceAfter: 8, type: 'usage', relatedId: id },
      { amount: 10 },
    ])
  })

  test('without enough credits is refused with the price', async () => {
    const id = await uploadCv(await createJobSeeker(app))
    const employer = await createEmployer(app, { credits: 1 })
    expect(await employer.get(`/api/cvs/${id}/view`)).toMatchObject({
      status: 402,
      body: { message: 'You need at least 2 credits to view this CV. Please purchase more credits.' },
    })
    expect((await employer.get(`/api/cvs/${id}/employer-view`)).status).toBe(403)
    expect(await balance(employer)).toBe(1)
  })

  test('at a price that has changed is asked about again', async () => {
    const id = await uploadCv(await createJobSeeker(app))
    const employer = await createEmployer(app, { credits: 10 })
    expect(await employer.get(`/api/cvs/${id}/view?expectedCost=1`)).toMatchObject({
      status: 409,
      body: { price: 2 },
    })
    expect(await balance(employer)).toBe(10)
    expect((await employer.get(`/api/cvs/${id}/view?expectedCost=2`)).status).toBe(200)
  })

  // Rule (requests): A GET call that spends is refused when loaded in advance or from another site
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ referer: 'https://mail.example/' }],
    [{ 'sec-purpose': 'prefetch' }],
    [{ 'Sec-Purpose': 'Prefetch;Prerender' }],
    [{ 'sec-purpose': 'prefetch;anonymous-client-ip' }],
    [{ Purpose: 'prefetch' }],
    [{ purpose: 'Preview' }],
    [{ 'X-Purpose': 'preview' }],
    [{ 'X-Moz': 'prefetch' }],
  ])('from another site or in advance (%j) is refused and costs nothing', async (headers) => {
    const { id, employer } = untouched
    expect((await employer.get(`/api/cvs/${id}/view`, headers)).status).toBe(403)
    expect((await employer.get(`/api/cvs/${id}/download`, headers)).status).toBe(403)
    expect(await balance(employer)).toBe(10)
  })

  test('is not paid for by a HEAD request', async () => {
    const { id, employer } = untouched
    expect((await employer.send('HEAD', `/api/cvs/${id}/view`)).status).toBe(404)
    expect(await balance(employer)).toBe(10)
  })

  test('needs an employer', async () => {
    const ana = await createJobSeeker(app)
    const id = await uploadCv(ana)
    expect((await openBrowser(app).get(`/api/cvs/${id}/view`)).status).toBe(401)
    expect((await ana.get(`/api/cvs/${id}/view`)).status).toBe(401)
  })

  test('waits for approval if the setting says so', async () => {
    const id = await uploadCv(await createJobSeeker(app))
    const employer = await createEmployer(app, { credits: 10 })
    await sql(
      "UPDATE system_settings SET setting_value = 'true' WHERE setting_key = 'require_employer_approval'",
    )
    expect((await employer.get(`/api/cvs/${id}/view`)).status).toBe(403)
    await sql('UPDATE employers SET is_approved = true WHERE id = $1', [employer.id])
    expect((await employer.get(`/api/cvs/${id}/view`)).status).toBe(200)
    await sql(
      "UPDATE system_settings SET setting_value = 'false' WHERE setting_key = 'require_employer_approval'",
    )
  })

  test('keeps access when the person hides, and a new CV of the person is free for 90 days', async () => {
    const ana = await createJobSeeker(app)
    const id = await uploadCv(ana)
    const employer = await createEmployer(app, { credits: 10 })
    await employer.get(`/api/cvs/${id}/view`)
    const newer = await uploadCv(ana)
    expect((await employer.get(`/api/cvs/${newer}/view`)).body).toMatchObject({ creditsUsed: 0 })
    await ana.patch('/api/user/visibility', { shownTo: 'nobody' })
    expect((await employer.get(`/api/cvs/${id}/view`)).body).toMatchObject({ creditsUsed: 0 })
    expect(await balance(employer)).toBe(8)
    await ana.delete(`/api/cvs/${id}`)
    expect(await ledger(employer)).toHaveLength(2)
  })
})

describe('downloading', () => {
  test('needs the view first, then costs once', async () => {
    const id = await uploadCv(await createJobSeeker(app))
    const employer = await createEmployer(app, { credits: 10 })
    expect(await employer.get(`/api/cvs/${id}/download`)).toMatchObject({
      status: 403,
      body: { message: 'You must view the CV first before downloading.' },
    })
    await employer.get(`/api/cvs/${id}/view`)
    const file = await employer.get(`/api/cvs/${id}/download?expectedCost=5`)
    expect(file.status).toBe(200)
    expect(file.headers.get('x-credits-used')).toBe('5')
    expect((await employer.get(`/api/cvs/${id}/download`)).headers.get('x-credits-used')).toBe('0')
    expect(await balance(employer)).toBe(3)
  })

  test('without enough credits is refused with the price', async () => {
    const id = await uploadCv(await createJobSeeker(app))
    const employer = await createEmployer(app, { credits: 6 })
    await employer.get(`/api/cvs/${id}/view`)
    expect(await employer.get(`/api/cvs/${id}/download`)).toMatchObject({
      status: 402,
      body: { message: 'You need at least 5 credits to download this CV. Please purchase more credits.' },
    })
  })

  test('of a missing file costs nothing', async () => {
    const employer = await createEmployer(app, { credits: 10 })
    const [id] = await insertCvs(app, (await createJobSeeker(app)).id, 1)
    await employer.get(`/api/cvs/${id}/view`)
    expect((await employer.get(`/api/cvs/${id}/download`)).status).toBe(404)
    expect(await balance(employer)).toBe(8)
  })
})

describe('at the same moment', () => {
  test('50 CVs with credits for one: one is opened, 49 are refused', async () => {
    const ids = await insertCvs(app, (await createJobSeeker(app)).id, 50)
    const employer = await createEmployer(app, { credits: 3 })
    const answers = await Promise.all(ids.map((id) => employer.get(`/api/cvs/${id}/view`)))
    expect(statuses(answers)).toMatchObject({ 200: { length: 1 }, 402: { length: 49 } })
    expect(await balance(employer)).toBe(1)
    const { rows } = await sql('SELECT count(*) FROM cv_access WHERE employer_id = $1', [employer.id])
    expect(rows).toEqual([{ count: 1 }])
  })

  test('one CV 50 times: one charge, 50 answers', async () => {
    const id = await uploadCv(await createJobSeeker(app))
    const employer = await createEmployer(app, { credits: 100 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => employer.get(`/api/cvs/${id}/view`)))
    expect(statuses(answers)).toMatchObject({ 200: { length: 50 } })
    expect(await balance(employer)).toBe(98)
    const downloads = await Promise.all(
      Array.from({ length: 20 }, () => employer.get(`/api/cvs/${id}/download`)),
    )
    expect(statuses(downloads)).toMatchObject({ 200: { length: 20 } })
    expect(await balance(employer)).toBe(93)
    expect(await ledger(employer)).toHaveLength(3)
  })

  test('credits are added and spent while 30 CVs are opened: the rows add up to the balance', async () => {
    const ids = await insertCvs(app, (await createJobSeeker(app)).id, 30)
    const employer = await createEmployer(app, { credits: 10 })
    const gifts = Array.from({ length: 10 }, () => giveCredits(app, employer.id, 3))
    const views = ids.map((id) => employer.get(`/api/cvs/${id}/view`))
    await Promise.all([...gifts, ...views])
    const rows = await ledger(employer)
    const left = await balance(employer)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(left)
  })
})

test('a stolen login can open at most 200 CVs an hour', async () => {
  const limited = await startTestApp({ RATE_LIMIT_FACTOR: '0.05' })
  await limited.db.$client.query(
    "UPDATE system_settings SET setting_value = 'vera@example.com' WHERE setting_key = 'admin_email'",
  )
  const employer = await createEmployer(limited, { credits: 100 })
  const ids = await insertCvs(limited, (await createJobSeeker(limited)).id, 11)
  const answers = []
  for (const id of ids) answers.push(await employer.get(`/api/cvs/${id}/view`))
  expect(answers.map((answer) => answer.status)).toEqual([...Array(10).fill(200), 429])
  expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 80 })
  await employer.get(`/api/cvs/${ids.at(-1)}/view`)
  const mails = await limited.db.$client.query(
    "SELECT subject FROM emails WHERE recipient = 'vera@example.com'",
  )
  expect(mails.rows).toEqual([{ subject: `Employer ${employer.id} opens CVs unusually fast` }])
})

describe('the content of a paid CV', () => {
  // Rule (employers): An employer with access sees work, schooling, licences and referees, the pages of the document as pictures, and its text; before, how much of each there is
  test('is sent to employers with access only; others learn how much there is', async () => {
    const ana = await createJobSeeker(app)
    const { body: built } = await ana.post('/api/cvs/build', cvBuild())
    const { id } = built as { id: number }
    const employer = await createEmployer(app, { credits: 10 })
    const { work, referees } = cvBuild()
    expect((await employer.get(`/api/cvs/${id}/profile`)).body).toMatchObject({
      content: { work: work.length, referees: referees.length, isLines: false },
    })
    for (const path of ['document', 'pages/1'])
      expect((await employer.get(`/api/cvs/${id}/${path}`)).status).toBe(403)

    await employer.get(`/api/cvs/${id}/view`)
    expect((await employer.get(`/api/cvs/${id}/employer-view`)).body).toMatchObject({
      content: { kind: 'made', work, referees },
      isApplicant: false,
      openedAt: expect.any(String),
    })
    const { body } = await employer.get(`/api/cvs/${id}/document`)
    expect(body).toMatchObject({ pages: 1, width: 960, text: expect.stringContaining('Umboi quarry') })
    const page = await employer.send('GET', `/api/cvs/${id}/pages/1`)
    expect(page.status).toBe(200)
    expect((await employer.get(`/api/cvs/${id}/pages/2`)).status).toBe(404)
  })
})
