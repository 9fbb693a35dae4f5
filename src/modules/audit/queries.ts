import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contains, countFound, onDays } from '../../platform/database/filters.ts'
import { prepared } from '../../platform/database/prepared.ts'
import type { Window } from '../../shared/lists.ts'
import type { Act, ActFilter, ActList, TargetType } from './schema.ts'
import { administratorActs } from './tables.ts'

type NewAct = Required<Omit<typeof administratorActs.$inferInsert, 'id' | 'createdAt'>> & { createdAt: Date }

const insertNewAct = prepared('insert_act', (db) =>
  db.insert(administratorActs).values({
    adminId: sql.placeholder('adminId'),
    act: sql.placeholder('act'),
    targetType: sql.placeholder('targetType'),
    targetId: sql.placeholder('targetId'),
    target: sql.placeholder('target'),
    details: sql.placeholder('details'),
    createdAt: sql.placeholder('createdAt'),
  }),
)

export async function insertAct(db: Db, act: NewAct): Promise<void> {
  await insertNewAct(db, act)
}

/** Newest first. `administrator` is null when the account was deleted. */
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

/** Whether the act was done to the target since then. */
export async function wasDone(db: Db, act: Act, targetType: TargetType, targetId: string, since: Date) {
  const found = await db
    .select({ id: administratorActs.id })
    .from(administratorActs)
    .where(
      and(
        eq(administratorActs.targetType, targetType),
        eq(administratorActs.targetId, targetId),
        eq(administratorActs.act, act),
        gte(administratorActs.createdAt, since),
      ),
    )
    .limit(1)
  return found.length > 0
}

const { id, adminId, act, targetType, targetId, target, details, createdAt } = administratorActs

type Wanted = Window & { sort?: ActList['sort'] }

/** Newest first unless `sort` says otherwise. `before` is the id of the last row that was read. */
export function selectActs(db: Db, filter: ActFilter, { limit, offset, before, sort }: Wanted) {
  const administrator = sql<string | null>`(SELECT username FROM administrators a WHERE a.id = ${adminId})`
  const order = sort === 'oldest' ? asc(id) : desc(id)
  // Reads the ids from an index first. Otherwise the last page would read all rows before it.
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

function wanted(filter: ActFilter): SQL | undefined {
  const { administrator, search, from, to } = filter
  return and(
    administrator === undefined ? undefined : eq(adminId, administrator),
    filter.act && eq(act, filter.act),
    filter.target && eq(targetType, filter.target),
    search ? or(contains(search, target), eq(targetId, search)) : undefined,
    onDays(createdAt, from, to),
  )
}

/** The administrators who can have acted. */
export async function selectAdministrators(db: Db) {
  const { rows } = await db.execute<{ id: number; username: string }>(
    sql`SELECT id, username FROM administrators ORDER BY username`,
  )
  return rows
}
