import { minifySync, transformWithOxc } from 'vite'
import { INLINE_TARGET } from './engine-floor.ts'

/** Makes a script short that stands inside a page, and readable for browsers that run none of our other scripts. */
export async function inlineScript(source: string): Promise<string> {
  const { code } = await transformWithOxc(source, 'inline.js', { target: INLINE_TARGET, sourcemap: false })
  // What a browser lacks altogether becomes a call of a function from a package, which is not inside the page.
  if (code.includes('@oxc-project'))
    throw new Error(`An inline script needs a library in old browsers:\n${code}`)
  return minifySync('inline.js', code, { compress: { target: INLINE_TARGET } }).code
}
