import type { PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import type { Context } from './context.ts'
import { describeError } from './database-errors.ts'
import type { Log } from './log.ts'
import { countTask } from './metrics.ts'
import type { TaskName, TaskPayloads, TaskQueue } from './task-queue.ts'

type Handler<N extends TaskName> = (ctx: Context, payload: TaskPayloads[N]) => Promise<void>
type TaskHandlers = { [N in TaskName]?: Handler<N> }
/** Cron expressions in UTC. */
type TaskSchedules = { [N in TaskName]?: string }

/** The subscribers of each module, for `startTasks`. */
export type TaskModule = { handlers: TaskHandlers; schedules?: TaskSchedules }

const NAMES: Record<TaskName, { retryLimit: number }> = {
  'application-cv-opened': { retryLimit: 5 },
  'applications-moved': { retryLimit: 5 },
  'category-renamed': { retryLimit: 5 },
  'cv-changed': { retryLimit: 5 },
  'employer-registered': { retryLimit: 5 },
  'job-blocked': { retryLimit: 5 },
  'job-closed': { retryLimit: 5 },
  'job-seeker-registered': { retryLimit: 5 },
  'password-reset-requested': { retryLimit: 2 },
  // The outbox counts its own attempts; a failed run is found again by its row.
  'send-email': { retryLimit: 2 },
  // Each search is told once: a run that broke off may be begun again.
  'mail-saved-searches': { retryLimit: 2 },
  'tell-of-ended-jobs': { retryLimit: 0 },
  'remind-employers': { retryLimit: 0 },
  'refresh-search': { retryLimit: 0 },
  'profile-cvs': { retryLimit: 0 },
  'send-due-emails': { retryLimit: 0 },
  'clean-up': { retryLimit: 0 },
}
const names = Object.keys(NAMES) as TaskName[]

export type Tasks = TaskQueue & {
  /** Starts working on tasks with these modules. Without it a process only enqueues, as scripts do. */
  work(modules: readonly TaskModule[], makeContext: () => Context): Promise<void>
  stop(): Promise<void>
}

/** Who has not been heard of for so long has lost its task to another process, seconds. Nothing here blocks a process that long. */
const HEARTBEAT = 60

/** Opens the queue, which lives in the schema `pgboss` of the same database. */
export async function openTasks(connection: PoolConfig, log: Log): Promise<Tasks> {
  const boss = new PgBoss({
    ...(connection as object),
    max: 2,
    useListenNotify: true,
    superviseIntervalSeconds: HEARTBEAT / 2,
    monitorIntervalSeconds: HEARTBEAT / 2,
    application_name: 'painim-wok tasks',
  })
  // A connection that outlives the queue is cut off when the database stops, which is nobody's fault.
  let isStopped = false
  boss.on('error', (error) => {
    if (!isStopped) log.error({ error: error.message }, 'tasks')
  })
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name, {
      ...NAMES[name],
      retryDelay: 5,
      retryBackoff: true,
      notify: true,
      expireInSeconds: 3600,
      // Payloads may name somebody.
      deleteAfterSeconds: 86_400,
      heartbeatSeconds: HEARTBEAT,
    })
    // a queue that an older version made is left as it was
    await boss.updateQueue(name, { heartbeatSeconds: HEARTBEAT })
  }
  return {
    async enqueue(ctx, name, payload, startAfterSeconds = 0) {
      const db = { executeSql: (text: string, values?: unknown[]) => ctx.db.$client.query(text, values) }
      await boss.send(name, payload, { db, startAfter: startAfterSeconds })
    },
    work: (modules, makeContext) => work(boss, modules, makeContext, log),
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000 })
      isStopped = true
    },
  }
}

async function work(
  boss: PgBoss,
  modules: readonly TaskModule[],
  makeContext: () => Context,
  log: Log,
): Promise<void> {
  for (const name of names) {
    const handlers = modules.flatMap((module) => module.handlers[name] ?? [])
    const worker = boss.work(name, { pollingIntervalSeconds: 20 }, async (batch) => {
      // One notification stands for all tasks of a transaction: look again at once, or the second would wait for the next poll.
      boss.notifyWorker(await worker)
      for (const task of batch) {
        for (const handle of handlers) {
          await runTask(
            handle as (ctx: Context, payload: unknown) => Promise<void>,
            makeContext(),
            task.data,
            name,
            log,
          )
        }
      }
    })
    await worker
  }
  for (const module of modules) {
    for (const [name, cron] of Object.entries(module.schedules ?? {})) await boss.schedule(name, cron)
  }
}

async function runTask(
  handle: (ctx: Context, payload: unknown) => Promise<void>,
  ctx: Context,
  payload: unknown,
  name: TaskName,
  log: Log,
): Promise<void> {
  try {
    await handle(ctx, payload)
    countTask(name, 'done')
  } catch (error) {
    countTask(name, 'failed')
    log.error({ task: name, error: describeError(error).error }, 'a task failed')
    throw error
  }
}
