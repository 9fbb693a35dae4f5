/**
 * Whether one of the first pages is worth the worker: a job, which can then be read without a network, or a page whose
 * style (7 kB) would come again with the next page, because the browser cannot unpack a page with the last one as its
 * dictionary. The worker keeps the style.
 */
export function isWorkerWorthIt(): boolean {
  if (!document.querySelector('style[data-file]')) return false
  const { relList } = document.createElement('link')
  return (
    /\/jobs\/\d+$/.test(location.pathname) || !isSecureContext || !relList.supports('compression-dictionary')
  )
}
