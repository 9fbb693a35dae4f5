import type { Context } from '../../platform/context.ts'
import { within } from '../../platform/within.ts'
import { dayInPortMoresby, daysBefore } from '../../shared/dates.ts'
import { BOARD_PATIENCE, DAYS, MAX_NOTES } from './limits.ts'
import type { DayCount } from './policy.ts'
import { type Results, selectDays, selectParts, selectShownNotes } from './queries.ts'
import type { Part, PartState } from './schema.ts'

type Measured = { part: Part; state: PartState; since: Date; measuredAt: Date }
export type Note = { id: number; title: string; body: string; startsAt: Date; endsAt: Date | null }
/**
 * A minute whose result could not be written. `isClaimed`: this process has claimed it, so no other process writes it.
 */
export type Pending = { minute: Date; results: Results; isClaimed: boolean }

/** The status that a process knows without asking the database, which may be unavailable. */
export type Board = {
  counts: DayCount[]
  parts: Measured[]
  notes: Note[]
  /** Undefined: never. */
  readAt: Date | undefined
  /** Since when the database has not answered; undefined if it answers. */
  awaySince: Date | undefined
  pending: Pending[]
}

/** One per process; keyed by the database, because tests have several. */
const boards = new WeakMap<object, Board>()

export function boardOf({ db }: Pick<Context, 'db'>): Board {
  const known = boards.get(db.$client)
  if (known) return known
  const board: Board = {
    counts: [],
    parts: [],
    notes: [],
    readAt: undefined,
    awaySince: undefined,
    pending: [],
  }
  boards.set(db.$client, board)
  return board
}

/**
 * Reloads the board. If the database cannot be read, the board stays unchanged and the database counts as unavailable.
 */
export async function readBoard(ctx: Pick<Context, 'db' | 'now'>): Promise<Board> {
  const board = boardOf(ctx)
  try {
    const firstDay = daysBefore(ctx.now, DAYS - 1)
    const [counts, parts, notes] = await within(
      BOARD_PATIENCE,
      Promise.all([
        selectDays(ctx.db, dayInPortMoresby(firstDay)),
        selectParts(ctx.db),
        selectShownNotes(ctx.db, firstDay, MAX_NOTES),
      ]),
    )
    Object.assign(board, { counts, parts, notes, awaySince: undefined })
  } catch {
    board.awaySince ??= ctx.now
  }
  board.readAt = ctx.now
  return board
}
