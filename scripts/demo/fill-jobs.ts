import * as v from 'valibot'
import { applyForJob } from '../../src/modules/applications/apply-for-job.ts'
import { changeStatus } from '../../src/modules/applications/move-applications.ts'
import { NewApplication, StatusChange } from '../../src/modules/applications/schema.ts'
import { closeJob } from '../../src/modules/jobs/change-job.ts'
import { JOB_FIELDS } from '../../src/modules/jobs/fields.ts'
import { JobPosting } from '../../src/modules/jobs/posting-schema.ts'
import { postJob } from '../../src/modules/jobs/publish-job.ts'
import type { Context } from '../../src/platform/context.ts'
import { daysBetween, lastDays } from '../../src/shared/dates.ts'
import { pick } from '../../src/shared/records.ts'
import type { DemoApplication } from './application.ts'
import { applications } from './applications.ts'
import { type DemoJob, visitsOf } from './job.ts'
import { jobs } from './jobs.ts'
import { dayFromToday, momentOf } from './timeline.ts'
import { asEmployer, asJobSeeker, type DemoEvent, idIn, type World } from './world.ts'

/** Adds jobs, closes some of them, and adds applications with their changes of status. */
export function jobEvents(world: World): DemoEvent[] {
  return [
    ...jobs.flatMap((job, index) => postingEvents(world, job, index)),
    ...applications.flatMap((application, index) => applicationEvents(world, application, index)),
  ]
}

function postingEvents(world: World, job: DemoJob, index: number): DemoEvent[] {
  const { key, employer, postedDaysAgo, closedDaysAgo } = job
  const events: DemoEvent[] = [
    {
      at: momentOf(world.now, postedDaysAgo, 'job', index),
      async happen(ctx) {
        const { id } = await postJob(
          asEmployer(ctx, world, employer),
          v.parse(JobPosting, formOf(world, job)),
        )
        world.jobs.set(key, id)
        await countVisits(ctx, id, visitsOf(job, index), world.now)
      },
    },
  ]
  if (closedDaysAgo !== undefined) {
    events.push({
      at: momentOf(world.now, closedDaysAgo, 'closing', index),
      happen: async (ctx) => void (await closeJob(asEmployer(ctx, world, employer), idIn(world.jobs, key))),
    })
  }
  return events
}

function formOf({ now }: World, job: DemoJob) {
  const { pay, salaryRange, closesInDays, questions } = job
  return {
    ...pick(job, JOB_FIELDS),
    questions,
    ...(salaryRange !== undefined && { salaryRange }),
    ...(pay && { salaryMin: pay.min, salaryMax: pay.max, salaryPeriod: pay.period }),
    ...(closesInDays !== undefined && { closingDate: dayFromToday(now, closesInDays) }),
  }
}

/**
 * Sets only the counters: adding thousands of views one by one would take longer than everything else. Most people look
 * in the first days, and fewer at weekends.
 */
async function countVisits({ db, now }: Context, id: number, visits: number, today: Date): Promise<void> {
  await db.$client.query('UPDATE job_postings SET views = $2 WHERE id = $1', [id, visits])
  const days = lastDays(today, daysBetween(now, today) + 1)
  const weights = days.map((day, index) => {
    const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
    return ((isWeekend ? 2 : 5) + ((id * 7 + index * 5) % 4)) / (1 + index / 8)
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const views = weights.map((weight) => Math.floor((visits * weight) / total))
  await db.$client.query(
    'INSERT INTO job_view_days SELECT $1, day, views FROM unnest($2::date[], $3::int[]) AS of (day, views) WHERE views > 0',
    [id, days, views],
  )
}

function applicationEvents(world: World, application: DemoApplication, index: number): DemoEvent[] {
  const { job, jobSeeker, daysAgo, coverLetter, moves } = application
  const name = `${job} ${jobSeeker}`
  const employer = jobs.find(({ key }) => key === job)?.employer ?? ''
  const applied: DemoEvent = {
    at: momentOf(world.now, daysAgo, 'application', index),
    async happen(ctx) {
      const sent = v.parse(NewApplication, { cvId: idIn(world.cvs, `${jobSeeker} 0`), coverLetter })
      const { id } = await applyForJob(asJobSeeker(ctx, world, jobSeeker), idIn(world.jobs, job), sent)
      world.applications.set(name, id)
    },
  }
  const moved = moves.map(
    (move, step): DemoEvent => ({
      at: momentOf(world.now, move.daysAgo, 'application move', step),
      async happen(ctx) {
        const change = v.parse(StatusChange, { status: move.status, notes: move.notes })
        await changeStatus(asEmployer(ctx, world, employer), idIn(world.applications, name), change)
      },
    }),
  )
  return [applied, ...moved]
}
