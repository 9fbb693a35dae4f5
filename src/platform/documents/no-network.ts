import process from 'node:process'

/**
 * Parsers need neither the network nor other processes. Node's permission model includes the network only from version
 * 25 on.
 */
export const outOfBounds =
  /^(node:)?(net|tls|dgram|dns|https?|http2|inspector|child_process|worker_threads|cluster)(\/|$)/

/** Removes what reaches the network without an import. */
export function removeNetwork(): void {
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name)
  const { getBuiltinModule } = process
  process.getBuiltinModule = (name: string) => {
    if (outOfBounds.test(name)) throw new Error(`${name} is out of bounds`)
    return getBuiltinModule(name)
  }
}
