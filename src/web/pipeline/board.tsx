import { useState } from 'react'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '../../modules/applications/schema.ts'
import { Select } from '../components/select.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { BoardCard } from './board-card.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { Card } from './queries.ts'
import { columnsOf } from './statuses.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useCardDrag } from './use-card-drag.ts'
import type { Move } from './use-moves.ts'
import type { Selection } from './use-selection.ts'

type BoardProps = {
  cards: readonly Card[]
  /** Whether cards name their job. */
  showsJob: boolean
  selection: Selection
  move: Move
  say: (words: string) => void
}

/** A column for each status; on a phone one at a time. */
export function Board({ cards, showsJob, selection, move, say }: BoardProps) {
  const columns = columnsOf(cards)
  // On a phone, the first that holds somebody; it stays when the last of them is moved away.
  const [stage, setStage] = useState<ApplicationStatus>(
    () => columns.find((column) => column.cards.length > 0)?.status ?? 'pending',
  )
  const [asking, setAsking] = useState<number>()
  const asked = cards.find(({ id }) => id === asking)
  const keys = useBoardKeys({ cards, move, say })
  const drag = useCardDrag((id, to) => {
    const card = cards.find((one) => one.id === id)
    if (card) move(card, to)
  })
  const target = drag.over ?? keys.held?.to
  return (
    <>
      <Select
        label="Stage"
        name="stage"
        className="board-stage"
        options={columns.map(({ status, cards }) => ({
          value: status,
          label: `${APPLICATION_STATUS_LABELS[status]} (${cards.length})`,
        }))}
        value={stage}
        onChange={({ target }) =>
          setStage(columns.find(({ status }) => status === target.value)?.status ?? stage)
        }
      />
      <p className="board-help help" id="board-help">
        Drag a card to another column, or choose Move to…. With the keyboard: arrows go from card to card,
        Space picks a card up, left and right choose a column, Enter drops it, Escape gives up; 1 to 7 move it
        at once.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cards' links and buttons take keys and pointers; this listens for all of them */}
      <div
        className="board"
        ref={keys.board}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
        onPointerDown={drag.onPointerDown}
      >
        {columns.map(({ status, cards }) => (
          <section
            key={status}
            data-status={status}
            className={columnClass(status === stage, status === target)}
            aria-label={APPLICATION_STATUS_LABELS[status]}
          >
            <h3 className="board-head">
              <StatusBadge status={status}>{APPLICATION_STATUS_LABELS[status]}</StatusBadge>
              <span className="tabular-nums">{cards.length}</span>
            </h3>
            <ul className="board-cards">
              {cards.map((card) => (
                <BoardCard
                  key={card.id}
                  card={card}
                  showsJob={showsJob}
                  isSelected={selection.has(card.id)}
                  isHeld={keys.held?.id === card.id}
                  onSelect={selection.toggle}
                  onAsk={setAsking}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {asked && (
        <MoveDialog
          card={asked}
          onMove={(to) => {
            setAsking(undefined)
            move(asked, to)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

function columnClass(isStage: boolean, isTarget: boolean): string {
  return ['board-column', isStage && 'is-stage', isTarget && 'is-target'].filter(Boolean).join(' ')
}
