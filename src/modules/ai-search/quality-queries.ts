import type { Db } from '../../platform/database/database.ts'

/** The number of days after a search within which what the employer does about a person comes from it, and for hiring. */
const DAYS_TO_ACT = 14
const DAYS_TO_HIRE = 180

export type Quality = {
  searches: number
  /** Searches that showed at least one person. The next numbers are parts of it. */
  shown: number
  opened: number
  shortlisted: number
  written: number
  hired: number
  /** Where in the list the first opened person was, as a number of searches. */
  first: { one: number; three: number; ten: number; later: number }
  /** The median of the first opened place; null without any. */
  medianFirst: number | null
}

/**
 * Counts what employers did with the people that the searches between two times showed. An act belongs to the employer's
 * last search before it that showed the CV. A page that is viewed twice within the same hour is one view, so an opening
 * less than an hour after another one is not seen.
 */
export async function countQuality(db: Db, from: Date, to: Date): Promise<Quality> {
  const { rows } = await db.$client.query<Quality>(
    `WITH one AS MATERIALIZED (
       SELECT s.id, s.employer_id, s.created_at AS at, cv_id, place::int, c.job_seeker_id,
         lead(s.created_at, 1, 'infinity') OVER (PARTITION BY s.employer_id, cv_id ORDER BY s.created_at, s.id) AS next
       FROM ai_searches s, unnest(s.shown) WITH ORDINALITY shown (cv_id, place) JOIN cvs c ON c.id = cv_id
       WHERE s.created_at >= $1 AND s.employer_id IS NOT NULL),
     acts AS (
       SELECT id, place, at,
         EXISTS (SELECT FROM cv_views v WHERE v.cv_id = one.cv_id AND v.employer_id = one.employer_id
           AND v.viewed_at >= at AND v.viewed_at < least(next, at + make_interval(days => $3))) AS opened,
         EXISTS (SELECT FROM shortlist_cvs l JOIN shortlists o ON o.id = l.shortlist_id WHERE l.cv_id = one.cv_id
           AND o.employer_id = one.employer_id
           AND l.added_at >= at AND l.added_at < least(next, at + make_interval(days => $3))) AS shortlisted,
         EXISTS (SELECT FROM conversations t JOIN messages m ON m.conversation_id = t.id WHERE t.employer_id = one.employer_id
           AND t.job_seeker_id = one.job_seeker_id AND m.sender = 'employer'
           AND m.created_at >= at AND m.created_at < least(next, at + make_interval(days => $3))) AS written,
         EXISTS (SELECT FROM job_applications a JOIN job_postings j ON j.id = a.job_posting_id
           JOIN job_application_changes h ON h.job_application_id = a.id
           WHERE a.job_seeker_id = one.job_seeker_id AND j.employer_id = one.employer_id AND h.status IN ('onboarding', 'accepted')
           AND h.changed_at >= at AND h.changed_at < least(next, at + make_interval(days => $4))) AS hired
       FROM one WHERE at < $2),
     each AS (
       SELECT id, bool_or(opened) AS opened, bool_or(shortlisted) AS shortlisted, bool_or(written) AS written, bool_or(hired) AS hired,
         min(place) FILTER (WHERE opened) AS first
       FROM acts GROUP BY id)
     SELECT (SELECT count(*) FROM ai_searches WHERE created_at >= $1 AND created_at < $2 AND shown IS NOT NULL
         AND employer_id IS NOT NULL)::int AS searches,
       count(*)::int AS shown, (count(*) FILTER (WHERE opened))::int AS opened, (count(*) FILTER (WHERE shortlisted))::int AS shortlisted,
       (count(*) FILTER (WHERE written))::int AS written, (count(*) FILTER (WHERE hired))::int AS hired,
       percentile_disc(0.5) WITHIN GROUP (ORDER BY first) AS "medianFirst",
       json_build_object('one', count(*) FILTER (WHERE first = 1), 'three', count(*) FILTER (WHERE first BETWEEN 2 AND 3),
         'ten', count(*) FILTER (WHERE first BETWEEN 4 AND 10), 'later', count(*) FILTER (WHERE first > 10)) AS first
     FROM each`,
    [from, to, DAYS_TO_ACT, DAYS_TO_HIRE],
  )
  if (!rows[0]) throw new Error('no counts')
  return rows[0]
}
