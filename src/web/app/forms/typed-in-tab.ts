import { type RefObject, useEffect } from 'react'

const keyOf = (form: string) => `typed:${form}`

/** Returns what was typed into the form in this tab, as JSON. `form`: its name. */
export function readTyped(form: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(form))
  } catch {
    // Storage is blocked.
    return null
  }
}

/** Called when the form was accepted. */
export function forgetTyped(form: string): void {
  if (readTyped(form) !== null) sessionStorage.removeItem(keyOf(form))
}

/**
 * Keeps what is typed into a form until the tab is closed, for a reload. For people without an account: on the device
 * it would stay for the next person, because no logout deletes it. Passwords, files and ticks are never kept.
 */
export function useTypedInTab(ref: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const typed = new Map<string, unknown>(Object.entries(JSON.parse(readTyped(name) ?? '{}')))
    for (const field of keptFields(form)) field.value ||= String(typed.get(field.name) ?? '')
    const write = () => {
      const values = keptFields(form).map(({ name, value }) => [name, value])
      try {
        sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(values)))
      } catch {
        // Storage is blocked or full, so a reload empties the form.
      }
    }
    form.addEventListener('input', write)
    return () => form.removeEventListener('input', write)
  }, [ref, name])
}

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Password fields have the type `text` while the password is shown. */
function keptFields(form: HTMLFormElement): TextField[] {
  const isText = (field: Element): field is TextField =>
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement &&
      !/^(checkbox|file|password|radio)$/.test(field.type) &&
      !/password/i.test(field.name))
  return [...form.elements].filter(isText).filter(({ name }) => name)
}
