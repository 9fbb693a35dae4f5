import type { OwnJob } from './job-queries.ts'

const DAYS = 30 * 86_400_000

/** A job of this employer with the same title and place that was published in the last 30 days: perhaps somebody posts it twice. */
export function findSameJob(
  jobs: readonly OwnJob[],
  { title, location }: { title: string; location: string | null },
  now: Date,
  exceptId: number | undefined,
): OwnJob | undefined {
  return jobs.find(
    (job) =>
      job.id !== exceptId &&
      job.location === location &&
      plain(job.title) === plain(title) &&
      job.publishedAt !== null &&
      now.getTime() - new Date(job.publishedAt).getTime() < DAYS,
  )
}

const plain = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase()
