/**
 * Runs in the browser, inside the page: brings the script in after everything that is seen, and holds back what only the script
 * can do until it is there. With Save-Data or on 2G nothing is fetched before somebody touches such a thing.
 * Written as a function so that it is checked like all code; it stands by itself and uses nothing from outside.
 */
function startScript() {
  const files = (document.currentScript?.dataset.files ?? '').split(' ')
  const events = ['pointerdown', 'keydown', 'focusin', 'click', 'submit']
  const forms = 'form:not([action]),form[method=post]'
  const buttons = '[data-script],button[type=button]'
  let isStarted = false
  let waiting: Element | undefined

  function start() {
    if (isStarted) return
    isStarted = true
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
      )
    }
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
    if (!element) return
    start()
    if (type !== 'submit' && type !== 'click') return
    event.preventDefault()
    waiting = element
    element.ariaBusy = 'true'
  }

  // React and Preact mark what they have taken over; a page's parts are not all taken over at once.
  function release() {
    if (waiting?.isConnected && !Object.keys(waiting).some((key) => key === 'l' || key.startsWith('__'))) {
      setTimeout(release, 20)
      return
    }
    for (const type of events) removeEventListener(type, hold, true)
    if (!waiting?.isConnected) return
    waiting.ariaBusy = null
    if (waiting instanceof HTMLFormElement) waiting.requestSubmit()
    else if (waiting instanceof HTMLElement) waiting.click()
  }

  for (const type of events) addEventListener(type, hold, true)
  addEventListener('page-ready', release, { once: true })
  const network = 'connection' in navigator ? navigator.connection : undefined
  const isFrugal =
    network instanceof EventTarget &&
    (('saveData' in network && network.saveData === true) ||
      ('effectiveType' in network && String(network.effectiveType).endsWith('2g')))
  if (isFrugal) return
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  addEventListener('load', () => whenIdle(start))
}

/** Its source, without the indentation. */
export const SCRIPT_START = `(${startScript.toString().replace(/\n\s+/g, '\n')})()`
