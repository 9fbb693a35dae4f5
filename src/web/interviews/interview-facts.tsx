import { INTERVIEW_WAY_LABELS } from '../../modules/interviews/choices.ts'
import { t } from '../../shared/language/words.ts'
import { FactsList } from '../components/lists/facts-list.tsx'
import { momentOf } from './interview-words.ts'
import type { Interview } from './queries.ts'

/** Shows when, where and how long. The name of the place is not a link, so that it cannot lead to an unknown site. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { startsAt, minutes, way, place, note } = interview
  return (
    <FactsList
      facts={[
        { label: t('When'), value: startsAt && momentOf(startsAt) },
        { label: t('Length'), value: t('{minutes} minutes', { minutes }) },
        { label: t(INTERVIEW_WAY_LABELS[way]), value: place },
        { label: t('Note'), value: note },
      ]}
    />
  )
}

/** A link to the file that adds an agreed interview to a calendar, or removes a cancelled one. */
export function CalendarLink({ href, isCancelled }: { href: string; isCancelled: boolean }) {
  return (
    <a className="btn btn-quiet" href={href} download>
      {isCancelled ? t('Remove from calendar') : t('Add to calendar')}
    </a>
  )
}
