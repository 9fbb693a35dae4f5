import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import type { EmailKind, EmailText } from './schema.ts'
import { emailTexts } from './tables.ts'

const selectNewest = prepared('newest_email_text', (db) =>
  db
    .select({ subject: emailTexts.subject, body: emailTexts.body })
    .from(emailTexts)
    .where(eq(emailTexts.kind, sql.placeholder('kind')))
    .orderBy(desc(emailTexts.id))
    .limit(1),
)

/** Returns undefined while the built-in words apply. */
export async function findWrittenText(db: Db, kind: EmailKind): Promise<EmailText | undefined> {
  const [newest] = await selectNewest(db, { kind })
  return newest?.body ? newest : undefined
}

/** Newest first. The names of the administrators are in another module. */
export function selectTextVersions(db: Db) {
  return db.select().from(emailTexts).orderBy(desc(emailTexts.id)).limit(1000)
}

export async function insertText(db: Db, values: typeof emailTexts.$inferInsert): Promise<void> {
  await db.insert(emailTexts).values(values)
}
