import type { EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { requireCategory, requireLocationSlug } from '../catalog/reads.ts'
import { closingDateIsOver } from './policy.ts'
import type { JobPosting } from './schema.ts'

/**
 * The columns that a form fills. Pay is one thing: with one of its three fields sent, the others are replaced too; with none, and
 * without a closing date, those stay. `before` is what an edit began with. Throws invalid_input.
 */
export async function checkFields(
  ctx: EmployerContext,
  { draft: _, expectedCost: __, salaryMin, salaryMax, salaryPeriod, ...fields }: JobPosting,
  before?: { closingDate: string | null },
) {
  await requireCategory(ctx, fields.category)
  await requireLocationSlug(ctx, fields.location)
  const { closingDate = null } = fields
  if (closingDateIsOver(closingDate, ctx.now) && closingDate !== before?.closingDate)
    throw new AppError('invalid_input', { errors: { closingDate: 'The closing date is in the past' } })
  const min = salaryMin ?? null
  const max = salaryMax ?? null
  const hasPay = min !== null || max !== null
  const isSent = [salaryMin, salaryMax, salaryPeriod].some((value) => value !== undefined)
  return {
    ...fields,
    ...(isSent && { salaryMin: min, salaryMax: max, salaryPeriod: hasPay ? (salaryPeriod ?? null) : null }),
    updatedAt: ctx.now,
  }
}
