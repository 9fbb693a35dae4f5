import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, subscribeToasts, type ToastEntry } from './toast.ts'

const NONE: readonly ToastEntry[] = []

// Where the network fails the toast still shows, plainly: a lost chunk must not take the page with it.
const Region = lazy(() => import('./toast-region.tsx').catch(() => ({ default: PlainRegion })))

/** Once, in the root. The region and its library are fetched with the first toast. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => NONE)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <Region toasts={toasts} />
    </Suspense>
  )
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
