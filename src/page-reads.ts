import type { JSONParsed } from 'hono/utils/types'
import * as v from 'valibot'
import type { Given } from './http/authentication.ts'
import { refusalOf } from './http/errors.ts'
import { keepLanguage } from './modules/accounts/change-profile.ts'
import {
  readCompany,
  readOwnAdministrator,
  readOwnCompany,
  readOwnProfile,
} from './modules/accounts/reads.ts'
import { readJobFit } from './modules/ai-search/reads.ts'
import { recommendJobs } from './modules/ai-search/recommend-jobs.ts'
import { readMailedSearch } from './modules/alerts/reads.ts'
import { readShown, stillShowing } from './modules/announcements/reads.ts'
import { readApplicationTo, readPace } from './modules/applications/reads.ts'
import { listCategories, listLocations, readProvince } from './modules/catalog/reads.ts'
import { readCredits } from './modules/credits/reads.ts'
import { limitProfiles, readProfile } from './modules/cvs/reads.ts'
import {
  openMyConversation,
  readMyApplication,
  readMyApplications,
  readMyApplying,
  readMyConversations,
  readMyPage,
  readMyRecipient,
} from './modules/home/read-my-page.ts'
import { readPay } from './modules/home/read-pay.ts'
import {
  readJobStatistics,
  readPublicStatistics,
  readVisitor,
  type SeenVisitor,
} from './modules/home/reads.ts'
import { readMailedAlert, readNewAlert } from './modules/job-alerts/reads.ts'
import { AlertSearch } from './modules/job-alerts/schema.ts'
import { listHiringCompanies } from './modules/jobs/lists/list-companies.ts'
import { listJobTrades, readTrade, readTradesOf } from './modules/jobs/lists/list-trades.ts'
import { listSavedJobs, readJobPage, readJobPoster, searchJobs } from './modules/jobs/reads.ts'
import { CompanySearch, JobSearch } from './modules/jobs/schema.ts'
import { readUnsubscribe } from './modules/notices/reads.ts'
import { readPageText } from './modules/page-texts/reads.ts'
import type { TextPageKey } from './modules/page-texts/schema.ts'
import { listPackages } from './modules/payments/reads.ts'
import { listFilters } from './modules/search/list-filters.ts'
import { searchCvs } from './modules/search/reads.ts'
import { CvSearchInput } from './modules/search/schema.ts'
import { readPublicSettings } from './modules/settings/reads.ts'
import { parsePublicSettings } from './modules/settings/schema.ts'
import { listKeptIds } from './modules/shortlists/reads.ts'
import { readStatus } from './modules/status/reads.ts'
import { readTokPisin } from './modules/translations/reads.ts'
import type { Context, JobSeekerContext } from './platform/context.ts'
import { recentVersions } from './platform/database/content-versions.ts'
import { speak, wordsNow } from './platform/speaking.ts'
import { within } from './platform/within.ts'
import { AppError } from './shared/errors.ts'
import { IdParam } from './shared/fields.ts'

export { keepLanguage, readTokPisin, readVisitor, stillShowing }

/** Milliseconds that the status page waits for the database before it is rendered without it. */
export const PATIENCE = 2_000

export type PageReads = ReturnType<typeof createPageReads>
/** The result of a read: `ReadOf<'job'>`. */
export type ReadOf<K extends keyof PageReads> = Awaited<ReturnType<PageReads[K]>>

type Query = Readonly<Record<string, unknown>>

/**
 * Returns everything that public pages read, for one visitor. The functions are those behind the API's calls, and their
 * results have the shape of the API's JSON. `visitor`: the accounts that are logged in in this browser, with the numbers
 * of their unread items. `start`: the data for the next step of the job seeker among them. `dismissed`: the ids of the
 * announcements that the browser no longer shows.
 */
