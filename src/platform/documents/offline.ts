import { registerHooks } from 'node:module'
import { outOfBounds, removeNetwork } from './no-network.ts'

/** A process of the sandbox loads this file first. A snapshot cannot load it: `text-worker.ts` does the same there. */
removeNetwork()

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (outOfBounds.test(specifier)) throw new Error(`${specifier} is out of bounds`)
    return nextResolve(specifier, context)
  },
})
