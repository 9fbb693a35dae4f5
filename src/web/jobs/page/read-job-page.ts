import type { PageReads } from '../../../page-reads.ts'
import type { JobPageProps } from './job-page.tsx'

/** Reads what a job's page shows. The page also works without the visitor's own application and CV. */
export async function readJobPage(reads: PageReads, id: string): Promise<JobPageProps> {
  const [{ job, similar, pace }, sent, fit] = await Promise.all([
    reads.jobPage(id).then(async (page) => ({
      ...page,
      pace: await reads.pace(page.job.employerId).catch(() => null),
    })),
    reads.application(id).catch(() => null),
    reads.jobFit(id).catch(() => null),
  ])
  return { job, similar, pace, sent, fit }
}
