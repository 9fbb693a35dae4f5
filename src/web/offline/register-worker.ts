/**
 * Registers the worker (5 kB) on the second page, because most visits end on the first; on the first only if it is
 * worth it (`worth-at-first.ts`), and never with Save-Data. It waits until the page is idle, so that it takes no
 * bandwidth from the page.
 */
export function registerWorker(isWorthAtFirst = false): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (!cameBefore() && (isFrugal() || !isWorthAtFirst)) return
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  // The site works without the worker too.
  whenIdle(() => void startWorker().catch(() => undefined))
}

/** Without `all`, the browser would ask for a newer worker on every page, not once an hour. */
export const startWorker = (): Promise<unknown> =>
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'all' })

function isFrugal(): boolean {
  return 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true
}

function cameBefore(): boolean {
  try {
    const came = localStorage.getItem('came-before') !== null
    localStorage.setItem('came-before', '1')
    return came
  } catch {
    return false
  }
}
