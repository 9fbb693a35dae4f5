/** One at a time: a newer toast takes the older one's place. */
const LIMIT = 1
/** How long a dismissed toast is kept before it is dropped, in ms; the specification names the figure. */
const REMOVE_DELAY = 1_000_000
const DURATION = 5000

export type ToastInput = {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive' | undefined
  /** ms; default 5000. */
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

/** Shows it and returns its id. Never the only place for an error. */
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