export function createPageReads(
  { ctx, mayLag }: Given<'public'>,
  { visitor, start }: Pick<SeenVisitor, 'visitor' | 'start'>,
  dismissed: readonly number[] = [],
) {
  const read = readerOf(mayLag)
  const employer = ctx.viewer.employer && { ...ctx, viewer: { ...ctx.viewer, employer: ctx.viewer.employer } }
  return {
    settings: () => mayLag(readPublicSettings),
    visitor: async () => visitor,
    /** The announcements for the visitor. */
    announcements: () => read((given) => readShown(given, dismissed)),
    /** The profiles of these accounts, for the dashboards. */
    ownProfiles: async () => toJson(await readOwnProfiles(ctx)),
    /** The Markdown of a page whose words administrators can write. */
    pageText: (page: TextPageKey) => read((given) => readPageText(given, page)),
    categories: () => read(listCategories),
    locations: () => read(listLocations),
    /** `path`: as in the address of its jobs. */
    province: (path: string) => read((given) => readProvince(given, path)),
    company: (id: string) => read((given) => readCompany(given, idOf(id))),
    /** How quickly a company usually opens applications, or null. */
    pace: (employerId: number) => read((given) => readPace(given, employerId)),
    /** Like kept pages, at most five seconds old. */
    jobs: (query: Query) =>
      read(async (given) => searchJobs(given, v.parse(JobSearch, query), await recentVersions(given))),
    jobPage: (id: string) => read((given) => readJobPage(given, idOf(id))),
    jobPoster: (id: string) => read((given) => readJobPoster(given, idOf(id))),
    ...listReads(read),
    statistics: () => read(readPublicStatistics),
    /** Open jobs by province and category, and companies. At most a minute old, like `statistics`. */
    jobStatistics: () => read(readJobStatistics),
    cvs: (query: Query) =>
      read(async (given) => searchCvs(given, v.parse(CvSearchInput, query), await recentVersions(given))),
    /** The choices of the CV search. */
    filters: () => read(listFilters),
    /** A CV as the visitor may see it. Counts against the visitor's limit. */
    cvProfile: async (id: string) => {
      const profile = await read((given) => readProfile(given, idOf(id)))
      await limitProfiles(ctx)
      return profile
    },
    /** The balance of the employer who is logged in, in credits. */
    credits: async () => employer && (await readCredits(employer)).credits,
    /** The CVs in any list of the employer who is logged in. */
    keptCvs: async () => (employer ? listKeptIds(employer) : []),
    status: async () => toJson(await readStatus(ctx)),
    packages: () => read(listPackages),
    /** The mails that a mailed link stops, or null for a link that does not work. */
    mailedNotice: async (token: string) => toJson(await readUnsubscribe(ctx, token).catch(nullIfMissing)),
    mailedSearch: async (token: string) => toJson(await readMailedSearch(ctx, token).catch(nullIfMissing)),
    ...alertReads(ctx, read),
    /** A CV of the job seeker who is logged in, or null if it does not exist or belongs to somebody else. */
    ownCv: async (id: string) => {
      const cv = await read((given) => readProfile(given, idOf(id))).catch(nullIfMissing)
      return cv && 'isOwner' in cv && cv.isOwner ? cv : null
    },
    /** The job seeker's own part of the home page. Null if no job seeker is logged in. */
    ownStart: async () => {
      const own = ownOf(ctx)
      return own && start ? toJson({ ...start, fits: await recommendJobs(own) }) : null
    },
    ...ownReads(ctx),
  }
}

/** The context of the job seeker who is logged in, or null. */
function ownOf(ctx: Context): JobSeekerContext | null {
  const { jobSeeker } = ctx.viewer
  return jobSeeker ? { ...ctx, viewer: { ...ctx.viewer, jobSeeker } } : null
}

/** What belongs to the job seeker who is logged in. Without a login, all of them return null. */
function ownReads(ctx: Context) {
  const own = ownOf(ctx)
  return {
    /** How a job fits the job seeker's CVs. Null without a CV. */
    jobFit: async (id: string) => own && toJson(await readJobFit(own, idOf(id))),
    /** The application to a job. Null without one. */
    application: async (id: string) => own && toJson(await readApplicationTo(own, idOf(id))),
    /** The CVs and documents that can be sent to a job. */
    applying: async (id: string) => own && toJson(await readMyApplying(own, idOf(id))),
    /** The saved jobs of the job seeker who is logged in, or null. */
    savedJobs: async () => own && toJson(await listSavedJobs(own)),
    myPage: async () => own && toJson(await readMyPage(own)),
    myApplications: async () => own && toJson(await readMyApplications(own)),
    myApplication: async (id: string) => own && toJson(await readMyApplication(own, idOf(id))),
    myConversations: async (before?: number) => own && toJson(await readMyConversations(own, before)),
    /** Marks the messages as read. */
    openMyConversation: async (id: string, before?: number) =>
      own && toJson(await openMyConversation(own, idOf(id), before)),
    myRecipient: async (application: number) => own && toJson(await readMyRecipient(own, application)),
  }
}

