import type { Plugin } from 'vite'
import { SECTIONS } from '../../src/web/dashboards/sections.ts'
import { textsIn } from './texts-in.ts'

/** Where the build lists them, below dist/client. */
export const DASHBOARD_TEXTS = '.vite/dashboard-texts.json'

/** A module into which the router has split the file of a route. */
const ROUTE = /[\\/]web[\\/]routes[\\/].+\.tsx\?/

/** The workspaces of employers and administrators are in English. */
const FRAME = /[\\/]dashboards[\\/]frame[\\/]/

/**
 * Lists the English texts of the messages in the dashboards of job seekers: `dashboard` has those of the frame, and
 * `dashboard/messages` those that only this section shows.
 */
export function dashboardTexts(): Plugin {
  return {
    name: 'dashboard-texts',
    generateBundle(_options, bundle) {
      const ids = [...this.getModuleIds()].map((id) => id.replaceAll('\\', '/'))
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (entry?.type !== 'chunk' || !entry.facadeModuleId) throw new Error('The dashboards have no entry')
      const isSection = (id: string) => Object.values(SECTIONS).some((path) => id.includes(path))
      const sendsItsOwn = (id: string) => ROUTE.test(id) || isSection(id) || FRAME.test(id)
      const frame = textsIn(this, entry.facadeModuleId, sendsItsOwn)
      const texts: Record<string, string[]> = { dashboard: frame }
      for (const [name, path] of Object.entries(SECTIONS)) {
        const start = ids.find((id) => id.includes(path))
        if (!start) throw new Error(`The section ${name} has no module ${path}`)
        texts[`dashboard/${name}`] = textsIn(this, start, sendsItsOwn).filter((text) => !frame.includes(text))
      }
      this.emitFile({ type: 'asset', fileName: DASHBOARD_TEXTS, source: JSON.stringify(texts) })
    },
  }
}
