import { writeSavedJobs } from './jobs/saved-jobs.ts'
import { READ_PAGES_CACHE } from './offline/read-pages.ts'

/** Telephones are shared: after a job seeker's logout nobody sees what was saved and read here. */
export async function forgetDevice(): Promise<void> {
  try {
    writeSavedJobs([])
    await caches.delete(READ_PAGES_CACHE)
  } catch {
    // Where the browser keeps nothing there is nothing to forget.
  }
}
