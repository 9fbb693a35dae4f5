import { bigint, date, integer, pgTable, primaryKey, smallint, text, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

export const aiSearches = pgTable('ai_searches', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id'),
  query: text('query').notNull(),
  results: integer('results').notNull(),
  bestScore: smallint('best_score'),
  engine: varchar('engine', { length: 10, enum: ['local', 'provider'] }).notNull(),
  milliseconds: integer('milliseconds').notNull(),
  shown: integer('shown').array(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const aiUnknownWords = pgTable(
  'ai_unknown_words',
  {
    word: varchar('word', { length: 50 }).notNull(),
    day: date('day').notNull(),
    asked: integer('asked').notNull(),
  },
  ({ word, day }) => [primaryKey({ columns: [word, day] })],
)
