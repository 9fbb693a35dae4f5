import { APPLICATION_STATUS_LABELS } from '../../modules/applications/schema.ts'
import { ToggleChip } from '../components/chip.tsx'
import type { PipelineSearch } from './pipeline-search.ts'
import type { Card } from './queries.ts'
import { columnsOf } from './statuses.ts'

type StatusChipsProps = {
  cards: readonly Card[]
  chosen: NonNullable<PipelineSearch['status']>
  go: (to: PipelineSearch) => void
}

/** Any of those that are pressed; none is all. */
export function StatusChips({ cards, chosen, go }: StatusChipsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr">Status</legend>
      {columnsOf(cards).map(({ status, cards }) => {
        const isChosen = chosen.includes(status)
        const next = isChosen ? chosen.filter((one) => one !== status) : [...chosen, status]
        return (
          <ToggleChip
            key={status}
            pressed={isChosen}
            onToggle={() => go({ status: next.length > 0 ? next : undefined })}
          >
            {APPLICATION_STATUS_LABELS[status]} ({cards.length})
          </ToggleChip>
        )
      })}
    </fieldset>
  )
}
