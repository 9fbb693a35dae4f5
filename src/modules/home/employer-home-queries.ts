import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { ApplicationStatus } from '../applications/schema.ts'

/** The weeks over which openings are averaged. */
const WEEKS = 4

/** The jobs with new applications, the most first. */
export async function selectWaiting(db: Db, employerId: number) {
  const { rows } = await db.execute<{ id: number; title: string; total: number; oldest: string }>(sql`
    SELECT j.id, j.title, count(*) AS total, to_json(min(a.applied_at)) AS oldest
    FROM job_applications a JOIN job_postings j ON j.id = a.job_posting_id
    WHERE j.employer_id = ${employerId} AND a.status = 'pending' AND a.withdrawn_at IS NULL
    GROUP BY j.id, j.title ORDER BY total DESC, min(a.applied_at)`)
  return rows
}

/** The open jobs, those with the most applications first, each with the number of applications in each status. */
export async function selectOpenJobs(db: Db, employerId: number, now: Date) {
  const { rows } = await db.execute<{
    id: number
    title: string
    views: number
    places: number | null
    locationName: string | null
    publishedAt: string
    endsAt: string
    statuses: Partial<Record<ApplicationStatus, number>>
  }>(sql`
    SELECT j.id, j.title, j.views, j.places, l.name AS "locationName",
      to_json(j.published_at) AS "publishedAt", to_json(j.ends_at) AS "endsAt",
      coalesce((SELECT json_object_agg(s.status, s.total) FROM (
        SELECT a.status, count(*) AS total FROM job_applications a
        WHERE a.job_posting_id = j.id AND a.withdrawn_at IS NULL GROUP BY a.status) s), '{}') AS statuses
    FROM open_jobs(${now}::timestamptz) j LEFT JOIN locations l ON l.slug = j.location
    WHERE j.employer_id = ${employerId}
    ORDER BY j.applications DESC, j.id DESC`)
  return rows
}

/** The conversations whose last message is from the job seeker. `names`: the two newest. */
export async function selectUnanswered(db: Db, employerId: number) {
  const { rows } = await db.execute<{ total: number; names: string[] }>(sql`
    SELECT count(*) AS total, coalesce((array_agg(j.full_name ORDER BY m.id DESC))[:2], '{}') AS names
    FROM conversations c
    JOIN messages m ON m.id = c.last_message_id AND m.sender = 'job_seeker'
    JOIN job_seekers j ON j.id = c.job_seeker_id
    WHERE c.employer_id = ${employerId} AND c.closed_at IS NULL AND c.employer_blocked_at IS NULL`)
  return rows[0] ?? { total: 0, names: [] }
}

export async function selectFacts(db: Db, employerId: number, now: Date) {
  const { rows } = await db.execute<{
    shortlists: number
    openedAWeek: number
    pendingCredits: number
    hasSearched: boolean
    hasPosted: boolean
  }>(sql`
    SELECT
      (SELECT count(*) FROM shortlists WHERE employer_id = ${employerId}) AS shortlists,
      (SELECT ceil(count(*) / ${WEEKS}::numeric)::int FROM cv_access
        WHERE employer_id = ${employerId} AND access_type = 'view'
          AND created_at > ${now}::timestamptz - make_interval(weeks => ${WEEKS})) AS "openedAWeek",
      (SELECT coalesce(sum(package_credits), 0) FROM payment_requests
        WHERE employer_id = ${employerId} AND status = 'pending') AS "pendingCredits",
      -- Searches are deleted after a while. Whoever opened a CV has searched.
      EXISTS (SELECT FROM ai_searches WHERE employer_id = ${employerId})
        OR EXISTS (SELECT FROM cv_access WHERE employer_id = ${employerId} AND access_type = 'view') AS "hasSearched",
      EXISTS (SELECT FROM job_postings WHERE employer_id = ${employerId}
        AND (published_at IS NOT NULL OR held_at IS NOT NULL)) AS "hasPosted"`)
  const [facts] = rows
  if (!facts) throw new Error('facts without a row')
  return facts
}
