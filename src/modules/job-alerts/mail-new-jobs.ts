import * as v from 'valibot'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { t } from '../../shared/language/words.ts'
import { type NewJobs, openNewJobs } from '../jobs/matching/match-new-jobs.ts'
import { JobSearch } from '../jobs/schema.ts'
import { pushToEach } from '../push/send-push.ts'
import { readSettings } from '../settings/reads.ts'
import { speakTo } from '../translations/speak-to.ts'
import { MAILED_JOBS } from './limits.ts'
import { type Edition, mailJobs, writeAlertSms } from './mails.ts'
import { alertPath, nextMorning } from './policy.ts'
import {
  claimDueAlerts,
  type DueAlert,
  type EditionJob,
  findOldestEdition,
  makeEdition,
  markMailed,
  postpone,
  selectJobsAfter,
  stopRefused,
} from './queries.ts'
import { FREQUENCIES } from './schema.ts'

/** Alerts that one transaction mails. Their links wait for it, so it must be short. */
const BATCH = 200

type Run = { edition: number; added: ReadonlyMap<number, EditionJob>; jobs: NewJobs }

/**
 * Mails every alert that is due the jobs that are new since its last mail. Without new jobs it sends no mail. Each job is
 * mailed at most once per alert, however many processes run: an alert and its mail change in one transaction.
 */
export async function mailNewJobs(ctx: Context): Promise<void> {
  await stopRefused(ctx.db, ctx.now)
  const oldest = await findOldestEdition(ctx.db, ctx.now)
  if (oldest === undefined) return
  const edition = await transaction(ctx, ({ db, now }) => makeEdition(db, now))
  const added = await selectJobsAfter(ctx.db, oldest)
  const run: Run = {
    edition,
    added: new Map(added.map((job) => [job.id, job])),
    jobs: await openNewJobs(ctx, new Set(added.map(({ id }) => id))),
  }
  while (await mailBatch(ctx, run));
}

/** Returns false when no alert is left. */
async function mailBatch(ctx: Context, run: Run): Promise<boolean> {
  const settings = await readSettings(ctx)
  return transaction(ctx, async (inside) => {
    const due = await claimDueAlerts(inside.db, ctx.now, BATCH)
    const editions: Edition[] = []
    const told: DueAlert[] = []
    const waiting = new Set<number>()
    for (const alert of due) {
      const ids = await findNewFor(alert, run)
      if (ids.length === 0) continue
      const number = run.edition
      const sms = await writeAlertSms(inside, alert, { total: ids.length, edition: number }, settings)
      if (sms === 'waits') {
        waiting.add(alert.id)
        continue
      }
      told.push(alert)
      if (sms === 'written') continue
      const jobs = await run.jobs.cards(ids.slice(0, MAILED_JOBS))
      editions.push({ alert, total: ids.length, jobs, number })
    }
    await mailJobs(inside, editions, settings)
    await pushToReaders(inside, told)
    for (const frequency of FREQUENCIES) {
      const ids = due
        .filter((alert) => alert.frequency === frequency && !waiting.has(alert.id))
        .map(({ id }) => id)
      if (ids.length > 0) await markMailed(inside.db, ids, run.edition, nextMorning(ctx.now, frequency))
    }
    if (waiting.size > 0) await postpone(inside.db, [...waiting], nextMorning(ctx.now, 'daily'))
    return due.length > 0
  })
}

async function pushToReaders(ctx: Context, alerts: readonly DueAlert[]): Promise<void> {
  const news = alerts.map(async ({ jobSeekerId, search, language }) => {
    const text = await speakTo(ctx, language, () => t('New jobs for you'))
    return jobSeekerId ? [{ jobSeekerId, text, path: alertPath(search) }] : []
  })
  await pushToEach(ctx, (await Promise.all(news)).flat())
}

/** Returns the jobs that this alert has not had, and that were published after it was started. */
async function findNewFor(alert: DueAlert, { added, jobs, edition }: Run): Promise<number[]> {
  const search = v.safeParse(JobSearch, alert.search)
  if (!search.success) return []
  return (await jobs.match(search.output)).filter((id) => {
    const job = added.get(id)
    return (
      job !== undefined &&
      job.edition > alert.edition &&
      job.edition <= edition &&
      job.publishedAt > alert.stateAt
    )
  })
}
