import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { BrowserSession, readOwnProfile } from '../accounts/reads.ts'
import { IS_EMPTY } from '../cvs/policy.ts'
import { counts } from './tables.ts'

/**
 * Counts open jobs and companies exactly, and the CVs that employers find: `cv_search` contains those. About 0.2 s with a million
 * CVs.
 */
export async function countForEverybody(db: Db, now: Date) {
  const { rows } = await db.execute<{
    openJobs: number
    cvs: number
    companies: number
    jobSeekers: number
    newCvsThisWeek: number
  }>(sql`
    SELECT
      (SELECT count(*) FROM open_jobs(${now}::timestamptz)) AS "openJobs",
      (SELECT count(*) FROM cv_search) AS cvs,
      (SELECT count(*) FROM employers WHERE is_active) AS companies,
      (SELECT count(*) FROM job_seekers) - (SELECT count(*) FROM job_seekers WHERE NOT is_active) AS "jobSeekers",
      (SELECT count(*) FROM cv_search WHERE uploaded_at > ${now}::timestamptz - interval '7 days') AS "newCvsThisWeek"`)
  return onlyRow(rows)
}

/** Counts the open jobs of every province, with its towns, and of the largest categories; and companies. */
export async function countOpenJobs(db: Db, now: Date) {
  const { rows } = await db.execute<{
    provinces: { slug: string; name: string; province: string; jobs: number }[]
    categories: { slug: string; name: string; jobs: number }[]
    /** Companies with an open job. */
    companiesHiring: number
    /** Companies with the badge. */
    verifiedCompanies: number
  }>(sql`
    WITH open AS MATERIALIZED (SELECT location, category, employer_id FROM open_jobs(${now}::timestamptz)),
    by_province AS (SELECT l.province, count(*) AS jobs FROM open JOIN locations l ON l.slug = open.location GROUP BY 1),
    by_category AS (
      SELECT c.slug, c.name, count(*) AS jobs FROM open JOIN categories c ON c.slug = open.category
      GROUP BY c.slug, c.name, c.sort_order ORDER BY jobs DESC, c.sort_order LIMIT ${LARGEST_CATEGORIES})
    SELECT
      (SELECT coalesce(json_agg(json_build_object('slug', p.slug, 'name', p.name, 'province', p.province, 'jobs', coalesce(c.jobs, 0))
          ORDER BY p.sort_order, p.name), '[]')
        FROM locations p LEFT JOIN by_province c ON c.province = p.province WHERE p.kind = 'province' AND p.is_active) AS provinces,
      (SELECT coalesce(json_agg(by_category), '[]') FROM by_category) AS categories,
      (SELECT count(DISTINCT employer_id) FROM open) AS "companiesHiring",
      (SELECT count(*) FROM employers WHERE is_active AND is_approved) AS "verifiedCompanies"`)
  return onlyRow(rows)
}

const LARGEST_CATEGORIES = 12

/**
 * Counts exactly for employers. Premium: the owner's profile is complete. Featured: also with a photo, available, and
 * changed in the last 30 days. About 0.4 s with a million CVs, from indexes alone.
 */
export async function countForEmployers(db: Db, now: Date) {
  const shown = sql`FROM visible_cvs(0) c JOIN job_seekers j ON j.id = c.job_seeker_id WHERE j.profile_is_complete`
  const { rows } = await db.execute<{
    totalCvs: number
    newThisWeek: number
    premium: number
    featured: number
  }>(sql`
    SELECT
      (SELECT count(*) FROM cv_search) AS "totalCvs",
      (SELECT count(*) FROM cv_search WHERE uploaded_at > ${now}::timestamptz - interval '7 days') AS "newThisWeek",
      (SELECT count(*) ${shown}) AS premium,
      (SELECT count(*) ${shown} AND j.photo_id IS NOT NULL AND c.status = 'available'
        AND c.updated_at > ${now}::timestamptz - interval '30 days') AS featured`)
  return onlyRow(rows)
}

function onlyRow<T>([row]: T[]): T {
  if (row === undefined) throw new Error('a count without a row')
  return row
}

export async function findCounts<T>(
  db: Db,
  name: string,
): Promise<{ value: T; countedAt: Date } | undefined> {
  const [row] = await db
    .select({ value: sql<T>`${counts.value}`, countedAt: counts.countedAt })
    .from(counts)
    .where(eq(counts.name, name))
  return row
}

export async function storeCounts(db: Db, name: string, value: unknown, countedAt: Date): Promise<void> {
  await db
    .insert(counts)
    .values({ name, value, countedAt })
    .onConflictDoUpdate({ target: counts.name, set: { value, countedAt } })
}

/** Updates the time of the last count; returns false if another request was faster. */
export async function claimCounts(db: Db, name: string, seenAt: Date, now: Date): Promise<boolean> {
  const claimed = await db
    .update(counts)
    .set({ countedAt: now })
    .where(and(eq(counts.name, name), eq(counts.countedAt, seenAt)))
    .returning({ name: counts.name })
  return claimed.length > 0
}

