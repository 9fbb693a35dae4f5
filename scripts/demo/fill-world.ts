import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Parts } from '../../src/application.ts'
import { hashPassword } from '../../src/modules/accounts/hash-password.ts'
import { findAdministratorByLogin, insertAdministrator } from '../../src/modules/accounts/queries.ts'
import type { Config } from '../../src/platform/config.ts'
import type { Context } from '../../src/platform/context.ts'
import { transaction } from '../../src/platform/database/transaction.ts'
import type { TaskQueue } from '../../src/platform/tasks/task-queue.ts'
import { dayInPortMoresby } from '../../src/shared/dates.ts'
import { ScriptError } from '../script.ts'
import { conversationEvents } from './fill-conversations.ts'
import { cvEvents } from './fill-cvs.ts'
import { jobEvents } from './fill-jobs.ts'
import { moneyEvents } from './fill-money.ts'
import { peopleEvents } from './fill-people.ts'
import { reportEvents } from './fill-reports.ts'
import { administrator, demoPassword, type World } from './world.ts'

/**
 * Adds the demo data with the product's own commands, oldest first, each at its own time. It is one transaction, so an
 * interrupted fill leaves an empty database. It sends no mails: they would be about the past, to addresses that do not
 * exist.
 */
export async function fillWorld(parts: Parts, now = new Date()): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'painim-wok-demo-'))
  try {
    await transaction({ ...parts.makeContext(), tasks: onlyCvChanges(parts.tasks) }, async (ctx) => {
      const notifications = await switchNotifications(ctx, 'false')
      await play(ctx, { ...emptyWorld(now, folder), administratorId: await findVera(ctx) })
      await switchNotifications(ctx, notifications)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function emptyWorld(now: Date, folder: string): Omit<World, 'administratorId'> {
  const empty = () => new Map<string, number>()
  return {
    now,
    folder,
    jobSeekers: empty(),
    cvs: empty(),
    employers: empty(),
    jobs: empty(),
    applications: empty(),
  }
}

async function play(ctx: Context, world: World): Promise<void> {
  const events = [
    ...peopleEvents(world),
    ...cvEvents(world),
    ...jobEvents(world),
    ...moneyEvents(world),
    ...conversationEvents(world),
    ...reportEvents(world),
  ]
  for (const { at, happen } of events.sort((one, other) => one.at.getTime() - other.at.getTime()))
    await happen({ ...ctx, now: at })
  await countDailyVisits(ctx, world.now)
}

/** Adds three months of slowly growing visits, with fewer on Saturdays and Sundays. */
async function countDailyVisits({ db }: Context, now: Date): Promise<void> {
  await db.$client.query(
    `INSERT INTO daily_visits (day, visits)
     SELECT day, (CASE WHEN extract(isodow FROM day) > 5 THEN 55 ELSE 90 END + age / 2 + age * 7 % 23)::integer
     FROM generate_series(1, 90) age, LATERAL (SELECT $1::date - 91 + age AS day) days`,
    [dayInPortMoresby(now)],
  )
}

/** Enqueues only `cv-changed`. Other tasks would write mails, even after the switch is on again. */
function onlyCvChanges(tasks: TaskQueue): TaskQueue {
  return {
    enqueue: async (ctx, name, ...rest) =>
      name === 'cv-changed' ? tasks.enqueue(ctx, name, ...rest) : undefined,
    enqueueAll: async (ctx, name, ...rest) =>
      name === 'cv-changed' ? tasks.enqueueAll(ctx, name, ...rest) : undefined,
  }
}

/** Returns the value before. */
async function switchNotifications({ db }: Context, value: string): Promise<string> {
  const { rows } = await db.$client.query<{ before: string }>(
    `UPDATE system_settings new SET setting_value = $1 FROM system_settings old
     WHERE new.setting_key = 'email_notifications_enabled' AND old.id = new.id RETURNING old.setting_value AS before`,
    [value],
  )
  return rows[0]?.before ?? 'true'
}

/** The first administrator may already have this name. */
async function findVera(ctx: Context): Promise<number> {
  const found = await findAdministratorByLogin(ctx.db, administrator.username)
  if (found) return found.id
  await insertAdministrator(ctx.db, { ...administrator, passwordHash: await hashPassword(demoPassword) })
  return findVera(ctx)
}

export function refuseInternet({ publicUrl }: Config): void {
  if (publicUrl.startsWith('https:'))
    throw new ScriptError(
      'PUBLIC_URL begins with https. The demo data must not be on the internet, because its password is public',
    )
}

/** Throws a ScriptError when there are people in the database, apart from one administrator. */
export async function requireEmpty({ db }: Parts): Promise<void> {
  const { rows } = await db.$client.query<{ is_empty: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM job_seekers) AND NOT EXISTS (SELECT FROM employers)
       AND (SELECT count(*) FROM administrators) < 2 AS is_empty`,
  )
  if (!rows[0]?.is_empty)
    throw new ScriptError(
      'The database already contains people. Choose an empty one for the demo data (for example another DATA_DIR)',
    )
}
