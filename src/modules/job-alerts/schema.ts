import * as v from 'valibot'
import { choice, email } from '../../shared/fields.ts'
import { JobSearch } from '../jobs/schema.ts'

export const FREQUENCIES = ['daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

export const CHANNELS = ['email', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

/**
 * `pending`: the address is not confirmed yet. `off`: paused in the account, or stopped by a link in a mail. `declined`:
 * its reader did not ask for it.
 */
export const ALERT_STATES = ['pending', 'on', 'off', 'declined'] as const
export type AlertState = (typeof ALERT_STATES)[number]

const { search: _, page: __, limit: ___, sortBy: ____, facets: _____, ...filters } = JobSearch.entries
/** The filters of the job search. An alert keeps all of them. */
export const AlertSearch = v.object(filters)
export type AlertSearch = v.InferOutput<typeof AlertSearch>

/** The filters that are set, as parameters of the job search. */
export type AlertParameters = Readonly<Record<string, string>>

const frequency = choice(FREQUENCIES, 'Please choose how often')

const SEARCH_MESSAGE = 'Please search for jobs first'
/** The filters in the form of the address of the job list: `query=welder&location=lae`. */
const searchInAddress = v.pipe(
  v.optional(v.string(SEARCH_MESSAGE), ''),
  v.maxLength(2000, SEARCH_MESSAGE),
  v.transform((address): unknown => Object.fromEntries(new URLSearchParams(address))),
  AlertSearch,
)

const channel = v.picklist(CHANNELS, 'Please choose email or SMS')

export const NewJobAlert = v.object({
  search: searchInAddress,
  frequency,
  channel: v.optional(channel, 'email'),
})
export type NewJobAlert = v.InferOutput<typeof NewJobAlert>

/** For somebody without an account. */
export const JobAlertRequest = v.object({
  search: searchInAddress,
  frequency,
  email,
  /** Hidden from people; programs fill it in. */
  website: v.pipe(v.optional(v.string(), ''), v.maxLength(500)),
})
export type JobAlertRequest = v.InferOutput<typeof JobAlertRequest>

/** A field that is left out keeps its value. */
export const JobAlertChange = v.object({
  frequency: v.optional(frequency),
  isOn: v.optional(v.boolean()),
  channel: v.optional(channel),
})
export type JobAlertChange = v.InferOutput<typeof JobAlertChange>

export const AlertStart = v.object({ frequency: v.optional(frequency) })
export const AlertToken = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{10,43}$/)) })
