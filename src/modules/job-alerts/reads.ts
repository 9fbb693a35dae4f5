import type { Context, JobSeekerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { findCompanyName, findJobSeekerContact } from '../accounts/reads.ts'
import { listCategories, listLocations } from '../catalog/reads.ts'
import { findTradeName } from '../jobs/lists/list-trades.ts'
import { searchWords } from '../jobs/matching/choices.ts'
import { readSettings } from '../settings/reads.ts'
import { alertPath } from './policy.ts'
import { type AlertRow, findMailedAlert, selectAlertsOf } from './queries.ts'
import type { AlertSearch } from './schema.ts'

/** Lists the job alerts of the account, the oldest first. */
export async function listAlerts(ctx: JobSeekerContext) {
  const { id } = ctx.viewer.jobSeeker
  const contact = await findAlertContact(ctx, id)
  return (await selectAlertsOf(ctx.db, id)).map((alert) => alertView(alert, contact))
}

/** Returns the alert that a mailed link starts, changes or stops. Throws not_found. */
export async function readMailedAlert(ctx: Context, token: string) {
  const found = await findMailedAlert(ctx.db, token)
  if (!found) throw new AppError('not_found')
  const { name, frequency, state, search, jobSeekerId } = found
  return {
    name,
    frequency,
    state,
    path: alertPath(search),
    isOfAccount: jobSeekerId !== null,
    isBySms: jobSeekerId !== null && isBySms(found, await findAlertContact(ctx, jobSeekerId)),
  }
}

/** Returns a search in words, and where the viewer can get its jobs. */
export async function readNewAlert(ctx: Context, search: AlertSearch) {
  const { jobSeeker } = ctx.viewer
  return {
    name: await nameSearch(ctx, search),
    ...(jobSeeker ? await findAlertContact(ctx, jobSeeker.id) : { email: '', phone: '' }),
  }
}

type Contact = { email: string; phone: string }

/** Returns where alerts of an account can be sent. `phone` is '' without a confirmed number, or if there are no such SMS. */
export async function findAlertContact(ctx: Context, jobSeekerId: number): Promise<Contact> {
  const { sms_alerts } = await readSettings(ctx)
  const { email, loginPhone } = await findJobSeekerContact(ctx, jobSeekerId)
  return { email, phone: sms_alerts ? loginPhone : '' }
}

/** Without an email address there is no choice. */
const isBySms = ({ channel }: Pick<AlertRow, 'channel'>, { email, phone }: Contact) =>
  phone !== '' && (email === '' || channel === 'sms')

/** An alert as its job seeker sees it, without the token of its mails. */
export function alertView(alert: AlertRow, contact: Contact) {
  const { id, name, search, frequency, state, nextAt, createdAt } = alert
  return {
    id,
    name,
    frequency,
    isOn: state === 'on',
    nextAt,
    createdAt,
    path: alertPath(search),
    isBySms: isBySms(alert, contact),
    /** Whether the account can choose between email and SMS. */
    hasChoice: contact.email !== '' && contact.phone !== '',
  }
}

/** Returns a search in words, for pages and mails: `electrician · Lae · Full Time`. */
export async function nameSearch(ctx: Context, search: AlertSearch): Promise<string> {
  const { employerId } = search
  const names = {
    categories: await listCategories(ctx),
    locations: await listLocations(ctx),
    trade: search.trade === '' ? undefined : await findTradeName(ctx, search.trade),
    company: employerId === undefined ? undefined : await findCompanyName(ctx, employerId),
  }
  const words = Object.values(searchWords(search, names)).filter((one) => one !== '')
  return words.length === 0 ? 'All jobs' : words.join(' · ').slice(0, 300)
}