/** The data for a job seeker's next step; applications are the newest first. */
export type StartRow = {
  profile: Pick<
    Awaited<ReturnType<typeof readOwnProfile>>,
    | 'fullName'
    | 'email'
    | 'phone'
    | 'location'
    | 'jobTitle'
    | 'summary'
    | 'experience'
    | 'education'
    | 'skills'
    | 'photoId'
    | 'shownTo'
  >
  cvs: { id: number; isActive: boolean; isEmpty: boolean }[]
  applications: {
    id: number
    jobPostingId: number
    status: string
    isWithdrawn: boolean
    cvStatus: string
    company: string
  }[]
}

/** SQL for the `StartRow` of the job seeker `j`. */
const START = `json_build_object(
          'profile', json_build_object('fullName', j.full_name, 'email', j.email, 'phone', j.phone, 'location', j.location,
            'jobTitle', j.job_title, 'summary', j.summary, 'experience', j.experience, 'education', j.education,
            'skills', j.skills, 'photoId', j.photo_id, 'shownTo', j.shown_to),
          'cvs', (SELECT coalesce(json_agg(json_build_object('id', cvs.id, 'isActive', cvs.is_active AND cvs.blocked_at IS NULL,
              'isEmpty', ${IS_EMPTY}) ORDER BY cvs.updated_at DESC, cvs.id DESC), '[]')
            FROM cvs LEFT JOIN cv_documents d ON d.cv_id = cvs.id WHERE cvs.job_seeker_id = j.id),
          'applications', (SELECT coalesce(json_agg(json_build_object('id', a.id, 'jobPostingId', a.job_posting_id,
              'status', a.status, 'isWithdrawn', a.withdrawn_at IS NOT NULL, 'cvStatus', c.status, 'company', company.company_name)
              ORDER BY a.applied_at DESC, a.id DESC), '[]')
            FROM job_applications a JOIN cvs c ON c.id = a.cv_id JOIN job_postings p ON p.id = a.job_posting_id
              JOIN employers company ON company.id = p.employer_id WHERE a.job_seeker_id = j.id))`

/** A session of a browser, with what pages show of its account. Null: the session is not of this kind. */
export type VisitorRow = BrowserSession & {
  jobSeeker: {
    id: number
    username: string
    email: string
    fullName: string
    photoId: string | null
    unreadNotices: number
    unreadMessages: number
  } | null
  employer: {
    id: number
    email: string
    companyName: string
    contactPerson: string
    logoId: string | null
    unreadMessages: number
  } | null
  administrator: { id: number; username: string; email: string; fullName: string } | null
  start: StartRow | null
}

/**
 * Returns what `selectSessions` of accounts does, with the names and the unread items of the accounts. `withStart`: also
 * with the data for a job seeker's next step.
 */
export async function selectVisitor(
  { $client }: Db,
  tokenHashes: Buffer[],
  withStart: boolean,
): Promise<VisitorRow[]> {
  const statement = withStart
    ? { name: 'visitor and start', text: VISITOR_AND_START }
    : { name: 'visitor', text: VISITOR }
  const found = await Promise.all(
    tokenHashes.map((tokenHash) => $client.query<VisitorRow>({ ...statement, values: [tokenHash] })),
  )
  return found.flatMap(({ rows }) => rows)
}

/** A statement for one session, for the reason in `selectSessions`. Planning it takes longer than running it. */
const visitor = (start: string) => `
  SELECT s.token_hash AS "tokenHash", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt",
    s.is_short AS "isShort", s.confirmed_at AS "confirmedAt",
    j.id AS "jobSeekerId", e.id AS "employerId", a.id AS "administratorId",
    CASE WHEN j.id IS NOT NULL THEN json_build_object('id', j.id, 'username', j.username, 'email', j.email,
      'fullName', j.full_name, 'photoId', j.photo_id,
      'unreadNotices', (SELECT count(*) FROM notices WHERE job_seeker_id = j.id AND is_shown AND read_at IS NULL),
      'unreadMessages', (SELECT coalesce(sum(job_seeker_unread), 0) FROM conversations WHERE job_seeker_id = j.id AND job_seeker_unread > 0))
    END AS "jobSeeker",
    CASE WHEN e.id IS NOT NULL THEN json_build_object('id', e.id, 'email', e.email, 'companyName', e.company_name,
      'contactPerson', e.contact_person, 'logoId', e.logo_id,
      'unreadMessages', (SELECT coalesce(sum(employer_unread), 0) FROM conversations WHERE employer_id = e.id AND employer_unread > 0))
    END AS employer,
    CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'username', a.username, 'email', a.email,
      'fullName', a.full_name)
    END AS administrator,
    ${start} AS start
  FROM sessions s
  LEFT JOIN job_seekers j ON j.id = s.job_seeker_id AND j.is_active
  LEFT JOIN employers e ON e.id = s.employer_id AND e.is_active
  LEFT JOIN administrators a ON a.id = s.administrator_id AND a.is_active
  WHERE s.token_hash = $1`
const VISITOR = visitor('NULL')
const VISITOR_AND_START = visitor(`CASE WHEN j.id IS NOT NULL THEN ${START} END`)
