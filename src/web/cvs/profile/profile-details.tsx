import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ReactNode } from 'react'
import { plural } from '../../../shared/text.ts'
import { SkillTags } from '../../components/surfaces/badge.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import type { CvProfile } from '../queries.ts'

/** Every profile except that of a person who has found work. */
export type ShownProfile = Extract<CvProfile, { location: string }>
type LockedProfile = Extract<ShownProfile, { content: object; locked: true }>

/** The summary, the skills, and how much more there is. */
export function ProfileDetails({ profile }: { profile: ShownProfile }) {
  const { summary, skills, skillsCount, lockedFields } = profile
  return (
    <div className="grid gap-4">
      <Part title="Summary">
        <p className="prose">{summary || 'No summary given.'}</p>
        {'summaryLength' in profile && lockedFields.includes('summary') && (
          <Locked>{plural(moreLines(profile.summaryLength - summary.length), 'more line')}</Locked>
        )}
      </Part>
      <Part title="Skills">
        {skillsCount === 0 && <p className="text-muted">No skills given.</p>}
        <SkillTags skills={skills} limit={skills.length} total={skillsCount} />
      </Part>
      {'content' in profile && (
        <Part title="Work">
          <Locked>{contentText(profile.content)}</Locked>
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid gap-2">
      <h2>{title}</h2>
      {children}
    </Card>
  )
}

/** The parts that are not sent before they are paid for. The lines are drawings and contain no text. */
function Locked({ children }: { children: ReactNode }) {
  return (
    <p className="locked">
      <span className="badge warn">
        <LockKeyhole size={16} />
        {children}
      </span>
    </p>
  )
}

/** Characters of a line of the page. */
const LINE = 75
const moreLines = (characters: number) => Math.max(1, Math.ceil(characters / LINE))

/** `3 jobs, 2 referees` of a CV that was made here, `18 lines about work` of an uploaded file. */
function contentText({ work, schooling, licences, referees, isLines }: LockedProfile['content']): string {
  const parts = isLines
    ? [
        work > 0 && `${plural(work, 'line')} about work`,
        schooling > 0 && `${plural(schooling, 'line')} about schooling`,
        referees > 0 && 'referees',
      ]
    : [
        work > 0 && plural(work, 'job'),
        schooling > 0 && plural(schooling, 'school or course', 'schools and courses'),
        licences > 0 && plural(licences, 'licence'),
        referees > 0 && plural(referees, 'named referee'),
      ]
  return parts.filter(Boolean).join(', ') || 'The whole document'
}
