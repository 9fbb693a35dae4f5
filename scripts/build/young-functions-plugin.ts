import type { Plugin } from 'vite'

/**
 * Lets the pages that the server renders be forgotten at once. V8 takes a function that is assigned to a property where
 * it is written, `this.sub = function …`, for a method and creates it among its old objects. Preact does that for each
 * context and each state of a page, so all that such a function reaches, the whole page with its request, stayed in
 * memory until the next full garbage collection. As part of an expression, which the bundler must not simplify, the
 * function is as young as the page.
 */
export function youngFunctions(): Plugin {
  return { name: 'young-functions', renderChunk: (code) => ({ code: withYoungFunctions(code), map: null }) }
}

export function withYoungFunctions(code: string): string {
  return code.replace(/(?<=\.[\w$]+ = )function\b/g, 'globalThis && function')
}
