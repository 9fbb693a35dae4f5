import type { Context } from './context.ts'
import type { TaskModule } from './tasks.ts'

/** What the platform's own shared tables no longer need: limits whose window is over, idempotency keys older than a day. */
async function cleanUpSharedState({ db, now }: Context): Promise<void> {
  await db.$client.query('DELETE FROM rate_limits WHERE expires_at < $1', [now])
  await db.$client.query(
    "DELETE FROM idempotency_keys WHERE created_at < $1::timestamptz - interval '24 hours'",
    [now],
  )
}

/** Once an hour, each module that subscribes to `clean-up` deletes what is over in its own tables. */
export const cleanUpTasks: TaskModule = {
  handlers: { 'clean-up': cleanUpSharedState },
  schedules: { 'clean-up': '17 * * * *' },
}
