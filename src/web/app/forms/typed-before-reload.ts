type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Typed = [key: string, value: string | boolean][]

/** Milliseconds in which a page may show its fields. */
const PATIENCE = 10_000

/** Returns what is typed on this page, for `fillTyped` after it was loaded again. Leaves out passwords and files. */
export const typedValues = (): Typed => [...fields()].map(([key, field]) => [key, typedIn(field)])

/** Fills in what was typed, as soon as the fields are there and their islands work. */
export function fillTyped(typed: Typed): void {
  history.replaceState({ ...history.state, typed: undefined }, '')
  const left = new Map(typed)
  const fillIn = () => {
    for (const [key, field] of fields()) {
      const value = left.get(key)
      if (value === undefined || field.closest('pw-island:not([data-ready])')) continue
      left.delete(key)
      if (value !== typedIn(field)) change(field, value)
    }
    if (left.size === 0) watch.disconnect()
  }
  const watch = new MutationObserver(fillIn)
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-ready'] })
  setTimeout(() => watch.disconnect(), PATIENCE)
  fillIn()
}

/** All fields whose values may be kept. Fields of the same name are numbered. */
function fields(): Map<string, Field> {
  const found = new Map<string, Field>()
  const counts = new Map<string, number>()
  for (const field of document.querySelectorAll<Field>('input,select,textarea')) {
    const name = field.name || field.id
    // Password fields have the type `text` while the password is shown.
    if (!name || /^(file|hidden|password)$/.test(field.type) || /password|code/i.test(name)) continue
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    found.set(`${name} ${count}`, field)
  }
  return found
}

const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)
const typedIn = (field: Field) => (isTicked(field) ? field.checked : field.value)

/** Changes a field as a person does, so that the page's own state follows. */
function change(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    // An unticked radio follows the ticked one.
    if (field.type === 'checkbox' || value) field.click()
    return
  }
  // React overrides the property of its own fields.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
