import type { EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { IN_PROGRESS } from '../applications/schema.ts'
import {
  countReceived,
  countStatuses,
  findReceived,
  selectAnswers,
  selectCards,
  selectHistory,
  selectNotes,
  selectNotesOf,
  selectReceived,
} from './queries.ts'
import type { ApplicationFilter, ApplicationList } from './schema.ts'
import { boardCard, exportedApplication, receivedApplication } from './views.ts'

/** A list without pages is an array of everything, up to this (decisions, 'Calls'). */
const LIST_LIMIT = 1000

/** What was sent to the employer's jobs, and how many there are in all. */
export async function listReceived(ctx: EmployerContext, { page, limit, sort, ...query }: ApplicationList) {
  const filter = { ...query, employerId: ctx.viewer.employer.id }
  const rows =
    page === undefined
      ? await selectReceived(ctx.db, filter, sort, LIST_LIMIT, 0)
      : await selectReceived(ctx.db, filter, sort, limit, (page - 1) * limit)
  return { applications: rows.map(receivedApplication), total: await countReceived(ctx.db, filter) }
}

/** The same for the board: a fraction of the bytes, so that all of a job's applications come at once. */
export async function listCards(ctx: EmployerContext, { sort, ...query }: ApplicationFilter) {
  const filter = { ...query, employerId: ctx.viewer.employer.id }
  const rows = await selectCards(ctx.db, filter, sort, LIST_LIMIT)
  const total = rows.length < LIST_LIMIT ? rows.length : await countReceived(ctx.db, filter)
  return { cards: rows.map(boardCard), total }
}

/** The five counters of the employer's dashboard. */
export async function countOwnReceived(ctx: EmployerContext) {
  const totals = await countStatuses(ctx.db, ctx.viewer.employer.id)
  const sum = (statuses: readonly string[]) =>
    totals.reduce((sum, row) => sum + (statuses.includes(row.status) ? row.total : 0), 0)
  return {
    total: totals.reduce((sum, row) => sum + row.total, 0),
    pending: sum(['pending']),
    inProgress: sum(IN_PROGRESS),
    onboarding: sum(['onboarding']),
    rejected: sum(['rejected']),
  }
}

/** More kinds of answers than this are no list to choose from. */
const MOST_ANSWERS = 12

/** What was asked and how often each answer was given, for the filter. */
export async function listAnswers(ctx: EmployerContext, jobId: number | undefined) {
  const rows = await selectAnswers(ctx.db, ctx.viewer.employer.id, jobId, MOST_ANSWERS)
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, given]) => ({
    /** What the filter `answer` begins with. */
    key,
    question: given[0]?.question ?? key,
    answers: given.map(({ answer, total }) => ({ answer, total })),
  }))
}

/** Throws application_not_found. */
export async function readReceived(ctx: EmployerContext, id: number) {
  const found = await findReceived(ctx.db, id, ctx.viewer.employer.id)
  if (!found) throw new AppError('application_not_found')
  return receivedApplication(found)
}

/** Who changed what when, and the notes, both oldest first. Throws application_not_found. */
export async function readHistory(ctx: EmployerContext, id: number) {
  await readReceived(ctx, id)
  return { changes: await selectHistory(ctx.db, id), notes: await selectNotes(ctx.db, id) }
}

/** Rows that are held at once. */
const EXPORT_BATCH = 500

/** The rows of the CSV file, as the list has them. */
export async function* exportReceived(ctx: EmployerContext, { sort, ...query }: ApplicationFilter) {
  const filter = { ...query, employerId: ctx.viewer.employer.id }
  for (let offset = 0, isDone = false; !isDone; offset += EXPORT_BATCH) {
    const rows = await selectReceived(ctx.db, filter, sort, EXPORT_BATCH, offset)
    const notes = await selectNotesOf(
      ctx.db,
      rows.map(({ application }) => application.id),
    )
    const notesOf = Map.groupBy(notes, ({ jobApplicationId }) => jobApplicationId)
    for (const row of rows) {
      const texts = (notesOf.get(row.application.id) ?? []).map(({ text }) => text)
      yield exportedApplication(row, texts, ctx.now)
    }
    isDone = rows.length < EXPORT_BATCH
  }
}
