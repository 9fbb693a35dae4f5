import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import X from 'lucide-react/icons/x'
import type { Tick } from '../../modules/ai-search/schema.ts'
import { EDUCATION_LABELS } from '../../modules/catalog/choices.ts'
import { Notice } from '../components/states/states.tsx'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { Badge, SkillTags, StatusBadge } from '../components/surfaces/badge.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { ScoreRing } from '../components/surfaces/meters.tsx'
import { EmployerActions } from '../cvs/access/employer-actions.tsx'
import type { CvFlow } from '../cvs/access/use-cv-flow.ts'
import { ACCESS_LABELS, yearsText } from '../search/employer-row.tsx'
import { bandOf, kindText, tickText } from './match-words.ts'
import type { FoundPerson } from './queries.ts'

type PersonRowProps = { person: FoundPerson; flow: CvFlow }

/** A person who fits a need: how well, why, and the evidence. */
export function PersonRow({ person, flow }: PersonRowProps) {
  const { cvId: id, fullName, status, access, education, ticks } = person
  const { label, tone } = bandOf(person.matchScore)
  const asked = ticks.flatMap(({ kind, state, found }) =>
    state === 'matched' && found !== null && (kind === 'skill' || kind === 'word') ? [found] : [],
  )
  const problem = flow.problem?.id === id ? flow.problem.message : undefined
  return (
    <Card as="li" className="grid grid-cols-1 gap-2 p-3">
      <div className="flex flex-wrap gap-3 lg:flex-nowrap">
        <ScoreRing score={person.matchScore} tone={tone} />
        <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-1">
          <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
            <h3 className="text-17">{person.jobTitle}</h3>
            <Badge tone={tone}>{label}</Badge>
            {access && access !== 'none' && <Badge tone="blue">{ACCESS_LABELS[access]}</Badge>}
            {status !== 'available' && <StatusBadge status={status} />}
          </div>
          <div className="flex items-center gap-2">
            <span className="max-sm:hidden">
              <Avatar
                name={fullName}
                size="small"
                photoUrl={person.photoId ? `/api/auth/photo/${person.photoId}?size=96` : undefined}
              />
            </span>
            <p className="text-muted">
              {[
                fullName,
                yearsText(person.experience),
                person.location,
                education && EDUCATION_LABELS[education],
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <p className="wrap-anywhere">{person.matchReason}</p>
          <SkillTags skills={person.relevantSkills} matched={asked} limit={person.relevantSkills.length} />
        </div>
        <EmployerActions cv={{ id, fullName, status, ...(access && { access }) }} flow={flow} />
      </div>
      {problem && <Notice kind="danger">{problem}</Notice>}
      <TickList ticks={ticks} />
    </Card>
  )
}

const STATES = {
  matched: { label: 'Matched', Icon: Check, tone: 'text-success' },
  missing: { label: 'Missing', Icon: X, tone: 'text-danger' },
  unknown: { label: 'Unknown', Icon: CircleHelp, tone: 'text-muted' },
} as const

/** Lists each requirement and what the CV says about it. */
function TickList({ ticks }: { ticks: readonly Tick[] }) {
  if (ticks.length === 0) return null
  const matched = ticks.filter(({ state }) => state === 'matched').length
  return (
    <details>
      <summary className="btn btn-bare justify-start">
        {matched} of {ticks.length} matched
        <ChevronDown size={16} />
      </summary>
      <ul className="grid grid-cols-1 gap-1 pb-1 sm:grid-cols-2">
        {ticks.map((tick) => {
          const { label, Icon, tone } = STATES[tick.state]
          return (
            <li key={`${tick.kind} ${tick.asked}`} className="flex gap-2">
              <Icon size={20} className={`shrink-0 ${tone}`} />
              <span className="min-w-0 wrap-anywhere">
                <b>{label}</b> · {kindText(tick.kind, tick.asked)}
                {tickText(tick) && <span className="text-muted"> ({tickText(tick)})</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
