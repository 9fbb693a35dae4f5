import { MAX_SAVED_JOBS } from '../../../modules/jobs/limits.ts'
import { t } from '../../../shared/language/words.ts'
import { type ApiClient, ApiError, call } from '../../app/loading/api-client.ts'
import { type JobFacts, readSavedJobs, toSavedJob, writeSavedJobs } from './saved-jobs.ts'

const param = (id: number) => ({ param: { id: String(id) } })
const put = (client: ApiClient, id: number) => call(client.api.user['saved-jobs'][':id'].$put(param(id)))

/**
 * Saves a job on the device at once, and with the account now or at the next sync. Throws when the server refuses it.
 */
export async function saveJob(client: ApiClient, job: JobFacts, isSignedIn: boolean): Promise<void> {
  const others = readSavedJobs().filter(({ id }) => id !== job.id)
  if (others.length >= MAX_SAVED_JOBS) {
    throw new Error(
      t('You have saved {count} jobs. Please remove some of them first.', { count: MAX_SAVED_JOBS }),
    )
  }
  writeSavedJobs([toSavedJob(job, false), ...others])
  if (!isSignedIn) return
  try {
    await put(client, job.id)
    writeSavedJobs(readSavedJobs().map((saved) => (saved.id === job.id ? { ...saved, isSent: true } : saved)))
  } catch (error) {
    if (isAway(error)) return
    writeSavedJobs(readSavedJobs().filter(({ id }) => id !== job.id))
    throw error
  }
}

/** Removes a saved job. If the account cannot be changed, the job stays saved and the error is thrown. */
export async function removeJob(client: ApiClient, id: number, isSignedIn: boolean): Promise<void> {
  const before = readSavedJobs()
  writeSavedJobs(before.filter((saved) => saved.id !== id))
  if (!isSignedIn) return
  try {
    await call(client.api.user['saved-jobs'][':id'].$delete(param(id)))
  } catch (error) {
    writeSavedJobs(before)
    throw error
  }
}

/**
 * Syncs the saved jobs of a job seeker who is logged in. It first sends the jobs that are only on the device, then
 * stores the account's list on the device.
 */
export async function syncSavedJobs(client: ApiClient): Promise<void> {
  for (const { id, isSent } of readSavedJobs()) {
    // A deleted job, or one above the limit, must not stop the others.
    if (!isSent) await put(client, id).catch((error: Error) => isAway(error) && Promise.reject(error))
  }
  const saved = await call(client.api.user['saved-jobs'].$get())
  writeSavedJobs(saved.map((job) => toSavedJob(job, true)))
}

/** Whether there was no answer at all, so no network. */
function isAway(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}
