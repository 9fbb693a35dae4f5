import type { EmployerContext } from '../../platform/context.ts'
import { insertNote } from './queries.ts'
import { readHistory, readReceived } from './reads.ts'

/** For the employer's own eyes. Answers with the history. Throws application_not_found. */
export async function writeNote(ctx: EmployerContext, id: number, text: string) {
  await readReceived(ctx, id)
  await insertNote(ctx.db, { jobApplicationId: id, text, createdAt: ctx.now })
  return readHistory(ctx, id)
}
