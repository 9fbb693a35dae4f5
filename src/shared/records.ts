/** Returns an object with only the named properties. */
export function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  const entries: unknown[][] = names.map((name) => [name, from[name]])
  return Object.fromEntries(entries)
}

/** Returns one property of each value: `pluck({ a: { min: 1 }, b: { min: 2 } }, 'min')` is `{ a: 1, b: 2 }`. */
export function pluck<T extends Record<string, Record<P, unknown>>, P extends string>(
  record: T,
  property: P,
): { [K in keyof T]: T[K][P] } {
  const entries: unknown[][] = Object.entries(record).map(([key, value]) => [key, value[property]])
  return Object.fromEntries(entries)
}

/** Returns an object with these keys, whose values `make` creates. */
export function recordOf<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  const entries: unknown[][] = keys.map((key) => [key, make(key)])
  return Object.fromEntries(entries)
}

/** Returns the properties of an object that are not undefined. */
export function given<T extends object>(from: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries: unknown[][] = Object.entries(from).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries)
}
