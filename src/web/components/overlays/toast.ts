/** One toast at a time: a newer one replaces the older one. */
const LIMIT = 1
/** Milliseconds between dismissing a toast and removing it. */
const REMOVE_DELAY = 1_000_000
const DURATION = 5000
/** Milliseconds in which a change can be undone. */
export const UNDO_MS = 10_000

export type ToastInput = {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive' | undefined
  /** Milliseconds; 5000 by default. */
  duration?: number | undefined
  action?: { label: string; onAction: () => void } | undefined
}

export type ToastEntry = ToastInput & { id: number; duration: number; open: boolean }

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

function update(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}

/** Shows a toast and returns its id. An error must also be shown somewhere else. */
export function toast(input: ToastInput): number {
  lastId += 1
  const entry = { ...input, id: lastId, duration: input.duration ?? DURATION, open: true }
  update([entry, ...entries].slice(0, LIMIT))
  return lastId
}

export function dismissToast(id: number) {
  update(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  setTimeout(() => update(entries.filter((entry) => entry.id !== id)), REMOVE_DELAY)
}

export function currentToasts() {
  return entries
}

export function subscribeToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const LEFT_KEY = 'toast'

/** Shows the current toast on the next page of this tab, too, because this page is about to be left. */
export function leaveToast(): void {
  const [current] = entries.filter(({ open }) => open)
  if (!current) return
  const { title, description, variant } = current
  try {
    sessionStorage.setItem(LEFT_KEY, JSON.stringify({ title, description, variant }))
  } catch {
    // Storage is blocked, so the next page shows no toast.
  }
}

/** Returns the toast that the last page left, once. */
export function readLeftToast(): ToastInput | undefined {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(LEFT_KEY) ?? 'null')
    sessionStorage.removeItem(LEFT_KEY)
    return isToast(left) ? left : undefined
  } catch {
    return undefined
  }
}

const isToast = (value: unknown): value is ToastInput =>
  typeof value === 'object' && value !== null && 'title' in value
