import './pipeline.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { APPLICATION_STATUS_LABELS } from '../../modules/applications/schema.ts'
import { formatNumber } from '../../shared/locale.ts'
import { plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { ToggleChip } from '../components/controls/chip.tsx'
import { EmptyState, Notice, SkeletonList } from '../components/states/states.tsx'
import { ApplicationSheet } from './application-sheet.tsx'
import { ApplicationTable } from './application-table.tsx'
import { Board, useShownCards } from './board/board.tsx'
import { BulkBar, SelectAll } from './bulk/bulk-bar.tsx'
import { PipelineFilters } from './pipeline-filters.tsx'
import type { PipelineSearch } from './pipeline-search.ts'
import { Places } from './places.tsx'
import {
  type ApplicantFit,
  applicationCountsQuery,
  type Card,
  type CardFilter,
  cardsQuery,
  fitsQuery,
} from './queries.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { columnsOf } from './statuses.tsx'
import { useMoves } from './use-moves.ts'
import { useSelection } from './use-selection.ts'

const NONE: Card[] = []

/** Shows all applications for the employer's jobs, as a list or as a board with a column per status. */
export function ApplicationsTab({ search }: { search: PipelineSearch }) {
  const { client } = useSite()
  const navigate = useNavigate({ from: '/employer-dashboard' })
  const go = useCallback(
    (to: PipelineSearch, replace = false) =>
      void navigate({ to: '.', search: (before) => ({ ...before, ...to }), replace, resetScroll: false }),
    [navigate],
  )
  const { job, find, answer, sort } = search
  const filter: CardFilter = { job, find, answer, sort }
  const query = useQuery(cardsQuery(client, filter))
  const fits = useQuery(fitsQuery(client, job)).data
  const { data, error } = query
  const isBoard = search.view === 'board'
  const all = useSorted(data?.cards ?? NONE, sort === 'fit' ? fits : undefined)
  const shown = useShownCards(all, isBoard ? undefined : search.status)
  const selection = useSelection(shown)
  const { move, recent, problem, said, say, rejecting, offerUndo } = useMoves()
  return (
    <div className="pipeline">
      <PipelineFilters search={search} go={go} counters={COUNTERS} />
      <p role="status" className="sr">
        {said}
      </p>
      {problem && <Notice kind="danger">{problem}</Notice>}
      <Places job={job} />
      {error ? (
        <LoadFailure what="Applications" query={query} />
      ) : !data ? (
        <SkeletonList count={6} label="Loading applications…" className="grid gap-3" boneClass="h-20" />
      ) : (
        <>
          {!isBoard && <StatusChips cards={all} chosen={search.status ?? []} go={go} />}
          <div className={isBoard ? 'sr' : 'pipeline-count'}>
            <p role="status">{plural(shown.length, 'application')}</p>
            {!isBoard && shown.length > 1 && selection.chosen.length === 0 && (
              <SelectAll selection={selection} total={shown.length} />
            )}
          </div>
          {data.total > all.length && (
            <Notice>
              These are the first {formatNumber(all.length)} of {formatNumber(data.total)}. Choose a job or a
              name to see the others.
            </Notice>
          )}
          {shown.length === 0 ? (
            <Nothing search={search} go={go} />
          ) : isBoard ? (
            <Board
              recent={recent}
              cards={shown}
              fits={fits}
              showsJob={job === undefined}
              selection={selection}
              move={move}
              say={say}
            />
          ) : (
            <ApplicationTable
              cards={shown}
              fits={fits}
              showsJob={job === undefined}
              selection={selection}
              move={move}
            />
          )}
        </>
      )}
      <BulkBar selection={selection} total={shown.length} offerUndo={offerUndo} />
      {search.application !== undefined && (
        <ApplicationSheet
          id={search.application}
          cards={shown}
          fit={fits?.get(search.application)}
          move={move}
          onClose={() => go({ application: undefined })}
        />
      )}
      {rejecting && (
        <RejectDialog card={rejecting.card} onConfirm={rejecting.confirm} onClose={rejecting.cancel} />
      )}
    </div>
  )
}

/** Sorts the cards in the order of `fits`, if given. */
function useSorted(cards: readonly Card[], fits: ReadonlyMap<number, ApplicantFit> | undefined) {
  return useMemo(() => {
    if (!fits) return cards
    const rank = new Map([...fits.keys()].map((id, index) => [id, index]))
    const rankOf = ({ id }: Card) => rank.get(id) ?? rank.size
    return cards.toSorted((a, b) => rankOf(a) - rankOf(b))
  }, [cards, fits])
}

type GoProps = { search: PipelineSearch; go: (to: PipelineSearch) => void }

function Nothing({ search: { job, find, answer, status }, go }: GoProps) {
  const isFiltered = Boolean(job || find || answer || status)
  const clear = () => go({ job: undefined, find: undefined, answer: undefined, status: undefined })
  return (
    <EmptyState
      title="No applications"
      why={
        isFiltered
          ? 'No applications match these filters.'
          : 'Post a job, and applications will appear here. Opening the CV of an applicant is free.'
      }
      action={
        isFiltered ? (
          <Button look="quiet" onClick={clear}>
            Show all applications
          </Button>
        ) : (
          <ButtonLink href="/employer-job-form" link={AppLink}>
            Post New Job
          </ButtonLink>
        )
      }
    />
  )
}

/** Counts the applications for all jobs, in one line. Filters do not change these numbers. */
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
    <p className="pipeline-counters">
      {counters.map(([label, count]) => (
        <span key={label}>
          <b>{count === undefined ? '…' : formatNumber(count)}</b> {label}
        </span>
      ))}
    </p>
  )
}

const COUNTERS = <PipelineCounters />

type StatusChipsProps = {
  cards: readonly Card[]
  chosen: NonNullable<PipelineSearch['status']>
  go: (to: PipelineSearch) => void
}

/** Several statuses can be chosen. None means all. A status without cards has nothing to show. */
function StatusChips({ cards, chosen, go }: StatusChipsProps) {
  return (
    <fieldset className="pipeline-chips">
      <legend className="sr">Status</legend>
      {columnsOf(cards).map(({ status, cards }) => {
        const isChosen = chosen.includes(status)
        if (cards.length === 0 && !isChosen) return null
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
