import { describe, expect, test } from 'vitest'
import { aiSearchTasks } from '../src/modules/ai-search/tasks.ts'
import { searchTasks } from '../src/modules/search/tasks.ts'
import { startTestApp } from './support/app.ts'
import { meetAndApply } from './support/applications.ts'
import { converse, EMPLOYER, JOB_SEEKER, listed } from './support/conversations.ts'
import { uploadCv } from './support/cvs.ts'
import { cvFields, formOf, uniqueWord } from './support/forms.ts'
import { jobForm, postJob } from './support/jobs.ts'
import { openSession, overlap } from './support/overlap.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'
import { createSearchWorld } from './support/search.ts'

const app = await startTestApp()
const world = await createSearchWorld(app)
const vera = await logInAdministrator(app)

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await app.db.$client.query<Record<string, unknown>>(text, values)).rows
/** How many people a search for a word finds. */
const total = async (word: string) => (await world.search(`query=${word}`)).total
const jobs = async (word: string) =>
  ((await vera.get(`/api/jobs/search?query=${word}`)).body as { total: number }).total
/** Reads a CV as its task does. */
const profile = (cvId: number) => aiSearchTasks.handlers['cv-changed']?.(app.makeContext(), { cvId })
const stateOf = async (cvId: number) => {
  const [row] = await rowsOf(
    `SELECT s.lexemes = v.lexemes AND s.is_public = v.is_public AS found, r.words = v.words AS ranked
     FROM searchable_cvs v LEFT JOIN cv_search s ON s.cv_id = v.cv_id LEFT JOIN cv_ranking r ON r.cv_id = v.cv_id WHERE v.cv_id = $1`,
    [cvId],
  )
  return row
}
const RIGHT = { found: true, ranked: true }

async function published() {
  const ana = await createJobSeeker(app)
  const [before, after] = [uniqueWord(), uniqueWord()]
  const id = await uploadCv(ana, { jobTitle: `Nurse ${before}` })
  await app.tasksDone('cv-changed')
  return { ana, id, before, after }
}

describe('the search row of a CV', () => {
  // Rule (employers): Of two changes of a CV in the same moment, search and ranking follow both
  test('follows an edit and a profile, whichever comes first', async () => {
    const { id, before, after } = await published()
    const edit = ['UPDATE cvs SET job_title = $2 WHERE id = $1', [id, `Nurse ${after}`]] as const
    const codes = "UPDATE ai_profiles SET codes = codes || '{g=overlapping}' WHERE cv_id = $1"
    await overlap(
      app,
      (run) => run(edit[0], [...edit[1]]),
      () => rowsOf(codes, [id]),
    )
    expect([await total(before), await total(after)]).toEqual([0, 1])
    expect(await stateOf(id)).toEqual(RIGHT)
    const years = 'UPDATE ai_profiles SET years = 33 WHERE cv_id = $1'
    await overlap(
      app,
      (run) => run(years, [id]),
      () => rowsOf(edit[0], [id, `Nurse ${before}`]),
    )
    expect([await total(before), await total(after)]).toEqual([1, 0])
    expect(await stateOf(id)).toEqual(RIGHT)
  })

  // Rule (employers): A CV that is hidden while it is read is in no total
  test('goes when the CV is hidden while its profile is written', async () => {
    const { ana, id, before } = await published()
    const hidden = await overlap(
      app,
      (run) => run(`UPDATE ai_profiles SET codes = codes || '{g=hiding}' WHERE cv_id = $1`, [id]),
      () => ana.patch(`/api/cvs/${id}`, { isActive: false }),
    )
    expect(hidden.status).toBe(200)
    await ana.patch(`/api/cvs/${id}`, { isActive: true })
    await app.tasksDone('cv-changed')
    await overlap(
      app,
      (run) => run('UPDATE cvs SET is_active = false WHERE id = $1', [id]),
      async () => rowsOf('UPDATE ai_profiles SET years = 33 WHERE cv_id = $1', [id]),
    )
    expect(await total(before)).toBe(0)
    expect(await rowsOf('SELECT FROM cv_search WHERE cv_id = $1', [id])).toEqual([])
  })

  test('follows the choice of its owner, also of a CV that is being uploaded or edited', async () => {
    const { ana, id, after } = await published()
    const choose = (shownTo: string) => (run: (text: string, values: unknown[]) => Promise<unknown>) =>
      run('UPDATE job_seekers SET shown_to = $2 WHERE id = $1', [ana.id, shownTo])
    const other = await overlap(app, choose('nobody'), () => uploadCv(ana, { jobTitle: `Nurse ${after}` }))
    expect(await total(after)).toBe(0)
    await overlap(app, choose('everybody'), () =>
      ana.upload(`/api/cvs/${id}`, formOf(cvFields({ jobTitle: `Clerk ${after}` })), 'PUT'),
    )
    // The two are of one person, who is listed once.
    expect([await stateOf(id), await stateOf(other)]).toEqual([RIGHT, RIGHT])
    const found = await rowsOf('SELECT cv_id FROM cv_search WHERE cv_id = ANY ($1)', [[id, other]])
    expect(found).toHaveLength(2)
  })

  // Rule (employers): A CV that enters a category while it is renamed is found by the new name
  test('has the new name of a category that a CV enters while it is renamed', async () => {
    const { body } = await vera.post('/api/admin/categories', { name: uniqueWord() })
    const { id, slug } = body as { id: number; slug: string }
    const owner = await world.person()
    const moved = await world.cv(await world.person(), {})
    const [first, second] = [uniqueWord(), uniqueWord()]
    const rename = async (name: string) => {
      expect((await vera.put(`/api/admin/categories/${id}`, { name })).status).toBe(200)
      await app.tasksDone('category-renamed')
    }
    const insert = `INSERT INTO cvs (job_seeker_id, full_name, email, job_title, location, experience, category)
      VALUES ($1, 'Koivi', 'koivi@example.com', 'Fitter', 'Lae', 'mid', $2)`
    await overlap(
      app,
      (run) => run(insert, [owner, slug]),
      () => rename(first),
    )
    expect(await total(first)).toBe(1)
    await overlap(
      app,
      (run) => run('UPDATE cvs SET category = $2 WHERE id = $1', [moved, slug]),
      () => rename(second),
    )
    expect([await total(first), await total(second)]).toEqual([0, 2])
    expect(await stateOf(moved)).toEqual(RIGHT)
  })
})

