import { type PointerEvent, useState } from 'react'
import { readStatus, type SetStatus } from '../statuses.tsx'

/** A press that moves fewer pixels than this counts as a click. */
const CLICK = 6
/**
 * The distance from the board's left and right edge, in pixels, at which it scrolls, and the pixels that it scrolls
 * with each movement.
 */
const EDGE = 48
const STEP = 24

/**
 * Drags a card: with a mouse from anywhere on it, with a finger only by its grip, so that the rest of the card scrolls
 * the page. `over` is the column below the pointer.
 */
export function useCardDrag(onDrop: (id: number, to: SetStatus) => void) {
  const [over, setOver] = useState<SetStatus>()
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { target, currentTarget: board } = event
    if (event.button !== 0 || !event.isPrimary || !(target instanceof Element)) return
    const card = target.closest<HTMLElement>('[data-card]')
    const isControl = target.closest('button, input, label') !== null
    const isFree = event.pointerType === 'mouse' && !isControl
    if (!card || !(isFree || target.closest('.board-grip'))) return
    const start = { x: event.clientX, y: event.clientY, id: event.pointerId }
    follow(board, card, start, { onOver: setOver, onDrop: (to) => onDrop(Number(card.dataset['card']), to) })
  }
  return { over, onPointerDown }
}

type Start = { x: number; y: number; id: number }
type Listeners = { onOver: (status: SetStatus | undefined) => void; onDrop: (to: SetStatus) => void }

function follow(board: HTMLElement, card: HTMLElement, start: Start, { onOver, onDrop }: Listeners): void {
  let ghost: HTMLElement | undefined
  let to: SetStatus | undefined

  const end = () => {
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', drop)
    removeEventListener('pointercancel', end)
    removeEventListener('keydown', onKey)
    ghost?.remove()
    card.classList.remove('is-dragged')
    onOver(undefined)
    if (ghost) swallowClick()
  }
  const onMove = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== start.id) return
    const [x, y] = [event.clientX - start.x, event.clientY - start.y]
    if (!ghost && Math.hypot(x, y) < CLICK) return
    ghost ??= copyOf(card)
    ghost.style.transform = `translate(${x}px, ${y}px)`
    scrollAtEdge(board, event.clientX)
    const column = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-status]')
    const next = readStatus(column?.dataset['status'])
    if (next !== to) onOver(next)
    to = next
  }
  const drop = () => {
    const dropped = ghost && to
    end()
    if (dropped) onDrop(dropped)
  }
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end()
  addEventListener('pointermove', onMove)
  addEventListener('pointerup', drop)
  addEventListener('pointercancel', end)
  addEventListener('keydown', onKey)
}

/** Makes the copy that follows the pointer. The card itself stays in place until it is dropped. */
function copyOf(card: HTMLElement): HTMLElement {
  const { left, top, width } = card.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'board-ghost card'
  ghost.textContent = card.querySelector('.board-name')?.textContent ?? ''
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` })
  document.body.append(ghost)
  card.classList.add('is-dragged')
  return ghost
}

function scrollAtEdge(board: HTMLElement, x: number): void {
  const { left, right } = board.getBoundingClientRect()
  if (x > right - EDGE) board.scrollLeft += STEP
  else if (x < left + EDGE) board.scrollLeft -= STEP
}

/** Stops the click that the browser sends after a drag, because it could open a link below the pointer. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }))
}
