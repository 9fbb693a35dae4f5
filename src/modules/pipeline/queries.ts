import { and, asc, count, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contains } from '../../platform/database/filters.ts'
import type { Window } from '../../shared/lists.ts'
import { jobSeekers } from '../accounts/tables.ts'
import { jobApplicationChanges, jobApplications } from '../applications/tables.ts'
import { cvs } from '../cvs/tables.ts'
import { jobPostings } from '../jobs/tables.ts'
import type { ApplicationFilter, ApplicationSort } from './schema.ts'
import { applicationNotes } from './tables.ts'

/** The years of work from the dates in the CV; null if it names none. */
const YEARS = sql<number | null>`(SELECT p.years FROM ai_profiles p WHERE p.cv_id = ${cvs.id})`

/** Since when an application has its status; opening it does not count, applying again does. */
const STAGE_SINCE = sql<Date>`coalesce((
  SELECT max(${jobApplicationChanges.changedAt}) FROM ${jobApplicationChanges}
  WHERE ${eq(jobApplicationChanges.jobApplicationId, jobApplications.id)}
    AND ${notInArray(jobApplicationChanges.status, ['opened', 'withdrawn'])}
), ${jobApplications.appliedAt})`.mapWith(jobApplicationChanges.changedAt)

const NOTE_COUNT = sql<number>`(
  SELECT count(*) FROM ${applicationNotes} WHERE ${eq(applicationNotes.jobApplicationId, jobApplications.id)}
) + (${jobApplications.notes} <> '')::int`.mapWith(Number)

/** Selects applications with the person, the sent CV and the job, for the employer of the job. */
function selectForEmployer(db: Db) {
  return db
    .select({
      application: jobApplications,
      job: { title: jobPostings.title, questions: jobPostings.questions },
      person: {
        fullName: jobSeekers.fullName,
        email: jobSeekers.email,
        phone: jobSeekers.phone,
        photoId: jobSeekers.photoId,
      },
      cv: {
        jobTitle: cvs.jobTitle,
        phone: cvs.phone,
        location: cvs.location,
        experience: cvs.experience,
        years: YEARS,
        education: cvs.education,
        skills: cvs.skills,
      },
      stageSince: STAGE_SINCE,
      noteCount: NOTE_COUNT,
    })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.jobPostingId))
    .innerJoin(jobSeekers, eq(jobSeekers.id, jobApplications.jobSeekerId))
    .innerJoin(cvs, eq(cvs.id, jobApplications.cvId))
}
export type ReceivedRow = Awaited<ReturnType<typeof selectForEmployer>>[number]

export type ReceivedFilter = Omit<ApplicationFilter, 'sort'> & { employerId: number }

function receivedBy({ employerId, jobId, status, search, answer }: ReceivedFilter): SQL | undefined {
  return and(
    eq(jobPostings.employerId, employerId),
    jobId === undefined ? undefined : eq(jobApplications.jobPostingId, jobId),
    status.length > 0 ? inArray(jobApplications.status, status) : undefined,
    contains(search, jobSeekers.fullName, cvs.jobTitle),
    ...answer.map(hasAnswered),
  )
}

/** Compares answers without regard to case; a question is named by its id or its words. */
function hasAnswered({ question, answer }: ApplicationFilter['answer'][number]): SQL {
  return sql`EXISTS (SELECT FROM jsonb_array_elements(${jobApplications.answers}) AS given
    WHERE ${question} IN (given ->> 'questionId', given ->> 'question') AND lower(given ->> 'answer') = lower(${answer}))`
}

/** Counts the answers that are as wanted: a number at least, other answers equal (`policy.ts`). */
const FITTING = sql`(SELECT count(*) FROM jsonb_array_elements(${jobPostings.questions}) AS asked, jsonb_array_elements(${jobApplications.answers}) AS given,
    replace(given ->> 'answer', ',', '') AS answer, replace(asked ->> 'wanted', ',', '') AS wanted
  WHERE given ->> 'questionId' = asked ->> 'id' AND CASE
    WHEN asked ->> 'kind' <> 'number' THEN lower(given ->> 'answer') = lower(asked ->> 'wanted')
    WHEN answer ~ '^\\d+(\\.\\d+)?$' AND wanted ~ '^\\d+(\\.\\d+)?$' THEN answer::numeric >= wanted::numeric END)`

const ORDERS: Record<ApplicationSort, SQL[]> = {
  newest: [desc(jobApplications.appliedAt), desc(jobApplications.id)],
  oldest: [asc(jobApplications.appliedAt), asc(jobApplications.id)],
  stage: [asc(STAGE_SINCE), asc(jobApplications.id)],
  best: [desc(FITTING), desc(jobApplications.appliedAt), desc(jobApplications.id)],
}

export function selectReceived(
  db: Db,
  filter: ReceivedFilter,
  sort: ApplicationSort,
  { limit, offset }: Window,
) {
  return selectForEmployer(db)
    .where(receivedBy(filter))
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset(offset)
}

