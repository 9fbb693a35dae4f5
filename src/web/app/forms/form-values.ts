export type FormValues = Record<string, FormDataEntryValue | FormDataEntryValue[]>

/** Returns the form's values. A field that occurs several times has a list. */
export function formValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form)
  const names = [...new Set(data.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const all = data.getAll(name)
      return [name, all.length > 1 ? all : (all[0] ?? '')]
    }),
  )
}
