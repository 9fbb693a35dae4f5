import type { Context, EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import type { StoredContent } from '../../platform/files/files.ts'
import { consume } from '../../platform/rate-limit.ts'
import { lastDays } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { windowOf } from '../../shared/lists.ts'
import { openFile } from '../file-scans/reads.ts'
import {
  countAccessTo,
  hasAccessToPerson,
  readAccess,
  selectAccessTo,
  selectOpenedCvs,
} from './access-queries.ts'
import { findDocument, findPhotoOwner, selectEmptyCvs } from './files/file-queries.ts'
import { readContent } from './files/read-content.ts'
import { PROFILES } from './limits.ts'
import { mayOpen } from './policy.ts'
import { findActiveCvOf, findShownCv, selectCvsOf } from './queries.ts'
import type { CvAccessList, OpenedCvList } from './schema.ts'
import { countViews, countViewsByDay, selectRecentViews } from './view-queries.ts'
import { cvAccessEntry, hiredProfile, lockedProfile, openedCvEntry, ownCv, unlockedProfile } from './views.ts'

/** The number of recent views per CV in the job seeker's statistics. */
const RECENT_VIEWS = 3

export async function listOwnCvs(ctx: JobSeekerContext) {
  const rows = await selectCvsOf(ctx.db, ctx.viewer.jobSeeker.id)
  const empty = await selectEmptyCvs(ctx.db, ctx.viewer.jobSeeker.id)
  return rows.map((row) => ({ ...ownCv(row), isEmpty: empty.includes(row.cv.id) }))
}

/**
 * Returns the parts of a CV that the viewer may see. The owner sees most, then administrators, then employers with
 * access, then all others. Throws cv_not_found, also for a hidden CV.
 */
export async function readProfile(ctx: Context, id: number) {
  const { jobSeeker, employer, administrator } = ctx.viewer
  const row = await findShownCv(ctx.db, id, employer?.id ?? null)
  if (!row) throw new AppError('cv_not_found')
  const isOwner = jobSeeker !== undefined && row.cv.jobSeekerId === jobSeeker.id
  if (isOwner || administrator) return { ...ownCv(row), isOwner, document: await findDocument(ctx.db, id) }
  if (employer && mayOpen(await readAccess(ctx.db, employer.id, id))) return unlockedProfile(row)
  if (!row.isShown) throw new AppError('cv_not_found')
  return row.cv.status === 'hired' ? hiredProfile(row) : lockedProfile(row, await readContent(ctx, id))
}

/** Limits how many CVs a visitor who is not logged in can look at. Throws too_many_requests. */
export async function limitProfiles(ctx: Context): Promise<void> {
  const { jobSeeker, employer, administrator, ip } = ctx.viewer
  if (!jobSeeker && !employer && !administrator) await consume(ctx, PROFILES, ip)
}

/** Returns the CV that an application sends. Throws cv_required. */
export async function findApplicantCv(ctx: JobSeekerContext, cvId?: number) {
  const found = await findActiveCvOf(ctx.db, ctx.viewer.jobSeeker.id, cvId)
  if (!found) throw new AppError('cv_required')
  return found
}

/** Returns the views and downloads of the job seeker's own CVs. */
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
      .filter(({ cvId }) => cvId === cv.id)
      .map(({ id, viewType, viewedAt }) => ({ id, viewType, viewedAt })),
  }))
}

/**
 * Lists the views and downloads of each of the last `count` days, oldest first, ending today; `day` as `2026-12-05`,
 * in Port Moresby.
 */
export async function listDailyViews(ctx: JobSeekerContext, count: number) {
  const days = lastDays(ctx.now, count)
  const since = new Date(`${days[0]}T00:00:00+10:00`)
  const counted = await countViewsByDay(ctx.db, ctx.viewer.jobSeeker.id, since)
  return days.map((day) => counted.find((row) => row.day === day) ?? { day, views: 0, downloads: 0 })
}

/** Lists the companies that opened, downloaded or received the job seeker's CVs, newest first, with the total. */
export async function listAccess(ctx: JobSeekerContext, list: CvAccessList) {
  const { id } = ctx.viewer.jobSeeker
  const rows = await selectAccessTo(ctx.db, id, windowOf(list))
  return { rows: rows.map(cvAccessEntry), total: await countAccessTo(ctx.db, id) }
}

/** Lists every CV that the employer ever opened or downloaded, newest first, with the total. */
export async function listOpenedCvs(ctx: EmployerContext, list: OpenedCvList) {
  const { rows, total } = await selectOpenedCvs(ctx.db, ctx.viewer.employer.id, list.search, windowOf(list))
  return { rows: rows.map(openedCvEntry), total }
}

/**
 * Returns a job seeker's photo or its 96 px thumbnail. The photo of a hidden person is returned only to those who may
 * see the CV. Throws photo_not_found.
 */
export async function readPhoto(ctx: Context, photoId: string, thumbnail: boolean): Promise<StoredContent> {
  const owner = await findPhotoOwner(ctx.db, photoId, ctx.viewer.employer?.id ?? null)
  const receiver = owner && ctx.viewer.jobSeeker?.id === owner.id ? 'owner' : 'others'
  const stored =
    owner && (await maySeePhoto(ctx, owner))
      ? await openFile(ctx, `photos/${photoId}`, receiver, thumbnail)
      : undefined
  if (!stored || stored === 'waiting') throw new AppError('photo_not_found')
  return stored
}

async function maySeePhoto(ctx: Context, owner: { id: number; isShown: boolean }): Promise<boolean> {
  const { jobSeeker, employer, administrator } = ctx.viewer
  if (owner.isShown || administrator || jobSeeker?.id === owner.id) return true
  return employer !== undefined && hasAccessToPerson(ctx.db, employer.id, owner.id)
}
