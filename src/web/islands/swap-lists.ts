import { t } from '../../shared/language/words.ts'
import { PART_HEADER } from '../../shared/rendering.ts'
import { type FormValues, formValues } from '../app/forms/form-values.ts'
import { formatQuery } from '../app/query.ts'
import { learnWords } from './learn-words.ts'

/** Milliseconds after the last key before a search starts. Each search costs prepaid data. */
const TYPING_RESTS = 500

let request: AbortController | undefined

/**
 * Makes the filters of lists work without loading the page again. A form with `data-list` applies each choice at once;
 * with `data-list="typing"`, it also applies typed words when typing pauses. The parts of the page with
 * `data-list-part` are replaced; the form keeps its focus, its open parts and the typed text. A part with
 * `data-loading` shows that text while another list loads. Links inside these parts to the same page change the list in
 * the same way.
 */
export function swapLists(): void {
  if (!document.querySelector('form[data-list]')) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasTyped = false
  const apply = (form: HTMLFormElement, typed = false) => {
    clearTimeout(timer)
    // Typing makes one entry in the browser's history, not one for each pause.
    void swap(form.action.replace(/\?.*$/, '') + formatQuery(formValues(form)), typed && hasTyped)
    hasTyped = typed
  }
  document.addEventListener('submit', (event) => {
    const form = listForm(event.target)
    if (!form) return
    event.preventDefault()
    apply(form)
  })
  document.addEventListener('input', ({ target }) => {
    const form = listForm(target)
    if (!form) return
    clearTimeout(timer)
    const isText = target instanceof HTMLInputElement && target.type !== 'checkbox'
    if (!isText) apply(form)
    else if (form.dataset['list'] === 'typing') timer = setTimeout(() => apply(form, true), TYPING_RESTS)
  })
  document.addEventListener('focusout', () => {
    hasTyped = false
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.closest('[data-list-part]') || link.target || link.hash || link.pathname !== location.pathname)
      return
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void swap(link.href, false).then(() => link.closest('.pages') && showTop())
  })
  // A change of only the hash opens or closes the filters on a phone.
  let address = location.href.split('#')[0]
  addEventListener('popstate', () => {
    if (address !== location.href.split('#')[0]) void swap(location.href, true)
  })
  addEventListener('list-swapped', () => {
    address = location.href.split('#')[0]
  })
}

/** Shows another page of a list from its start. */
function showTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
  scrollTo(0, 0)
}

function listForm(target: EventTarget | null): HTMLFormElement | null {
  const form =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.form : target
  return form instanceof HTMLFormElement && form.dataset['list'] !== undefined ? form : null
}

/** Loads the page at `href` and shows its list. If that fails, the browser opens the address and shows the reason. */
async function swap(href: string, replace: boolean): Promise<void> {
  request?.abort()
  const own = new AbortController()
  request = own
  const parts = [...document.querySelectorAll<HTMLElement>('[data-list-part]')]
  const form = document.querySelector<HTMLFormElement>('form[data-list]')
  const before = form && formValues(form)
  showLoading(parts, true)
  try {
    const answer = await fetch(href, { headers: { [PART_HEADER]: 'main' }, signal: own.signal })
    if (!answer.ok) throw new Error(String(answer.status))
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    learnWords(page)
    if (replace) history.replaceState(null, '', answer.url)
    else history.pushState(null, '', answer.url)
    document.title = page.title
    for (const part of parts) {
      const next = page.querySelector(`[data-list-part="${CSS.escape(part.dataset['listPart'] ?? '')}"]`)
      replacePart(part, next?.childNodes ?? [])
    }
    const nextForm = page.querySelector<HTMLFormElement>('form[data-list]')
    if (form && before && nextForm) followForm(form, nextForm, before)
    showLoading(parts, false)
    dispatchEvent(new Event('list-swapped'))
  } catch {
    if (!own.signal.aborted) location.assign(href)
  }
}

/** Replaces the content of a part. The focus and the open folds are kept. */
function replacePart(part: HTMLElement, content: Iterable<Node>): void {
  const { id } = (part.contains(document.activeElement) && document.activeElement) || { id: '' }
  const open = [...part.querySelectorAll<HTMLDetailsElement>('details[open][id]')].map(
    (details) => details.id,
  )
  part.replaceChildren(...content)
  for (const details of part.querySelectorAll('details')) if (open.includes(details.id)) details.open = true
  if (id) document.getElementById(id)?.focus({ preventScroll: true })
}

/** Shows that another list is loading, with a bar above the page and for screen readers. */
function showLoading(parts: readonly HTMLElement[], isLoading: boolean): void {
  for (const part of parts) {
    if (isLoading) part.setAttribute('aria-busy', 'true')
    else part.removeAttribute('aria-busy')
    if (isLoading && part.dataset['loading']) part.textContent = part.dataset['loading']
  }
  const status = document.getElementById('list-status') ?? document.createElement('div')
  status.id = 'list-status'
  status.role = 'status'
  status.textContent = isLoading ? t('Loading…') : ''
  document.body.append(status)
}

/**
 * Updates the fields to the options and values of the new page, except a field that has the focus or was changed in the
 * meantime.
 */
function followForm(form: HTMLFormElement, next: HTMLFormElement, before: FormValues): void {
  for (const hidden of form.querySelectorAll('input[type=hidden]')) hidden.remove()
  form.append(...next.querySelectorAll('input[type=hidden]'))
  for (const list of form.querySelectorAll('datalist')) {
    const other = next.querySelector(`#${CSS.escape(list.id)}`)
    if (other) list.replaceChildren(...other.childNodes)
  }
  for (const field of form.elements) {
    const other = next.elements.namedItem(field.getAttribute('name') ?? '')
    if (field instanceof HTMLSelectElement && other instanceof HTMLSelectElement) {
      const { value } = other
      field.replaceChildren(...other.childNodes)
      field.value = value
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      const [name, value] = [CSS.escape(field.name), CSS.escape(field.value)]
      const same = next.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)
      field.checked = same?.checked ?? false
      if (same?.nextElementSibling) field.nextElementSibling?.replaceWith(same.nextElementSibling)
    } else if (field instanceof HTMLInputElement && other instanceof HTMLInputElement) {
      const isTyped = field === document.activeElement || field.value !== before[field.name]
      if (!isTyped) field.value = other.value
    }
  }
}
