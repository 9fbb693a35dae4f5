import './pipeline.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { plural } from '../../shared/text.ts'
import { ToggleChip } from '../components/chip.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Notice } from '../components/notice.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import { ApplicationSheet } from './application-sheet.tsx'
import { ApplicationTable } from './application-table.tsx'
import { Board } from './board.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ExportButton } from './export-button.tsx'
import { PipelineCounters } from './pipeline-counters.tsx'
import { PipelineFilters } from './pipeline-filters.tsx'
import type { PipelineSearch } from './pipeline-search.ts'
import { type Card, type CardFilter, cardsQuery } from './queries.ts'
import { StatusChips } from './status-chips.tsx'
import { useMoves } from './use-moves.ts'
import { useSelection } from './use-selection.ts'
import { useShownCards } from './use-shown-cards.ts'

const NONE: Card[] = []

/** Everything that was sent to the employer's jobs, as a list or as a board of the seven statuses. */
export function ApplicationsTab({ search }: { search: PipelineSearch }) {
  const { client } = useRouteContext({ from: '__root__' })
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
        <LoadFailure what="Applications" error={error} query={query} />
      ) : !data ? (
        <SkeletonList count={6} label="Loading applications…" className="grid gap-3" boneClass="h-20" />
      ) : (
        <>
          <h2>
            <span role="status">{plural(shown.length, 'application')}</span>
          </h2>
          {data.total > all.length && (
            <Notice>
              These are the first {all.length.toLocaleString('en-AU')} of {data.total.toLocaleString('en-AU')}
              . Choose a job or a name to see the others.
            </Notice>
          )}
          {shown.length === 0 ? (
            <EmptyState
              level="h3"
              title="No applications"
              why={isFiltered ? 'None with these filters.' : 'Applications for your jobs will stand here.'}
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
