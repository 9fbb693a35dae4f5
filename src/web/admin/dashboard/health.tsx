import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { PART_LABELS } from '../../../modules/status/schema.ts'
import { formatAge } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { useSite } from '../../app/site.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { type SmsCosts, smsCostsQuery } from '../email/sms-queries.ts'
import { databaseStatusQuery, queuesQuery, type SiteStatus, siteStatusQuery, statsQuery } from '../queries.ts'

type Line = { name: string; state: 'ok' | 'failed' | 'off'; words: string }

const ICONS = {
  ok: <CircleCheck size={20} className="text-success" />,
  failed: <TriangleAlert size={20} className="text-danger" />,
  off: <CircleMinus size={20} className="text-muted" />,
}
const STATES = { ok: 'Works', failed: 'Needs attention', off: 'Not in use' }

/** Shows which parts of the site work and which do not, each in a few words. */
export function Health() {
  const lines = useHealth()
  return (
    <Card as="section" className="grid content-start gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2>Health</h2>
        <Link to="/admin" search={{ section: 'status' }} className="more">
          Status page
          <ArrowRight size={16} />
        </Link>
      </div>
      <ul className="grid">
        {lines.map(({ name, state, words }) => (
          <li key={name} className="flex items-center gap-3 border-b py-2.5 last:border-b-0">
            {ICONS[state]}
            <span className="sr">{STATES[state]}: </span>
            <b>{name}</b>
            <span className="ml-auto min-w-0 text-right text-13 text-muted">{words}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function useHealth(): Line[] {
  const { client, now } = useSite()
  const database = useQuery(databaseStatusQuery(client))
  const { data: status } = useQuery(siteStatusQuery(client))
  const { data: queues } = useQuery(queuesQuery(client))
  const { data: stats } = useQuery(statsQuery(client))
  const { data: sms } = useQuery(smsCostsQuery(client))
  const scanner = stats?.virusScanner
  return [
    {
      name: 'Database',
      state: database.error ? 'failed' : 'ok',
      words: database.error
        ? 'Not connected'
        : database.data
          ? `${database.data.status}, ${database.data.latencyMs} ms`
          : 'Checking…',
    },
    ...(status?.parts ?? []).map((part) => partLine(part, queues?.emails ?? 0, now)),
    ...(sms?.isOn ? [smsLine(sms)] : []),
    ...(scanner
      ? [
          {
            name: 'Virus scanner',
            state: scanner.awaySince ? ('failed' as const) : ('ok' as const),
            words: scanner.awaySince ? `Away for ${formatAge(scanner.awaySince, now)}` : 'Works',
          },
        ]
      : []),
  ]
}

function smsLine({ late, isNearlyFull, today, most }: SmsCosts): Line {
  if (late > 0) return { name: 'SMS', state: 'failed', words: `${plural(late, 'SMS', 'SMS')} not sent` }
  return {
    name: 'SMS',
    state: isNearlyFull ? 'failed' : 'ok',
    words: `${today.parts} of ${most} parts today`,
  }
}

function partLine({ part, state, since }: SiteStatus['parts'][number], failed: number, now: Date): Line {
  const name = PART_LABELS[part]
  if (state === 'off') return { name, state: 'off', words: 'Not set up' }
  if (state === 'failed')
    return { name, state: 'failed', words: since ? `Down for ${formatAge(since, now)}` : 'Down' }
  if (part === 'mail' && failed > 0)
    return { name, state: 'failed', words: `${plural(failed, 'email')} not delivered` }
  if (state === 'unknown') return { name, state: 'off', words: 'Not measured yet' }
  return { name, state: 'ok', words: since ? `Works for ${formatAge(since, now)}` : 'Works' }
}