/** Selects only the columns of a card on the board. */
export function selectCards(db: Db, filter: ReceivedFilter, sort: ApplicationSort, limit: number) {
  const { id, status, jobPostingId, cvId, appliedAt, withdrawnAt, answers } = jobApplications
  return db
    .select({
      id,
      status,
      jobPostingId,
      cvId,
      appliedAt,
      withdrawnAt,
      answers,
      questions: jobPostings.questions,
      jobTitle: jobPostings.title,
      applicantName: jobSeekers.fullName,
      applicantPhotoId: jobSeekers.photoId,
      applicantJobTitle: cvs.jobTitle,
      applicantLocation: cvs.location,
      applicantExperience: cvs.experience,
      applicantYears: YEARS,
      stageSince: STAGE_SINCE,
      noteCount: NOTE_COUNT,
    })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.jobPostingId))
    .innerJoin(jobSeekers, eq(jobSeekers.id, jobApplications.jobSeekerId))
    .innerJoin(cvs, eq(cvs.id, jobApplications.cvId))
    .where(receivedBy(filter))
    .orderBy(...ORDERS[sort])
    .limit(limit)
}
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

export async function countReceived(db: Db, filter: ReceivedFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.jobPostingId))
    .innerJoin(jobSeekers, eq(jobSeekers.id, jobApplications.jobSeekerId))
    .innerJoin(cvs, eq(cvs.id, jobApplications.cvId))
    .where(receivedBy(filter))
  return row?.total ?? 0
}

/** Counts the applications in each status. */
export function countStatuses(db: Db, employerId: number) {
  return db
    .select({ status: jobApplications.status, total: count() })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.jobPostingId))
    .where(eq(jobPostings.employerId, employerId))
    .groupBy(jobApplications.status)
}

/** Returns short answers to questions with at most `mostKinds` different answers, which a filter can offer. */
export async function selectAnswers(
  db: Db,
  employerId: number,
  jobId: number | undefined,
  mostKinds: number,
) {
  const { rows } = await db.$client.query<{ key: string; question: string; answer: string; total: number }>(
    `SELECT key, question, answer, total FROM (
       SELECT coalesce(given ->> 'questionId', given ->> 'question') AS key, max(given ->> 'question') AS question,
         given ->> 'answer' AS answer, count(*)::int AS total,
         count(*) OVER (PARTITION BY coalesce(given ->> 'questionId', given ->> 'question')) AS kinds
       FROM job_applications a JOIN job_postings j ON j.id = a.job_posting_id, jsonb_array_elements(a.answers) AS given
       WHERE j.employer_id = $1 AND ($2::int IS NULL OR j.id = $2)
       GROUP BY 1, 3) counted
     WHERE kinds <= $3 AND length(answer) BETWEEN 1 AND 60 ORDER BY question, key, total DESC, answer`,
    [employerId, jobId ?? null, mostKinds],
  )
  return rows
}

export async function findReceived(db: Db, id: number, employerId: number): Promise<ReceivedRow | undefined> {
  const found = await selectForEmployer(db).where(
    and(eq(jobApplications.id, id), eq(jobPostings.employerId, employerId)),
  )
  return found[0]
}

/** Returns who sent these applications to the employer's jobs. */
export function selectSendersOf(db: Db, ids: number[], employerId: number) {
  return db
    .select({ id: jobApplications.id, jobSeekerId: jobApplications.jobSeekerId })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.jobPostingId))
    .where(and(inArray(jobApplications.id, ids), eq(jobPostings.employerId, employerId)))
}

/** Returns the changes with their authors, oldest first. */
export function selectHistory(db: Db, id: number) {
  const { status, changedBy, changedAt, words } = jobApplicationChanges
  return db
    .select({ status, changedBy, changedAt, words })
    .from(jobApplicationChanges)
    .where(eq(jobApplicationChanges.jobApplicationId, id))
    .orderBy(asc(jobApplicationChanges.id))
}

/** Oldest first. */
export function selectNotes(db: Db, id: number) {
  const { text, createdAt, changedAt } = applicationNotes
  return db
    .select({ id: applicationNotes.id, text, createdAt, changedAt })
    .from(applicationNotes)
    .where(eq(applicationNotes.jobApplicationId, id))
    .orderBy(asc(applicationNotes.id))
}

export async function insertNote(db: Db, values: typeof applicationNotes.$inferInsert): Promise<void> {
  await db.insert(applicationNotes).values(values)
}

const oneNote = (id: number, noteId: number) =>
  and(eq(applicationNotes.id, noteId), eq(applicationNotes.jobApplicationId, id))

/** Returns whether this application has such a note. */
export async function updateNote(
  db: Db,
  id: number,
  noteId: number,
  values: { text: string; changedAt: Date },
) {
  const rows = await db.update(applicationNotes).set(values).where(oneNote(id, noteId)).returning()
  return rows.length > 0
}

/** Returns whether this application had such a note. */
export async function deleteNote(db: Db, id: number, noteId: number) {
  const rows = await db.delete(applicationNotes).where(oneNote(id, noteId)).returning()
  return rows.length > 0
}

/** Returns the notes of several applications, oldest first. */
export async function selectNotesOf(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  const { jobApplicationId, text } = applicationNotes
  return db
    .select({ jobApplicationId, text })
    .from(applicationNotes)
    .where(inArray(jobApplicationId, ids))
    .orderBy(asc(applicationNotes.id))
}
