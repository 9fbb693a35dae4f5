// Finds Chromium, installs it if possible, and prints its path.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { installDebianPackage } from './debian.ts'

/** Chromium without windows and menus. It needs a third less processor time for a browser test. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** For a browser that a script controls: no screen, and no network traffic of its own. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Returns the path in CHROMIUM_PATH, otherwise the first Chromium of the system with one of these names. */
export function findChromium(names: readonly string[] = NAMES): string | undefined {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  return names.map(findProgram).find((path) => path !== undefined)
}

function findProgram(name: string): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

if (import.meta.main) {
  const { CHROMIUM_PATH } = process.env
  if (!CHROMIUM_PATH && !findProgram(SHELL)) installDebianPackage(SHELL)
  const path = findChromium()
  const missing = CHROMIUM_PATH
    ? `CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no such file.`
    : 'Chromium was not found. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.'
  if (path) console.log(path)
  else console.error(missing)
  process.exitCode = path ? 0 : 1
}