describe('the AI profile of a CV', () => {
  const titles = async (id: number) =>
    (await rowsOf('SELECT titles FROM ai_profiles WHERE cv_id = $1', [id]))[0]

  // Rule (AI search): A profile of an older version of a CV never replaces a newer one
  test('is made of the CV as it is when the profile is written', async () => {
    const { id } = await published()
    await overlap(
      app,
      (run) => run("UPDATE cvs SET job_title = 'Crane Operator' WHERE id = $1", [id]),
      () => profile(id) ?? Promise.reject(new Error('no task')),
    )
    expect((await titles(id))?.['titles']).toContain('Crane Operator')
    await overlap(
      app,
      (run) =>
        run("UPDATE cv_texts SET text = 'Five years. Forklift licence class 4.' WHERE cv_id = $1", [id]),
      () => profile(id) ?? Promise.reject(new Error('no task')),
    )
    expect(await rowsOf('SELECT licences FROM ai_profiles WHERE cv_id = $1', [id])).toEqual([
      { licences: [4] },
    ])
  })

  // Rule (AI search): A CV that is profiled while a term is added has the term's meaning
  test('is made with a term that is added meanwhile', async () => {
    const word = uniqueWord()
    const id = await world.cv(await world.person(), { skills: [word] })
    await overlap(
      app,
      (run) =>
        run("INSERT INTO ai_terms (phrase, kind, meaning) VALUES ($1, 'skill', 'Overlapping skill')", [word]),
      () => profile(id) ?? Promise.reject(new Error('no task')),
    )
    const [row] = await rowsOf('SELECT codes FROM ai_profiles WHERE cv_id = $1', [id])
    expect(row?.['codes']).toEqual(expect.arrayContaining([expect.stringMatching(/^g=overlap/)]))
  })
})

describe('the words of a job', () => {
  // Rule (jobs): A job that is posted or moved while its company, town or category is renamed is found by the new name
  test('have the new names of company, location and category', async () => {
    const employer = await createEmployer(app, { credits: 100 })
    const [company, town, trade, later] = [uniqueWord(), uniqueWord(), uniqueWord(), uniqueWord()]
    const post = () => postJob(employer, { location: 'kavieng', category: 'hospitality' })
    const job = await overlap(
      app,
      (run) => run('UPDATE employers SET company_name = $2 WHERE id = $1', [employer.id, company]),
      post,
    )
    expect(await jobs(company)).toBe(1)
    await overlap(app, (run) => run("UPDATE locations SET name = $1 WHERE slug = 'kavieng'", [town]), post)
    expect(await jobs(town)).toBe(2)
    await overlap(
      app,
      (run) => run("UPDATE categories SET name = $1 WHERE slug = 'hospitality'", [trade]),
      post,
    )
    expect(await jobs(trade)).toBe(3)
    const moved = await overlap(
      app,
      (run) => run("UPDATE categories SET name = $1 WHERE slug = 'trades'", [later]),
      () =>
        employer.put(
          `/api/employer/job-postings/${job}`,
          jobForm({ location: 'kavieng', category: 'trades' }),
        ),
    )
    expect(moved.status).toBe(200)
    expect([await jobs(trade), await jobs(later)]).toEqual([2, 1])
  })
})

