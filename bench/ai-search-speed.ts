import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Application, startApplication } from '../src/application.ts'
import { startSession } from '../src/modules/accounts/sessions.ts'
import { PROFILE_VERSION, profileCv } from '../src/modules/ai-search/judge/profile-cv.ts'
import { upsertProfiles } from '../src/modules/ai-search/profile-queries.ts'
import { knowTerms } from '../src/modules/occupations/terms.ts'
import { countWords } from '../src/modules/search/upkeep-queries.ts'
import { readConfig } from '../src/platform/config.ts'
import { formatNumber } from '../src/shared/locale.ts'
import { OWN_QUERIES } from './ai-search-queries.ts'
import { percentile, printTable } from './figures.ts'
import { fillWithSyntheticCvs } from './synthetic-cvs.ts'
import { randomNumbers } from './synthetic-words.ts'

const BATCH = 2000
/** The best run counts, because other work on the machine makes runs slower. */
const RUNS = 3
/** The p95 in milliseconds that searches may reach: 60 with up to 100,000 CVs, 150 with more. */
const limitOf = (rows: number) => (rows <= 100_000 ? 60 : 150)
/** Searches at the same time in the last measurement, and the milliseconds that none of them may exceed. */
const AT_ONCE = 8
const SLOWEST_AT_ONCE = 400

const NEEDS = [
  'accountant',
  'truck driver',
  'registered nurse',
  'security guard',
  'carpenter',
  'civil engineer',
  'IT support officer',
  'human resources officer',
  'geologist',
  'shop assistant',
]
const SKILLS = [
  '',
  '',
  ' with Microsoft Excel',
  ' who knows first aid',
  ' with welding',
  ' with report writing and budgeting',
]
const PLACES = ['', ' in Lae', ' in Port Moresby', ' in the Highlands', ' in Madang', ' in Kimbe']
const LIMITS = [
  '',
  '',
  ', up to K60k',
  ', at least 5 years',
  ', K1,500 a fortnight, diploma',
  ', available immediately',
]

/**
 * Measures an employer's searches through HTTP, with synthetic CVs in an embedded database. With a folder, the CVs are
 * kept.
 */
export async function measureSpeed(rows: number, keep: string | undefined): Promise<void> {
  const folder = keep ?? (await mkdtemp(join(tmpdir(), 'painim-wok-bench-')))
  const app = await startApplication(
    readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000000',
    }),
  )
  try {
    await fill(app, rows)
    const cookie = await openEmployer(app)
    const random = randomNumbers(5)
    const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
    const composed = Array.from(
      { length: 100 },
      () => `${pick(NEEDS)}${pick(SKILLS)}${pick(PLACES)}${pick(LIMITS)}`,
    )
    const kinds = {
      'jobs, skills, places, limits': composed,
      'own queries': OWN_QUERIES.map(({ text }) => text),
    }
    const lines: string[][] = []
    for (const [kind, queries] of Object.entries(kinds)) {
      const runs: number[][] = []
      for (let run = 0; run <= RUNS; run++) {
        const times: number[] = []
        for (const query of queries) {
          const started = performance.now()
          await ask(app, cookie, query)
          times.push(performance.now() - started)
        }
        // Run 0 warms up.
        if (run > 0) runs.push(times)
      }
      const times = runs.sort((one, other) => percentile(one, 0.95) - percentile(other, 0.95))[0] ?? []
      const p95 = percentile(times, 0.95)
      lines.push([kind, percentile(times, 0.5).toFixed(0), p95.toFixed(0), (p95 / limitOf(rows)).toFixed(2)])
    }
    console.log(
      `\nThrough HTTP, one after the other, ${formatNumber(rows)} CVs; the limit is a p95 of ${limitOf(rows)} ms`,
    )
    printTable(['milliseconds', 'p50', 'p95', 'of the limit'], lines)
    const crowded = await askAtOnce(app, cookie, Object.values(kinds).flat())
    const [p50, slowest] = [percentile(crowded, 0.5).toFixed(0), Math.max(...crowded).toFixed(0)]
    console.log(`${AT_ONCE} at once: p50 ${p50} ms, slowest ${slowest} ms (limit ${SLOWEST_AT_ONCE} ms)`)
  } finally {
    await app.stop()
    if (!keep) await rm(folder, { recursive: true, force: true })
  }
}

/** Each caller asks the next query. Returns the milliseconds of each. */
async function askAtOnce(app: Application, cookie: string, queries: readonly string[]): Promise<number[]> {
  const left = [...queries]
  const times: number[] = []
  const caller = async () => {
    for (let query = left.pop(); query !== undefined; query = left.pop()) {
      const started = performance.now()
      await ask(app, cookie, query)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
  return times
}

async function fill(app: Application, rows: number): Promise<void> {
  const { rows: found } = await app.db.$client.query<{ cvs: number }>('SELECT count(*) AS cvs FROM cvs')
  if ((found[0]?.cvs ?? 0) >= rows) return
  await fillWithSyntheticCvs(app.db, rows, () => profileAll(app))
  await countWords(app.db)
  await app.db.$client.query('VACUUM ANALYZE search_words')
  await app.db.$client.query('VACUUM ANALYZE ai_profiles')
}

/** Makes profiles from the fields only, because the texts are made-up words. */
async function profileAll({ db }: Application): Promise<void> {
  const lexicon = await knowTerms(db)
  await db.$client.query('ALTER TABLE ai_profiles DISABLE TRIGGER USER')
  for (let last = 0; ; ) {
    const { rows } = await db.$client.query<{
      id: number
      jobTitle: string
      skills: string[]
      summary: string
    }>('SELECT id, job_title AS "jobTitle", skills, summary FROM cvs WHERE id > $1 ORDER BY id LIMIT $2', [
      last,
      BATCH,
    ])
    if (rows.length === 0) break
    last = rows.at(-1)?.id ?? last
    const words = { text: '', roles: [], licences: [] }
    await upsertProfiles(
      db,
      rows.map((row) => ({
        cvId: row.id,
        version: PROFILE_VERSION,
        ...profileCv({ ...row, ...words }, lexicon, new Date()),
      })),
    )
  }
  await db.$client.query('ALTER TABLE ai_profiles ENABLE TRIGGER USER')
}

async function openEmployer(app: Application): Promise<string> {
  const { rows } = await app.db.$client.query<{ id: number }>(
    "INSERT INTO employers (company_name, contact_person, email, password_hash) VALUES ('Bench', 'Bench', gen_random_uuid() || '@example.org', '') RETURNING id",
  )
  return `employer_session=${await startSession(app.makeContext(), 'employer', rows[0]?.id ?? 0)}`
}

async function ask(app: Application, cookie: string, query: string): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await fetch(`${app.url}/api/employer/ai-search`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  })
  if (!answer.ok) throw new Error(`${answer.status} for ${query}`)
  await answer.arrayBuffer()
}
