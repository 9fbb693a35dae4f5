import X from 'lucide-react/icons/x'
import * as Toast from 'radix-ui/toast'
import { useEffect, useRef } from 'react'
import { dismissToast, type ToastEntry } from './toast.ts'

/** F8 focuses the region; 50 px to the right swipes a toast away. */
export default function ToastRegion({ toasts }: { toasts: readonly ToastEntry[] }) {
  const viewport = useRef<HTMLOListElement>(null)
  const newest = toasts[0]?.id
  // A popover stands above an open dialog; shown anew for every toast, or a later dialog would cover it.
  useEffect(() => {
    const element = viewport.current
    if (newest === undefined || !element?.isConnected || !('showPopover' in element)) return
    element.hidePopover()
    element.showPopover()
  }, [newest])
  return (
    <Toast.Provider label="Notification" swipeDirection="right" swipeThreshold={50}>
      {toasts.map((entry) => (
        <ToastItem key={entry.id} {...entry} />
      ))}
      <Toast.Viewport className="toasts" ref={viewport} popover="manual" hotkey={['F8']} />
    </Toast.Provider>
  )
}

function ToastItem({ id, title, description, variant, duration, action, open }: ToastEntry) {
  const isBad = variant === 'destructive'
  return (
    <Toast.Root
      className={isBad ? 'toast toast-bad' : 'toast'}
      type={isBad ? 'foreground' : 'background'}
      open={open}
      duration={duration}
      onOpenChange={(next) => {
        if (!next) dismissToast(id)
      }}
    >
      <div className="grow py-2">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {description && <Toast.Description>{description}</Toast.Description>}
      </div>
      {action && (
        <Toast.Action className="btn btn-quiet" altText={action.label} onClick={action.onAction}>
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close className="btn btn-bare btn-icon" aria-label="Close">
        <X size={20} />
      </Toast.Close>
    </Toast.Root>
  )
}
