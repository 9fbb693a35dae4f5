import type { Context } from '../../platform/context.ts'
import { describeError } from '../../platform/database/errors.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { formatNumber } from '../../shared/locale.ts'
import { formatSalary } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { EXPERIENCE_LABELS } from '../catalog/choices.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { MAX_COUNTED } from '../search/limits.ts'
import { MAILED_CVS, SETTLED_AFTER } from './limits.ts'
import { searchPath } from './policy.ts'
import { claimDueSearch, selectDueSearches, updateSavedSearch } from './queries.ts'
import { findMatches } from './reads.ts'
import { readStored, type SearchFields } from './schema.ts'

/** Searches that one query reads. */
const BATCH = 200

/**
 * Mails each employer the new matches of its saved searches since the last mail. Without new matches it sends no mail.
 */
export async function mailNewMatches(ctx: Context): Promise<void> {
  const until = new Date(ctx.now.getTime() - SETTLED_AFTER)
  let last = 0
  for (;;) {
    const ids = await selectDueSearches(ctx.db, until, last, BATCH)
    for (const id of ids) {
      await mailSearch(ctx, id, until).catch((error) =>
        ctx.log.error(
          { savedSearchId: id, error: describeError(error).error },
          'a saved search was not mailed',
        ),
      )
    }
    if (ids.length < BATCH) return
    last = ids.at(-1) ?? last
  }
}

/**
 * Writes the mail and the time up to which it reports in one transaction. So each match is mailed exactly once, however
 * many processes run.
 */
async function mailSearch(ctx: Context, id: number, until: Date): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const due = await claimDueSearch(ctx.db, id, until)
    if (!due) return
    const { employerId, token } = due
    const { search, invalidFields } = readStored(due.search)
    // The employer's list of saved searches says why no mail comes.
    if (invalidFields.length > 0) return
    const { total, cvs } = await findMatches(ctx, search, {
      employerId,
      since: due.mailedUntil,
      until,
      size: MAILED_CVS,
    })
    await updateSavedSearch(ctx.db, employerId, id, { mailedUntil: until })
    if (total === 0) return
    await queueEmail(ctx, {
      kind: 'saved_search',
      to: due.email,
      ...matchesMail({ ...due, search }, total, cvs),
      unsubscribe: {
        pagePath: `/unsubscribe?search=${token}`,
        callPath: `/api/saved-searches/unsubscribe/${token}`,
      },
      once: `saved_search:${id}:${dayInPortMoresby(ctx.now)}`,
    })
  })
}

type Due = { name: string; search: SearchFields; contactPerson: string }

export function matchesMail({ name, search, contactPerson }: Due, total: number, cvs: Card[]): MailText {
  const isCounted = total > cvs.length && total < MAX_COUNTED
  return {
    subject: `${counted(total)} for “${name}”`,
    greets: contactPerson,
    paragraphs: [
      `${counted(total)} ${total === 1 ? 'matches' : 'match'} your saved search “${name}”.`,
      ...cvs.map(cardText),
      ...(isCounted ? [`And ${formatNumber(total - cvs.length)} more.`] : []),
    ],
    button: { label: 'See them all', path: searchPath(search) },
  }
}

/** Matches are counted up to a thousand. */
function counted(total: number): string {
  return total >= MAX_COUNTED ? `More than ${plural(total, 'new CV')}` : plural(total, 'new CV')
}

type Card = Pick<
  Awaited<ReturnType<typeof findMatches>>['cvs'][number],
  'jobTitle' | 'fullName' | 'experience' | 'location' | 'salaryMin' | 'salaryMax' | 'skills' | 'skillsCount'
>

/** The text of a card. A card never contains contacts. */
function cardText(cv: Card): string {
  const facts = [EXPERIENCE_LABELS[cv.experience], cv.location, formatSalary(cv.salaryMin, cv.salaryMax)]
  const more = cv.skillsCount - cv.skills.length
  const skills = cv.skills.join(', ') + (more > 0 ? ` +${more} more` : '')
  return [`${cv.jobTitle} · ${cv.fullName}`, facts.filter(Boolean).join(' · '), skills]
    .filter((line) => line !== '')
    .join('\n')
}
