import { INTERVIEW_WAY_LABELS } from '../../modules/interviews/choices.ts'
import { FactsList } from '../components/lists/facts-list.tsx'
import { momentOf } from './interview-words.ts'
import type { Interview } from './queries.ts'

/** When, where and how long. The name of the place opens nothing, so that nobody is led to another site unseen. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { startsAt, minutes, way, place, note } = interview
  return (
    <FactsList
      facts={[
        { label: 'When', value: startsAt && momentOf(startsAt) },
        { label: 'Length', value: `${minutes} minutes` },
        { label: INTERVIEW_WAY_LABELS[way], value: place },
        { label: 'Note', value: note },
      ]}
    />
  )
}

/** A link to the file that puts an agreed interview into a calendar, or takes a cancelled one out. */
export function CalendarLink({ href, isCancelled }: { href: string; isCancelled: boolean }) {
  return (
    <a className="btn btn-quiet" href={href} download>
      {isCancelled ? 'Remove from calendar' : 'Add to calendar'}
    </a>
  )
}
