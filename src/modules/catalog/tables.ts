import { boolean, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { createdAndUpdated } from '../../platform/database/columns.ts'

export const categories = pgTable('categories', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: varchar('name', { length: 100 }).notNull(),
  slug: varchar('slug', { length: 100 }).notNull(),
  description: varchar('description', { length: 1000 }).notNull().default(''),
  isActive: boolean('is_active').notNull().default(true),
  sortOrder: integer('sort_order').notNull().default(0),
  ...createdAndUpdated,
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
  ...createdAndUpdated,
})
