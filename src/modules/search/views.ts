import { maskContacts, maskContactsInList } from '../../shared/mask-contacts.ts'
import { shorten } from '../../shared/text.ts'
import { CARD_SKILLS, CARD_SUMMARY_LENGTH } from '../cvs/limits.ts'
import type { FoundCv } from './queries.ts'

/** `applied`: the person sent the CV to a job of the employer, who opens and downloads it free of charge. */
export type Access = 'none' | 'viewed' | 'applied' | 'downloaded'

/** Returns the access shown on an employer's card; null if the viewer is not an employer. */
function accessOf(types: FoundCv['accessTypes']): Access | undefined {
  if (types === null) return undefined
  if (types.includes('download')) return 'downloaded'
  if (types.includes('application')) return 'applied'
  return types.length > 0 ? 'viewed' : 'none'
}

/**
 * A candidate's card. Contact details in its texts are masked for viewers who have not paid, and before the cut;
 * otherwise half a number could remain.
 */
export function candidateCard<R extends FoundCv>(cv: R) {
  const { accessTypes, summary, skills, ...plain } = cv
  const access = accessOf(accessTypes)
  const hasPaid = access !== undefined && access !== 'none'
  const hide = hasPaid ? (text: string) => text : maskContacts
  return {
    ...plain,
    fullName: hide(cv.fullName),
    jobTitle: hide(cv.jobTitle),
    location: hide(cv.location),
    summary: shorten(hide(summary), CARD_SUMMARY_LENGTH),
    skills: (hasPaid ? skills : maskContactsInList(skills)).slice(0, CARD_SKILLS),
    skillsCount: skills.length,
    isAvailable: cv.isShown ?? true,
    ...(access && { access }),
  }
}
export type Card = ReturnType<typeof candidateCard<FoundCv>>
