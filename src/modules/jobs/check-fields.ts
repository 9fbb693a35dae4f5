import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { fieldErrors } from '../../shared/field-errors.ts'
import { recordOf } from '../../shared/records.ts'
import { requireCategory, requireLocationSlug } from '../catalog/reads.ts'
import { JOB_FIELDS, jobField } from './fields.ts'
import { MAX_DAYS_TO_CLOSING } from './limits.ts'
import { closingDateIsFar, closingDateIsOver } from './policy.ts'
import { type JobPosting, WholeJob } from './posting-schema.ts'
import type { JobRow } from './queries.ts'

/**
 * Returns the columns that a form fills. The three fields of pay belong together: an edit that sends one of them
 * replaces all. `before`: the job before an edit. Throws invalid_input.
 */
export async function checkFields(
  ctx: Context,
  { draft: _, expectedCost: __, salaryMin, salaryMax, salaryPeriod, questions, ...fields }: JobPosting,
  before?: { closingDate: string | null; category: string | null; location: string | null },
) {
  if (fields.category !== null) await requireCategory(ctx, fields.category, before?.category)
  if (fields.location !== null) await requireLocationSlug(ctx, fields.location, before?.location)
  const { closingDate = null } = fields
  if (closingDate !== before?.closingDate) checkClosingDate(closingDate, ctx.now)
  const min = salaryMin ?? null
  const max = salaryMax ?? null
  const hasPay = min !== null || max !== null
  const isSent = [salaryMin, salaryMax, salaryPeriod].some((value) => value !== undefined)
  return {
    ...fields,
    ...(questions && { questions: questions.map((asked) => ({ ...asked, id: asked.id || randomUUID() })) }),
    ...(isSent && { salaryMin: min, salaryMax: max, salaryPeriod: hasPay ? (salaryPeriod ?? null) : null }),
    updatedAt: ctx.now,
  }
}

/** Throws invalid_input. */
function checkClosingDate(closingDate: string | null, now: Date): void {
  if (closingDateIsOver(closingDate, now))
    throw new AppError('invalid_input', { errors: { closingDate: 'The closing date is in the past' } })
  if (closingDateIsFar(closingDate, now)) {
    const closing = `Please choose a closing date within the next ${MAX_DAYS_TO_CLOSING} days`
    throw new AppError('invalid_input', { errors: { closingDate: closing } })
  }
}

/** Checks a draft before it is published. Throws invalid_input with the required fields that are missing or wrong. */
export async function requireWhole(ctx: Context, job: JobRow): Promise<void> {
  const required = JOB_FIELDS.filter((name) => jobField(name).isRequired)
  const texts = recordOf(required, (name) => job[name] ?? '')
  const { success, issues } = v.safeParse(WholeJob, texts)
  if (!success)
    throw new AppError('invalid_input', {
      errors: fieldErrors(issues),
      reason: 'This draft is not finished yet. Please fill in the missing fields.',
    })
  checkClosingDate(job.closingDate, ctx.now)
  // An administrator may have removed them from the catalog since the draft was written.
  await requireCategory(ctx, job.category ?? '')
  await requireLocationSlug(ctx, job.location ?? '')
}
