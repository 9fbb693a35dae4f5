/**
 * Registers the worker (3 kB) as soon as there is something to keep: on a job's page, and from the second page on. With
 * Save-Data only from the second page on, because most visits end on the first. It waits until the page is idle, so
 * that it takes no bandwidth from the page.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const isReading = /^\/(jobs\/\d+|saved)$/.test(location.pathname)
  if (cameBefore() || (isReading && !isFrugal())) register()
}

function register(): void {
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  // The site works without the worker too.
  whenIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}

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
