import type { EmployerContext } from '../../platform/context.ts'
import { splitList } from '../../shared/text.ts'
import { findOwnApproval } from '../accounts/reads.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { findScamWords, textsOf, type WordedJob } from './flag-scam-words.ts'
import { tellOfHeldJob } from './mails.ts'
import { mustWait, renewedUntil } from './policy.ts'
import { hasPublishedJob, type JobRow, recordChange, updateJob } from './queries.ts'

/** Credits, and the days that they pay for; 0 for both if the text is only to be checked. */
type Bought = { credits: number; days: number }
const NOTHING: Bought = { credits: 0, days: 0 }

/** A draft that was public before and was refused keeps the days that were paid for. */
type Draft = WordedJob & {
  clearedWords?: readonly string[]
  expiresAt?: Date | null
  wasPublishedAt?: Date | null
}

/**
 * Returns the columns that publish a job, or hold it until an administrator has checked it. It is paid for in both
 * cases, but the days of a held job count from its release. Strong scam words hold every job. With `hold_first_job`,
 * an employer without the badge has its first job held, and every job with any scam words.
 */
export async function publishOrHold(ctx: EmployerContext, settings: Settings, job: Draft, bought: Bought) {
  const { flaggedWords, isStrong } = judgeWords(settings, job, job.clearedWords)
  const placed = { isPaid: true, flaggedWords, checkNote: '' }
  const first = bought.days > 0 ? null : (job.wasPublishedAt ?? null)
  if (isStrong || (settings.hold_first_job && mustWait(await readStanding(ctx), flaggedWords.length > 0))) {
    const held = await hold(ctx, { title: job.title, publishedAt: first }, bought)
    return { change: 'held', columns: { ...placed, ...held } } as const
  }
  const expiresAt = bought.days > 0 ? renewedUntil(null, ctx.now, bought.days) : (job.expiresAt ?? null)
  const columns = { ...placed, publishedAt: first ?? ctx.now, wasPublishedAt: null, expiresAt }
  return { change: 'published', columns } as const
}

async function readStanding(ctx: EmployerContext) {
  const isApproved = await findOwnApproval(ctx)
  return { isApproved, hasPublished: await hasPublishedJob(ctx.db, ctx.viewer.employer.id) }
}

type JudgedJob = WordedJob & Pick<JobRow, 'id' | 'publishedAt' | 'blockedAt' | 'clearedWords'>

/**
 * Flags a job that was published before, by its text and the current list of words, and holds it if it has strong
 * words that no administrator has read. `bought`: what a renewal paid for. Returns whether the job is held.
 */
export async function reviewWords(ctx: EmployerContext, job: JudgedJob, bought?: Bought): Promise<boolean> {
  const { flaggedWords, isStrong } = judgeWords(await readSettings(ctx), job, job.clearedWords)
  const mustHold = isStrong && job.publishedAt !== null && job.blockedAt === null
  await updateJob(ctx.db, job.id, { flaggedWords, ...(mustHold && (await hold(ctx, job, bought))) })
  if (mustHold) await recordChange(ctx, job.id, 'held')
  return mustHold
}

/**
 * Returns the columns that hold a job, and mails the administrator. `publishedAt`: when the job became public, which a
 * release restores.
 */
async function hold(
  ctx: EmployerContext,
  { title, publishedAt }: { title: string; publishedAt: Date | null },
  { credits, days }: Bought = NOTHING,
) {
  await tellOfHeldJob(ctx, title)
  return {
    heldAt: ctx.now,
    heldCredits: credits,
    heldDays: days,
    publishedAt: null,
    wasPublishedAt: publishedAt,
  }
}

/**
 * Finds the scam words of a job, from our list and the settings, each with its sentence. `isStrong`: an administrator
 * must read some of them before the job is public; those in `cleared` have been read.
 */
export function judgeWords(settings: Settings, job: WordedJob, cleared: readonly string[] = []) {
  const found = findScamWords(
    textsOf(job)
      .map(({ text }) => text)
      .join('\n'),
    {
      off: splitList(settings.scam_rules_off),
      hold: splitList(settings.scam_words_hold),
      flag: splitList(settings.scam_words),
    },
  )
  const isUnread = found.some(({ key, strength }) => strength === 'hold' && !cleared.includes(key))
  return { flaggedWords: found.map(({ key }) => key), isStrong: settings.hold_scam_words && isUnread }
}
