import type { ReactNode } from 'react'
import type { Audience } from '../../../modules/accounts/choices.ts'
import { t } from '../../../shared/language/words.ts'
import { fill } from '../../app/fill.tsx'
import { AppLink } from '../../app/link.tsx'
import { type OwnCv, useOwnCvs } from '../../cvs/own/own-queries.ts'

export const AUDIENCE_LABELS: Record<Audience, string> = {
  everybody: 'Everybody',
  employers: 'Employers only',
  nobody: 'Nobody',
}

/** Who can find the job seeker, with what follows from it. */
export function FoundBy({ shownTo }: { shownTo: Audience }) {
  const cvs = useOwnCvs()
  return (
    <ChangeFoundBy shownTo={shownTo}>
      <small className="help block">{foundWords(shownTo, cvs.data)}</small>
    </ChangeFoundBy>
  )
}

/** One line for other pages: who can find the job seeker, and a link to change it. */
export function ChangeFoundBy({ shownTo, children }: { shownTo: Audience; children?: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3">
      <span>
        {fill('Who finds you: {people}', { people: <b>{t(AUDIENCE_LABELS[shownTo])}</b> })}
        {children}
      </span>
      <AppLink
        href="/jobseeker-dashboard?tab=profile#who-finds-me"
        className="inline-flex min-h-11 items-center"
      >
        {t('Change who finds you')}
      </AppLink>
    </p>
  )
}

/** Returns a sentence about the effect of the choice on these CVs. */
export function foundWords(
  shownTo: Audience,
  cvs: readonly Pick<OwnCv, 'isActive' | 'status'>[] | undefined,
): string {
  if (shownTo === 'nobody') return t('You are hidden from employer searches. You can still apply for jobs.')
  const active = cvs?.filter(({ isActive }) => isActive)
  if (active?.length === 0) return t('Employers can find you once you have an active CV.')
  return active?.every(({ status }) => status === 'hired')
    ? t('Your CV says that you are hired, so employers cannot open it.')
    : t('Employers can find you.')
}
