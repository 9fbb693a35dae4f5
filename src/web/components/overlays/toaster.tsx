import { type ComponentType, useEffect, useState } from 'react'
import { currentToasts, subscribeToasts, type ToastEntry } from './toast.ts'

type Region = ComponentType<{ toasts: readonly ToastEntry[] }>

/**
 * Rendered once, in the root. The region is loaded with the first toast. Without `Suspense` and
 * `useSyncExternalStore`, because nothing else on public pages needs this kilobyte of Preact.
 */
export function Toaster() {
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([])
  const [shown, setShown] = useState<{ Region: Region }>()
  const isNeeded = toasts.length > 0
  useEffect(() => {
    const follow = () => setToasts(currentToasts())
    follow()
    return subscribeToasts(follow)
  }, [])
  useEffect(() => {
    if (!isNeeded) return
    import('./toast-region.tsx').then(
      ({ default: Region }) => setShown({ Region }),
      // A plain toast is better than none.
      () => setShown({ Region: PlainRegion }),
    )
  }, [isNeeded])
  return isNeeded && shown ? <shown.Region toasts={toasts} /> : null
}

function PlainRegion({ toasts }: { toasts: readonly ToastEntry[] }) {
  return (
    <div className="toasts" role="status">
      {toasts.map(({ id, title, description, variant }) => (
        <div key={id} className={variant === 'destructive' ? 'toast toast-bad' : 'toast'}>
          <div>
            <b>{title}</b>
            <p>{description}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
