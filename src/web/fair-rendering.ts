import { options } from 'preact'

/** Renders in a row after which timers, frames and answers of calls get their turn. */
const IN_A_ROW = 20

/**
 * Preact renders in microtasks. A page that waits for what the router has already finished would suspend, resolve and render in
 * microtasks for ever, and the effect that tells it of the end, which comes with a frame, never ran: on a slow phone the tab hung.
 * So after some renders in a row the next one is a task like any other.
 */
export function renderFairly(): void {
  let inARow = 0
  options.debounceRendering = (render) => {
    if (inARow === 0) setTimeout(() => (inARow = 0))
    inARow++
    if (inARow < IN_A_ROW) queueMicrotask(render)
    else setTimeout(render)
  }
}
