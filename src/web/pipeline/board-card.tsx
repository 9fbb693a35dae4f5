import { Link, useRouteContext } from '@tanstack/react-router'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { memo } from 'react'
import { Badge } from '../components/badge.tsx'
import { Checkbox } from '../components/choice.tsx'
import { KeyAnswers } from './key-answers.tsx'
import type { Card } from './queries.ts'
import { notesOf, stageDays } from './stage-days.ts'

type BoardCardProps = {
  card: Card
  showsJob: boolean
  isSelected: boolean
  isHeld: boolean
  onSelect: (id: number) => void
  onAsk: (id: number) => void
}

/** Hundreds of these stand on a board: one is drawn again only when it changes. */
export const BoardCard = memo(function BoardCard({
  card,
  showsJob,
  isSelected,
  isHeld,
  onSelect,
  onAsk,
}: BoardCardProps) {
  const { now } = useRouteContext({ from: '__root__' })
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
