/**
 * Runs in the browser, in the head of the page. Asks for the page's script at once, with low priority, so that it
 * arrives after the visible content; runs it when the page is there; and delays actions that need the script until it
 * has run. With Save-Data, on 2G or on a text-only page it loads nothing before the visitor uses such an action. If the
 * script is lost, the browser itself sends the form that waits, or words say so and the next tap asks again.
 * It is a function so that it is type-checked and linted like other code; it must not use anything from outside. Chrome
 * 64 and Safari 12 must be able to read it.
 */
function startScript(asker: typeof createAsker, waiter: typeof createWaiter) {
  const root = document.documentElement
  // Chrome 80, Safari 14 and Firefox 78 have one of these. Older browsers do not understand our modules: the page stays
  // `plain`, and they send its forms themselves.
  if (!('CompressionStream' in window || 'replaceChildren' in root)) return
  root.className = ''
  const { files = '', now, late, lost = '' } = (document.currentScript || root).dataset
  const events = ['pointerdown', 'keydown', 'focusin', 'click', 'submit']
  const forms = 'form:not([action]),form[method=post]'
  const buttons = '[data-script],button[type=button]'
  const words = document.createElement('output')
  const ask = asker(files, giveUp)
  const wait = waiter(giveUp)
  let isAsked = false
  let isReady = false
  /** Whether the browser sends forms and follows links itself. */
  let isPlain = false
  let pressed: HTMLElement | null = null

  function start() {
    if (isAsked || isReady) return
    isAsked = true
    ask()
  }

  function giveUp() {
    const button = wait()
    isAsked = false
    if (!button) return
    isPlain = button.matches('[action] [type=submit],[href]')
    if (isPlain) return button.click()
    words.className = 'error'
    words.textContent = lost
    button.after(words)
  }

  function hold(event: Event) {
    const { target, type } = event
    if (!(target instanceof Element)) return
    if (type === 'click') pressed = target.closest('button')
    const element = target.closest<HTMLElement>(
      type === 'submit' ? forms : type === 'click' ? buttons : `${buttons},${forms}`,
    )
    if (!element || works(element)) return
    start()
    if (type !== 'submit' && type !== 'click') return
    event.preventDefault()
    words.remove()
    wait(type === 'click' ? element : pressed)
  }

  /** An action inside an island needs the island, all others the page's script. */
  function works(element: Element) {
    const island = element.closest('pw-island')
    return isPlain || (island ? island.matches('[data-ready]') : isReady)
  }

  function release() {
    const button = wait()
    words.remove()
    if (!button) return
    if (works(button)) button.click()
    else wait(button)
  }

  for (const type of events) addEventListener(type, hold, true)
  addEventListener('island-ready', release)
  addEventListener('island-lost', giveUp)
  addEventListener('page-ready', () => {
    isReady = true
    release()
  })
  const { saveData, effectiveType } = Reflect.get(navigator, 'connection') || {}
  const isFrugal = saveData === true || /2g$/.test(effectiveType)
  // `data-now`: the page shows nothing without its script. `data-late`: the visitor chose text only.
  if (late === undefined && (!isFrugal || now !== undefined)) start()
}

/** Returns a function that shows which button waits now, if any. It returns the one that waited before. */
function createWaiter(giveUp: () => void) {
  const patience = 8000
  let waiting: HTMLElement | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  return (button?: HTMLElement | null) => {
    const before = waiting
    clearTimeout(timer)
    if (before) before.removeAttribute('aria-busy')
    waiting = button
    if (button) {
      button.setAttribute('aria-busy', 'true')
      timer = setTimeout(giveUp, patience)
    }
    return before
  }
}

/** Returns a function that asks for the script and runs it. */
function createAsker(files: string, onerror: () => void) {
  let tries = ''

  function add(name: string, properties: object) {
    document.head.append(Object.assign(document.createElement(name), { fetchPriority: 'low' }, properties))
  }

  return () => {
    // Most browsers remember a file that failed, also where others import it. So the next try has other addresses.
    const hrefs = files.replace(/s\//g, `s/${tries}`).split(' ')
    tries += '-/'
    for (const href of hrefs) add('link', { rel: 'modulepreload', href })
    const run = () => add('script', { type: 'module', src: hrefs[0], onerror })
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
    else run()
  }
}

/** The source of the functions, which the build minifies. */
export const START_SCRIPT = `(${startScript})(${createAsker},${createWaiter})`
