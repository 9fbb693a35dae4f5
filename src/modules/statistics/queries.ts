import { asc, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { dailyVisits, visitorsOfTheDay } from './tables.ts'

/** The salt of a day: the first that anybody proposed. */
export async function settleSalt(db: Db, day: string, proposed: Buffer): Promise<Buffer> {
  const [row] = await db
    .insert(dailyVisits)
    .values({ day, salt: proposed })
    .onConflictDoUpdate({
      target: dailyVisits.day,
      set: { salt: sql`coalesce(${dailyVisits.salt}, excluded.salt)` },
    })
    .returning({ salt: dailyVisits.salt })
  return row?.salt ?? proposed
}

export async function insertVisitor(db: Db, day: string, visitorHash: Buffer): Promise<void> {
  await db.insert(visitorsOfTheDay).values({ day, visitorHash }).onConflictDoNothing()
}

/** Visits of each day since `first`; a day whose visitors are still stored is counted again. */
export function selectVisits(db: Db, first: string) {
  const present = sql`(SELECT count(*) FROM ${visitorsOfTheDay} v WHERE v.day = ${dailyVisits.day})`
  return db
    .select({
      day: dailyVisits.day,
      visits: sql<number>`greatest(${dailyVisits.visits}, ${present})`.mapWith(Number),
    })
    .from(dailyVisits)
    .where(gte(dailyVisits.day, first))
    .orderBy(asc(dailyVisits.day))
}

export async function storeVisits(db: Db): Promise<void> {
  await db.execute(sql`
    UPDATE ${dailyVisits} d SET visits = greatest(d.visits, c.present)
    FROM (SELECT day, count(*) AS present FROM ${visitorsOfTheDay} GROUP BY day) c WHERE c.day = d.day`)
}

export async function deleteVisitsBefore(db: Db, day: string): Promise<void> {
  await db.delete(dailyVisits).where(lt(dailyVisits.day, day))
}

/** Forgets who came before `day`; how many they were stays. */
export async function forgetVisitors(db: Db, day: string): Promise<void> {
  await db.delete(visitorsOfTheDay).where(lt(visitorsOfTheDay.day, day))
  await db.update(dailyVisits).set({ salt: null }).where(lt(dailyVisits.day, day))
}
