import type { Context, EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import type { StoredContent } from '../../platform/files.ts'
import { consume } from '../../platform/rate-limit.ts'
import { lastDays } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import {
  countAccessTo,
  hasAccessToPerson,
  readAccess,
  selectAccessTo,
  selectOpenedCvs,
} from './access-queries.ts'
import { findDocument, findPhotoOwner } from './file-queries.ts'
import { isVisible, mayOpen } from './policy.ts'
import { findActiveCvOf, findCv, selectCvsOf } from './queries.ts'
import type { CvAccessList, OpenedCvList } from './schema.ts'
import { countViews, countViewsByDay, selectRecentViews } from './view-queries.ts'
import {
  cvAccessEntry,
  hiredProfile,
  lockedProfile,
  openedCvEntry,
  ownCv,
  unlockedProfile,
  visibilityOf,
} from './views.ts'

/** A list without pages is an array of everything, up to this (decisions, 'Calls'). */
const LIST_LIMIT = 1000
/** Recent views a CV in the job seeker's statistics (specification 1, section 9). */
const RECENT_VIEWS = 3
/** Profiles that visitors of one address open (decisions, 'Who sees what'). */
const PROFILES = { name: 'profiles', points: 300, seconds: 3600 }

export async function listOwnCvs(ctx: JobSeekerContext) {
  return (await selectCvsOf(ctx.db, ctx.viewer.jobSeeker.id)).map(ownCv)
}

/**
 * A CV as far as the viewer may see it: owner first, then administrator, then employer with access, then everybody else (decisions,
 * 'Who sees what'). Throws cv_not_found, also for a hidden CV, and too_many_requests.
 */
export async function readProfile(ctx: Context, id: number) {
  const row = await findCv(ctx.db, id)
  if (!row) throw new AppError('cv_not_found')
  const { jobSeeker, employer, administrator, ip } = ctx.viewer
  const isOwner = jobSeeker !== undefined && row.cv.jobSeekerId === jobSeeker.id
  if (isOwner || administrator) return { ...ownCv(row), isOwner, document: await findDocument(ctx.db, id) }
  if (employer && mayOpen(await readAccess(ctx.db, employer.id, id))) return unlockedProfile(row)
  if (!isVisible(visibilityOf(row))) throw new AppError('cv_not_found')
  if (!jobSeeker && !employer) await consume(ctx, PROFILES, ip)
  return row.cv.status === 'hired' ? hiredProfile(row) : lockedProfile(row)
}

/** The CV that an application sends. Throws cv_required. */
export async function findApplicantCv(ctx: JobSeekerContext, cvId?: number) {
  const found = await findActiveCvOf(ctx.db, ctx.viewer.jobSeeker.id, cvId)
  if (!found) throw new AppError('cv_required')
  return found
}

/** Views and downloads of the own CVs. */
export async function readCvStats(ctx: JobSeekerContext) {
  const rows = await selectCvsOf(ctx.db, ctx.viewer.jobSeeker.id)
  const ids = rows.map(({ cv }) => cv.id)
  const [totals, recent] = [await countViews(ctx.db, ids), await selectRecentViews(ctx.db, ids, RECENT_VIEWS)]
  const total = (cvId: number, type: 'view' | 'download') =>
    totals.find((row) => row.cvId === cvId && row.viewType === type)?.total ?? 0
  return rows.map(({ cv }) => ({
    cvId: cv.id,
    fullName: cv.fullName,
    jobTitle: cv.jobTitle,
    totalViews: total(cv.id, 'view'),
    totalDownloads: total(cv.id, 'download'),
    recentViews: recent
      .filter((row) => row.cv_id === cv.id)
      .map((row) => ({ id: Number(row.id), viewType: row.view_type, viewedAt: row.viewed_at })),
  }))
}

/** Views and downloads of each of the last `count` days, oldest first, today the last; `day` as `2026-12-05`, in Port Moresby. */
export async function listDailyViews(ctx: JobSeekerContext, count: number) {
  const days = lastDays(ctx.now, count)
  const since = new Date(`${days[0]}T00:00:00+10:00`)
  const counted = await countViewsByDay(ctx.db, ctx.viewer.jobSeeker.id, since)
  return days.map((day) => counted.find((row) => row.day === day) ?? { day, views: 0, downloads: 0 })
}

/** Which companies opened, downloaded or were sent the own CVs, newest first, and how often in all. */
export async function listAccess(ctx: JobSeekerContext, { page, limit }: CvAccessList) {
  const { id } = ctx.viewer.jobSeeker
  const rows =
    page === undefined
      ? await selectAccessTo(ctx.db, id, LIST_LIMIT, 0)
      : await selectAccessTo(ctx.db, id, limit, (page - 1) * limit)
  return { entries: rows.map(cvAccessEntry), total: await countAccessTo(ctx.db, id) }
}

/** Every CV that the employer ever opened or downloaded, newest first, and how many in all. */
export async function listOpenedCvs(ctx: EmployerContext, { page, limit, search }: OpenedCvList) {
  const window = page === undefined ? { limit: LIST_LIMIT, offset: 0 } : { limit, offset: (page - 1) * limit }
  const { rows, total } = await selectOpenedCvs(ctx.db, ctx.viewer.employer.id, search, window)
  return { entries: rows.map(openedCvEntry), total }
}

/** A job seeker's photo, or its 96 px thumbnail. Of somebody hidden it is there for those who may see the CV. Throws photo_not_found. */
export async function readPhoto(ctx: Context, photoId: string, thumbnail: boolean): Promise<StoredContent> {
  const owner = await findPhotoOwner(ctx.db, photoId)
  const stored =
    owner && (await maySeePhoto(ctx, owner))
      ? await ctx.files.get(`photos/${photoId}${thumbnail ? '-96' : ''}`)
      : undefined
  if (!stored) throw new AppError('photo_not_found')
  return stored
}

async function maySeePhoto(
  ctx: Context,
  owner: { id: number; isActive: boolean; isAvailable: boolean },
): Promise<boolean> {
  const { jobSeeker, employer, administrator } = ctx.viewer
  if ((owner.isActive && owner.isAvailable) || administrator || jobSeeker?.id === owner.id) return true
  return employer !== undefined && hasAccessToPerson(ctx.db, employer.id, owner.id)
}
