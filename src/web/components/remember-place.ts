const CONTROLS = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea'

/**
 * Where the focus goes when what had it has left the page, as a row does that a dialog deleted: into what stood after it, else before
 * it, else around it. The browser would give it to nothing, and the next Tab would begin at the top of the page.
 */
export function rememberPlace(from: Element | null): () => void {
  const places: (Element | null)[] = []
  for (let at = from; at && at !== document.body; at = at.parentElement)
    places.push(at, at.nextElementSibling, at.previousElementSibling)
  return () => {
    if (document.activeElement !== document.body) return
    for (const place of places) {
      if (!place?.isConnected) continue
      const control = place.matches(CONTROLS) ? place : place.querySelector(CONTROLS)
      if (!(control instanceof HTMLElement)) continue
      control.focus({ preventScroll: true })
      return
    }
  }
}
