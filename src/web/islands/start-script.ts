/**
 * Runs in the browser, in the head of the page. Asks for the page's script at once, with low priority, so that it
 * arrives after the visible content; runs it when the page is there; and delays actions that need the script until it
 * has run. With Save-Data, on 2G or on a text-only page it loads nothing
 * before the visitor uses such an action. It is a function so that it is type-checked and linted like other code; it
 * must not use anything from outside.
 */
function startScript() {
  const { files: names = '', now, late } = document.currentScript?.dataset ?? {}
  const files = names.split(' ')
  const events = ['pointerdown', 'keydown', 'focusin', 'click', 'submit']
  const forms = 'form:not([action]),form[method=post]'
  const buttons = '[data-script],button[type=button]'
  let isStarted = false
  let isReady = false
  let waiting: Element | undefined

  function start() {
    if (isStarted) return
    isStarted = true
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
      )
    }
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
    else run()
  }

  function run() {
    document.head.append(
      Object.assign(document.createElement('script'), {
        type: 'module',
        fetchPriority: 'low',
        src: files[0],
      }),
    )
  }

  function hold(event: Event) {
    const { target, type } = event
    if (!(target instanceof Element)) return
    const element = target.closest(
      type === 'submit' ? forms : type === 'click' ? buttons : `${buttons},${forms}`,
    )
    if (!element || works(element)) return
    start()
    if (type !== 'submit' && type !== 'click') return
    event.preventDefault()
    waiting = element
    element.ariaBusy = 'true'
  }

  /** An action inside an island needs the island, all others the page's script. */
  function works(element: Element) {
    const island = element.closest('pw-island')
    return island instanceof HTMLElement ? island.dataset.ready !== undefined : isReady
  }

  function release() {
    if (!waiting || !works(waiting)) return
    const element = waiting
    waiting = undefined
    element.ariaBusy = null
    if (!element.isConnected) return
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else if (element instanceof HTMLElement) element.click()
  }

  for (const type of events) addEventListener(type, hold, true)
  addEventListener('island-ready', release)
  addEventListener('page-ready', () => {
    isReady = true
    release()
  })
  const { saveData, effectiveType } = Reflect.get(navigator, 'connection') ?? {}
  const isFrugal = saveData === true || /2g$/.test(effectiveType)
  // `data-now`: the page shows nothing without its script. `data-late`: the visitor chose text only.
  if (late !== undefined || (isFrugal && now === undefined)) return
  start()
}

/** The source of the function, which the build minifies. */
export const START_SCRIPT = `(${startScript})()`