describe('counts', () => {
  test('of applications have each of two that come together, and one that goes', async () => {
    const { jobId, id } = await meetAndApply(app)
    const person = await createJobSeeker(app)
    await uploadCv(person)
    const applied = await overlap(
      app,
      (run) => run('DELETE FROM job_applications WHERE id = $1', [id]),
      () => person.post(`/api/jobs/${jobId}/apply`, {}),
    )
    expect(applied.status).toBe(201)
    expect(await rowsOf('SELECT applications FROM job_postings WHERE id = $1', [jobId])).toEqual([
      { applications: 1 },
    ])
  })

  test('of unread messages are right when a message comes while the others are read', async () => {
    const { employer, ana, conversation, read } = await converse(app)
    await overlap(
      app,
      async (run) => {
        await run('SELECT FROM conversations WHERE id = $1 FOR NO KEY UPDATE', [conversation])
        const message = `WITH sent AS (INSERT INTO messages (conversation_id, sender, body) VALUES ($1, 'employer', 'One more') RETURNING id)
          UPDATE conversations SET last_message_id = sent.id, job_seeker_unread = job_seeker_unread + 1 FROM sent WHERE conversations.id = $1`
        await run(message, [conversation])
      },
      read,
    )
    expect(await listed(ana, JOB_SEEKER)).toMatchObject([{ unread: 1 }])
    expect(await listed(employer, EMPLOYER)).toMatchObject([{ unread: 0 }])
  })
})

describe('other derived rows', () => {
  test('a word that is learnt while the dictionary is counted stays', async () => {
    const word = uniqueWord()
    const id = await world.cv(await world.person(), { job_title: word, is_active: false })
    await rowsOf('INSERT INTO search_words VALUES ($1, $1, 1)', [word])
    await overlap(
      app,
      async (run) => {
        await run('UPDATE cvs SET is_active = true WHERE id = $1', [id])
        await run('UPDATE search_words SET cvs = cvs + 1 WHERE word = $1', [word])
      },
      () =>
        searchTasks.handlers['refresh-search']?.(app.makeContext(), {}) ??
        Promise.reject(new Error('no task')),
    )
    expect(await rowsOf('SELECT FROM search_words WHERE word = $1', [word])).toHaveLength(1)
  })

  // Rule (job seekers): A company that takes a name while somebody hides from it does not find them
  test('a company that takes a name while somebody hides from it does not find them', async () => {
    const employer = await createEmployer(app)
    const ana = await createJobSeeker(app)
    const name = uniqueWord()
    const hidden = await overlap(
      app,
      (run) => run('UPDATE employers SET company_name = $2 WHERE id = $1', [employer.id, name]),
      () => ana.post('/api/user/hidden-companies', { name }),
    )
    expect(hidden.status).toBeLessThan(300)
    expect(await rowsOf('SELECT employer_id FROM hidden_from WHERE job_seeker_id = $1', [ana.id])).toEqual([
      { employer_id: employer.id },
    ])
  })

  // Rule (operating): A change of public content never waits for another one only to be counted
  test('changes that go on at the same time are all counted, and none waits', async () => {
    const count = async () =>
      Number((await rowsOf("SELECT sum(changes) AS sum FROM content_changes WHERE area = 'cvs'"))[0]?.['sum'])
    const before = await count()
    const sessions = []
    for (let i = 0; i < 20; i += 1) {
      const id = await world.cv(await world.person(), {})
      const session = await openSession(app)
      await session.query("BEGIN; SET LOCAL lock_timeout = '10s'")
      sessions.push({ session, id })
    }
    const prepared = await count()
    expect(prepared).toBeGreaterThan(before)
    for (const { session, id } of sessions)
      await session.query("UPDATE cvs SET status = 'interviewing' WHERE id = $1", [id])
    for (const { session } of sessions) await session.query('COMMIT')
    expect(await count()).toBe(prepared + sessions.length)
  })
})
