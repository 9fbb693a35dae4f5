import type { EmployerContext } from '../../platform/context.ts'
import { newUnsubscribeToken } from './notify-job-seeker.ts'
import { upsertEmployerSettings } from './queries.ts'
import { listEmployerMails } from './reads.ts'
import type { EmployerMailsChange } from './schema.ts'

/** Sets the switches that are named; of a kind named twice the last counts. */
export async function changeEmployerMails(ctx: EmployerContext, changes: EmployerMailsChange) {
  const employerId = ctx.viewer.employer.id
  const last = [...new Map(changes.map((change) => [change.kind, change])).values()]
  const rows = last.map((change) => ({ ...change, employerId, token: newUnsubscribeToken() }))
  if (rows.length > 0) await upsertEmployerSettings(ctx.db, rows)
  return listEmployerMails(ctx)
}
