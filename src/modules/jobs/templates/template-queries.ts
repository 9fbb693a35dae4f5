import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { jobTemplates } from '../tables.ts'

const SHOWN = { id: jobTemplates.id, name: jobTemplates.name, job: jobTemplates.job }
export type TemplateRow = Pick<typeof jobTemplates.$inferSelect, keyof typeof SHOWN>

export function selectTemplates(db: Db, employerId: number): Promise<TemplateRow[]> {
  return db
    .select(SHOWN)
    .from(jobTemplates)
    .where(eq(jobTemplates.employerId, employerId))
    .orderBy(asc(jobTemplates.name), asc(jobTemplates.id))
}

/** Returns how many the employer has. No other transaction adds one until this one ends. */
export async function lockTemplates(db: Db, employerId: number): Promise<number> {
  await db.$client.query('SELECT 1 FROM employers WHERE id = $1 FOR NO KEY UPDATE', [employerId])
  return db.$count(jobTemplates, eq(jobTemplates.employerId, employerId))
}

export async function insertTemplate(db: Db, values: typeof jobTemplates.$inferInsert): Promise<TemplateRow> {
  const [row] = await db.insert(jobTemplates).values(values).returning(SHOWN)
  if (!row) throw new Error('no job template')
  return row
}

const ownTemplate = (id: number, employerId: number) =>
  and(eq(jobTemplates.id, id), eq(jobTemplates.employerId, employerId))

/** Returns undefined if the employer has no such template. */
export async function updateTemplate(
  db: Db,
  id: number,
  employerId: number,
  { name, job }: { name: string | undefined; job: TemplateRow['job'] | undefined },
): Promise<TemplateRow | undefined> {
  const rows = await db
    .update(jobTemplates)
    .set({ name: name ?? sql`name`, job: job ?? sql`job` })
    .where(ownTemplate(id, employerId))
    .returning(SHOWN)
  return rows[0]
}

/** Returns whether the employer had such a template. */
export async function deleteTemplate(db: Db, id: number, employerId: number): Promise<boolean> {
  return (await db.delete(jobTemplates).where(ownTemplate(id, employerId)).returning()).length > 0
}
