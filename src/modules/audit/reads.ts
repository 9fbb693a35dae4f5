import type { AdministratorContext } from '../../platform/context.ts'
import { csvRowsById } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { windowOf } from '../../shared/lists.ts'
import { countActs, selectActs, selectAdministrators } from './queries.ts'
import { ACT_LABELS, type ActFilter, type ActList, isOfTheSite, TARGET_LABELS } from './schema.ts'

/** The acts of administrators. */
export async function listActs(ctx: AdministratorContext, list: ActList) {
  const [rows, counted] = await Promise.all([
    selectActs(ctx.db, list, { ...windowOf(list), sort: list.sort }),
    countActs(ctx.db, list),
  ])
  return { rows, ...counted }
}

export const ACTS_HEAD = ['Number', 'Date', 'Administrator', 'Act', 'Target', 'Target id', 'Name', 'Details']

/** The same rows for a file, without pages. Times are those of Port Moresby. */
export function exportActs(ctx: AdministratorContext, filter: ActFilter) {
  return csvRowsById(
    (window) => selectActs(ctx.db, filter, window),
    ({ id, createdAt, administrator, act, targetType, targetId, target, details }) => [
      id,
      minuteInPortMoresby(createdAt),
      administrator ?? (isOfTheSite(act) ? 'The site' : null),
      ACT_LABELS[act] ?? act,
      TARGET_LABELS[targetType] ?? targetType,
      targetId,
      target,
      JSON.stringify(details),
    ],
  )
}

/** The administrators who can have acted, for the filter. */
export function listAdministrators(ctx: AdministratorContext) {
  return selectAdministrators(ctx.db)
}
