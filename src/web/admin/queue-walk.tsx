import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatAge } from '../../shared/dates.ts'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { EmptyState, SkeletonList } from '../components/states/states.tsx'
import { Badge } from '../components/surfaces/badge.tsx'
import type { ListQuery } from './list-query.ts'
import type { ListSearch } from './section-keys.ts'

type QueueWalkProps<Row> = {
  /** The noun of an item: 'payment'. */
  noun: string
  query: ListQuery<Row>
  list: ListSearch
  onChange: (changes: ListSearch, options?: { replace: boolean }) => void
  idOf: (row: Row) => number
  title: (row: Row) => ReactNode
  /** Since when the row waits; undefined if it does not wait. */
  since: (row: Row) => string | null | undefined
  evidence: (row: Row) => ReactNode
  /** The form or buttons. `onDone` shows the next item. */
  decision: (row: Row, onDone: () => void) => ReactNode
}

/**
 * One item of a queue with what is known about it and the decision beside each other. After the decision the next item
 * is shown. The items are those of the list when it was opened, so that a decision does not move them.
 */
export function QueueWalk<Row>({ noun, query: options, list, onChange, idOf, ...show }: QueueWalkProps<Row>) {
  const { now } = useSite()
  const query = useQuery(options)
  const [rows, setRows] = useState<Row[]>()
  if (!rows && query.data && !query.isPlaceholderData) setRows(query.data.rows)
  const back = () => onChange({ open: '', ...(list.page && { page: list.page }) })
  if (query.error) return <LoadFailure what="The queue" query={query} />
  if (!rows) return <SkeletonList count={2} label={`Loading the ${noun}…`} boneClass="h-40" />
  const at = rows.findIndex((row) => String(idOf(row)) === list.open)
  const row = rows[at]
  if (!row)
    return (
      <EmptyState
        title={`This ${noun} is not in this list`}
        why="It may be decided already."
        action={<Button onClick={back}>Back to the list</Button>}
      />
    )
  const next = rows[at + 1]
  const goOn = () => {
    if (next) onChange({ open: String(idOf(next)), ...(list.page && { page: list.page }) }, { replace: true })
    else back()
  }
  const since = show.since(row)
  return (
    <section className="grid min-w-0 gap-4" aria-label={`Decide on a ${noun}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button look="bare" className="-ml-3" onClick={back}>
          <ArrowLeft size={18} />
          Back to the list
        </Button>
        <span className="flex items-center gap-3 text-muted">
          {at + 1} of {rows.length}
          {next && (
            <Button look="quiet" onClick={goOn}>
              Skip
              <ArrowRight size={18} />
            </Button>
          )}
        </span>
      </div>
      <Heading key={idOf(row)}>
        {show.title(row)}
        {since && <Badge tone="yellow">Waiting {formatAge(since, now)}</Badge>}
      </Heading>
      <div className="walk" key={`${idOf(row)} body`}>
        <div className="card">{show.evidence(row)}</div>
        <div className="card walk-decision">{show.decision(row, goOn)}</div>
      </div>
    </section>
  )
}

/** Gets the focus when the next item is shown, so that screen readers read its name. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-3">
      {children}
    </h2>
  )
}
