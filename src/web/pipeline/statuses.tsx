import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  STORED_STATUSES,
} from '../../modules/applications/schema.ts'
import { daysBetween } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import { useSite } from '../app/site.tsx'
import { Select } from '../components/forms/select.tsx'
import { Badge } from '../components/surfaces/badge.tsx'
import { yearsText } from '../cvs/profile/years-text.ts'
import type { Card } from './queries.ts'

/** A status that an employer can set. */
export type SetStatus = (typeof APPLICATION_STATUSES)[number]

export const STATUS_OPTIONS = APPLICATION_STATUSES.map((value) => ({
  value,
  label: APPLICATION_STATUS_LABELS[value],
}))

export const readStatus = (text: unknown): SetStatus | undefined =>
  APPLICATION_STATUSES.find((one) => one === text)

/**
 * Returns a column for each of the seven statuses, and for each of the three old statuses that still occurs. Cards keep
 * their order, with the `recent` ones first.
 */
export function columnsOf(
  cards: readonly Card[],
  recent: readonly number[] = [],
): { status: ApplicationStatus; cards: Card[] }[] {
  const first = new Set(recent)
  const moved = recent.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  const ordered = [...moved, ...cards.filter(({ id }) => !first.has(id))]
  const byStatus = Map.groupBy(ordered, ({ status }) => status)
  return STORED_STATUSES.map((status) => ({ status, cards: byStatus.get(status) ?? [] })).filter(
    ({ status, cards }) => cards.length > 0 || readStatus(status),
  )
}

type StatusChoiceProps = {
  card: Pick<Card, 'id' | 'status' | 'applicantName'>
  place: 'row' | 'sheet'
  onChange: (status: SetStatus) => void
}

/** An old status is shown but cannot be chosen. */
export function StatusChoice({ card: { id, status, applicantName }, place, onChange }: StatusChoiceProps) {
  const options = readStatus(status)
    ? STATUS_OPTIONS
    : [{ value: status, label: APPLICATION_STATUS_LABELS[status], disabled: true }, ...STATUS_OPTIONS]
  return (
    <Select
      label={<span className="sr">Status of {applicantName}</span>}
      name="status"
      id={`${place}-status-${id}`}
      className="status-choice"
      options={options}
      value={status}
      onChange={({ target }) => {
        const next = readStatus(target.value)
        if (next) onChange(next)
      }}
    />
  )
}

/** Returns how long the application has had its status: `since today`, `1 day`, `12 days`. */
export function stageDays(since: string, now: Date): string {
  const days = daysBetween(since, now)
  return days > 0 ? plural(days, 'day') : 'since today'
}

/** Days after which a waiting applicant is marked. */
const LONG_WAIT = 4

type StageAgeProps = { card: Pick<Card, 'stageSince' | 'status' | 'withdrawnAt'> }

/** `12 days`, in gold when the applicant has waited long, or that the application was withdrawn. */
export function StageAge({ card: { stageSince, status, withdrawnAt } }: StageAgeProps) {
  const { now } = useSite()
  if (withdrawnAt) return <Badge>Withdrawn</Badge>
  const days = stageDays(stageSince, now).replace('since ', '')
  const isOver = status === 'onboarding' || status === 'rejected'
  const waitsLong = !isOver && daysBetween(stageSince, now) > LONG_WAIT
  return waitsLong ? <Badge tone="golden">{days}</Badge> : <span>{days}</span>
}

/** The same figure as on the CV. */
export const yearsOf = ({ applicantExperience, applicantYears }: Years): string =>
  yearsText({ experience: applicantExperience, years: applicantYears })
type Years = Pick<Card, 'applicantExperience' | 'applicantYears'>

export const notesOf = (count: number): string => plural(count, 'note')

/** Shows which answers match the employer's wish and which do not, with a sign that is quick to scan. */
export function KeyAnswers({ answers }: { answers: Card['keyAnswers'] }) {
  if (answers.length === 0) return null
  return (
    <ul className="board-fact">
      {answers.map((given) => (
        <li key={given.question} className="key-answer">
          <FitSign fits={given.fits} />
          <span className="key-question" title={given.question}>
            {given.question}
          </span>
          <b>{given.answer}</b>
        </li>
      ))}
    </ul>
  )
}

/** Shows nothing when the employer set no preferred answer. */
export function FitSign({ fits }: { fits?: boolean | undefined }) {
  if (fits === undefined) return null
  return (
    <>
      {fits ? <Check size={16} className="text-success" /> : <X size={16} className="text-danger" />}
      <span className="sr">{fits ? 'The preferred answer: ' : 'Not the preferred answer: '}</span>
    </>
  )
}
