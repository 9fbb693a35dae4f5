import { formatQuery } from '../../app/query.ts'
import { type PipelineSearch, readPipelineSearch } from '../../pipeline/pipeline-search.ts'
import { type CvSearch, readCvSearch } from '../../search/cv-search.ts'
import { type DashboardTab, readTab } from './dashboard-tabs.ts'

export type DashboardSearch = CvSearch &
  PipelineSearch & {
    tab?: DashboardTab
    /** The CVs that a link asks to open or to download. */
    viewCV?: number
    downloadCV?: number
    /** The conversation that the Messages tab shows. */
    conversation?: number | undefined
    /** The need described in the first tab, and its words that must not be corrected. */
    describe?: string
    asTyped?: string[]
  }

/** Reads the dashboard's address. Invalid values are dropped. */
export function readDashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const tab = readTab(raw['tab'])
  const [viewCV, downloadCV] = [rowId(raw['viewCV']), rowId(raw['downloadCV'])]
  const conversation = rowId(raw['conversation'])
  const describe = typeof raw['describe'] === 'string' ? raw['describe'].trim() : ''
  const asTyped = [raw['asTyped'] ?? []].flat().filter((word) => typeof word === 'string')
  return {
    ...readCvSearch(raw),
    ...readPipelineSearch(raw),
    ...(tab && { tab }),
    ...(viewCV && { viewCV }),
    ...(downloadCV && { downloadCV }),
    ...(conversation && { conversation }),
    ...(describe && { describe }),
    ...(describe && asTyped.length > 0 && { asTyped }),
  }
}

function rowId(value: unknown): number | undefined {
  return /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined
}

export function dashboardHref(search: DashboardSearch): string {
  return `/employer-dashboard${formatQuery(search)}`
}
