import { and, desc, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { Window } from '../../shared/lists.ts'
import type { AnnouncementState } from './choices.ts'
import { announcements } from './tables.ts'

type Announcement = typeof announcements.$inferSelect
type Values = Omit<typeof announcements.$inferInsert, 'id'>

const { id, text, link, audience, startsAt, endsAt, endedAt } = announcements

/** More than anybody plans at once. */
const MOST = 50

/** The announcements that were not ended by hand, those that last longest first. */
export function selectCurrent(db: Db) {
  return db
    .select({ id, text, link, audience, startsAt, endsAt, endedAt })
    .from(announcements)
    .where(isNull(endedAt))
    .orderBy(desc(endsAt))
    .limit(MOST)
}

const inState = (state: AnnouncementState | undefined, now: Date): SQL | undefined =>
  ({
    planned: and(isNull(endedAt), gt(startsAt, now)),
    showing: and(isNull(endedAt), lte(startsAt, now), gt(endsAt, now)),
    ended: or(isNotNull(endedAt), lte(endsAt, now)),
    all: undefined,
  })[state ?? 'all']

/** The latest beginning first. */
export function selectAnnouncements(
  db: Db,
  state: AnnouncementState | undefined,
  now: Date,
  { limit, offset }: Window,
) {
  return db
    .select({
      id,
      text,
      link,
      audience,
      startsAt,
      endsAt,
      endedAt,
    })
    .from(announcements)
    .where(inState(state, now))
    .orderBy(desc(startsAt), desc(id))
    .limit(limit)
    .offset(offset)
}

export const countAnnouncements = (db: Db, state: AnnouncementState | undefined, now: Date) =>
  db.$count(announcements, inState(state, now))

export async function insertAnnouncement(db: Db, values: Values): Promise<Announcement> {
  const [row] = await db.insert(announcements).values(values).returning()
  if (!row) throw new Error('no announcement')
  return row
}

export async function lockAnnouncement(db: Db, wanted: number): Promise<Announcement | undefined> {
  return (await db.select().from(announcements).where(eq(id, wanted)).for('update'))[0]
}

export async function updateAnnouncement(db: Db, wanted: number, values: Partial<Values>): Promise<void> {
  await db.update(announcements).set(values).where(eq(id, wanted))
}
