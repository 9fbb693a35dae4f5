import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import { Badge } from '../components/surfaces/badge.tsx'
import type { ApplicantFit } from './queries.ts'

/** From these scores on, a fit is excellent or good. */
const EXCELLENT = 80
const GOOD = 60

const toneOf = (score: number) => (score >= EXCELLENT ? 'green' : score >= GOOD ? 'yellow' : 'orange')

/** The score of an applicant for the job, with its reasons as a title. */
export function FitBadge({ fit: { score, ticks } }: { fit: ApplicantFit }) {
  const reasons = ticks.map(({ asked, state }) => `${SIGNS[state]} ${asked}`).join('\n')
  return (
    <span title={reasons}>
      <Badge tone={toneOf(score)}>Fit {score}</Badge>
    </span>
  )
}

const SIGNS = { matched: '✓', missing: '✗', unknown: '?' }
const WORDS = { matched: 'Met: ', missing: 'Not met: ', unknown: 'Not sure: ' }
const ICONS = { matched: Check, missing: X, unknown: Minus }
const COLOURS = { matched: 'text-success', missing: 'text-danger', unknown: 'text-muted' }

/** Lists the job's requirements, each with the matching words of the CV or the answer. */
export function FitTicks({ ticks }: Pick<ApplicantFit, 'ticks'>) {
  return (
    <ul className="fit-ticks">
      {ticks.map(({ kind, asked, state, found }) => {
        const Icon = ICONS[state]
        return (
          <li key={`${kind} ${asked}`} className="key-answer">
            <Icon size={16} className={COLOURS[state]} />
            <span>
              <span className="sr">{WORDS[state]}</span>
              {asked.charAt(0).toUpperCase() + asked.slice(1)}
              {found && found.toLowerCase() !== asked.toLowerCase() && (
                <span className="text-muted">: {found}</span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
