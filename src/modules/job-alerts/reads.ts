import * as v from 'valibot'
import type { Context, JobSeekerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { t } from '../../shared/language/words.ts'
import { findCompanyName, findJobSeekerContact } from '../accounts/reads.ts'
import { listCategories, listLocations } from '../catalog/reads.ts'
import { findTradeName } from '../jobs/lists/list-trades.ts'
import { searchWords } from '../jobs/matching/choices.ts'
import { readSettings } from '../settings/reads.ts'
import { alertPath } from './policy.ts'
import { type AlertRow, findMailedAlert, selectAlertsOf } from './queries.ts'
import { type AlertParameters, AlertSearch } from './schema.ts'

/** Lists the job alerts of the account, the oldest first. */
export async function listAlerts(ctx: JobSeekerContext) {
  const { id } = ctx.viewer.jobSeeker
  const contact = await findAlertContact(ctx, id)
  const alerts = await selectAlertsOf(ctx.db, id)
  return Promise.all(alerts.map((alert) => alertView(ctx, alert, contact)))
}

/** Returns the alert that a mailed link starts, changes or stops. Throws not_found. */
export async function readMailedAlert(ctx: Context, token: string) {
  const found = await findMailedAlert(ctx.db, token)
  if (!found) throw new AppError('not_found')
  const { frequency, state, search, jobSeekerId } = found
  return {
    name: await nameAlert(ctx, search),
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
export async function alertView(ctx: Context, alert: AlertRow, contact: Contact) {
  const { id, search, frequency, state, nextAt, createdAt } = alert
  return {
    id,
    name: await nameAlert(ctx, search),
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

/**
 * Returns the search of an alert in words and in the language of the reader, for pages and mails: `electrician · Lae`. A
 * filter that the site no longer has is shown as it was.
 */
export async function nameAlert(ctx: Context, search: AlertParameters): Promise<string> {
  const read = v.safeParse(AlertSearch, search)
  return read.success ? nameSearch(ctx, read.output) : Object.values(search).join(' · ')
}

async function nameSearch(ctx: Context, search: AlertSearch): Promise<string> {
  const { employerId } = search
  const names = {
    categories: await listCategories(ctx),
    locations: await listLocations(ctx),
    trade: search.trade === '' ? undefined : await findTradeName(ctx, search.trade),
    company: employerId === undefined ? undefined : await findCompanyName(ctx, employerId),
  }
  const words = Object.values(searchWords(search, names)).filter((one) => one !== '')
  return words.length === 0 ? t('All jobs') : words.join(' · ').slice(0, 300)
}
