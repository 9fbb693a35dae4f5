import { setTimeout as pause } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/time.ts'
import type { Context } from '../context.ts'
import { type Db, openPool } from '../database/database.ts'
import { describeError, isOutage } from '../database/errors.ts'
import type { Log } from '../log.ts'
import { countTask } from '../metrics.ts'
import { listenForTasks } from './task-notifications.ts'
import type { TaskName, TaskPayloads, TaskQueue } from './task-queue.ts'

type Handler<N extends TaskName> = (ctx: Context, payload: TaskPayloads[N]) => Promise<void>
type TaskHandlers = { [N in TaskName]?: Handler<N> }
/** Cron expressions in UTC. */
type TaskSchedules = { [N in TaskName]?: string }

/** The task handlers and schedules of a module. */
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
  'phone-code-requested': { retryLimit: 2 },
  'file-infected': { retryLimit: 5 },
  'term-changed': { retryLimit: 2 },
  'scan-files': { retryLimit: 0 },
  'push-notice': { retryLimit: 2 },
  'send-push': { retryLimit: 5 },
  // The outbox counts its own attempts. The row of a mail is found again after a failed run.
  'send-email': { retryLimit: 2 },
  'send-sms': { retryLimit: 2 },
  // Each search and alert is mailed only once, so an interrupted run may be repeated.
  'mail-saved-searches': { retryLimit: 2 },
  'mail-job-alerts': { retryLimit: 2 },
  'tell-of-ended-jobs': { retryLimit: 0 },
  'remind-employers': { retryLimit: 0 },
  'remind-of-documents': { retryLimit: 0 },
  'remind-of-interviews': { retryLimit: 0 },
  'merge-search': { retryLimit: 0 },
  'refresh-search': { retryLimit: 0 },
  'compare-derived-rows': { retryLimit: 0 },
  'profile-cvs': { retryLimit: 0 },
  'send-due-emails': { retryLimit: 0 },
  'send-due-sms': { retryLimit: 0 },
  'clean-up': { retryLimit: 0 },
}
const names = Object.keys(NAMES) as TaskName[]

export type Tasks = TaskQueue & {
  /**
   * Starts to work on the tasks of these modules. A process that does not call it, such as a script, only adds tasks.
   */
  work(modules: readonly TaskModule[], makeContext: () => Context): Promise<void>
  stop(): Promise<void>
}

/**
 * Seconds. A process without a heartbeat for so long loses its task to another one. No work blocks a process that long.
 */
const HEARTBEAT = 60

/** Milliseconds between two checks whether the database is reachable again. */
const RETRY_AFTER = 500

/** Milliseconds for the queue's own statements. Its clean-up deletes many rows at once. */
const LIMITS = { connectionTimeoutMillis: 10_000, statement_timeout: MINUTE, query_timeout: 65_000 }

/** Opens the queue, which lives in the schema `pgboss` of the same database. */
export async function openTasks(connection: PoolConfig, log: Log): Promise<Tasks> {
  const address = { ...connection, application_name: 'painim-wok tasks' }
  const pool = openPool({ ...address, ...LIMITS, max: 2 })
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      listen: async (...heard) => listenForTasks(address, ...heard),
    },
    useListenNotify: true,
    superviseIntervalSeconds: HEARTBEAT / 2,
    monitorIntervalSeconds: HEARTBEAT / 2,
  })
  // A connection that outlives the queue is cut off when the database stops, which is not an error.
  let isStopped = false
  const stopping = new AbortController()
  boss.on('error', (error) => {
    if (!isStopped) log.error({ error: error.message }, 'tasks')
  })
  await boss.start()
  await createQueues(boss)
  return {
    async enqueue(ctx, name, payload, startAfterSeconds = 0) {
      const db = databaseOf(ctx, `enqueue-${name}`)
      await boss.send(name, payload, { db, startAfter: startAfterSeconds })
    },
    async enqueueAll(ctx, name, payloads, startAfterSeconds = 0) {
      if (payloads.length === 0) return
      const rows = payloads.map((data) => ({ data, startAfter: startAfterSeconds }))
      await boss.insert(name, rows, { db: databaseOf(ctx, `enqueue-all-${name}`) })
    },
    work: (modules, makeContext) => work(boss, modules, makeContext, stopping.signal),
    async stop() {
      stopping.abort()
      // Another process, or the next start, repeats tasks that are not finished by then.
      await boss.stop({ graceful: true, timeout: 3_000 })
      isStopped = true
      await pool.end()
    },
  }
}

/** The queue inside the transaction of `ctx`. Its statement is named, because planning it takes longer than running it. */
function databaseOf({ db }: { db: Db }, name: string) {
  return {
    executeSql: (text: string, values: unknown[] = []) => db.$client.query({ name, text, values }),
  }
}

/** Reads all queues at once and creates the missing ones. Creating all of them again took half of the start-up time. */
async function createQueues(boss: PgBoss): Promise<void> {
  const known = new Map((await boss.getQueues(names)).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const queue = known.get(name)
    if (!queue) {
      await boss.createQueue(name, {
        ...NAMES[name],
        retryDelay: 5,
        retryBackoff: true,
        notify: true,
        expireInSeconds: HOUR / SECOND,
        // Payloads may contain personal data.
        deleteAfterSeconds: DAY / SECOND,
        heartbeatSeconds: HEARTBEAT,
      })
    } else if (queue.heartbeatSeconds !== HEARTBEAT) {
      // An older version created it.
      await boss.updateQueue(name, { heartbeatSeconds: HEARTBEAT })
    }
  }
}

async function work(
  boss: PgBoss,
  modules: readonly TaskModule[],
  makeContext: () => Context,
  stopping: AbortSignal,
): Promise<void> {
  for (const name of names) {
    const handlers = modules.flatMap((module) => module.handlers[name] ?? [])
    const worker = boss.work(name, { pollingIntervalSeconds: 20 }, async (batch) => {
      // One notification covers all tasks of a transaction. Look again at once, or the second task would wait for the
      // next poll.
      boss.notifyWorker(await worker)
      for (const task of batch) {
        for (const handle of handlers) {
          const begin = handle as (ctx: Context, payload: unknown) => Promise<void>
          await runTask(makeContext(), name, () => begin(makeContext(), task.data), stopping)
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
  ctx: Context,
  name: TaskName,
  run: () => Promise<void>,
  stopping: AbortSignal,
): Promise<void> {
  try {
    await run()
    countTask(name, 'done')
  } catch (error) {
    countTask(name, 'failed')
    ctx.log.error({ task: name, error: describeError(error).error }, 'a task failed')
    if (!isOutage(error) || !(await hasComeBack(ctx.db, stopping)) || NAMES[name].retryLimit === 0)
      throw error
    await runTask(ctx, name, run, stopping)
  }
}

/**
 * Whether the database was unreachable and answers again. Before that, the failure cannot be reported to the queue
 * either, which would treat the task as running until its heartbeat is missing.
 */
async function hasComeBack({ $client }: Db, stopping: AbortSignal): Promise<boolean> {
  const isAnswered = () =>
    $client.query('SELECT 1').then(
      () => true,
      () => false,
    )
  let wasAway = false
  while (!stopping.aborted && !(await isAnswered())) {
    wasAway = true
    await pause(RETRY_AFTER)
  }
  return wasAway && !stopping.aborted
}
