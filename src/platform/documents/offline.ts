import { registerHooks } from 'node:module'

/**
 * The process that reads documents loads this file first. Parsers need neither the network nor other processes. Node's
 * permission model includes the network only from version 25 on.
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
