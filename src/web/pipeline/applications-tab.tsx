import './pipeline.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { APPLICATION_STATUS_LABELS } from '../../modules/applications/schema.ts'
import { formatNumber } from '../../shared/locale.ts'
import { plural } from '../../shared/text.ts'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { ToggleChip } from '../components/controls/chip.tsx'
import { EmptyState, Notice, SkeletonList } from '../components/states/states.tsx'
import { Stat } from '../components/surfaces/stat.tsx'
import { ApplicationSheet } from './application-sheet.tsx'
import { ApplicationTable } from './application-table.tsx'
import { Board, useShownCards } from './board/board.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { ExportButton, PipelineFilters } from './pipeline-filters.tsx'
import type { PipelineSearch } from './pipeline-search.ts'
import { applicationCountsQuery, type Card, type CardFilter, cardsQuery } from './queries.ts'
import { columnsOf } from './statuses.tsx'
import { useMoves } from './use-moves.ts'
import { useSelection } from './use-selection.ts'

const NONE: Card[] = []

/** Shows all applications for the employer's jobs, as a list or as a board with a column per status. */
export function ApplicationsTab({ search }: { search: PipelineSearch }) {
  const { client } = useSite()
  const navigate = useNavigate({ from: '/employer-dashboard' })
  const go = (to: PipelineSearch, replace = false) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...to }), replace, resetScroll: false })
  const { job, find, answer, sort } = search
  const filter: CardFilter = { job, find, answer, sort }
  const query = useQuery(cardsQuery(client, filter))
  const { data, error } = query
  const isBoard = search.view === 'board'
  const all = data?.cards ?? NONE
  const shown = useShownCards(all, isBoard ? undefined : search.status)
  const selection = useSelection(shown)
  const { move, recent, problem, said, say } = useMoves()
  const isFiltered = useMemo(
    () => Boolean(job || find || answer || search.status),
    [job, find, answer, search.status],
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <PipelineCounters />
      <PipelineFilters search={search} go={go} />
      <div className="flex flex-wrap items-center gap-2">
        <ToggleChip pressed={!isBoard} onToggle={() => go({ view: undefined })}>
          List
        </ToggleChip>
        <ToggleChip pressed={isBoard} onToggle={() => go({ view: 'board' })}>
          Board
        </ToggleChip>
        <ExportButton filter={filter} status={isBoard ? undefined : search.status} />
      </div>
      {!isBoard && <StatusChips cards={all} chosen={search.status ?? []} go={go} />}
      <p role="status" className="sr">
        {said}
      </p>
      {problem && <Notice kind="danger">{problem}</Notice>}
      {error ? (
        <LoadFailure what="Applications" query={query} />
      ) : !data ? (
        <SkeletonList count={6} label="Loading applications…" className="grid gap-3" boneClass="h-20" />
      ) : (
        <>
          <h2>
            <span role="status">{plural(shown.length, 'application')}</span>
          </h2>
          {data.total > all.length && (
            <Notice>
              These are the first {formatNumber(all.length)} of {formatNumber(data.total)}. Choose a job or a
              name to see the others.
            </Notice>
          )}
          {shown.length === 0 ? (
            <EmptyState
              level="h3"
              title="No applications"
              why={isFiltered ? 'No applications match these filters.' : 'Applications will appear here.'}
            />
          ) : isBoard ? (
            <Board
              recent={recent}
              cards={shown}
              showsJob={job === undefined}
              selection={selection}
              move={move}
              say={say}
            />
          ) : (
            <ApplicationTable cards={shown} selection={selection} move={move} />
          )}
        </>
      )}
      <BulkBar selection={selection} total={shown.length} />
      {search.application !== undefined && (
        <ApplicationSheet
          key={search.application}
          id={search.application}
          move={move}
          onClose={() => go({ application: undefined })}
        />
      )}
    </div>
  )
}

/** Counts the applications for all jobs. Filters do not change these numbers. */
function PipelineCounters() {
  const { client } = useSite()
  const { data } = useQuery(applicationCountsQuery(client))
  const counters = [
    ['Total', data?.total],
    ['Pending', data?.pending],
    ['In Progress', data?.inProgress],
    ['Onboarding', data?.onboarding],
    ['Rejected', data?.rejected],
  ] as const
  return (
    <div className="grid grid-cols-3 gap-2 text-13 sm:grid-cols-5 sm:gap-3 sm:text-15 max-sm:[&_.stat]:p-2">
      {counters.map(([label, count]) => (
        <Stat key={label} value={count === undefined ? '…' : formatNumber(count)} label={label} />
      ))}
    </div>
  )
}

type StatusChipsProps = {
  cards: readonly Card[]
  chosen: NonNullable<PipelineSearch['status']>
  go: (to: PipelineSearch) => void
}

/** Several statuses can be chosen. None means all. */
function StatusChips({ cards, chosen, go }: StatusChipsProps) {
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
