/**
 * Once the page is at rest: the worker (3 kB) must not take anything from it. With Save-Data at the second page only, because most
 * first ones are the last.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || (isFrugal() && isFirstPage())) return
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  // Without it all works as before.
  whenIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}

function isFrugal(): boolean {
  return 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true
}

function isFirstPage(): boolean {
  try {
    const isFirst = localStorage.getItem('came-before') === null
    localStorage.setItem('came-before', '1')
    return isFirst
  } catch {
    return true
  }
}
