import { reportJob } from '../../src/modules/reports/report-job.ts'
import type { ReportReason } from '../../src/modules/reports/schema.ts'
import { momentOf } from './timeline.ts'
import { asJobSeeker, type DemoEvent, idIn, type World } from './world.ts'

const reports: readonly {
  job: string
  jobSeeker: string
  daysAgo: number
  reason: ReportReason
  details: string
}[] = [
  {
    job: 'lae-driver',
    jobSeeker: 'koivi',
    daysAgo: 1,
    reason: 'money',
    details:
      'A man who said he is from this company called me and wanted K150 for a medical before the interview.',
  },
  { job: 'lae-storeman-madang', jobSeeker: 'ana', daysAgo: 0, reason: 'filled', details: '' },
]

/** Adds two reports of jobs, which wait for an administrator. */
export function reportEvents(world: World): DemoEvent[] {
  return reports.map(({ job, jobSeeker, daysAgo, reason, details }, index) => ({
    at: momentOf(world.now, daysAgo, 'state', index),
    async happen(ctx) {
      await reportJob(asJobSeeker(ctx, world, jobSeeker), idIn(world.jobs, job), { reason, details })
    },
  }))
}
