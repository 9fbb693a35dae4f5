import { useMemo, useRef, useState } from 'react'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '../../../modules/applications/schema.ts'
import { Select } from '../../components/forms/select.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { StatusBadge } from '../../components/surfaces/badge.tsx'
import type { PipelineSearch } from '../pipeline-search.ts'
import type { Card } from '../queries.ts'
import { columnsOf, type SetStatus, STATUS_OPTIONS } from '../statuses.tsx'
import type { Move } from '../use-moves.ts'
import type { Selection } from '../use-selection.ts'
import { BoardColumn } from './board-column.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useCardDrag } from './use-card-drag.ts'

type BoardProps = {
  cards: readonly Card[]
  /** Whether cards show the title of their job. */
  showsJob: boolean
  selection: Selection
  /** The ids of cards that were moved here, the latest first. They are at the top of their column. */
  recent: readonly number[]
  move: Move
  say: (words: string) => void
}

/** A board with a column for each status. A phone shows one column at a time. */
export function Board({ cards, showsJob, selection, recent, move, say }: BoardProps) {
  const columns = columnsOf(cards, recent)
  // On a phone, starts with the first column that has cards. It stays open when its last card is moved away.
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
        Space picks a card up, left and right choose a column, Enter drops it, Escape cancels. Keys 1 to 7
        move it at once.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: one listener for the links and buttons of all cards */}
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

type MoveDialogProps = { card: Card; onMove: (to: SetStatus) => void; onClose: () => void }

/** One dialog for the whole board, because hundreds of menus would slow down a cheap phone. */
function MoveDialog({ card, onMove, onClose }: MoveDialogProps) {
  return (
    <Dialog
      title={`Move ${card.applicantName} to…`}
      description={`Now in ${APPLICATION_STATUS_LABELS[card.status]}.${card.withdrawnAt ? '' : ' We notify the job seeker.'}`}
      onClose={onClose}
    >
      <ul className="grid gap-1">
        {STATUS_OPTIONS.filter(({ value }) => value !== card.status).map(({ value, label }) => (
          <li key={value}>
            <button type="button" className="nav-link w-full" onClick={() => onMove(value)}>
              <StatusBadge status={value}>{label}</StatusBadge>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/**
 * Returns the cards with one of the chosen statuses. A card that is moved to another status stays until the choice
 * changes, so that no card disappears while the employer is using it.
 */
export function useShownCards(cards: readonly Card[], status: PipelineSearch['status']): readonly Card[] {
  const chosen = status?.join(' ') ?? ''
  const kept = useRef({ chosen, ids: new Set<number>() })
  return useMemo(() => {
    if (kept.current.chosen !== chosen) kept.current = { chosen, ids: new Set() }
    if (chosen === '') return cards
    const statuses = new Set(chosen.split(' '))
    const shown = cards.filter(({ id, status }) => statuses.has(status) || kept.current.ids.has(id))
    for (const { id } of shown) kept.current.ids.add(id)
    return shown
  }, [cards, chosen])
}
