import { registerHooks } from 'node:module'

/**
 * Loaded before anything else into a process that reads documents: no parser needs the network or other processes.
 * Node's permission model covers the network only from version 25 on.
 */
const outOfBounds =
  /^(node:)?(net|tls|dgram|dns|https?|http2|inspector|child_process|worker_threads|cluster)(\/|$)/

for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name)

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (outOfBounds.test(specifier)) throw new Error(`${specifier} is out of bounds`)
    return nextResolve(specifier, context)
  },
})
