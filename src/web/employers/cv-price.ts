import { plural } from '../../shared/text.ts'
import type { Access } from './candidates.ts'

/** Credits, from the settings; a CV that is paid for costs nothing more. */
export type CvPrices = { view: number; download: number }

const priced = (verb: string, cost: number) =>
  cost === 0 ? `${verb} (free)` : `${verb} (${plural(cost, 'credit')})`

export function viewLabel(access: Access, { view }: CvPrices): string {
  return access === 'none' ? priced('View', view) : 'Open'
}

export function downloadLabel(access: Access, { download }: CvPrices): string {
  return access === 'downloaded' ? 'Download' : priced('Download', download)
}

/**
 * What pressing the button may spend. Nothing on a download before the view: the server refuses it, and nobody is asked for credits
 * that would not be taken.
 */
export function costOf(action: 'view' | 'download', access: Access, prices: CvPrices): number {
  const next = { none: 'view', viewed: 'download', downloaded: undefined } as const
  return next[access] === action ? prices[action] : 0
}

/** Why it cannot be done with `credits`; undefined when it can, also while the balance is not yet known: the server decides. */
export function viewRefusal(access: Access, prices: CvPrices, credits: number | undefined) {
  return access === 'none' ? shortOf(credits, prices.view, 'view') : undefined
}

export function downloadRefusal(access: Access, prices: CvPrices, credits: number | undefined) {
  return access === 'downloaded' ? undefined : shortOf(credits, prices.download, 'download')
}

/** Why `credits` do not suffice. */
export function shortOf(credits: number | undefined, cost: number, verb: string): string | undefined {
  if (credits === undefined || credits >= cost) return undefined
  return `You need at least ${plural(cost, 'credit')} to ${verb} this CV. Please purchase more credits.`
}

/** The toast after opening: what was really taken, which is nothing for a CV that had been paid for. */
export function grantedText(creditsUsed: number): string {
  const taken = creditsUsed === 0 ? 'No credits deducted.' : `${plural(creditsUsed, 'credit')} deducted.`
  return `${taken} You can now view the jobseeker details.`
}

export function downloadedText(creditsUsed: number): string {
  return creditsUsed === 0 ? 'No credits deducted.' : `${plural(creditsUsed, 'credit')} deducted.`
}
