import { Link } from '@tanstack/react-router'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { memo, useEffect, useRef, useState } from 'react'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '../../../modules/applications/schema.ts'
import { useSite } from '../../app/site.tsx'
import { Checkbox } from '../../components/forms/choice.tsx'
import { Badge, StatusBadge } from '../../components/surfaces/badge.tsx'
import type { Card } from '../queries.ts'
import { KeyAnswers, notesOf, stageDays } from '../statuses.tsx'
import type { Selection } from '../use-selection.ts'

/** The number of cards that a column shows first, and how many it adds when the employer scrolls to its end. */
const FIRST = 20
const MORE = 40

type BoardColumnProps = {
  status: ApplicationStatus
  cards: readonly Card[]
  showsJob: boolean
  selection: Selection
  /** The card that was picked up with the keyboard. */
  heldId: number | undefined
  /** Whether a phone shows this column. */
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

/** Adds cards when it scrolls into view. Hundreds of cards at once would slow down a cheap phone. */
function ShowMore({ left, onShow }: { left: number; onShow: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: observed once; each step mounts it again with a new key
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

type BoardCardProps = {
  card: Card
  showsJob: boolean
  isSelected: boolean
  isHeld: boolean
  onSelect: (id: number) => void
  onAsk: (id: number) => void
}

/** A board has hundreds of these, so each renders again only when it changes. */
const BoardCard = memo(function BoardCard({
  card,
  showsJob,
  isSelected,
  isHeld,
  onSelect,
  onAsk,
}: BoardCardProps) {
  const { now } = useSite()
  const { id, applicantName, noteCount } = card
  return (
    <li className={isHeld ? 'card board-card is-held' : 'card board-card'} data-card={id}>
      <div className="board-line">
        <Checkbox
          label={<span className="sr">Select {applicantName}</span>}
          checked={isSelected}
          onChange={() => onSelect(id)}
        />
        <Link
          from="/employer-dashboard"
          to="."
          search={(before) => ({ ...before, application: id })}
          resetScroll={false}
          className="board-name"
          draggable={false}
          aria-describedby="board-help"
        >
          {applicantName}
        </Link>
        <span className="board-grip" aria-hidden="true">
          <GripVertical size={18} />
        </span>
      </div>
      {card.withdrawnAt && <Badge>Withdrawn</Badge>}
      {showsJob && <p className="board-fact text-muted">{card.jobTitle}</p>}
      <KeyAnswers answers={card.keyAnswers} />
      <div className="board-line">
        <span className="board-fact text-muted">
          {stageDays(card.stageSince, now)}
          {noteCount > 0 && ` · ${notesOf(noteCount)}`}
        </span>
        <button type="button" className="board-move" onClick={() => onAsk(id)}>
          Move to…<span className="sr"> {applicantName}</span>
        </button>
      </div>
    </li>
  )
})
