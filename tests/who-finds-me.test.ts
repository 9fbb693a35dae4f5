import { describe, expect, test } from 'vitest'
import { aiSearchTasks } from '../src/modules/ai-search/tasks.ts'
import { mailNewMatches } from '../src/modules/alerts/mails.ts'
import { HOUR } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { insertCvs, uploadCv } from './support/cvs.ts'
import { uniqueWord } from './support/forms.ts'
import { postJob } from './support/jobs.ts'
import { outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
const visitor = openBrowser(app)
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const company = (companyName: string, credits = 20) => createEmployer(app, { credits, form: { companyName } })

/** A job seeker whose CV has a word that no other has. */
async function withCv() {
  const ana = await createJobSeeker(app)
  const word = uniqueWord()
  const cvId = await uploadCv(ana, {
    jobTitle: `Boilermaker ${word}`,
    skills: JSON.stringify([word, 'Welding']),
  })
  await aiSearchTasks.handlers['profile-cvs']?.(app.makeContext(), {})
  return { ana, word, cvId }
}
const hideFrom = (ana: { post: TestEmployer['post'] }, name: string) =>
  ana.post('/api/user/hidden-companies', { name })

const later = (hours: number) => new Date(Date.now() + hours * HOUR)

/** Everything that an employer can ask of the product about one CV, by the name of the place. */
async function everythingAbout(employer: TestEmployer, { word, cvId }: { word: string; cvId: number }) {
  const found = async (query: string) => {
    const { body } = await employer.get(`/api/cvs/search?${query}&facets=true`)
    const { cvs, total, facets } = body as { cvs: { id: number }[]; total: number; facets: object }
    return { isThere: cvs.some(({ id }) => id === cvId), total, facets }
  }
  const own = await uploadCvOfOther(word)
  const status = async (path: string) => {
    const { status, body } = await employer.get(path)
    return { status, body }
  }
  const ask = await employer.post('/api/employer/ai-search', { query: `boilermaker with ${word}` })
  const people = await employer.get(`/api/employer/job-postings/${await jobFor(employer, word)}/people`)
  const saved = await employer.post('/api/employer/saved-searches', { name: word, search: { query: word } })
  await sql(
    "UPDATE saved_searches SET seen_at = now() - interval '1 hour', mailed_until = now() - interval '1 hour' WHERE id = $1",
    [(saved.body as { id: number }).id],
  )
  const searches = await employer.get('/api/employer/saved-searches')
  await mailNewMatches({ ...app.makeContext(), now: later(1) })
  const mails = (await outbox(app, employer.email)).filter(({ kind }) => kind === 'saved_search')
  const idsIn = (body: unknown) => JSON.stringify(body).includes(`"cvId":${cvId},`)
  return {
    byWords: await found(`query=${word}`),
    bySkill: (await found(`skills=${word}`)).isThere,
    newest: (await found('sortBy=date')).isThere,
    inAiSearch: idsIn(ask.body),
    fitsJob: idsIn(people.body),
    similar: JSON.stringify((await employer.get(`/api/cvs/${own}/similar`)).body).includes(`"id":${cvId},`),
    newInSavedSearch: (searches.body as { newCount: number }[])[0]?.newCount,
    inMail: mails.length > 0,
    profile: await status(`/api/cvs/${cvId}/profile`),
    opening: await status(`/api/cvs/${cvId}/view`),
    download: await status(`/api/cvs/${cvId}/download`),
    similarToIt: await status(`/api/cvs/${cvId}/similar`),
    kept: (await employer.put(`/api/employer/kept-cvs/${cvId}`, {})).status,
    page: (await employer.get(`/profile/${cvId}`)).status,
    list: String((await employer.get(`/search?query=${word}`)).body).includes(`/profile/${cvId}`),
  }
}

async function uploadCvOfOther(word: string): Promise<number> {
  const other = await createJobSeeker(app)
  const id = await uploadCv(other, { jobTitle: `Boilermaker ${word.slice(0, 5)}` })
  return id
}
const jobFor = (employer: TestEmployer, word: string) =>
  postJob(employer, { title: `Boilermaker ${word}`, skills: [word, 'Welding'] })

// Rule (job seekers): A company that somebody hides from gets the same answers everywhere as for a CV that does not exist
test('a company that somebody hides from gets the same answers as for a CV that does not exist', async () => {
  const [blocked, other] = [await company(`Mine ${uniqueWord()}`), await company(`Camp ${uniqueWord()}`)]
  const person = await withCv()
  const missing = { word: uniqueWord(), cvId: 999_999 }
  const before = await everythingAbout(blocked, person)
  expect(before).toMatchObject({
    byWords: { isThere: true, total: 1 },
    inAiSearch: true,
    fitsJob: true,
    newInSavedSearch: 1,
    inMail: true,
    similar: true,
    profile: { status: 200 },
    opening: { status: 200 },
    list: true,
  })
  await sql('DELETE FROM cv_access WHERE employer_id = $1', [blocked.id])
  await sql('DELETE FROM shortlists WHERE employer_id = $1', [blocked.id])
  await sql('DELETE FROM saved_searches WHERE employer_id = $1', [blocked.id])
  await sql('DELETE FROM emails WHERE recipient = $1', [blocked.email])
  expect((await hideFrom(person.ana, blocked.companyName)).status).toBe(200)
  const nothing = await everythingAbout(await company(`Mill ${uniqueWord()}`), missing)
  expect(await everythingAbout(blocked, person)).toEqual(nothing)
  expect(nothing).toMatchObject({ byWords: { total: 0 }, opening: { status: 404 }, page: 404 })
  expect(await everythingAbout(other, person)).toMatchObject({
    byWords: { isThere: true, total: 1 },
    inAiSearch: true,
    opening: { status: 200 },
  })
  // Logged out, the company would see it otherwise.
  expect((await visitor.get(`/api/cvs/${person.cvId}/profile`)).status).toBe(404)
  expect((await visitor.get(`/profile/${person.cvId}`)).status).toBe(404)
})

describe('names', () => {
  // Rule (job seekers): A hidden company is recognised by its name when it registers later or takes that name
  test('a company is recognised when it registers later, when it is renamed, and stays hidden under another name', async () => {
    const { ana, cvId } = await withCv()
    const word = uniqueWord()
    const { body } = await hideFrom(ana, `The ${word} & Sons`)
    expect(body).toMatchObject({ shownTo: 'employers', hiddenFrom: [{ isRegistered: false }] })
    const late = await company(`${word.toUpperCase()} and Sons (PNG) Ltd.`)
    const renamed = await company(`Other ${word}`)
    const rename = (id: number, name: string) =>
      sql('UPDATE employers SET company_name = $2 WHERE id = $1', [id, name])
    const status = async (employer: TestEmployer) => (await employer.get(`/api/cvs/${cvId}/profile`)).status
    expect([await status(late), await status(renamed)]).toEqual([404, 200])
    await rename(renamed.id, `${word} and sons pty limited`)
    await rename(late.id, `Quite another ${word}`)
    expect([await status(late), await status(renamed)]).toEqual([404, 404])
    const [hidden] = ((await ana.get('/api/user/visibility')).body as { hiddenFrom: { id: number }[] })
      .hiddenFrom
    expect((await ana.delete(`/api/user/hidden-companies/${hidden?.id}`)).body).toMatchObject({
      shownTo: 'employers',
      hiddenFrom: [],
    })
    expect([await status(late), await status(renamed)]).toEqual([200, 200])
  })

  test('a company that registers at the moment in which its name is hidden is hidden', async () => {
    const word = uniqueWord()
    const people = await Promise.all(Array.from({ length: 4 }, () => createJobSeeker(app)))
    const [employer] = await Promise.all([
      company(word),
      ...people.map((one) => hideFrom(one, `${word} Ltd`)),
    ])
    const { rows } = await sql('SELECT count(*)::int AS hidden FROM hidden_from WHERE employer_id = $1', [
      employer.id,
    ])
    expect(rows).toEqual([{ hidden: 4 }])
  })

  test('a name is kept once, must say something, and names of registered companies are offered', async () => {
    const ana = await createJobSeeker(app)
    const word = uniqueWord()
    await company(`Hotel ${word}`)
    expect((await hideFrom(ana, '..')).status).toBe(400)
    await hideFrom(ana, word)
    const { body } = await hideFrom(ana, `${word} LTD`)
    expect((body as { hiddenFrom: object[] }).hiddenFrom).toHaveLength(1)
    expect((await ana.get(`/api/user/company-names?search=${word}`)).body).toEqual([`Hotel ${word}`])
    expect((await ana.get('/api/user/company-names?search=h')).body).toEqual([])
  })

  test('one person hides from fifty companies at most, and removes only its own', async () => {
    const [ana, other] = [await createJobSeeker(app), await createJobSeeker(app)]
    await sql(
      "INSERT INTO hidden_companies (job_seeker_id, name, name_key) SELECT $1, 'x' || n, 'x' || n FROM generate_series(1, 50) n",
      [ana.id],
    )
    expect((await hideFrom(ana, 'One more')).status).toBe(409)
    const { rows } = await sql('SELECT id FROM hidden_companies WHERE job_seeker_id = $1 LIMIT 1', [ana.id])
    expect((await other.delete(`/api/user/hidden-companies/${rows[0].id}`)).status).toBe(404)
  })
})

// Rule (job seekers): Everybody, employers only, or nobody finds a person, in searches, counts and pages
test('employers only: visitors find nothing, in lists, counts, pages and photos; employers do', async () => {
  const { ana, word, cvId } = await withCv()
  const employer = await company(`Mine ${uniqueWord()}`)
  const seen = async (browser: Pick<TestEmployer, 'get'>) => {
    const { body } = await browser.get(`/api/cvs/search?query=${word}&facets=true`)
    const { total, facets } = body as { total: number; facets: { fresh: number } }
    return [
      total,
      facets.fresh,
      (await browser.get(`/api/cvs/${cvId}`)).status,
      (await browser.get(`/profile/${cvId}`)).status,
    ]
  }
  expect(await seen(visitor)).toEqual([1, 1, 200, 200])
  expect((await ana.patch('/api/user/visibility', { shownTo: 'employers' })).body).toEqual({
    shownTo: 'employers',
    availableTo: 'employers',
    isAvailable: true,
    hiddenFrom: [],
  })
  expect(await seen(visitor)).toEqual([0, 0, 404, 404])
  expect(await seen(employer)).toEqual([1, 1, 200, 200])
  await ana.patch('/api/user/visibility', { shownTo: 'nobody' })
  expect(await seen(employer)).toEqual([0, 0, 404, 404])
  expect((await ana.get('/api/auth/profile')).body).toMatchObject({ shownTo: 'nobody' })
})

test('whoever hides from a company cannot show everybody the CV, because the company could log out', async () => {
  const ana = await createJobSeeker(app)
  const { body } = await hideFrom(ana, uniqueWord())
  expect(body).toMatchObject({ shownTo: 'employers' })
  expect((await ana.patch('/api/user/visibility', { shownTo: 'everybody' })).body).toMatchObject({
    code: 'visible_to_hidden',
  })
  expect((await ana.patch('/api/user/visibility', { shownTo: 'nobody' })).status).toBe(200)
})

// Rule (job seekers): A company that somebody hides from and gets an application from sees that application and its CV only
test('an application to a hidden company shows it that application and its CV, and nothing else', async () => {
  const { ana, word, cvId } = await withCv()
  const [second = 0] = await insertCvs(app, ana.id, 1)
  const blocked = await company(`Mine ${uniqueWord()}`)
  const jobId = await postJob(blocked)
  await hideFrom(ana, blocked.companyName)
  expect((await ana.post(`/api/jobs/${jobId}/apply`, { cvId })).status).toBe(201)
  expect((await blocked.get(`/api/cvs/${cvId}/view`)).body).toMatchObject({ creditsUsed: 0 })
  expect((await blocked.get(`/api/cvs/${second}/profile`)).status).toBe(404)
  expect((await blocked.get(`/api/cvs/search?query=${word}`)).body).toMatchObject({ total: 0 })
  expect((await blocked.get('/api/employer/applications')).body).toHaveLength(1)
})
