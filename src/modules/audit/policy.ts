type Changes = { before: Record<string, unknown>; after: Record<string, unknown> }

/** What differs, for the details of an act: the fields of `after` that changed, as they were and as they are. */
export function changesOf(before: object, after: object): Changes {
  const was = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(was.get(key)),
  )
  return {
    before: Object.fromEntries(changed.map(([key]) => [key, was.get(key)])),
    after: Object.fromEntries(changed),
  }
}
