// Finds Chromium, installs it where it can, and prints where it is.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { installDebianPackage } from './debian.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** For a browser that a script drives: without a screen, without traffic of its own. */
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

/** The browser that CHROMIUM_PATH names, else the first one of the system. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  const folders = ['/usr/bin', ...PATH.split(delimiter)]
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

if (import.meta.main) {
  const { CHROMIUM_PATH } = process.env
  const path =
    findChromium() ?? (!CHROMIUM_PATH && installDebianPackage('chromium') ? findChromium() : undefined)
  const missing = CHROMIUM_PATH
    ? `CHROMIUM_PATH names ${CHROMIUM_PATH}, where there is no file.`
    : 'No Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.'
  if (path) console.log(path)
  else console.error(missing)
  process.exitCode = path ? 0 : 1
}
