import { plural } from '../../../shared/text.ts'
import type { Access } from '../../search/candidates.ts'

/** In credits, from the settings. A CV that was paid for costs nothing more. */
export type CvPrices = { view: number; download: number }

const priced = (verb: string, cost: number) =>
  cost === 0 ? `${verb} (free)` : `${verb} (${plural(cost, 'credit')})`

/** A CV that came with an application is downloaded free of charge. */
const isWhole = (access: Access) => access === 'applied' || access === 'downloaded'

export function viewLabel(access: Access, { view }: CvPrices): string {
  return access === 'none' ? priced('View', view) : 'Open'
}

/** Returns the label of the button for the next CV. */
export function nextLabel(access: Access, { view }: CvPrices): string {
  return access === 'none' ? priced('Next CV', view) : 'Next CV'
}

export function downloadLabel(access: Access, { download }: CvPrices): string {
  return isWhole(access) ? 'Download' : priced('Download', download)
}

/**
 * Returns the credits that the button may spend. A download before the view costs nothing, because the server refuses
 * it and takes no credits.
 */
export function costOf(action: 'view' | 'download', access: Access, prices: CvPrices): number {
  const next = { none: 'view', viewed: 'download', applied: undefined, downloaded: undefined } as const
  return next[access] === action ? prices[action] : 0
}

/**
 * Returns why `credits` are not enough. Undefined when they are, and while the balance is unknown: then the server
 * decides.
 */
export function viewRefusal(access: Access, prices: CvPrices, credits: number | undefined) {
  return access === 'none' ? shortOf(credits, prices.view, 'view') : undefined
}

export function downloadRefusal(access: Access, prices: CvPrices, credits: number | undefined) {
  return isWhole(access) ? undefined : shortOf(credits, prices.download, 'download')
}

/** Returns why `credits` are not enough, or undefined. */
export function shortOf(credits: number | undefined, cost: number, verb: string): string | undefined {
  if (credits === undefined || credits >= cost) return undefined
  return `You need at least ${plural(cost, 'credit')} to ${verb} this CV. Please purchase more credits.`
}

/** Returns the toast after opening a CV, with the credits that were deducted: none for a CV that was paid for. */
export function grantedText(creditsUsed: number): string {
  const taken = creditsUsed === 0 ? 'No credits deducted.' : `${plural(creditsUsed, 'credit')} deducted.`
  return `${taken} You can now view the jobseeker details.`
}

export function downloadedText(creditsUsed: number): string {
  return creditsUsed === 0 ? 'No credits deducted.' : `${plural(creditsUsed, 'credit')} deducted.`
}
