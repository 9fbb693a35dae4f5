/** Gives objects the members that they lack. */
export function give(targets: readonly object[], members: object): void {
  for (const target of targets)
    for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(members)))
      if (!(name in target)) Object.defineProperty(target, name, { ...member, enumerable: false })
}
