/** Saves values one after the other. Of those that come during a save, only the last is saved. */
export function oneAfterAnother(save: (value: string) => Promise<void>): (value: string) => Promise<void> {
  let last: string | undefined
  let saving: Promise<void> = Promise.resolve()
  return (value) => {
    last = value
    saving = saving.then(() => (last === value ? save(value) : undefined))
    return saving
  }
}
