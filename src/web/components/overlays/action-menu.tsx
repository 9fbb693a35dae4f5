import Ellipsis from 'lucide-react/icons/ellipsis-vertical'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

export type MenuAction = { label: ReactNode; onSelect: () => void; danger?: boolean; disabled?: boolean }

type ActionMenuProps = { label: string; actions: readonly MenuAction[] }

/** Further actions of a row, for dashboards. `label` names the row: 'Actions for Ana Kila'. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const [from, setFrom] = useState<'first' | 'last'>()
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => {
    setFrom(undefined)
    trigger.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        type="button"
        id={id}
        ref={trigger}
        className="btn btn-bare btn-icon"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={from !== undefined}
        onClick={() => setFrom(from ? undefined : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setFrom(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      >
        <Ellipsis size={20} />
      </button>
      {from && (
        <ActionList
          id={id}
          actions={actions}
          from={from}
          onClose={close}
          onLeave={() => setFrom(undefined)}
        />
      )}
    </>
  )
}

type ActionListProps = Pick<ActionMenuProps, 'actions'> & {
  /** The id of the button that opens the menu. */
  id: string
  /** The action that gets the focus. */
  from: 'first' | 'last'
  onClose: () => void
  /** Closes the menu and leaves the focus where it is. */
  onLeave: () => void
}

/**
 * The open menu. It is not modal and has no portal, so that it also opens above the dialog it is in. Its position is
 * fixed: a table that scrolls sideways would cut it off.
 */
function ActionList({ id, actions, from, onClose, onLeave }: ActionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = list
    const trigger = document.getElementById(id)
    if (!current || !trigger) return
    const place = () => placeBeside(current, trigger)
    place()
    itemsOf(current)
      .at(from === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true })
    for (const event of ['scroll', 'resize']) addEventListener(event, place, true)
    return () => {
      for (const event of ['scroll', 'resize']) removeEventListener(event, place, true)
    }
  }, [id, from])
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const isInside = target instanceof Node && (list.current?.contains(target) || isIn(id, target))
      if (!isInside) onLeave()
    }
    for (const event of ['pointerdown', 'focusin']) addEventListener(event, leave, true)
    return () => {
      for (const event of ['pointerdown', 'focusin']) removeEventListener(event, leave, true)
    }
  })
  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-labelledby={id}
      className="menu-list menu-float"
      onKeyDown={(event) => onKey(event, onClose)}
    >
      {actions.map(({ label, onSelect, danger, disabled }, i) => {
        const act = () => {
          if (disabled) return
          onClose()
          onSelect()
        }
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: labels need not be text, and the list is fixed while open
            key={i}
            role="menuitem"
            tabIndex={-1}
            aria-disabled={disabled || undefined}
            className={danger ? 'nav-link text-danger' : 'nav-link'}
            onClick={act}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              act()
            }}
            onPointerMove={({ currentTarget }) => !disabled && currentTarget.focus({ preventScroll: true })}
          >
            {label}
          </div>
        )
      })}
    </div>
  )
}

const isIn = (id: string, node: Node) => document.getElementById(id)?.contains(node) ?? false

const itemsOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled])'),
]

/** Pixels between the menu and the edge of the window. */
const EDGE = 8

/** Puts the menu below its button, or above it where there is more room. */
function placeBeside(list: HTMLElement, trigger: HTMLElement): void {
  const { top, bottom, right } = trigger.getBoundingClientRect()
  const below = innerHeight - bottom - EDGE
  const isAbove = list.offsetHeight > below && top > innerHeight - bottom
  const room = isAbove ? top - EDGE : below
  const { clientWidth } = document.documentElement
  list.style.maxHeight = `${room}px`
  list.style.top = `${isAbove ? Math.max(EDGE, top - list.offsetHeight) : bottom}px`
  list.style.left = `${Math.max(EDGE, Math.min(right, clientWidth - EDGE) - list.offsetWidth)}px`
}

/** The keys of a menu (ARIA Authoring Practices, 'Menu Button'). */
function onKey(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const { key, currentTarget } = event
  if (key === 'Tab') onClose()
  const items = itemsOf(currentTarget)
  const at = items.findIndex((item) => item.contains(document.activeElement))
  const next = targetOf(key, items, at)
  if (key !== 'Escape' && !next) return
  // Escape would also close the dialog that the menu is in.
  event.preventDefault()
  event.stopPropagation()
  if (key === 'Escape') onClose()
  next?.focus()
}

/** The item that a key leads to: the next, the last, or the next that begins with a letter. */
function targetOf(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const later = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return later.find((item) => item.textContent?.toLowerCase().startsWith(key.toLowerCase()))
}
