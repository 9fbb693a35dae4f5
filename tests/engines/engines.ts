import { globSync } from 'node:fs'
import { installDebianPackage } from '../../scripts/debian.ts'
import { startFirefox } from './drivers/bidi.ts'
import type { Driver, Size } from './drivers/driver.ts'
import { startWebKit } from './drivers/webdriver.ts'

export type Engine = {
  /** As in the table of docs/browsers.md. */
  name: string
  /** Whether our script runs on public pages and My page; otherwise its plain forms are used. */
  runsScript: boolean
  /** Whether the dashboards of employers and administrators open; otherwise a page names a browser to install. */
  opensDashboards: boolean
  start(size: Size): Promise<Driver>
}

/** Journeys in the newest Chromium are in tests/browser. */
export const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox ESR',
    runsScript: true,
    opensDashboards: true,
    start: (size) => startFirefox(program('/usr/bin/firefox-esr', 'firefox-esr'), size),
  },
  {
    name: 'WebKitGTK',
    runsScript: true,
    opensDashboards: true,
    start(size) {
      program('/usr/bin/Xvfb', 'xvfb')
      const driver = program('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver')
      return startWebKit(program('/usr/lib/*/webkit2gtk-4.1/MiniBrowser', 'webkit2gtk-driver'), driver, size)
    },
  },
]

/** The path of a program, whose Debian package is installed if it is missing. */
function program(pattern: string, debianPackage: string): string {
  const find = () => globSync(pattern)[0]
  const path = find() ?? (installDebianPackage(debianPackage) ? find() : undefined)
  if (!path) throw new Error(`No ${pattern}: install it (Debian: apt-get install ${debianPackage}).`)
  return path
}
