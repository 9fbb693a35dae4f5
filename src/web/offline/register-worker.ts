import type { AnyRouter } from '@tanstack/react-router'

/**
 * The worker (3 kB) comes where there is something to keep: with a job, and from the second page on. With Save-Data only from the
 * second page on, because most first ones are the last. Once the page is at rest, so that nothing is taken from it.
 */
export function registerWorker(router: AnyRouter): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const isReading = /^\/(jobs\/\d+|saved)$/.test(location.pathname)
  if (cameBefore() || (isReading && !isFrugal())) {
    register()
    return
  }
  const stop = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return
    stop()
    register()
  })
}

function register(): void {
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  // Without it all works as before.
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
