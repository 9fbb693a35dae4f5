import type { EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { WHOLE_LIST, windowOf } from '../../shared/lists.ts'
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

/** Lists the applications to the employer's jobs, with the total. */
export async function listReceived(ctx: EmployerContext, list: ApplicationList) {
  const filter = { ...list, employerId: ctx.viewer.employer.id }
  const rows = await selectReceived(ctx.db, filter, list.sort, windowOf(list))
  return { rows: rows.map(receivedApplication), total: await countReceived(ctx.db, filter) }
}

/**
 * Lists the same applications for the board, with far fewer bytes, so that all of a job's applications come at once.
 */
export async function listCards(ctx: EmployerContext, { sort, ...query }: ApplicationFilter) {
  const filter = { ...query, employerId: ctx.viewer.employer.id }
  const rows = await selectCards(ctx.db, filter, sort, WHOLE_LIST)
  const total = rows.length < WHOLE_LIST ? rows.length : await countReceived(ctx.db, filter)
  return { rows: rows.map(boardCard), total }
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

/** A question with more different answers than this is not offered as a filter. */
const MAX_ANSWERS = 12

/** Lists the questions and how often each answer was given, for the filter. */
export async function listAnswers(ctx: EmployerContext, jobId: number | undefined) {
  const rows = await selectAnswers(ctx.db, ctx.viewer.employer.id, jobId, MAX_ANSWERS)
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, given]) => ({
    /** The beginning of the filter `answer`. */
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

/** Returns the changes with their authors and times, and the notes, both oldest first. Throws application_not_found. */
export async function readHistory(ctx: EmployerContext, id: number) {
  await readReceived(ctx, id)
  return { changes: await selectHistory(ctx.db, id), notes: await selectNotes(ctx.db, id) }
}

/** The number of rows in memory at once. */
const EXPORT_BATCH = 500

/** Yields the rows of the CSV file, with the filters and order of the list. */
export async function* exportReceived(ctx: EmployerContext, { sort, ...query }: ApplicationFilter) {
  const filter = { ...query, employerId: ctx.viewer.employer.id }
  for (let offset = 0, isDone = false; !isDone; offset += EXPORT_BATCH) {
    const rows = await selectReceived(ctx.db, filter, sort, { limit: EXPORT_BATCH, offset })
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
