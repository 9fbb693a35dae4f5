import Briefcase from 'lucide-react/icons/briefcase'
import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import MapPin from 'lucide-react/icons/map-pin'
import X from 'lucide-react/icons/x'
import type { Tick } from '../../modules/ai-search/schema.ts'
import { formatSalary } from '../../shared/money.ts'
import { Notice } from '../components/states/states.tsx'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { Badge, StatusBadge } from '../components/surfaces/badge.tsx'
import { ScoreRing } from '../components/surfaces/meters.tsx'
import { EmployerActions } from '../cvs/access/employer-actions.tsx'
import type { CvFlow } from '../cvs/access/use-cv-flow.ts'
import { yearsText } from '../cvs/profile/years-text.ts'
import { ACCESS_LABELS } from '../search/cv-row.tsx'
import { bandOf, tickText } from './match-words.ts'
import type { FoundPerson } from './queries.ts'
import { quoteOf } from './quote.ts'

type PersonRowProps = { person: FoundPerson; flow: CvFlow }

/** A person who fits a need: how well, what the CV says, and which requirements it meets. */
export function PersonRow({ person, flow }: PersonRowProps) {
  const { cvId: id, fullName, status, access, ticks } = person
  const { label, tone } = bandOf(person.matchScore)
  const problem = flow.problem?.id === id ? flow.problem.message : undefined
  const pay = formatSalary(person.salaryMin, person.salaryMax)
  return (
    <li className="match">
      <ScoreRing score={person.matchScore} tone={tone} />
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex gap-3">
          <span className="shrink-0 max-sm:hidden">
            <Avatar
              name={fullName}
              photoUrl={person.photoId ? `/api/auth/photo/${person.photoId}?size=96` : undefined}
            />
          </span>
          <div className="min-w-0">
            <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
              <h3>{person.jobTitle}</h3>
              <Badge tone={tone}>{label}</Badge>
              {access && access !== 'none' && <Badge tone="blue">{ACCESS_LABELS[access]}</Badge>}
              {status !== 'available' && <StatusBadge status={status} />}
            </div>
            <p className="meta">
              <span className="text-ink">{fullName}</span>
              <span>
                <MapPin size={16} />
                {person.location}
              </span>
              <span>
                <Briefcase size={16} />
                {yearsText(person)}
              </span>
              {pay && <span>{pay}</span>}
            </p>
          </div>
        </div>
        <Quote person={person} />
        <TickList ticks={ticks} />
      </div>
      <EmployerActions cv={{ id, fullName, status, ...(access && { access }) }} flow={flow} />
      {problem && <Notice kind="danger">{problem}</Notice>}
    </li>
  )
}

/** Quotes the part of the CV that is about the need. Without a summary, shows our own reason for the match. */
function Quote({ person: { summary, ticks, matchReason } }: { person: FoundPerson }) {
  const asked = ticks.flatMap(({ state, asked, found }) =>
    state === 'matched' ? [asked, ...(found === null ? [] : [found])] : [],
  )
  const parts = quoteOf(summary, asked)
  if (parts.length === 0) return <p className="wrap-anywhere">{matchReason}</p>
  let place = 0
  return (
    <p className="quote">
      “
      {parts.map(({ text, isFound }) => {
        place += text.length
        return isFound ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>
      })}
      ”<small>From the summary</small>
    </p>
  )
}

const STATES = {
  matched: { label: 'matched', Icon: Check, tone: 'text-success' },
  missing: { label: 'missing', Icon: X, tone: 'text-danger' },
  unknown: { label: 'unknown', Icon: CircleHelp, tone: 'text-muted' },
} as const

/** Lists what the CV says about each requirement. Years of work that meet two of them are listed once. */
function TickList({ ticks }: { ticks: readonly Tick[] }) {
  if (ticks.length === 0) return null
  const said = new Map(ticks.map((tick) => [`${tick.state} ${tickText(tick)}`, tick]))
  return (
    <ul className="ticks" aria-label="Requirements">
      {[...said].map(([key, tick]) => {
        const { label, Icon, tone } = STATES[tick.state]
        return (
          <li key={key}>
            <Icon size={16} strokeWidth={2.5} className={tone} />
            {tickText(tick)}
            <span className="sr"> {label}</span>
          </li>
        )
      })}
    </ul>
  )
}
