import { formatDay } from '../../shared/dates.ts'

type SharedJob = { title: string; locationName: string | null; endsAt: string | null; isOpen: boolean }

/**
 * Returns `Diesel Fitter in Lae. Closes 5 Dec. https://…`, so that the message is complete even if the link is not
 * opened.
 */
export function shareText({ title, locationName, endsAt, isOpen }: SharedJob, url: string): string {
  const closes = endsAt && isOpen ? ` Closes ${formatDay(endsAt)}.` : ''
  return `${title} in ${locationName}.${closes} ${url}`
}
