import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import X from 'lucide-react/icons/x'
import type { Tick } from '../../modules/ai-search/schema.ts'
import { kindText, tickText } from './match-words.ts'

const STATES = {
  matched: { label: 'Matched', Icon: Check, tone: 'text-success' },
  missing: { label: 'Missing', Icon: X, tone: 'text-danger' },
  unknown: { label: 'Unknown', Icon: CircleHelp, tone: 'text-muted' },
} as const

/** Each thing that was asked for and what the CV says of it. */
export function TickList({ ticks }: { ticks: readonly Tick[] }) {
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
