import { typedValues } from '../forms/typed-before-reload.ts'

export { fillTyped } from '../forms/typed-before-reload.ts'

// Everything here loads when something went wrong, and needs nothing that this page has not loaded.

/** Errors that a page reports. More would be the same again. */
const MOST = 3
let sent = 0

/**
 * Reports an error of our own files to the server, in at most 200 bytes: the kind of error, the place in our file and
 * the kind of page. Neither its message nor the address of the page, which may contain typed words.
 */
export function countError(event: Event): void {
  const error: object = Object(Reflect.get(event, 'reason') ?? Reflect.get(event, 'error'))
  const place = ['filename', 'lineno', 'colno'].map((name) => Reflect.get(event, name)).join(':')
  const [, at] = PLACE.exec(`${Reflect.get(error, 'stack')} ${Reflect.get(error, 'message')} ${place}`) ?? []
  if (!at || sent >= MOST) return
  sent++
  const kind = /^[A-Z]\w{0,29}$/.exec(String(Reflect.get(error, 'name')))?.[0] ?? 'Error'
  void fetch('/api/page-errors', {
    method: 'POST',
    // Also while the page is being left.
    keepalive: true,
    referrerPolicy: 'no-referrer',
    headers: { 'Content-Type': 'application/json' },
    // Numbers in an address may say who read what.
    body: JSON.stringify({
      kind,
      at: at.slice(-60),
      page: location.pathname.replace(/\d+/g, ':id').slice(0, 60),
    }),
  }).catch(() => undefined)
}

/** A file of ours with line and column. */
const PLACE = /\/assets\/(?:-\/)*([\w.-]+\.(?:js|css)(?::\d+){0,2})/

/** Milliseconds in which a page loads itself again only once: a file may be missing for good. */
const PAUSE = 60_000

/**
 * Loads a file once more, if it was lost. All browsers but the newest Chrome remember a lost file as lost, and a new
 * release may have replaced it: then loads the page again, with what was typed, and never resolves. Throws `error` if
 * that was tried a moment ago.
 */
export async function askAgain<T>(load: () => Promise<T>, error: unknown): Promise<T> {
  if (!isLost(error)) throw error
  try {
    return await load()
  } catch {
    const now = Date.now()
    if (now - (Number(history.state?.loadedAgain) || 0) < PAUSE) throw error
    history.replaceState({ ...history.state, loadedAgain: now, typed: typedValues() }, '')
    location.reload()
    return new Promise(() => undefined)
  }
}

/** The words of Chrome, Firefox and Safari for a module that did not arrive, and those of `preload-plugin.ts`. */
const isLost = (error: unknown) => /dynamically|Importing|\.css$/.test(String(error))
