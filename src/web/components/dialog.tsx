import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { rememberPlace } from './remember-place.ts'

export type DialogProps = {
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** The buttons below; the main one last. */
  actions?: ReactNode
  children?: ReactNode
  /** `sheet` comes in from the side, for details and history; `full` fills a phone's screen, for long forms in dashboards. */
  shape?: 'box' | 'wide' | 'full' | 'sheet' | undefined
  role?: 'alertdialog' | undefined
}

const SHAPES = {
  box: 'dialog',
  wide: 'dialog dialog-wide',
  full: 'dialog dialog-wide dialog-full',
  sheet: 'dialog sheet',
}

/**
 * Modal while it is rendered: `{open && <Dialog …>}`. The browser's own element keeps the focus inside, closes on
 * Escape and gives the focus back, or to what is beside a place that has gone; unlike a library it injects no style that the page's security policy would refuse.
 */
export function Dialog({ onClose, title, description, actions, children, shape = 'box', role }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    const findPlace = rememberPlace(document.activeElement)
    element?.showModal()
    return () => {
      element?.close()
      // Once the list behind is as the act left it.
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
        // Not when another dialog has taken its place.
        if (!currentTarget.open && currentTarget.isConnected) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={`${id}t`}>{title}</h2>
          <Button look="bare" icon aria-label="Close" onClick={onClose}>
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
