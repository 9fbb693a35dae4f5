import './board.css'
import { type FocusEvent, memo, useMemo, useRef, useState } from 'react'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '../../../modules/applications/schema.ts'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { StatusBadge } from '../../components/surfaces/badge.tsx'
import type { PipelineSearch } from '../pipeline-search.ts'
import type { ApplicantFit, Card } from '../queries.ts'
import { columnsOf, type SetStatus, STATUS_OPTIONS } from '../statuses.tsx'
import type { Move } from '../use-moves.ts'
import type { Selection } from '../use-selection.ts'
import { BoardColumn } from './board-column.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useCardDrag } from './use-card-drag.ts'

type BoardProps = {
  cards: readonly Card[]
  fits: ReadonlyMap<number, ApplicantFit> | undefined
  /** Whether cards show the title of their job. */
  showsJob: boolean
  selection: Selection
  /** The ids of cards that were moved here, the latest first. They are at the top of their column. */
  recent: readonly number[]
  move: Move
  say: (words: string) => void
}

/** A board with a column for each status. A phone shows one column at a time. */
export function Board({ cards, fits, showsJob, selection, recent, move, say }: BoardProps) {
  const columns = useColumns(cards, recent)
  // On a phone, starts with the first column that has cards. It stays open when its last card is moved away.
  const [stage, setStage] = useState<ApplicationStatus>(
    () => columns.find((column) => column.cards.length > 0)?.status ?? 'pending',
  )
  const [isFolded, setFolded] = useState(true)
  const [asking, setAsking] = useState<number>()
  const asked = cards.find(({ id }) => id === asking)
  const keys = useBoardKeys({ cards, move, say, onSelect: selection.toggle, onAsk: setAsking })
  const drag = useCardDrag((id, to) => {
    const card = cards.find((one) => one.id === id)
    if (card) move(card, to)
  })
  const target = drag.over ?? keys.held?.to
  const [tabStop, onFocus] = useTabStop(columns, isFolded)
  return (
    <>
      <StageTabs columns={columns} stage={stage} onStage={setStage} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: one listener for the links and buttons of all cards */}
      <div
        className="board"
        ref={keys.board}
        onKeyDown={keys.onKeyDown}
        onFocus={onFocus}
        onBlur={keys.onBlur}
        onPointerDown={drag.onPointerDown}
      >
        {columns.map(({ status, cards }) => (
          <BoardColumn
            key={status}
            status={status}
            cards={cards}
            fits={fits}
            showsJob={showsJob}
            selected={selection.ids}
            onSelect={selection.toggle}
            heldId={ofColumn(cards, keys.held?.id)}
            tabStop={ofColumn(cards, tabStop)}
            isStage={status === stage}
            isTarget={status === target}
            isFolded={status === 'rejected' && isFolded}
            onFold={setFolded}
            onAsk={setAsking}
          />
        ))}
      </div>
      <p className="board-help help" id="board-help">
        Drag a card, or use the keyboard: arrows go from card to card, 1 to 7 move it, Space picks it up, X
        selects it, M lists the statuses, Ctrl+Z undoes. The applicant hears of a move after ten seconds.
      </p>
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

type Columns = ReturnType<typeof columnsOf>

/** A column whose cards have not changed stays the same array, so that it is not rendered again. */
function useColumns(cards: readonly Card[], recent: readonly number[]): Columns {
  const before = useRef<Columns>([])
  return useMemo(() => {
    before.current = columnsOf(cards, recent).map((column) => {
      const known = before.current.find(({ status }) => status === column.status)
      const isSame =
        known?.cards.length === column.cards.length &&
        known.cards.every((card, index) => card === column.cards[index])
      return isSame ? known : column
    })
    return before.current
  }, [cards, recent])
}

/** Tells a column only of its own cards, because each change renders it again. */
const ofColumn = (cards: readonly Card[], id: number | undefined) =>
  cards.some((card) => card.id === id) ? id : undefined

/** Returns the one card that Tab leads to: the last with the focus, at first the first of the board. */
function useTabStop(columns: Columns, isFolded: boolean) {
  const [last, setLast] = useState<number>()
  const open = useMemo(
    () => columns.filter(({ status }) => !(isFolded && status === 'rejected')).flatMap(({ cards }) => cards),
    [columns, isFolded],
  )
  const onFocus = ({ target }: FocusEvent) => {
    const card = target.closest<HTMLElement>('[data-card]')
    if (card) setLast(Number(card.dataset['card']))
  }
  const tabStop = open.some(({ id }) => id === last) ? last : open[0]?.id
  return [tabStop, onFocus] as const
}

type StageTabsProps = {
  columns: Columns
  stage: ApplicationStatus
  onStage: (stage: ApplicationStatus) => void
}

/** On phones only: one column at a time. */
const StageTabs = memo(function StageTabs({ columns, stage, onStage }: StageTabsProps) {
  return (
    <nav className="tabs board-stages" aria-label="Status">
      <ul>
        {columns.map(({ status, cards }) => (
          <li key={status}>
            <button
              type="button"
              aria-current={status === stage ? 'true' : undefined}
              onClick={({ currentTarget }) => {
                onStage(status)
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
              }}
            >
              {APPLICATION_STATUS_LABELS[status]} <span className="tabular-nums">{cards.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
})

type MoveDialogProps = { card: Card; onMove: (to: SetStatus) => void; onClose: () => void }

/** One dialog for the whole board, because hundreds of menus would slow down a cheap phone. */
function MoveDialog({ card, onMove, onClose }: MoveDialogProps) {
  return (
    <Dialog
      title={`Move ${card.applicantName} to…`}
      description={`Now in ${APPLICATION_STATUS_LABELS[card.status]}.${card.withdrawnAt ? '' : ' We tell the applicant after ten seconds.'}`}
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
