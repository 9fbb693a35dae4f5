import type { EmployerContext } from '../../platform/context.ts'
import { readPreview } from '../../platform/pictures/preview-picture.ts'
import { consume } from '../../platform/rate-limit.ts'
import { given, pluck } from '../../shared/records.ts'
import { readCompany } from '../accounts/reads.ts'
import { listCategories, listLocations } from '../catalog/reads.ts'
import { readSettings } from '../settings/reads.ts'
import { jobFields } from './fields.ts'
import { PREVIEW_PICTURES } from './limits.ts'
import { publishedAt } from './policy.ts'
import type { JobPosting } from './posting-schema.ts'
import { type CardRow, preview, publicJob } from './views.ts'

/** Returns what the job's page would show if the job were published now. Nothing is stored. */
export async function previewJob(ctx: EmployerContext, input: JobPosting) {
  const row = await rowAsPublished(ctx, input)
  const questions = (input.questions ?? []).map((asked, index) => ({ ...asked, id: `${index}` }))
  const company = await readCompany(ctx, row.employerId)
  return { ...publicJob({ ...row, questions }, ctx.now), companyLogoUrl: company.logoUrl, company }
}

/** Returns the JPEG that a shared link would show. Throws too_many_requests. */
export async function previewPicture(ctx: EmployerContext, input: JobPosting) {
  await consume(ctx, PREVIEW_PICTURES, String(ctx.viewer.employer.id))
  const { site_name } = await readSettings(ctx)
  return readPreview(preview(await rowAsPublished(ctx, input), ctx.now), site_name)
}

/** No pay is said. */
export const NO_PAY = { salaryRange: '', salaryMin: null, salaryMax: null, salaryPeriod: null }

/**
 * Returns the form as a job that is published now. Empty choices stay empty; without a type or level it is full-time
 * and entry level.
 */
async function rowAsPublished(ctx: EmployerContext, input: JobPosting): Promise<CardRow> {
  const [company, categories, locations, { job_posting_days }] = await Promise.all([
    readCompany(ctx, ctx.viewer.employer.id),
    listCategories(ctx),
    listLocations(ctx),
    readSettings(ctx),
  ])
  const place = locations.find(({ slug }) => slug === input.location)
  return {
    ...pluck(jobFields, 'empty'),
    ...NO_PAY,
    ...given(input),
    ...publishedAt(ctx.now, job_posting_days, input.closingDate ?? null),
    id: 0,
    location: place?.slug ?? '',
    locationName: place?.name ?? '',
    locationKind: place?.kind ?? 'town',
    province: place?.province ?? '',
    category: input.category ?? '',
    categoryName: categories.find(({ slug }) => slug === input.category)?.name ?? '',
    employmentType: input.employmentType ?? 'full-time',
    experienceLevel: input.experienceLevel ?? 'entry',
    employerId: company.id,
    companyName: company.companyName,
    companyIsApproved: company.isApproved,
    companyLogoId: null,
    employerIsActive: true,
    views: 0,
    applications: 0,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  }
}
