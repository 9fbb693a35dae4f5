import type { AdministratorContext } from '../../platform/context.ts'
import type { CsvCell } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { countActs, selectActs, selectAdministrators } from './queries.ts'
import { ACT_LABELS, type ActFilter, type ActList, TARGET_LABELS } from './schema.ts'

/** As many as a list without pages holds. */
const WHOLE = 1000

/** What administrators did. */
export async function listActs(ctx: AdministratorContext, { page, limit, sort, ...filter }: ActList) {
  const window = page === undefined ? { limit: WHOLE, offset: 0 } : { limit, offset: (page - 1) * limit }
  const [rows, counted] = await Promise.all([
    selectActs(ctx.db, filter, { ...window, sort }),
    countActs(ctx.db, filter),
  ])
  return { rows, ...counted }
}

export const ACTS_HEAD = ['Number', 'Date', 'Administrator', 'Act', 'Target', 'Target id', 'Name', 'Details']

/** The same as rows of a file, all of them, a thousand at a time. */
export async function* exportActs(ctx: AdministratorContext, filter: ActFilter): AsyncGenerator<CsvCell[]> {
  let before: number | undefined
  for (;;) {
    const window = { limit: WHOLE, offset: 0, ...(before !== undefined && { before }) }
    const rows = await selectActs(ctx.db, filter, window)
    for (const { id, createdAt, administrator, act, targetType, targetId, target, details } of rows) {
      const when = minuteInPortMoresby(createdAt)
      const what = [ACT_LABELS[act] ?? act, TARGET_LABELS[targetType] ?? targetType]
      yield [id, when, administrator, ...what, targetId, target, JSON.stringify(details)]
      before = id
    }
    if (rows.length < WHOLE) return
  }
}

/** For the filter: everybody who can have acted. */
export function listAdministrators(ctx: AdministratorContext) {
  return selectAdministrators(ctx.db)
}
