import { ACT_LABELS } from '../../modules/audit/schema.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { ActDetails } from './act-details.tsx'

type ShownAct = {
  id: number
  act: keyof typeof ACT_LABELS
  administrator: string | null
  details: Record<string, unknown>
  createdAt: string
}

/** What administrators did to one thing, newest first. */
export function ActHistory({ acts }: { acts: readonly ShownAct[] }) {
  if (acts.length === 0) return <p className="text-muted">Nothing yet.</p>
  return (
    <ol className="grid gap-3">
      {acts.map(({ id, act, administrator, details, createdAt }) => (
        <li key={id} className="wrap-anywhere">
          <b>{ACT_LABELS[act]}</b>
          <small className="help block">
            {formatDateTime(createdAt)} by {administrator ?? 'an administrator who is gone'}
          </small>
          <ActDetails details={details} />
        </li>
      ))}
    </ol>
  )
}
