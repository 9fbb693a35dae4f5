import type { Plugin } from 'vite'

/**
 * Lets the pages that the server renders be forgotten at once. V8 takes `this.sub = function …` for a method and creates
 * the function among its old objects. Preact has such a line for each context and each state of a page. All that the
 * function can reach, which is the whole page with its request, would stay in memory until the next full garbage
 * collection. In an expression that the bundler cannot simplify, the function is as young as the page.
 */
export function youngFunctions(): Plugin {
  return { name: 'young-functions', renderChunk: (code) => ({ code: withYoungFunctions(code), map: null }) }
}

export function withYoungFunctions(code: string): string {
  return code.replace(/(?<=\.[\w$]+ = )function\b/g, 'globalThis && function')
}
