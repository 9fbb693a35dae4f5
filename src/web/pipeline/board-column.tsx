import { useEffect, useRef, useState } from 'react'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '../../modules/applications/schema.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import { BoardCard } from './board-card.tsx'
import type { Card } from './queries.ts'
import type { Selection } from './use-selection.ts'

/** Cards that a column begins with, and how many come when its end is seen. */
const FIRST = 20
const MORE = 40

type BoardColumnProps = {
  status: ApplicationStatus
  cards: readonly Card[]
  showsJob: boolean
  selection: Selection
  /** The card that the keyboard carries. */
  heldId: number | undefined
  /** The one that a phone shows. */
  isStage: boolean
  isTarget: boolean
  onAsk: (id: number) => void
}

export function BoardColumn({ status, cards, showsJob, selection, heldId, ...props }: BoardColumnProps) {
  const [limit, setLimit] = useState(FIRST)
  const left = cards.length - limit
  const classes = ['board-column', props.isStage && 'is-stage', props.isTarget && 'is-target']
  return (
    <section
      data-status={status}
      className={classes.filter(Boolean).join(' ')}
      aria-label={APPLICATION_STATUS_LABELS[status]}
    >
      <h3 className="board-head">
        <StatusBadge status={status}>{APPLICATION_STATUS_LABELS[status]}</StatusBadge>
        <span className="tabular-nums">{cards.length}</span>
      </h3>
      <div className="board-cards">
        <ul>
          {cards.slice(0, limit).map((card) => (
            <BoardCard
              key={card.id}
              card={card}
              showsJob={showsJob}
              isSelected={selection.has(card.id)}
              isHeld={heldId === card.id}
              onSelect={selection.toggle}
              onAsk={props.onAsk}
            />
          ))}
        </ul>
        {left > 0 && <ShowMore key={limit} left={left} onShow={() => setLimit(limit + MORE)} />}
      </div>
    </section>
  )
}

/** Comes by itself when it is scrolled to: hundreds of cards at once would hold up a cheap phone. */
function ShowMore({ left, onShow }: { left: number; onShow: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched once; its key is new with each step
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onShow())
    if (button.current) observer.observe(button.current)
    return () => observer.disconnect()
  }, [])
  return (
    <button type="button" className="board-move" ref={button} onClick={onShow}>
      Show {Math.min(left, MORE)} more
    </button>
  )
}
