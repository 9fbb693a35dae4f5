import { COMPAT, type Entry, entriesIn, entryAt, missingIn } from './compat.ts'

/** Something that the floor lacks. `missing`: since when browsers have it, such as `Chrome 92, Safari 15.4`. */
export type Missing = { name: string; missing: string }

const { api, html, javascript } = COMPAT
const builtins = entryAt(javascript, 'builtins')

/** Objects that every script has, with their interfaces. */
const KNOWN_OBJECTS: Readonly<Record<string, readonly string[]>> = {
  window: ['Window'],
  self: ['Window', 'ServiceWorkerGlobalScope'],
  globalThis: ['Window'],
  document: ['Document', 'Node', 'EventTarget'],
  navigator: ['Navigator'],
  location: ['Location'],
  history: ['History'],
  performance: ['Performance'],
  crypto: ['Crypto'],
  screen: ['Screen'],
}

/** Names that every script may use without a declaration: constructors, functions, `navigator`. */
export const missingGlobal = (name: string): Missing | undefined =>
  missingOf(
    name,
    entryAt(builtins, name) ??
      entryAt(api, name) ??
      entryAt(api, '_globals', name) ??
      entryAt(api, 'Window', name),
  )

/** Whether the name stands for something of the browser, so that its members are known. */
export const isGlobal = (name: string): boolean =>
  Object.hasOwn(KNOWN_OBJECTS, name) || Boolean(entryAt(builtins, name) ?? entryAt(api, name))

/** A member of a global, such as `URL.canParse`, `Intl.ListFormat` or `navigator.share`. */
export function missingStatic(object: string, name: string): Missing | undefined {
  const interfaces = KNOWN_OBJECTS[object]
  if (!interfaces)
    return missingOf(
      `${object}.${name}`,
      entryAt(builtins, object, name) ?? entryAt(api, object, `${name}_static`),
    )
  const entry = interfaces.map((it) => entryAt(api, it, name)).find(Boolean)
  return !entry && interfaces.includes('Window') ? missingGlobal(name) : missingOf(`${object}.${name}`, entry)
}

/** A method or property, by its name alone. */
export const missingMember = (name: string): Missing | undefined => MEMBERS.get(name)

/** An option of a call, such as `signal` of `addEventListener`. */
export const missingOption = (method: string, name: string): Missing | undefined =>
  OPTIONS.get(`${method} ${name}`)

export const missingEvent = (name: string): Missing | undefined => MEMBERS.get(`${name}_event`)

export const isElement = (name: string): boolean => entryAt(html, 'elements', name) !== undefined

export const missingElement = (name: string): Missing | undefined =>
  missingOf(`<${name}>`, entryAt(html, 'elements', name))

/** `key`: as React writes it. */
export function missingAttribute(element: string, key: string): Missing | undefined {
  const name = key.toLowerCase()
  const entry = entryAt(html, 'elements', element, name) ?? entryAt(html, 'global_attributes', name)
  return missingOf(`<… ${name}>`, entry)
}

/** Methods of iterators that arrays have, too. Their names say nothing, but what they are called on may. */
export const missingOfIterator = (name: string): Missing | undefined =>
  missingOf(`Iterator.${name}`, entryAt(builtins, 'Iterator', name))

export const missingSyntax = (...path: string[]): Missing | undefined =>
  missingOf(path.at(-1) ?? '', entryAt(javascript, ...path))

function missingOf(name: string, entry: Entry | undefined): Missing | undefined {
  const missing = missingIn(entry)
  return missing ? { name, missing } : undefined
}

/** Interfaces of objects that scripts seldom have and whose members have everyday names. */
const RARE =
  /^(RTC|MediaStream|Navigator$|FontFace|Composition|AnimationEvent|IntersectionObserver|HTMLFenced)/

/**
 * The interfaces whose objects a script may hold in a browser of the floor. Objects of younger interfaces come from a
 * constructor or a member that is itself missing; those of elements come from the page.
 */
const HELD = [...entriesIn(builtins), ...entriesIn(entryAt(builtins, 'Intl')), ...entriesIn(api)].filter(
  ([name, entry]) =>
    entry.__compat && !RARE.test(name) && (!missingIn(entry) || /^HTML.*Element$/.test(name)),
)

/** Members that no held interface has on the floor. A name that an older interface has, too, says nothing. */
const MEMBERS = new Map<string, Missing>()
const OPTIONS = new Map<string, Missing>()
for (const [owner, entry] of HELD)
  for (const [name, member] of entriesIn(entry)) {
    const found = missingOf(`${owner}.${name}`, member)
    if (found && !name.endsWith('_static') && !MEMBERS.has(name)) MEMBERS.set(name, found)
    for (const [key, option] of [...entriesIn(member), ...entriesIn(entryAt(member, 'options_parameter'))]) {
      const [, optionName] = /^(?:options|init)_(\w+)_parameter$/.exec(key) ?? []
      const missing = optionName && missingOf(`${name}({ ${optionName} })`, option)
      if (missing) OPTIONS.set(`${name} ${optionName}`, missing)
    }
  }
for (const [, entry] of HELD)
  for (const [name, member] of entriesIn(entry)) if (!missingIn(member)) MEMBERS.delete(name)
