import { and, asc, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { countFound } from '../../platform/count-found.ts'
import type { Db } from '../../platform/database.ts'
import { startOfDay } from '../../shared/dates.ts'
import type { ActFilter, ActList, TargetType } from './schema.ts'
import { administratorActs } from './tables.ts'

export async function insertAct(db: Db, act: typeof administratorActs.$inferInsert): Promise<void> {
  await db.insert(administratorActs).values(act)
}

/** Newest first. `administrator` is null when the account is gone. */
export function selectActsOn(db: Db, targetType: TargetType, targetId: string, limit: number) {
  return db
    .select({
      id: administratorActs.id,
      act: administratorActs.act,
      administrator: sql<
        string | null
      >`(SELECT username FROM administrators a WHERE a.id = ${administratorActs.adminId})`,
      details: administratorActs.details,
      createdAt: administratorActs.createdAt,
    })
    .from(administratorActs)
    .where(and(eq(administratorActs.targetType, targetType), eq(administratorActs.targetId, targetId)))
    .orderBy(desc(administratorActs.id))
    .limit(limit)
}

const { id, adminId, act, targetType, targetId, target, details, createdAt } = administratorActs

type Window = { limit: number; offset: number; before?: number; sort?: ActList['sort'] }

/** Newest first unless `sort` says otherwise; `before` is the id of the last row that was read. */
export function selectActs(db: Db, filter: ActFilter, { limit, offset, before, sort }: Window) {
  const administrator = sql<string | null>`(SELECT username FROM administrators a WHERE a.id = ${adminId})`
  const order = sort === 'oldest' ? asc(id) : desc(id)
  // Numbers first, from an index: the last page would else read all rows before it.
  const page = db
    .select({ id })
    .from(administratorActs)
    .where(and(wanted(filter), before === undefined ? undefined : lt(id, before)))
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  return db
    .select({ id, adminId, administrator, act, targetType, targetId, target, details, createdAt })
    .from(administratorActs)
    .where(inArray(id, page))
    .orderBy(order)
}

export const countActs = (db: Db, filter: ActFilter) =>
  countFound(db, administratorActs, wanted(filter), filter.search)

const DAY = 86_400_000

function wanted(filter: ActFilter): SQL | undefined {
  const { administrator, search, from, to } = filter
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    administrator === undefined ? undefined : eq(adminId, administrator),
    filter.act && eq(act, filter.act),
    filter.target && eq(targetType, filter.target),
    search ? or(ilike(target, pattern), eq(targetId, search)) : undefined,
    from ? gte(createdAt, startOfDay(from)) : undefined,
    to ? lt(createdAt, new Date(startOfDay(to).getTime() + DAY)) : undefined,
  )
}

/** Who can have acted. */
export async function selectAdministrators(db: Db) {
  const { rows } = await db.execute<{ id: number; username: string }>(
    sql`SELECT id, username FROM administrators ORDER BY username`,
  )
  return rows
}
