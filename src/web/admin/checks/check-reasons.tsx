import { REPORT_REASON_LABELS } from '../../../modules/reports/schema.ts'
import { plural } from '../../../shared/text.ts'
import { Badge } from '../../components/badge.tsx'
import type { JobCheck } from './reports-queries.ts'

/** What makes it wait, in the list and in its sheet. */
export function CheckReasons({
  job,
}: {
  job: Pick<JobCheck, 'state' | 'heldCredits' | 'words' | 'reports' | 'checkNote'>
}) {
  const open = job.reports.filter(({ state }) => state === 'open')
  return (
    <span className="inline-grid gap-1 wrap-anywhere">
      {job.state === 'held' && (
        <span>
          <Badge tone="yellow">Waits to be published</Badge>
          <small className="help block">{plural(job.heldCredits ?? 0, 'credit')} paid</small>
        </span>
      )}
      {job.state === 'blocked' && (
        <span>
          <Badge tone="red">Taken down</Badge>
          <small className="help block">{job.checkNote}</small>
        </span>
      )}
      {job.words.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {job.words.map((word) => (
            <Badge key={word} tone="orange">
              “{word}”
            </Badge>
          ))}
        </span>
      )}
      {open.map(({ id, reason, details }) => (
        <span key={id}>
          {REPORT_REASON_LABELS[reason]}
          {details && <small className="help block">{details}</small>}
        </span>
      ))}
    </span>
  )
}
