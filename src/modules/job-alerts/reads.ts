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
  return (await selectAlertsOf(ctx.db, ctx.viewer.jobSeeker.id)).map(alertView)
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
    isBySms: jobSeekerId !== null && (await findAlertPhone(ctx, jobSeekerId)) !== '',
  }
}

/** Returns a search in words, and the number to which the viewer would get its jobs by SMS; '' for by email. */
export async function readNewAlert(ctx: Context, search: AlertSearch) {
  const { jobSeeker } = ctx.viewer
  return {
    name: await nameSearch(ctx, search),
    phone: jobSeeker ? await findAlertPhone(ctx, jobSeeker.id) : '',
  }
}

/** Returns the number to which a job seeker without an email address gets new jobs by SMS; '' if there are no such SMS. */
async function findAlertPhone(ctx: Context, jobSeekerId: number): Promise<string> {
  const { sms_alerts } = await readSettings(ctx)
  const { email, loginPhone } = await findJobSeekerContact(ctx, jobSeekerId)
  return sms_alerts && email === '' ? loginPhone : ''
}

/** An alert as its job seeker sees it, without the token of its mails. */
export function alertView({ id, name, search, frequency, state, nextAt, createdAt }: AlertRow) {
  return { id, name, frequency, isOn: state === 'on', nextAt, createdAt, path: alertPath(search) }
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
