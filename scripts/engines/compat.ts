import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { FLOOR } from '../build/engine-floor.ts'

/** An entry of MDN's table: an interface with its members, a property with its values. */
export type Entry = { readonly [name: string]: Entry } & { readonly __compat?: CompatStatement }

/** MDN's table of what browsers know. It is read and not imported, because TypeScript would read its 20 MB, too. */
export const COMPAT: Readonly<Record<'api' | 'css' | 'html' | 'javascript', Entry>> = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'),
)

/** Returns the entry at a path, or undefined if there is none. */
export function entryAt(start: Entry | undefined, ...path: string[]): Entry | undefined {
  let entry = start
  for (const key of path) entry = entry && Object.hasOwn(entry, key) ? entry[key] : undefined
  return entry
}

/** The entries inside an entry. */
export const entriesIn = (entry: Entry | undefined): [string, Entry][] =>
  Object.entries<Entry>(entry ?? {}).filter(([name]) => name !== '__compat')

type Browser = { name: string; floor: number }

/** The browsers that count, as the table calls them. Firefox for Android had no version 78. */
const BROWSERS: Partial<Record<keyof CompatStatement['support'], Browser>> = {
  chrome: { name: 'Chrome', floor: FLOOR.chrome },
  chrome_android: { name: 'Chrome', floor: FLOOR.chrome },
  safari: { name: 'Safari', floor: FLOOR.safari },
  safari_ios: { name: 'Safari', floor: FLOOR.safari },
  firefox: { name: 'Firefox', floor: FLOOR.firefox },
}

const known = new WeakMap<CompatStatement, string>()

/** Returns since when those browsers have it that lack it on the floor, such as `Chrome 92, Safari 15.4`; otherwise ''. */
export function missingIn(entry: Entry | undefined): string {
  const compat = entry?.__compat
  if (!compat) return ''
  const text = known.get(compat) ?? firstVersions(compat)
  known.set(compat, text)
  return text
}

function firstVersions({ support }: CompatStatement): string {
  const late = Object.entries(BROWSERS).flatMap(([key, { name, floor }]) => {
    const statements = Object.entries(support).flatMap(([browser, it]) => (browser === key ? it : []))
    const first = Math.min(...statements.map((it) => versionOf(it, floor)), Infinity)
    // An iPhone has no cursor and no corner to pull: it does not need what it will never have.
    if (key === 'safari_ios' && first === Infinity) return []
    return first > floor ? `${name} ${first === Infinity ? 'never' : first}` : []
  })
  return [...new Set(late)].join(', ')
}

/** Behind a flag, with a prefix or under another name counts as absent. Known in part counts as known. */
function versionOf(it: SimpleSupportStatement, floor: number): number {
  if (it.flags || it.prefix || it.alternative_name || typeof it.version_added !== 'string') return Infinity
  if (typeof it.version_removed === 'string' && Number.parseFloat(it.version_removed) <= floor)
    return Infinity
  const version = Number.parseFloat(it.version_added.replace('≤', ''))
  return Number.isNaN(version) ? Infinity : version
}
