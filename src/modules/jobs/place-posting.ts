import type { EmployerContext } from '../../platform/context.ts'
import { splitList } from '../../shared/text.ts'
import { findOwnApproval } from '../accounts/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { findScamWords } from './flag-scam-words.ts'
import { mustWait, renewedUntil } from './policy.ts'
import { hasPublishedJob } from './queries.ts'
import { tellOfHeldJob } from './tell-of-checks.ts'

type Texts = {
  title: string
  description: string
  requirements: string
  salaryRange?: string | undefined
  roster?: string | undefined
  skills?: readonly string[] | undefined
  questions?: readonly { text: string; options?: readonly string[] | undefined }[] | undefined
}

/**
 * The columns that publish a job, or hold it until an administrator has checked it: paid for either way, while its days are counted from
 * the release. With `hold_first_job`, of an employer without the badge the first job waits, and each that smells of a scam.
 */
export async function placePosting(ctx: EmployerContext, settings: Settings, texts: Texts) {
  const flaggedWords = flagWords(settings, texts)
  const placed = { isPaid: true, flaggedWords, checkNote: '' }
  if (settings.hold_first_job && mustWait(await readStanding(ctx), flaggedWords.length > 0)) {
    await tellOfHeldJob(ctx, texts.title)
    const columns = { ...placed, heldAt: ctx.now, heldCredits: settings.job_posting_cost }
    return { change: 'held', columns } as const
  }
  const expiresAt = renewedUntil(null, ctx.now, settings.job_posting_days)
  return { change: 'published', columns: { ...placed, publishedAt: ctx.now, expiresAt } } as const
}

async function readStanding(ctx: EmployerContext) {
  const isApproved = await findOwnApproval(ctx)
  return { isApproved, hasPublished: await hasPublishedJob(ctx.db, ctx.viewer.employer.id) }
}

/** Words of a job that smell of a scam, by our list and the setting `scam_words`. */
export function flagWords({ scam_words }: Settings, texts: Texts): string[] {
  const { title, description, requirements, salaryRange, roster, skills = [], questions = [] } = texts
  const asked = questions.flatMap(({ text, options = [] }) => [text, ...options])
  const all = [title, description, requirements, salaryRange, roster, ...skills, ...asked]
  return findScamWords(all.filter(Boolean).join('\n'), splitList(scam_words))
}
