import { selectComparisons } from '../../platform/comparisons.ts'
import type { AdministratorContext, Context } from '../../platform/context.ts'
import { windowOf } from '../../shared/lists.ts'
import { DAYS, FRESH_FOR } from './limits.ts'
import { historyOf, stateNow } from './policy.ts'
import { countNotes, countPageErrors, selectNotes, selectPageErrors } from './queries.ts'
import { boardOf, type Note, readBoard } from './remember-board.ts'
import { PARTS, type StatusList } from './schema.ts'

/** Returns the current state, the last days, and notes; from memory if the database does not answer. */
export async function readStatus(ctx: Context) {
  const known = boardOf(ctx)
  const isFresh = known.readAt && Math.abs(ctx.now.getTime() - known.readAt.getTime()) < FRESH_FOR
  const { counts, parts, notes, awaySince } = isFresh ? known : await readBoard(ctx)
  const measuredAt = parts.map((part) => part.measuredAt).sort((a, b) => b.getTime() - a.getTime())[0] ?? null
  return {
    days: DAYS,
    measuredAt,
    databaseAwaySince: awaySince ?? null,
    parts: PARTS.map((part) => {
      const measured = parts.find((one) => one.part === part)
      const state = stateNow(measured, awaySince !== undefined, ctx.now)
      const since =
        awaySince && state === 'failed' && measured?.state !== 'failed' ? awaySince : measured?.since
      return { part, state, since: since ?? null, ...historyOf(counts, part, ctx.now) }
    }),
    notes: notes.map(noteView),
  }
}

/** Lists all notes, newest first. */
export async function listNotes(ctx: AdministratorContext, list: StatusList) {
  const rows = await selectNotes(ctx.db, windowOf(list))
  return { rows: rows.map(noteView), total: await countNotes(ctx.db) }
}

/** Lists the errors of our scripts that pages have reported. */
export async function listPageErrors(ctx: AdministratorContext, list: StatusList) {
  return { rows: await selectPageErrors(ctx.db, windowOf(list)), total: await countPageErrors(ctx.db) }
}

/** Lists what the last nightly comparison of each kind found. `endedAt` is null until the first one has ended. */
export const listComparisons = (ctx: AdministratorContext) => selectComparisons(ctx.db)

/** A note as visitors and administrators see it. */
export function noteView({ id, title, body, startsAt, endsAt }: Note) {
  return { id, title, body, startsAt, endsAt }
}
