import { memo, useEffect, useRef, useState } from 'react'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '../../../modules/applications/schema.ts'
import type { ApplicantFit, Card } from '../queries.ts'
import { BoardCard } from './board-card.tsx'

/** The number of cards that a column shows first, and how many it adds when the employer scrolls to its end. */
const FIRST = 8
const MORE = 24

type BoardColumnProps = {
  status: ApplicationStatus
  cards: readonly Card[]
  fits: ReadonlyMap<number, ApplicantFit> | undefined
  showsJob: boolean
  /** The ids of selected cards. */
  selected: ReadonlySet<number>
  onSelect: (id: number) => void
  /** The card of this column that was picked up with the keyboard. */
  heldId: number | undefined
  tabStop: number | undefined
  /** Whether a phone shows this column. */
  isStage: boolean
  isTarget: boolean
  /** A folded column shows only its name and its number of cards. */
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  onAsk: (id: number) => void
}

/** Renders again only when one of its own cards changes: moving the focus must not cost anything on a full board. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { status, cards, isFolded, onFold, fits, showsJob, selected, onSelect, heldId, tabStop, onAsk } =
    props
  const [limit, setLimit] = useState(FIRST)
  const left = cards.length - limit
  const classes = [
    'board-column',
    props.isStage && 'is-stage',
    props.isTarget && 'is-target',
    isFolded && 'is-folded',
  ]
  const name = APPLICATION_STATUS_LABELS[status]
  return (
    <section data-status={status} className={classes.filter(Boolean).join(' ')} aria-label={name}>
      <h2 className="board-head">
        {status === 'rejected' ? (
          <button
            type="button"
            aria-expanded={!isFolded}
            title={isFolded ? 'Show' : 'Fold'}
            onClick={() => onFold(!isFolded)}
          >
            {name}
          </button>
        ) : (
          <span>{name}</span>
        )}
        <span className="text-muted tabular-nums">{cards.length}</span>
      </h2>
      <div className="board-cards">
        <ul>
          {cards.slice(0, limit).map((card) => (
            <BoardCard
              key={card.id}
              card={card}
              fit={fits?.get(card.id)}
              showsJob={showsJob}
              isSelected={selected.has(card.id)}
              isHeld={heldId === card.id}
              isTabStop={tabStop === card.id}
              onSelect={onSelect}
              onAsk={onAsk}
            />
          ))}
        </ul>
        {left > 0 && <ShowMore key={limit} left={left} onShow={() => setLimit(limit + MORE)} />}
      </div>
    </section>
  )
})

/** Adds cards when it scrolls into view. Hundreds of cards at once would slow down a cheap phone. */
function ShowMore({ left, onShow }: { left: number; onShow: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: observed once; each step mounts it again with a new key
  useEffect(() => {
    // A busy browser reports several changes at once, and the first of them can be "not yet in view".
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onShow()
    })
    if (button.current) observer.observe(button.current)
    return () => observer.disconnect()
  }, [])
  return (
    <button type="button" className="board-more" ref={button} onClick={onShow}>
      {left} more
    </button>
  )
}