/** The reads of job alerts, whose searches are put into the words of the page. */
function alertReads(ctx: Context, read: ReturnType<typeof readerOf>) {
  const words = wordsNow()
  return {
    mailedAlert: (token: string) =>
      speak(words, async () => toJson(await readMailedAlert(ctx, token).catch(nullIfMissing))),
    /** A job search in words, and the email address and phone number to which its new jobs can be sent. */
    newAlert: (query: Query) =>
      speak(words, () => read((given) => readNewAlert(given, v.parse(AlertSearch, query)))),
  }
}

/** The reads of lists of jobs by province and trade, of companies, and of pay. */
const listReads = (read: ReturnType<typeof readerOf>) => ({
  /** The companies with open jobs. */
  companies: (query: Query) => read((given) => listHiringCompanies(given, v.parse(CompanySearch, query))),
  /** The trades with open jobs, in one province or everywhere. */
  jobTrades: (province?: string) => read((given) => listJobTrades(given, province)),
  trade: (slug: string) => read((given) => readTrade(given, slug)),
  /** The trades that a title names. */
  tradesOf: (title: string) => read((given) => readTradesOf(given, title)),
  /** Figures of pay by trade and province. At most an hour old. */
  pay: () => read(readPay),
})

/**
 * Returns a function that makes the reads of a page's frame answer even if the database does not: with the last known
 * settings, without a login and without announcements. The content of the page has no such fallback.
 */
export function createStandIn() {
  let settings = parsePublicSettings([])
  return (reads: PageReads): PageReads => ({
    ...reads,
    settings: async () => {
      settings = await within(PATIENCE, reads.settings()).catch(() => settings)
      return settings
    },
    announcements: () => within(PATIENCE, reads.announcements()).catch(() => []),
  })
}

/** Throws not_found if the text is not an id. */
function idOf(text: string): number {
  const result = v.safeParse(IdParam, { id: text })
  if (!result.success) throw new AppError('not_found')
  return result.output.id
}

function nullIfMissing(error: unknown): null {
  if (refusalOf(error)?.status === 404) return null
  throw error
}

const readerOf =
  (mayLag: Given<'public'>['mayLag']) =>
  async <T>(get: (ctx: Context) => Promise<T>) =>
    toJson(await mayLag(get))

/** Returns a value with the types of JSON: times as ISO 8601 text. */
function toJson<T>(value: T): JSONParsed<T> {
  return timesToText(value) as JSONParsed<T>
}

/** The JSON forms of answers and cards, which stay in memory for many pages and never change. */
const texts = new WeakMap<object, unknown>()

function timesToText(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value.toISOString()
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = hasTimes(value) ? withTextTimes(value) : value
  // An entry for itself would keep the object in memory until a full garbage collection (decision 0026).
  if (text !== value) texts.set(value, text)
  return text
}

const hasTimes = (value: unknown): boolean =>
  value instanceof Date ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasTimes))

function withTextTimes(value: object): object {
  if (Array.isArray(value)) return value.map(timesToText)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, timesToText(part)]))
}

async function readOwnProfiles(ctx: Context) {
  const { jobSeeker, employer, administrator } = ctx.viewer
  const own = await Promise.all([
    jobSeeker && readOwnProfile({ ...ctx, viewer: { ...ctx.viewer, jobSeeker } }),
    employer && readOwnCompany({ ...ctx, viewer: { ...ctx.viewer, employer } }),
    administrator && readOwnAdministrator({ ...ctx, viewer: { ...ctx.viewer, administrator } }),
  ])
  return { jobSeeker: own[0], employer: own[1], administrator: own[2] }
}
