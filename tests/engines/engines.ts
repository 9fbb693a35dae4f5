import { globSync } from 'node:fs'
import { installDebianPackage } from '../../scripts/debian.ts'
import { startFirefox } from './drivers/bidi.ts'
import { startChromium } from './drivers/devtools.ts'
import type { Driver, Size } from './drivers/driver.ts'
import { startWebKit } from './drivers/webdriver.ts'
import { findOldBuild, OLD_BUILDS, type OldBuild } from './old-builds.ts'

export type Engine = {
  /** As in the table of docs/browsers.md. */
  name: string
  /** Whether our script runs on public pages and My page; otherwise its plain forms are used. */
  runsScript: boolean
  /** Whether the dashboards of employers and administrators open; otherwise a page names a browser to install. */
  opensDashboards: boolean
  start(size: Size): Promise<Driver>
}

/** From the oldest to the newest. Journeys in the newest Chromium are in tests/browser. */
export const ENGINES: readonly Engine[] = [
  oldChromium(OLD_BUILDS[64], { runsScript: false, opensDashboards: false }),
  oldChromium(OLD_BUILDS[83], { runsScript: true, opensDashboards: false }),
  oldChromium(OLD_BUILDS[92], { runsScript: true, opensDashboards: true }),
  oldChromium(OLD_BUILDS[109], { runsScript: true, opensDashboards: true }),
  {
    name: 'Firefox ESR',
    runsScript: true,
    opensDashboards: true,
    start: (size) => startFirefox(debianProgram('/usr/bin/firefox-esr', 'firefox-esr'), size),
  },
  {
    name: 'WebKitGTK',
    runsScript: true,
    opensDashboards: true,
    start(size) {
      debianProgram('/usr/bin/Xvfb', 'xvfb')
      const driver = debianProgram('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver')
      return startWebKit(
        debianProgram('/usr/lib/*/webkit2gtk-4.1/MiniBrowser', 'webkit2gtk-driver'),
        driver,
        size,
      )
    },
  },
]

function oldChromium(build: OldBuild, floor: Pick<Engine, 'runsScript' | 'opensDashboards'>): Engine {
  const start = (size: Size) => startChromium(findOldBuild(build), size)
  return { name: `Chromium ${build.chromium}`, ...floor, start }
}

/** The path of a program, whose Debian package is installed if it is missing. */
export function debianProgram(pattern: string, debianPackage: string): string {
  const find = () => globSync(pattern)[0]
  const path = find() ?? (installDebianPackage(debianPackage) ? find() : undefined)
  if (!path) throw new Error(`No ${pattern}: install it (Debian: apt-get install ${debianPackage}).`)
  return path
}
