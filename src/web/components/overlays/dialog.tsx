import X from 'lucide-react/icons/x'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { Button } from '../controls/button.tsx'

export type DialogProps = {
  onClose: () => void
  title: ReactNode
  /** The content shows the title already, so it is only read out. */
  isTitleHidden?: boolean | undefined
  description?: ReactNode
  /** Beside the title: the way to the next one. */
  tools?: ReactNode
  /** The buttons at the bottom; the main one last. */
  actions?: ReactNode
  children?: ReactNode
  /**
   * `sheet` slides in from the side, for details and history. `low` comes from below on a phone and keeps its buttons
   * in sight; `long` is the same with more room on a desk, for long forms.
   */
  shape?: 'box' | 'wide' | 'long' | 'low' | 'sheet' | undefined
  /** The name of the close button. */
  closeLabel?: string | undefined
  role?: 'alertdialog' | undefined
}

const SHAPES = {
  box: 'dialog',
  wide: 'dialog dialog-wide',
  long: 'dialog dialog-wide dialog-low',
  low: 'dialog dialog-low',
  sheet: 'dialog sheet',
}

/**
 * A modal dialog, open while it is rendered: `{open && <Dialog …>}`. The browser's own element keeps the focus inside,
 * closes on Escape and returns the focus, or moves it to a neighbour if the element is gone. Unlike a library it
 * injects no style that the page's security policy would refuse.
 */
export function Dialog({
  onClose,
  title,
  isTitleHidden,
  description,
  tools,
  actions,
  children,
  shape = 'box',
  closeLabel = t('Close'),
  role,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isLeaving = useRef(false)
  const id = useDialogId()
  useLayoutEffect(() => {
    const element = dialog.current
    isLeaving.current = false
    const findPlace = rememberPlace(document.activeElement)
    element?.showModal()
    // Not the close button, which comes first.
    element?.querySelector('h2')?.focus()
    return () => {
      isLeaving.current = true
      element?.close()
      // Waits until the list behind the dialog shows the result of the act.
      requestAnimationFrame(() => setTimeout(findPlace))
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click on the backdrop does
    <dialog
      ref={dialog}
      className={SHAPES[shape]}
      role={role}
      aria-labelledby={`${id}t`}
      aria-describedby={description ? `${id}d` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => {
        // Only if the browser closed it: not if another dialog has replaced it, and not if a link in it leads to a page
        // that is still loading, which closes it while it is hidden.
        if (!currentTarget.open && currentTarget.isConnected && !isLeaving.current) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={`${id}t`} tabIndex={-1} className={isTitleHidden ? 'sr' : undefined}>
            {title}
          </h2>
          {tools}
          <Button look="bare" icon aria-label={closeLabel} onClick={onClose}>
            <X size={20} />
          </Button>
        </div>
        {description && <p id={`${id}d`}>{description}</p>}
        {children}
        {actions && <div className="actions">{actions}</div>}
      </div>
    </dialog>
  )
}

/** A panel for details, history and filters, next to the list they belong to. */
export function Sheet(props: Omit<DialogProps, 'shape' | 'role'>) {
  return <Dialog {...props} shape="sheet" />
}

let made = 0

/**
 * Returns an id for a dialog, which is rendered only in browsers. `useId` starts again in each root, and a dialog above
 * the page has its own root, so its ids would clash with those of a dialog below it.
 */
export function useDialogId(): string {
  const [id] = useState(() => {
    made += 1
    return `dialog-${made}-`
  })
  return id
}

const CONTROLS = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea'

/**
 * Returns a function that restores the focus. If the element is gone, as after a dialog deleted its row, the focus
 * moves to the element after it, before it or around it. The browser would drop the focus, and the next Tab would start
 * at the top of the page.
 */
function rememberPlace(from: Element | null): () => void {
  const places: (Element | null)[] = []
  for (let at = from; at && at !== document.body; at = at.parentElement)
    places.push(at, at.nextElementSibling, at.previousElementSibling)
  return () => {
    if (document.activeElement !== document.body) return
    for (const place of places) {
      if (!place?.isConnected) continue
      const control = place.matches(CONTROLS) ? place : place.querySelector(CONTROLS)
      if (!(control instanceof HTMLElement)) continue
      control.focus({ preventScroll: true })
      return
    }
  }
}
