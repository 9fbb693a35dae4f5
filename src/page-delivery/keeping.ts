import type { Keeping } from '../http/answers/answer-cache.ts'
import type { ContentVersions } from '../platform/database/content-versions.ts'
import { HOUR, MINUTE } from '../shared/time.ts'

/** All pages may show settings, jobs and companies. Only these show CVs, which change more often. */
const SHOWS_CVS = /^\/(employers|search)?$/
/** The numbers of jobs and people on these pages are counted again after a minute. */
const COUNTING = /^\/(employers)?$/

/** How long a page is kept: at most an hour, because it shows hours, days and numbers of views. */
export function keepingOf(path: string, versions: ContentVersions | undefined, now: Date): Keeping {
  const { site, jobs, cvs } = versions ?? {}
  return {
    version: versions && (SHOWS_CVS.test(path) ? `${site} ${jobs} ${cvs}` : `${site} ${jobs}`),
    longest: COUNTING.test(path) ? MINUTE : HOUR,
    now,
  }
}
