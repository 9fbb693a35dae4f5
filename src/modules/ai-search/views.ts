import { maskContacts, maskContactsInList } from '../../shared/mask-contacts.ts'
import { uniqueTexts } from '../../shared/text.ts'
import { CARD_SKILLS } from '../cvs/limits.ts'
import type { readCards } from '../search/reads.ts'
import type { Judged } from './judge/score-candidate.ts'
import type { Tick } from './schema.ts'

type Card = Awaited<ReturnType<typeof readCards>>[number]

const MOST_SKILLS = 6

/** A result for an employer: the public card of the CV, and how the CV meets the query. */
export function aiResult(judged: Judged, card: Card, matchReason: string) {
  return {
    cvId: card.id,
    fullName: card.fullName,
    jobTitle: card.jobTitle,
    matchScore: judged.score,
    matchReason,
    relevantSkills: relevantSkills(judged),
    experience: card.experience,
    years: card.years,
    education: card.education,
    location: card.location,
    summary: card.summary,
    salaryMin: card.salaryMin,
    salaryMax: card.salaryMax,
    status: card.status,
    photoId: card.photoId,
    ...(card.access && { access: card.access }),
    ticks: ticksOf(judged),
  }
}

/** The requirements of the query, each with the CV's statement about it. */
export function ticksOf({ role, roleNames, evidence, doubt, unread }: Judged): Tick[] {
  const ticks: Tick[] = evidence.map(({ kind, asked, state, fact }) => ({
    ...{ kind, asked, state },
    found: fact === undefined ? null : maskContacts(fact),
  }))
  for (const asked of unread) ticks.push({ kind: 'word', asked, state: 'unknown', found: 'not checked' })
  if (!role) return ticks
  const title = role.place > 0 && !role.isOther ? `${role.held}, another job on the CV` : role.held
  const state = role.isOther ? 'missing' : doubt === undefined ? 'matched' : 'unknown'
  const found = doubt ?? title
  const own = found === undefined ? null : maskContacts(found)
  return [{ kind: 'role', asked: roleNames, state, found: own }, ...ticks]
}

/** The requested skills that the CV has, then the first skills of its list. */
function relevantSkills({ candidate, evidence }: Judged): string[] {
  const found = evidence.flatMap(({ kind, state, fact }) =>
    state === 'matched' && (kind === 'skill' || kind === 'word') && fact !== undefined ? [fact] : [],
  )
  return maskContactsInList(
    uniqueTexts([...found, ...candidate.row.skills.slice(0, CARD_SKILLS)]).slice(
      0,
      Math.max(MOST_SKILLS, found.length),
    ),
  )
}
