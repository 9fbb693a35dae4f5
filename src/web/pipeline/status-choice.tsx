import { APPLICATION_STATUS_LABELS } from '../../modules/applications/schema.ts'
import { Select } from '../components/select.tsx'
import type { Card } from './queries.ts'
import { readStatus, type SetStatus, STATUS_OPTIONS } from './statuses.ts'

type StatusChoiceProps = {
  card: Pick<Card, 'id' | 'status' | 'applicantName'>
  place: 'row' | 'sheet'
  onChange: (status: SetStatus) => void
}

/** A status of old data shows as it is and cannot be chosen. */
export function StatusChoice({ card: { id, status, applicantName }, place, onChange }: StatusChoiceProps) {
  const options = readStatus(status)
    ? STATUS_OPTIONS
    : [{ value: status, label: APPLICATION_STATUS_LABELS[status], disabled: true }, ...STATUS_OPTIONS]
  return (
    <Select
      label={
        <>
          Status<span className="sr"> of {applicantName}</span>
        </>
      }
      name="status"
      id={`${place}-status-${id}`}
      className="status-choice"
      options={options}
      value={status}
      onChange={({ target }) => {
        const next = readStatus(target.value)
        if (next) onChange(next)
      }}
    />
  )
}
