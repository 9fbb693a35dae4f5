import type { SessionKind } from '../../../shared/rendering.ts'

/** A field that occurs several times has a list of values. */
export type DraftValues = Record<string, string | string[]>

const PREFIX = 'draft:'
const KEPT_MS = 14 * 86_400_000

export function draftKey(kind: SessionKind, id: number, name: string): string {
  return `${PREFIX}${kind}:${id}:${name}`
}

/** Deletes the drafts at logout, so that the next person on this device does not see them. */
export function forgetDrafts(kind: SessionKind): void {
  for (const key of draftKeys()) if (key.startsWith(`${PREFIX}${kind}:`)) removeDraft(key)
}

export function onlyTexts(entries: [string, unknown][]): DraftValues {
  const isText = (value: unknown) => typeof value === 'string'
  const texts: DraftValues = {}
  for (const [name, value] of entries) {
    if (typeof value === 'string') texts[name] = value
    else if (Array.isArray(value) && value.every(isText)) texts[name] = value
  }
  return texts
}

/** Storage may be switched off, full, or contain a draft of an older version. Then there is no draft. */
function safely<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function draftKeys(): string[] {
  return safely(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) ?? []
}

export function readDraft(key: string): DraftValues | undefined {
  // Also deletes old drafts of other accounts, which would otherwise stay on a shared phone.
  for (const one of draftKeys()) if (!isFresh(one)) removeDraft(one)
  const stored = parse(key)
  return stored && onlyTexts(Object.entries(stored.values))
}

function isFresh(key: string): boolean {
  const { at } = parse(key) ?? { at: 0 }
  return Date.now() - at < KEPT_MS
}

function parse(key: string): { at: number; values: object } | undefined {
  const stored: unknown = safely(() => JSON.parse(localStorage.getItem(key) ?? 'null'))
  if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('values' in stored))
    return undefined
  const { at, values } = stored
  return typeof at === 'number' && typeof values === 'object' && values ? { at, values } : undefined
}

export function writeDraft(key: string, values: string): void {
  safely(() => localStorage.setItem(key, `{"at":${Date.now()},"values":${values}}`))
}

export function removeDraft(key: string): void {
  safely(() => localStorage.removeItem(key))
}
