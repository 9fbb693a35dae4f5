import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES } from '../../../modules/applications/schema.ts'
import type { Card } from '../queries.ts'
import { readStatus, type SetStatus } from '../statuses.tsx'
import type { Move } from '../use-moves.ts'

const LAST = APPLICATION_STATUSES.length - 1
type Held = { id: number; to: SetStatus }
type BoardKeys = {
  cards: readonly Card[]
  move: Move
  say: (words: string) => void
  onSelect: (id: number) => void
  onAsk: (id: number) => void
}

/**
 * Space picks the focused card up, Left and Right choose a column, Enter or Space drops it, Escape cancels. 1 to 7 move
 * it at once, X selects it, M asks where to. When no card is picked up, the arrow keys move between cards. The keys work on
 * every control of a card. Each step is announced to screen readers.
 */
export function useBoardKeys({ cards, move, say, onSelect, onAsk }: BoardKeys) {
  const [held, setHeld] = useState<Held>()
  const board = useRef<HTMLDivElement>(null)
  const moved = useRef<number>(undefined)

  // A card that changes its column becomes a new element. The focus follows it, also when the move is undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the cards change
  useEffect(() => {
    if (moved.current === undefined || (document.activeElement ?? document.body) !== document.body) return
    linkOf(board.current, moved.current)?.focus()
  }, [cards])

  const go = (card: Card, to: SetStatus | undefined) => {
    setHeld(undefined)
    if (!to) return
    moved.current = card.id
    if (to === card.status) say(`${card.applicantName} stays in ${APPLICATION_STATUS_LABELS[to]}`)
    else move(card, to)
  }

  const pickUp = (card: Card) => {
    const to = readStatus(card.status) ?? 'pending'
    setHeld({ id: card.id, to })
    const place = APPLICATION_STATUS_LABELS[card.status]
    say(
      `${card.applicantName} picked up from ${place}. Left and right choose a column, Enter drops it, Escape cancels.`,
    )
  }

  const carry = (step: number, from: SetStatus, id: number) => {
    const index = Math.min(LAST, Math.max(0, APPLICATION_STATUSES.indexOf(from) + step))
    const to = APPLICATION_STATUSES[index] ?? from
    setHeld({ id, to })
    board.current
      ?.querySelector(`[data-status="${to}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    say(`Over ${APPLICATION_STATUS_LABELS[to]}, column ${index + 1} of ${LAST + 1}`)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return
    const place = target.closest<HTMLElement>('[data-card]')
    const card = cards.find(({ id }) => id === Number(place?.dataset['card']))
    const link = place?.querySelector<HTMLElement>('.board-name')
    // Space and Enter are the keys of the card's own controls.
    const isOwnKey = target !== link && (key === ' ' || key === 'Enter')
    if (!card || !link || isOwnKey || !react(key, card, link)) return
    event.preventDefault()
  }

  /** Returns false when the key has no meaning here. */
  function react(key: string, card: Card, link: HTMLElement): boolean {
    const inHand = held?.id === card.id ? held : undefined
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (/^[1-7]$/.test(key)) go(card, APPLICATION_STATUSES[Number(key) - 1])
    else if (!inHand) {
      if (key === ' ') pickUp(card)
      else if (key === 'x') onSelect(card.id)
      else if (key === 'm') onAsk(card.id)
      else return focusNext(key, link)
    } else if (step) carry(step, inHand.to, card.id)
    else if (key === 'Enter' || key === ' ') go(card, inHand.to)
    else if (key === 'Escape') {
      setHeld(undefined)
      say(`${card.applicantName} stays in ${APPLICATION_STATUS_LABELS[card.status]}`)
    } else return key.startsWith('Arrow')
    return true
  }

  return { board, held, onKeyDown, onBlur: () => setHeld(undefined) }
}

const linkOf = (board: HTMLElement | null, id: number) =>
  board?.querySelector<HTMLElement>(`[data-card="${id}"] .board-name`)

function focusNext(key: string, link: HTMLElement): boolean {
  if (!key.startsWith('Arrow')) return false
  nextTo(key, link)?.focus()
  return true
}

/**
 * Returns the next card for an arrow key: up or down in the column, or in the nearest column with cards to the left or
 * right.
 */
function nextTo(key: string, link: HTMLElement): HTMLElement | undefined {
  const column = link.closest('[data-status]')
  const place = [...(column?.querySelectorAll('.board-name') ?? [])].indexOf(link)
  if (key === 'ArrowUp') return nameAt(column, place - 1)
  if (key === 'ArrowDown') return nameAt(column, place + 1)
  return beside(column, key === 'ArrowLeft' ? 'previousElementSibling' : 'nextElementSibling', place)
}

const nameAt = (column: Element | null | undefined, place: number) =>
  column?.querySelectorAll<HTMLElement>('.board-name')[place]

function beside(
  from: Element | null | undefined,
  side: 'previousElementSibling' | 'nextElementSibling',
  place: number,
): HTMLElement | undefined {
  for (let column = from?.[side]; column; column = column[side]) {
    const count = column.querySelectorAll('.board-name').length
    if (count > 0) return nameAt(column, Math.min(place, count - 1))
  }
  return undefined
}
