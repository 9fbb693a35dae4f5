import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, subscribeToasts, type ToastEntry } from './toast.ts'

const NONE: readonly ToastEntry[] = []

// If the script cannot be loaded, a plain toast is shown instead of an error page.
const Region = lazy(() => import('./toast-region.tsx').catch(() => ({ default: PlainRegion })))

/** Rendered once, in the root. The region is loaded with the first toast. */
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
