import { MAX_SAVED_JOBS } from '../../modules/jobs/schema.ts'
import { type ApiClient, ApiError, call } from '../api-client.ts'
import { type JobFacts, readSavedJobs, toSavedJob, writeSavedJobs } from './saved-jobs.ts'

const param = (id: number) => ({ param: { id: String(id) } })
const put = (client: ApiClient, id: number) => call(client.api.user['saved-jobs'][':id'].$put(param(id)))

/** On the device at once; an account gets it too, now or when it is next asked. Throws what the server says against it. */
export async function saveJob(client: ApiClient, job: JobFacts, isSignedIn: boolean): Promise<void> {
  const others = readSavedJobs().filter(({ id }) => id !== job.id)
  if (others.length >= MAX_SAVED_JOBS) {
    throw new Error(`You have saved ${MAX_SAVED_JOBS} jobs. Please remove some of them first.`)
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

/** Comes back when the account could not be told. Throws why. */
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

/** For a job seeker who is logged in: what the device alone has goes to the account, then the device holds what the account has. */
export async function syncSavedJobs(client: ApiClient): Promise<void> {
  for (const { id, isSent } of readSavedJobs()) {
    // A job that is gone, or one too many, must not hold up the others.
    if (!isSent) await put(client, id).catch((error: Error) => isAway(error) && Promise.reject(error))
  }
  const saved = await call(client.api.user['saved-jobs'].$get())
  writeSavedJobs(saved.map((job) => toSavedJob(job, true)))
}

/** No answer at all: no network. */
function isAway(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}
