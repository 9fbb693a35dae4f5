import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A point in time; in the database `timestamptz`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The columns for the times when a row was created and last changed. */
export const createdAndUpdated = {
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
}
