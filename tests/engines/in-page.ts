/**
 * These functions run in pages, in the oldest engine too: without `?.`, `??` and whatever is newer than Chromium 64. The
 * text of each is sent, so they use nothing from outside but each other.
 */

function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
}

/** Where people can act: the dialog that was opened last, otherwise the page. */
function actingPlace(): Element {
  const dialogs = document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')
  const open = Array.prototype.filter.call(dialogs, isVisible) as Element[]
  return open.pop() || document.body
}

function nameOf(element: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: words that are not shown are no part of the name
  const name = element.getAttribute('aria-label') || element.innerText || element.getAttribute('value') || ''
  return name.replace(/\s+/g, ' ').trim()
}

/** The first visible element of this selector with this name, `null` for any name. */
function findElement(selector: string, name: RegExp | null): HTMLElement | undefined {
  const elements = Array.prototype.slice.call(actingPlace().querySelectorAll(selector)) as HTMLElement[]
  return elements.filter((one) => isVisible(one) && (!name || name.test(nameOf(one))))[0]
}

/** The middle of an element that nothing covers. */
function pointOf(element: HTMLElement | undefined): { x: number; y: number } | null {
  if (!element || element.matches(':disabled')) return null
  element.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const hit = document.elementFromPoint(point.x, point.y)
  if (!hit) return null
  return isPartOf(element, hit) ? point : null
}

function isPartOf(element: HTMLElement, hit: Element): boolean {
  const label = hit.closest('label')
  return element.contains(hit) || (label !== null && label.control === element)
}

/** Watches whether the next click arrives at an element: it may have moved meanwhile. */
function awaitClick(element: HTMLElement | undefined): boolean {
  const page = window as typeof window & { arrived?: boolean }
  page.arrived = false
  const note = ({ target }: Event) => {
    page.arrived = element !== undefined && target instanceof Element && isPartOf(element, target)
  }
  document.addEventListener('click', note, { capture: true, once: true })
  return true
}

/** Focuses a field and selects what is in it, so that typing replaces it. */
function enterField(element: HTMLElement | undefined): boolean {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false
  element.focus()
  element.select()
  return document.activeElement === element
}

function choose(element: HTMLElement | undefined, value: string): boolean {
  if (!(element instanceof HTMLSelectElement)) return false
  element.value = value
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  return element.value === value
}

const TOOLS = {
  isVisible,
  actingPlace,
  nameOf,
  findElement,
  pointOf,
  isPartOf,
  awaitClick,
  enterField,
  choose,
}

/** An expression in which these functions are known. */
export function inPage(expression: string): string {
  return `(function () { ${Object.values(TOOLS).join('\n')}\nreturn ${expression} })()`
}
