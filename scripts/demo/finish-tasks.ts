import { setTimeout as wait } from 'node:timers/promises'
import type { Parts } from '../../src/application.ts'
import type { TaskModule } from '../../src/platform/tasks.ts'

const PATIENCE_MS = 60_000

/** Works on what is waiting until nothing is, together with a running server or in its place; a minute at most. */
export async function finishTasks(parts: Parts, modules: readonly TaskModule[]): Promise<void> {
  await parts.tasks.enqueue(parts, 'refresh-search', {})
  await parts.tasks.work(modules, parts.makeContext)
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && (await isBusy(parts))) await wait(100)
}

async function isBusy({ db }: Parts): Promise<boolean> {
  const { rows } = await db.$client.query<{ busy: boolean }>(
    `SELECT EXISTS (SELECT FROM pgboss.job WHERE state IN ('created', 'active') AND start_after <= now()) AS busy`,
  )
  return rows[0]?.busy === true
}
