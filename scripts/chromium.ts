// Finds Chromium, installs it if possible, and prints its path.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { installDebianPackage } from './debian.ts'

/** Chromium without windows and menus. It needs a third less processor time for a browser test. */
const SHELL = 'chromium-headless-shell'
/** Browsers that keep pages in memory for the way back. The shell does not. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const NAMES = [SHELL, ...WHOLE]

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

/** How Playwright starts Chromium with its back/forward cache, which Playwright turns off by default. */
export function withBackForwardCache() {
  const executablePath = findChromium(WHOLE)
  return {
    ...(executablePath && { executablePath }),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  }
}

/** Installs what is missing for the browser tests and the benchmarks. */
export function installChromium(): void {
  if (process.env.CHROMIUM_PATH) return
  if (!findProgram(SHELL)) installDebianPackage(SHELL)
  if (!findChromium(WHOLE)) installDebianPackage('chromium')
}

function findProgram(name: string): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

if (import.meta.main) {
  const { CHROMIUM_PATH } = process.env
  installChromium()
  const path = findChromium(WHOLE)
  const missing = CHROMIUM_PATH
    ? `CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no such file.`
    : 'Chromium was not found. Install it (Debian: apt-get install chromium chromium-headless-shell) or set CHROMIUM_PATH.'
  if (path) console.log(path)
  else console.error(missing)
  process.exitCode = path ? 0 : 1
}
