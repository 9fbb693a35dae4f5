import { useEffect, useState } from 'react'
import { READ_PAGES_CACHE, SAVED_JOBS_ENTRY } from '../../offline/read-pages.ts'
import type { JobList } from '../queries.ts'

export type JobFacts = Pick<
  JobList['jobPostings'][number],
  | 'id'
  | 'title'
  | 'companyName'
  | 'companyLogoUrl'
  | 'locationName'
  | 'locationKind'
  | 'province'
  | 'salaryRange'
  | 'endsAt'
  | 'isOpen'
>
/**
 * The part of a job that is stored on the device: public, and enough for a card without a network. `isSent`: the
 * account has it, too.
 */
export type SavedJob = JobFacts & { isSent: boolean }

const KEY = 'saved-jobs'
const listeners = new Set<() => void>()

/** Returns the saved jobs, latest first. */
export function readSavedJobs(): SavedJob[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSavedJob) : []
  } catch {
    return []
  }
}

/** Throws when the device cannot store it: a full disk, or storage switched off. */
export function writeSavedJobs(jobs: readonly SavedJob[]): void {
  if (jobs.length > 0) localStorage.setItem(KEY, JSON.stringify(jobs))
  else localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
  mirrorSavedJobs()
}

/**
 * Copies the saved jobs for the page that the service worker shows without a network. Over plain HTTP there is no
 * cache. The copy is lost when the page is left right after saving a job, so the page of saved jobs repeats it.
 */
export function mirrorSavedJobs(): void {
  const put = async () => {
    const cache = 'caches' in window && (await caches.open(READ_PAGES_CACHE))
    if (cache) await cache.put(SAVED_JOBS_ENTRY, new Response(JSON.stringify(readSavedJobs())))
  }
  void put().catch(() => undefined)
}

/** Updates the saved copy of a job that was loaded again: it may have changed or closed. */
export function updateSavedJob(job: JobFacts): void {
  const jobs = readSavedJobs()
  const saved = jobs.find(({ id }) => id === job.id)
  const now = saved && toSavedJob(job, saved.isSent)
  if (now && JSON.stringify(now) !== JSON.stringify(saved)) {
    writeSavedJobs(jobs.map((it) => (it === saved ? now : it)))
  }
}

/** Returns the part of a job that the device stores. */
export function factsOf(job: JobFacts): JobFacts {
  const { id, title, companyName, companyLogoUrl, locationName, locationKind, province } = job
  const { salaryRange, endsAt, isOpen } = job
  return {
    id,
    title,
    companyName,
    companyLogoUrl,
    locationName,
    locationKind,
    province,
    salaryRange,
    endsAt,
    isOpen,
  }
}

export const toSavedJob = (job: JobFacts, isSent: boolean): SavedJob => ({ ...factsOf(job), isSent })

function isSavedJob(value: unknown): value is SavedJob {
  return typeof value === 'object' && value !== null && 'isSent' in value && 'endsAt' in value
}

/** Returns the saved jobs. Undefined on the server and until hydration, because only the browser knows them. */
export function useSavedJobs(): SavedJob[] | undefined {
  const [jobs, setJobs] = useState<SavedJob[]>()
  useEffect(() => {
    const read = () => setJobs(readSavedJobs())
    read()
    listeners.add(read)
    addEventListener('storage', read)
    return () => {
      listeners.delete(read)
      removeEventListener('storage', read)
    }
  }, [])
  return jobs
}
