import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folders with our TypeScript files. */
export const SOURCE_FOLDERS = ['src', 'tests', 'scripts', 'bench']

/** Written by the router's Vite plugin from the files in src/web/routes. */
const GENERATED = /\.gen\.tsx?$/

/** Lists our `.ts` and `.tsx` files below `root`, as sorted relative paths with forward slashes. */
export function listSourceFiles(root: string): string[] {
  return SOURCE_FOLDERS.flatMap((folder) => listFiles(root, folder))
    .filter((path) => /\.tsx?$/.test(path) && !GENERATED.test(path))
    .sort()
}

/** Lists every file below `root/folder`, as paths relative to `root`. Empty if the folder does not exist. */
export function listFiles(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? listFiles(root, path) : [path]
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
