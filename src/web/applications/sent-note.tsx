import Check from 'lucide-react/icons/check'
import { formatDay } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { AppLink } from '../app/link.tsx'
import type { SentApplication } from './apply-state.ts'

/** In place of the buttons to apply: when the job seeker applied. */
export function SentNote({ sent }: { sent: SentApplication }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="flex items-center gap-1 font-semibold">
        <Check size={18} />
        {t('Applied on {date}', { date: formatDay(sent.appliedAt) })}
      </span>
      <AppLink
        href={`/jobseeker-dashboard?tab=applications&application=${sent.id}`}
        className="flex min-h-11 items-center"
      >
        {t('See your application')}
      </AppLink>
    </p>
  )
}
