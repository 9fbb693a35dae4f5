import { APPLICATION_STATUS_LABELS } from '../../modules/applications/schema.ts'
import { Dialog } from '../components/dialog.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import type { Card } from './queries.ts'
import { type SetStatus, STATUS_OPTIONS } from './statuses.ts'

type MoveDialogProps = { card: Card; onMove: (to: SetStatus) => void; onClose: () => void }

/** One for the whole board: hundreds of menus would weigh on a cheap phone. */
export function MoveDialog({ card, onMove, onClose }: MoveDialogProps) {
  return (
    <Dialog
      title={`Move ${card.applicantName} to…`}
      description={`Now in ${APPLICATION_STATUS_LABELS[card.status]}.${card.withdrawnAt ? '' : ' The job seeker is told.'}`}
      onClose={onClose}
    >
      <ul className="grid gap-1">
        {STATUS_OPTIONS.filter(({ value }) => value !== card.status).map(({ value, label }) => (
          <li key={value}>
            <button type="button" className="nav-link w-full" onClick={() => onMove(value)}>
              <StatusBadge status={value}>{label}</StatusBadge>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
