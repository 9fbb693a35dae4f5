import type { Context } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { transaction } from '../../platform/transaction.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readJob } from '../jobs/reads.ts'
import { readSettings } from '../settings/reads.ts'
import { insertReport } from './queries.ts'
import { type NewReport, REPORT_REASON_LABELS } from './schema.ts'

/** Of one address, which may be a whole town's. */
const REPORTS = { name: 'job-reports', points: 10, seconds: 3600 }

/**
 * Anybody's word that something is wrong with a published job. `isNew` is false when the same visitor's report is open already:
 * nothing is written then. The administrator gets one mail a job and day. Throws job_not_found and too_many_requests.
 */
export async function reportJob(ctx: Context, jobId: number, input: NewReport): Promise<{ isNew: boolean }> {
  const job = await readJob(ctx, jobId)
  const { jobSeeker, ip, userAgent } = ctx.viewer
  await consume(ctx, REPORTS, ip)
  const visitor = jobSeeker ? `job seeker ${jobSeeker.id}` : `${ip} ${userAgent}`
  return transaction(ctx, async (ctx) => {
    const isNew = await insertReport(ctx.db, visitor, {
      ...input,
      jobPostingId: jobId,
      jobSeekerId: jobSeeker?.id ?? null,
      createdAt: ctx.now,
    })
    if (isNew) await tellAdministrator(ctx, job, input)
    return { isNew }
  })
}

type ReportedJob = { id: number; title: string; companyName: string }

async function tellAdministrator(ctx: Context, job: ReportedJob, report: NewReport): Promise<void> {
  const { admin_email } = await readSettings(ctx)
  const once = `job-report:${job.id}:${dayInPortMoresby(ctx.now)}`
  await queueEmail(ctx, { kind: 'administrator_notice', to: admin_email, ...jobReported(job, report), once })
}

export function jobReported(
  { id, title, companyName }: ReportedJob,
  { reason, details }: Pick<NewReport, 'reason' | 'details'>,
): MailText {
  return {
    subject: `Job reported: ${title}`,
    paragraphs: [
      `Somebody reported job ${id}, “${title}” of ${companyName}: ${REPORT_REASON_LABELS[reason]}.`,
      ...(details ? [`They wrote: ${details}`] : []),
      'You get one mail a job and day, however many people report it.',
    ],
    button: { label: 'See the job', path: `/jobs/${id}` },
  }
}
