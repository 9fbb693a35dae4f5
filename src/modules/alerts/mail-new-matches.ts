import type { Context } from '../../platform/context.ts'
import { describeError } from '../../platform/database-errors.ts'
import { transaction } from '../../platform/transaction.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { formatSalary } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { EXPERIENCE_LABELS } from '../catalog/schema.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { MOST_NEW } from '../search/schema.ts'
import { searchPath } from './policy.ts'
import { claimDueSearch, selectDueSearches, updateSavedSearch } from './queries.ts'
import { findMatches } from './reads.ts'

/** Cards in a mail. */
const MAILED = 10
/** ms. A CV's time is set when its upload begins to be written: whoever was not finished then is told of the next day. */
const SETTLED = 5 * 60_000
const BATCH = 200

/** Tells each employer what came for its saved searches since the last mail; nothing new, no mail. */
export async function mailNewMatches(ctx: Context): Promise<void> {
  const until = new Date(ctx.now.getTime() - SETTLED)
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

/** The mail and how far it reaches are one transaction: neither twice nor never, however many processes run. */
async function mailSearch(ctx: Context, id: number, until: Date): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const due = await claimDueSearch(ctx.db, id, until)
    if (!due) return
    const { employerId, search, token } = due
    const { total, cvs } = await findMatches(ctx, search, {
      employerId,
      since: due.mailedUntil,
      until,
      size: MAILED,
    })
    await updateSavedSearch(ctx.db, employerId, id, { mailedUntil: until })
    if (total === 0) return
    await queueEmail(ctx, {
      kind: 'saved_search',
      to: due.email,
      ...matchesMail(due, total, cvs),
      unsubscribe: {
        pagePath: `/unsubscribe?search=${token}`,
        callPath: `/api/saved-searches/unsubscribe/${token}`,
      },
      once: `saved_search:${id}:${dayInPortMoresby(ctx.now)}`,
    })
  })
}

type Due = Pick<NonNullable<Awaited<ReturnType<typeof claimDueSearch>>>, 'name' | 'search' | 'contactPerson'>

export function matchesMail({ name, search, contactPerson }: Due, total: number, cvs: Card[]): MailText {
  const isCounted = total > cvs.length && total < MOST_NEW
  return {
    subject: `${counted(total)} for “${name}”`,
    paragraphs: [
      `Dear ${contactPerson}`,
      `${counted(total)} ${total === 1 ? 'matches' : 'match'} your saved search “${name}”.`,
      ...cvs.map(cardText),
      ...(isCounted ? [`And ${(total - cvs.length).toLocaleString('en-AU')} more.`] : []),
    ],
    button: { label: 'See them all', path: searchPath(search) },
  }
}

/** Beyond a thousand nobody counts. */
function counted(total: number): string {
  return total >= MOST_NEW ? `More than ${plural(total, 'new CV')}` : plural(total, 'new CV')
}

type Card = Pick<
  Awaited<ReturnType<typeof findMatches>>['cvs'][number],
  'jobTitle' | 'fullName' | 'experience' | 'location' | 'salaryMin' | 'salaryMax' | 'skills' | 'skillsCount'
>

/** The card in words; it never has contacts. */
function cardText(cv: Card): string {
  const facts = [EXPERIENCE_LABELS[cv.experience], cv.location, formatSalary(cv.salaryMin, cv.salaryMax)]
  const more = cv.skillsCount - cv.skills.length
  const skills = cv.skills.join(', ') + (more > 0 ? ` +${more} more` : '')
  return [`${cv.jobTitle} · ${cv.fullName}`, facts.filter(Boolean).join(' · '), skills]
    .filter((line) => line !== '')
    .join('\n')
}
