/**
 * On phones, keeps the focus in the open filters and closes them with Escape or a tap beside them. Without a script,
 * their links close them. Called once for each document.
 */
export function keepFilterSheet(): void {
  document.addEventListener('keydown', (event) => {
    const sheet = openSheet()
    if (!sheet) return
    if (event.key === 'Escape') close(sheet)
    else if (event.key === 'Tab') stayInside(sheet, event)
  })
  document.addEventListener('click', ({ target }) => {
    const sheet = openSheet()
    if (sheet === target) close(sheet)
  })
}

/** On a wide screen the filters are beside the list. */
function openSheet(): HTMLElement | undefined {
  const filters = document.getElementById('filters')
  if (!filters) return undefined
  const { display, position } = getComputedStyle(filters)
  return display !== 'none' && position === 'fixed' ? filters : undefined
}

function close(sheet: HTMLElement): void {
  sheet.querySelector<HTMLElement>('[href="#main"]')?.click()
  document.querySelector<HTMLElement>('[href="#filters"]')?.focus()
}

function stayInside(sheet: HTMLElement, event: KeyboardEvent): void {
  const controls = [...sheet.querySelectorAll<HTMLElement>('a, summary')]
  const ends = [controls[0], controls.at(-1)]
  const [from, to] = event.shiftKey ? ends : ends.reverse()
  if (document.activeElement !== from && sheet.contains(document.activeElement)) return
  event.preventDefault()
  to?.focus()
}
