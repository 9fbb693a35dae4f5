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
 * less than an hour after another one is not seen. The query begins with the acts:
 * they concern few of the people whom searches showed.
 */
export async function countQuality(db: Db, from: Date, to: Date): Promise<Quality> {
  const { rows } = await db.$client.query<Quality>(
    `WITH acts AS MATERIALIZED (
       SELECT 'opened' AS kind, employer_id, cv_id, viewed_at AS done FROM cv_views WHERE viewed_at >= $1 AND employer_id IS NOT NULL
       UNION ALL
       SELECT 'shortlisted', o.employer_id, l.cv_id, l.added_at FROM shortlist_cvs l JOIN shortlists o ON o.id = l.shortlist_id
       WHERE l.added_at >= $1
       UNION ALL
       SELECT 'written', t.employer_id, c.id, m.created_at FROM messages m JOIN conversations t ON t.id = m.conversation_id
         JOIN cvs c ON c.job_seeker_id = t.job_seeker_id
       WHERE m.created_at >= $1 AND m.sender = 'employer'
       UNION ALL
       SELECT 'hired', j.employer_id, c.id, h.changed_at FROM job_application_changes h JOIN job_applications a ON a.id = h.job_application_id
         JOIN job_postings j ON j.id = a.job_posting_id JOIN cvs c ON c.job_seeker_id = a.job_seeker_id
       WHERE h.changed_at >= $1 AND h.status IN ('onboarding', 'accepted')),
     listed AS MATERIALIZED (
       SELECT s.id, s.employer_id, s.created_at AS at, cv_id, place::int FROM ai_searches s, unnest(s.shown) WITH ORDINALITY shown (cv_id, place)
       WHERE s.created_at >= $1),
     one AS MATERIALIZED (
       SELECT *, lead(at, 1, 'infinity') OVER (PARTITION BY employer_id, cv_id ORDER BY at, id) AS next
       FROM listed WHERE (employer_id, cv_id) IN (SELECT employer_id, cv_id FROM acts)),
     each AS (
       SELECT id, bool_or(kind = 'opened') AS opened, bool_or(kind = 'shortlisted') AS shortlisted, bool_or(kind = 'written') AS written,
         bool_or(kind = 'hired') AS hired, min(place) FILTER (WHERE kind = 'opened') AS first
       FROM one JOIN acts USING (employer_id, cv_id)
       WHERE at < $2 AND done >= at AND done < least(next, at + make_interval(days => CASE kind WHEN 'hired' THEN $4::int ELSE $3::int END))
       GROUP BY id)
     SELECT (SELECT count(*) FROM ai_searches WHERE created_at >= $1 AND created_at < $2 AND shown IS NOT NULL
         AND employer_id IS NOT NULL)::int AS searches,
       (SELECT count(*) FROM ai_searches WHERE created_at >= $1 AND created_at < $2 AND employer_id IS NOT NULL
         AND EXISTS (SELECT FROM unnest(shown) shown (cv_id) JOIN cvs ON cvs.id = cv_id))::int AS shown,
       (count(*) FILTER (WHERE opened))::int AS opened, (count(*) FILTER (WHERE shortlisted))::int AS shortlisted,
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
