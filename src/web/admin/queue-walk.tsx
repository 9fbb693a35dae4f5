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
  /**
   * Renders a `<WalkItem>`. `row` is undefined for an item that is opened from elsewhere and is not in the list.
   * `onDone` shows the next item.
   */
  children: (row: Row | undefined, onDone: () => void) => ReactNode
}

/**
 * Shows the items of a queue one after the other. The items are those of the list when the first one was opened, so
 * that a decision does not move them.
 */
export function QueueWalk<Row>({
  noun,
  query: options,
  list,
  onChange,
  idOf,
  children,
}: QueueWalkProps<Row>) {
  const query = useQuery(options)
  const [rows, setRows] = useState<Row[]>()
  if (!rows && query.data && !query.isPlaceholderData) setRows(query.data.rows)
  const page = list.page ? { page: list.page } : {}
  const back = () => onChange({ open: '', ...page })
  if (query.error) return <LoadFailure what="The queue" query={query} />
  if (!rows) return <SkeletonList count={2} label={`Loading the ${noun}…`} boneClass="h-40" />
  const at = rows.findIndex((row) => String(idOf(row)) === list.open)
  const next = at < 0 ? undefined : rows[at + 1]
  const goOn = () => {
    if (next) onChange({ open: String(idOf(next)), ...page }, { replace: true })
    else back()
  }
  return (
    <section className="grid min-w-0 gap-4" aria-label={`Decision: ${noun}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button look="bare" className="-ml-3" onClick={back}>
          <ArrowLeft size={18} />
          Back to the list
        </Button>
        {at >= 0 && (
          <span className="flex items-center gap-3 text-muted">
            {at + 1} of {rows.length}
            {next && (
              <Button look="quiet" onClick={goOn}>
                Skip
                <ArrowRight size={18} />
              </Button>
            )}
          </span>
        )}
      </div>
      <div key={list.open} className="grid min-w-0 gap-4">
        {children(rows[at], goOn)}
      </div>
    </section>
  )
}

type WalkItemProps = {
  title: ReactNode
  /** When the item began to wait; nothing if it does not wait. */
  since?: string | null | undefined
  /** The facts about the item. */
  evidence: ReactNode
  /** The form or the buttons. */
  decision: ReactNode
}

/** Shows the facts about an item and the decision beside each other. */
export function WalkItem({ title, since, evidence, decision }: WalkItemProps) {
  const { now } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  // Screen readers read the name of the next item.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-3">
        {title}
        {since && <Badge tone="yellow">Waiting {formatAge(since, now)}</Badge>}
      </h2>
      <div className="walk">
        <div className="card">{evidence}</div>
        <div className="card walk-decision">{decision}</div>
      </div>
    </>
  )
}

type DecisionButtonProps = {
  words: { label: string; busy: string }
  /** `against`: the decision takes something away from a person. */
  look?: 'quiet' | 'against' | undefined
  isBusy: boolean
  onClick: () => void
}

/** The button of one possible decision about an item. */
export function DecisionButton({ words, look, isBusy, onClick }: DecisionButtonProps) {
  return (
    <Button
      look={look && 'quiet'}
      className={look === 'against' ? 'text-danger' : undefined}
      busy={isBusy}
      busyLabel={words.busy}
      onClick={onClick}
    >
      {words.label}
    </Button>
  )
}

export function NotInList({ noun }: { noun: string }) {
  return <EmptyState title={`This ${noun} is not in the list`} why="It may be decided already." />
}
