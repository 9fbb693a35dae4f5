import X from 'lucide-react/icons/x'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { Button } from '../controls/button.tsx'
import { dismissToast, type ToastEntry } from './toast.ts'

/** Pixels to the right that dismiss a toast. */
const SWIPE = 50

/**
 * Shows the toasts. F8 moves the focus here. A toast disappears after its time, but not while the pointer or the focus
 * is on the region or the window is in the background. Our own code, because the library for it was a third of a
 * page's script.
 */
export default function ToastRegion({ toasts }: { toasts: readonly ToastEntry[] }) {
  const list = useRef<HTMLOListElement>(null)
  const [isHeld, setHeld] = useState(false)
  const shown = toasts.filter(({ open }) => open)
  const newest = shown[0]
  useOnTop(list, newest?.id)
  useTimeLeft(newest, isHeld)
  useEffect(() => {
    const focus = ({ key }: KeyboardEvent) => key === 'F8' && list.current?.focus()
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  const close = (id: number) => {
    const hadFocus = list.current?.contains(document.activeElement)
    dismissToast(id)
    if (hadFocus) list.current?.focus()
  }
  return (
    <section
      aria-label={t('Notification (F8)')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Announcement entry={newest} />
      <ol className="toasts" ref={list} popover="manual" tabIndex={-1}>
        {shown.map((entry) => (
          <ToastItem key={entry.id} {...entry} onClose={() => close(entry.id)} />
        ))}
      </ol>
    </section>
  )
}

/** A popover is above an open dialog. It is opened again for every toast, because a later dialog would cover it. */
function useOnTop(list: RefObject<HTMLElement | null>, newest: number | undefined): void {
  useEffect(() => {
    const element = list.current
    if (newest === undefined || !element?.isConnected || !('showPopover' in element)) return
    element.hidePopover()
    element.showPopover()
  }, [list, newest])
}

function useTimeLeft(entry: ToastEntry | undefined, isHeld: boolean): void {
  const left = useRef(0)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const check = () => setAway(!document.hasFocus())
    addEventListener('blur', check)
    addEventListener('focus', check)
    return () => {
      removeEventListener('blur', check)
      removeEventListener('focus', check)
    }
  }, [])
  const { id, duration = 0 } = entry ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast starts with its own time
  useEffect(() => {
    left.current = duration
  }, [id, duration])
  useEffect(() => {
    if (id === undefined || isHeld || isAway) return
    const started = Date.now()
    const timer = setTimeout(() => dismissToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [id, isHeld, isAway])
}

/** Milliseconds after which an announcement is removed: readers of the page should find the text once. */
const ANNOUNCED = 1000

/** Screen readers announce text that changes in an element, not an element that is added. */
function Announcement({ entry }: { entry: ToastEntry | undefined }) {
  const [text, setText] = useState('')
  useEffect(() => {
    setText(entry ? [entry.title, entry.description].filter(Boolean).join('. ') : '')
    const timer = setTimeout(() => setText(''), ANNOUNCED)
    return () => clearTimeout(timer)
  }, [entry])
  return (
    <div className="sr" role={entry?.variant === 'destructive' ? 'alert' : 'status'}>
      {text}
    </div>
  )
}

function ToastItem({ title, description, variant, action, onClose }: ToastEntry & { onClose: () => void }) {
  const [start, setStart] = useState<number>()
  const [moved, setMoved] = useState(0)
  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('button')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setStart(event.clientX)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start !== undefined) setMoved(Math.max(0, event.clientX - start))
    },
    onPointerUp: () => {
      if (moved >= SWIPE) onClose()
      setStart(undefined)
      setMoved(0)
    },
  }
  return (
    <li
      className={variant === 'destructive' ? 'toast toast-bad' : 'toast'}
      style={moved > 0 ? { transform: `translateX(${moved}px)` } : undefined}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      {...swipe}
    >
      <div className="grow py-2">
        <div className="font-semibold">{title}</div>
        {description && <div>{description}</div>}
      </div>
      {action && (
        <Button
          look="quiet"
          onClick={() => {
            action.onAction()
            onClose()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button look="bare" icon aria-label={t('Close')} onClick={onClose}>
        <X size={20} />
      </Button>
    </li>
  )
}
