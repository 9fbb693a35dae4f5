import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { fieldErrors } from '../../shared/field-errors.ts'
import { requireCategory, requireLocationSlug } from '../catalog/reads.ts'
import { closingDateIsFar, closingDateIsOver } from './policy.ts'
import { type JobPosting, WholeJob } from './posting-schema.ts'
import type { JobRow } from './queries.ts'

/**
 * The columns that a form fills. Pay is one thing: with one of its three fields sent, the others are replaced too; with none, and
 * without what the specification does not know, those stay. `before` is what an edit began with. Throws invalid_input.
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
    const closing = 'Please choose a closing date within the next 90 days'
    throw new AppError('invalid_input', { errors: { closingDate: closing } })
  }
}

/** Before a draft is published: all that a job must say is there. Throws invalid_input with the fields that are not. */
export async function requireWhole(ctx: Context, job: JobRow): Promise<void> {
  const { title, description, requirements, location, category, employmentType, experienceLevel } = job
  const given = { title, description, requirements, location, category, employmentType, experienceLevel }
  const texts = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value ?? '']))
  const { success, issues } = v.safeParse(WholeJob, texts)
  if (!success)
    throw new AppError('invalid_input', {
      errors: fieldErrors(issues),
      reason: 'This draft is not finished yet. Please fill in what is missing.',
    })
  checkClosingDate(job.closingDate, ctx.now)
  // They may have been taken off their lists since the draft was written.
  await requireCategory(ctx, texts['category'] ?? '')
  await requireLocationSlug(ctx, texts['location'] ?? '')
}
