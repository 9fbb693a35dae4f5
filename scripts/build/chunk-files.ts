import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Returns a function that tells whether a file is in the list. `paths` are relative to the project; a path that ends
 * with a slash is a folder. Throws if a path does not exist: otherwise a moved file would change its chunk unnoticed.
 */
export function namedFiles(paths: readonly string[], root = ROOT): (id: string) => boolean {
  const missing = paths.filter((path) => !existsSync(join(root, path)))
  if (missing.length > 0)
    throw new Error(`vite.config.ts names files that do not exist: ${missing.join(', ')}`)
  return (id) => {
    const file = id.replace(/\?.*$/, '').replaceAll('\\', '/')
    return paths.some((path) => (path.endsWith('/') ? file.includes(`/${path}`) : file.endsWith(`/${path}`)))
  }
}
