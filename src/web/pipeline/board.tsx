import { useState } from 'react'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '../../modules/applications/schema.ts'
import { Select } from '../components/select.tsx'
import { BoardColumn } from './board-column.tsx'
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
  /** Ids that were moved here, the last one first: they stand on top of their column. */
  recent: readonly number[]
  move: Move
  say: (words: string) => void
}

/** A column for each status; on a phone one at a time. */
export function Board({ cards, showsJob, selection, recent, move, say }: BoardProps) {
  const columns = columnsOf(cards, recent)
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
        Drag a card to another column, or choose “Move to…”. With the keyboard: arrows go from card to card,
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
          <BoardColumn
            key={status}
            status={status}
            cards={cards}
            showsJob={showsJob}
            selection={selection}
            heldId={keys.held?.id}
            isStage={status === stage}
            isTarget={status === target}
            onAsk={setAsking}
          />
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
