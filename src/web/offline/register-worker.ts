import { isWorkerWorthIt } from './worth-it.ts'

/** From this page on, the worker is worth its bytes to everybody: most visits end on the first or second page. */
const PAGES = 3

/**
 * Registers the worker (4.3 kB) on the third page, or when a visitor uses the filters of the second. It comes earlier
 * only if it is worth it (`worth-it.ts`), but never on the first page with Save-Data. It waits until the page is idle, so
 * that it takes no bandwidth from the page.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const page = countPages()
  if (page >= PAGES || (isWorkerWorthIt() && !(page === 1 && isFrugal()))) startWhenIdle()
  else if (page > 1) addEventListener('list-swapped', startWhenIdle, { once: true })
}

function startWhenIdle(): void {
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

/** Counts the pages that this browser has opened, up to the one from which on it does not matter. */
function countPages(): number {
  try {
    const page = Math.min(PAGES, Number(localStorage.getItem('pages-opened')) + 1)
    localStorage.setItem('pages-opened', String(page))
    return page
  } catch {
    return 1
  }
}
