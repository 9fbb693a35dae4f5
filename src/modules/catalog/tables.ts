import { boolean, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core'

const times = {
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
}

export const categories = pgTable('categories', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: varchar('name', { length: 100 }).notNull(),
  slug: varchar('slug', { length: 100 }).notNull(),
  description: varchar('description', { length: 1000 }).notNull().default(''),
  isActive: boolean('is_active').notNull().default(true),
  sortOrder: integer('sort_order').notNull().default(0),
  ...times,
})

export const locations = pgTable('locations', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: varchar('name', { length: 255 }).notNull(),
  slug: varchar('slug', { length: 255 }).notNull(),
  region: varchar('region', { length: 100 }).notNull().default(''),
  country: varchar('country', { length: 100 }).notNull().default('Papua New Guinea'),
  province: varchar('province', { length: 100 }).notNull().default(''),
  kind: varchar('kind', { length: 10, enum: ['town', 'province', 'special'] })
    .notNull()
    .default('town'),
  aliases: text('aliases').array().notNull().default([]),
  isActive: boolean('is_active').notNull().default(true),
  sortOrder: integer('sort_order').notNull().default(0),
  ...times,
})
