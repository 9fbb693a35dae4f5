import type { Application } from '../src/application.ts'
import { startSession } from '../src/modules/accounts/sessions.ts'
import type { Ids } from './replay-statements.ts'

type Employer = { id: number; cookie: string }

const CREDITS = 1_000_000
/** The letters and digits of references of payments. */
const LETTERS = '23456789BCDFGHJKLMNPQRSTVWXYZ'

/** Makes new employers for each run, so that no CV is paid for yet. */
export async function openEmployers(app: Application, count: number): Promise<Employer[]> {
  const { rows } = await app.db.$client.query<{ id: number }>(
    `INSERT INTO employers (company_name, contact_person, email, password_hash)
     SELECT 'Bench', 'Bench', gen_random_uuid() || '@example.org', '' FROM generate_series(1, $1) RETURNING id`,
    [count],
  )
  await app.db.$client.query(
    "INSERT INTO credit_transactions (employer_id, type, amount) SELECT unnest($1::int[]), 'admin_adjustment', $2",
    [rows.map(({ id }) => id), CREDITS],
  )
  const open = async ({ id }: { id: number }) => ({
    id,
    cookie: `employer_session=${await startSession(app.makeContext(), 'employer', id)}`,
  })
  return Promise.all(rows.map(open))
}

let references = 0

/** Makes payment requests that wait, of each employer in turn. */
export async function addPaymentRequests(app: Application, employers: readonly Employer[], count: number) {
  const made = Array.from({ length: count }, () => {
    const place = references++
    const letter = (power: number) => LETTERS[Math.floor(place / LETTERS.length ** power) % LETTERS.length]
    return `PNG-${letter(3)}${letter(2)}${letter(1)}${letter(0)}`
  })
  const owners = made.map((_, index) => employers[index % employers.length]?.id)
  await app.db.$client.query(
    `INSERT INTO payment_references (reference, employer_id, taken_at) SELECT *, now() FROM unnest($1::text[], $2::int[])`,
    [made, owners],
  )
  const { rows } = await app.db.$client.query<{ id: number; employerId: number }>(
    `INSERT INTO payment_requests (employer_id, package_id, package_name, package_credits, amount, payment_method, payment_details, reference)
     SELECT owner, p.id, p.name, p.credits, p.price, 'cash', 'At the counter', reference
     FROM unnest($1::text[], $2::int[]) AS made (reference, owner), (SELECT * FROM credit_packages ORDER BY id LIMIT 1) p
     RETURNING id, employer_id AS "employerId"`,
    [made, owners],
  )
  const byId = new Map(employers.map((employer) => [employer.id, employer]))
  return rows.flatMap(({ id, employerId }) => {
    const employer = byId.get(employerId)
    return employer ? [{ employer, subject: id }] : []
  })
}

/** Lets the next rows have these ids, or the usual ones again. */
export async function setNextIds({ db }: Application, ids?: Ids): Promise<void> {
  const next: [table: string, id: number | undefined][] = [
    ['employers', ids?.employer],
    ['job_postings', ids?.subject],
    ['payment_requests', ids?.subject],
    ['cvs', ids?.subject],
    ['job_seekers', ids?.person],
  ]
  for (const [table, id] of next)
    await db.$client.query(
      `SELECT setval(pg_get_serial_sequence($1, 'id'), coalesce($2::integer, (SELECT coalesce(max(id), 0) + 1 FROM ${table} WHERE id < 700000000)), false)`,
      [table, id],
    )
  await db.$client.query(
    "UPDATE receipt_series SET last_number = coalesce($1::integer - 1, (SELECT coalesce(max(number), 0) FROM payment_receipts WHERE number < 700000000)) WHERE kind = 'receipt'",
    [ids?.receipt],
  )
}

/** Copies a visible CV with its owner. */
export async function addRecordedCv({ db }: Application): Promise<void> {
  const { rows } = await db.$client.query<{ id: number }>(
    `INSERT INTO job_seekers (username, password_hash, email, full_name)
     VALUES (gen_random_uuid(), '', gen_random_uuid() || '@example.org', 'Bench') RETURNING id`,
  )
  await db.$client.query(
    `INSERT INTO cvs (job_seeker_id, full_name, email, phone, job_title, location, location_id, summary, skills, experience, category)
     SELECT $1, full_name, email, phone, job_title, location, location_id, summary, skills, experience, category
     FROM visible_cvs(0) LIMIT 1`,
    [rows[0]?.id],
  )
}
