import type { EmployerContext } from '../../platform/context.ts'
import { readPreview } from '../../platform/preview-picture.ts'
import { consume, type RateLimit } from '../../platform/rate-limit.ts'
import { readCompany } from '../accounts/reads.ts'
import { listCategories, listLocations } from '../catalog/reads.ts'
import { readSettings } from '../settings/reads.ts'
import { endOf, renewedUntil } from './policy.ts'
import type { JobPosting } from './posting-schema.ts'
import { jobCard, type PublicRow, preview } from './views.ts'

/** An hour and employer; a picture takes 0.1 s of a processor. */
const PICTURES: RateLimit = { name: 'job-preview-pictures', points: 100, seconds: 3600 }

/** The card as the public list would show it, were it published now. Nothing is stored. */
export async function previewJob(ctx: EmployerContext, input: JobPosting) {
  return jobCard(await rowAsPublished(ctx, input), ctx.now)
}

/** The JPEG that a shared link would show. Throws too_many_requests. */
export async function previewPicture(ctx: EmployerContext, input: JobPosting) {
  await consume(ctx, PICTURES, String(ctx.viewer.employer.id))
  const { site_name } = await readSettings(ctx)
  return readPreview(preview(await rowAsPublished(ctx, input), ctx.now), site_name)
}

/** What is not chosen yet is empty, the type full-time. */
async function rowAsPublished(ctx: EmployerContext, input: JobPosting): Promise<PublicRow> {
  const { now } = ctx
  const [company, categories, locations, { job_posting_days }] = await Promise.all([
    readCompany(ctx, ctx.viewer.employer.id),
    listCategories(ctx),
    listLocations(ctx),
    readSettings(ctx),
  ])
  const place = locations.find(({ slug }) => slug === input.location)
  const expiresAt = renewedUntil(null, now, job_posting_days)
  const { salaryMin = null, salaryMax = null, salaryPeriod = null, closingDate = null } = input
  const { workPattern = null, roster = '', licenceClasses = [] } = input
  const { title, description, requirements, salaryRange, skills } = input
  return {
    ...{ title, description, requirements, salaryRange, skills, workPattern, roster, licenceClasses },
    ...{ salaryMin, salaryMax, salaryPeriod, closingDate, expiresAt, questions: [] },
    id: 0,
    employerId: company.id,
    location: place?.slug ?? '',
    locationName: place?.name ?? '',
    locationKind: place?.kind ?? 'town',
    province: place?.province ?? '',
    category: input.category ?? '',
    categoryName: categories.find(({ slug }) => slug === input.category)?.name ?? '',
    employmentType: input.employmentType ?? 'full-time',
    experienceLevel: input.experienceLevel ?? 'entry',
    companyName: company.companyName,
    companyIsApproved: company.isApproved,
    companyLogoId: null,
    employerIsActive: true,
    isActive: true,
    isPaid: true,
    publishedAt: now,
    endsAt: endOf(expiresAt, closingDate),
    ...{ createdAt: now, updatedAt: now, blockedAt: null, closedAt: null, heldAt: null, heldCredits: null },
    ...{ flaggedWords: [], clearedWords: [], checkNote: '' },
    ...{ endingToldFor: null, remindedFor: null, endMailedFor: null, views: 0, applications: 0 },
  }
}
