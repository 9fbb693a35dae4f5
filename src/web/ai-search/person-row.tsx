import { EDUCATION_LABELS } from '../../modules/catalog/schema.ts'
import { Avatar } from '../components/avatar.tsx'
import { Badge } from '../components/badge.tsx'
import { Card } from '../components/card.tsx'
import { Notice } from '../components/notice.tsx'
import { ScoreRing } from '../components/score-ring.tsx'
import { SkillTags } from '../components/skill-tags.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { EmployerActions } from '../cvs/employer-actions.tsx'
import { ACCESS_LABELS, yearsText } from '../cvs/employer-row.tsx'
import type { CvFlow } from '../employers/use-cv-flow.ts'
import { bandOf } from './match-words.ts'
import type { FoundPerson } from './queries.ts'
import { TickList } from './tick-list.tsx'

type PersonRowProps = { person: FoundPerson; flow: CvFlow }

/** Somebody who fits a need: how well, why, and what stands behind it. */
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
