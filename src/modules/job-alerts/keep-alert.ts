import type { Context, JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { daysBefore } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { newUnsubscribeToken } from '../notices/tell-people.ts'
import { DECLINED_DAYS, MAX_ALERTS, PENDING_DAYS, STOPPED_DAYS } from './limits.ts'
import { alertParameters, nextMorning } from './policy.ts'
import {
  type AlertRow,
  countAlerts,
  deleteForgotten,
  deleteOwnAlert,
  findSameAlert,
  insertAlert,
  lockMailedAlert,
  lockOwnAlert,
  lockReader,
  type NewAlertRow,
  type Reader,
  readEdition,
  updateAlert,
} from './queries.ts'
import { alertView, findAlertContact } from './reads.ts'
import type { AlertSearch, AlertState, Channel, Frequency, JobAlertChange, NewJobAlert } from './schema.ts'

/**
 * Saves a search of the account as a job alert. A second alert for the same search changes the first one. Throws
 * job_alerts_full and invalid_input.
 */
export async function addAlert(ctx: JobSeekerContext, { frequency, search, channel }: NewJobAlert) {
  const reader = { jobSeekerId: ctx.viewer.jobSeeker.id }
  const contact = await requireChannel(ctx, channel)
  return transaction(ctx, async (ctx) => {
    await lockReader(ctx.db, reader)
    const same = await findSameAlert(ctx.db, reader, alertParameters(search))
    if (same) return alertView(ctx, await startRow(ctx, same, { frequency, channel }), contact)
    await requireRoom(ctx, reader)
    const row = await newRow(ctx, reader, search, { frequency, state: 'on' })
    return alertView(ctx, await insertAlert(ctx.db, { ...row, channel }), contact)
  })
}

/** Returns where alerts of the account can be sent. Throws invalid_input for SMS that it cannot get. */
async function requireChannel(ctx: JobSeekerContext, channel: Channel | undefined) {
  const contact = await findAlertContact(ctx, ctx.viewer.jobSeeker.id)
  if (channel === 'sms' && contact.phone === '')
    throw new AppError('invalid_input', {
      errors: { channel: 'Please add a phone number to your account first' },
    })
  return contact
}

/** Throws job_alerts_full. */
async function requireRoom(ctx: Context, reader: Reader): Promise<void> {
  if ((await countAlerts(ctx.db, reader)) >= MAX_ALERTS)
    throw new AppError('job_alerts_full', { limit: MAX_ALERTS })
}

/** Returns the columns of a new alert, whose first mail has only jobs that are published from now on. */
export async function newRow(
  ctx: Context,
  reader: Reader,
  search: AlertSearch,
  { frequency, state }: { frequency: Frequency; state: AlertState },
): Promise<NewAlertRow> {
  return {
    ...reader,
    ...('email' in reader && { language: ctx.viewer.language }),
    search: alertParameters(search),
    frequency,
    state,
    stateAt: ctx.now,
    token: newUnsubscribeToken(),
    edition: await readEdition(ctx.db),
    nextAt: nextMorning(ctx.now, frequency),
    createdAt: ctx.now,
  }
}

/**
 * Changes how often and how an alert of the account is sent, or pauses or resumes it. Throws job_alert_not_found and
 * invalid_input.
 */
export async function changeAlert(ctx: JobSeekerContext, id: number, change: JobAlertChange) {
  const { frequency, isOn, channel } = change
  const contact = await requireChannel(ctx, channel)
  return transaction(ctx, async (ctx) => {
    const found = await lockOwnAlert(ctx.db, ctx.viewer.jobSeeker.id, id)
    if (!found) throw new AppError('job_alert_not_found')
    const isStopped = isOn === false || (isOn === undefined && found.state === 'off')
    const wanted = { frequency: frequency ?? found.frequency, channel: channel ?? found.channel }
    return alertView(ctx, await (isStopped ? stopRow : startRow)(ctx, found, wanted), contact)
  })
}

/** Throws job_alert_not_found. */
export async function deleteAlert(ctx: JobSeekerContext, id: number): Promise<void> {
  if (!(await deleteOwnAlert(ctx.db, ctx.viewer.jobSeeker.id, id))) throw new AppError('job_alert_not_found')
}

/**
 * Starts the alert of a mailed link, which confirms its address, or changes how often it is mailed. A repeated call
 * succeeds. Throws not_found or job_alerts_full.
 */
export async function startMailedAlert(ctx: Context, token: string, frequency?: Frequency): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const found = await requireMailedAlert(ctx, token)
    if (found.email && found.state !== 'on') {
      await lockReader(ctx.db, { email: found.email })
      await requireRoom(ctx, { email: found.email })
    }
    await startRow(ctx, found, { frequency: frequency ?? found.frequency, channel: found.channel })
  })
}

/**
 * Stops the alert of a mailed link, without a login (RFC 8058). One that was never confirmed is declined: no more links
 * are mailed to its address. A repeated call succeeds. Throws not_found.
 */
export async function stopMailedAlert(ctx: Context, token: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const found = await requireMailedAlert(ctx, token)
    await stopRow(ctx, found, found)
  })
}

async function requireMailedAlert(ctx: Context, token: string): Promise<AlertRow> {
  const found = await lockMailedAlert(ctx.db, token)
  if (!found) throw new AppError('not_found')
  return found
}

type Sent = Pick<AlertRow, 'frequency' | 'channel'>

/** After a pause, an alert mails only jobs that are published from then on. */
async function startRow(ctx: Context, alert: AlertRow, { frequency, channel }: Sent): Promise<AlertRow> {
  const changes = {
    frequency,
    channel,
    ...(frequency !== alert.frequency && { nextAt: nextMorning(ctx.now, frequency) }),
    ...(alert.state !== 'on' && {
      state: 'on' as const,
      stateAt: ctx.now,
      edition: await readEdition(ctx.db),
      nextAt: nextMorning(ctx.now, frequency),
    }),
  }
  await updateAlert(ctx.db, alert.id, changes)
  return { ...alert, ...changes }
}

async function stopRow(ctx: Context, alert: AlertRow, { frequency, channel }: Sent): Promise<AlertRow> {
  const changes = {
    frequency,
    channel,
    ...(alert.state === 'on' && { state: 'off' as const, stateAt: ctx.now }),
    ...(alert.state === 'pending' && { state: 'declined' as const, stateAt: ctx.now }),
  }
  await updateAlert(ctx.db, alert.id, changes)
  return { ...alert, ...changes }
}

/** Forgets addresses that were never confirmed, and those that stopped or declined their alert a while ago. */
export async function cleanUpAlerts({ db, now }: Context): Promise<void> {
  await deleteForgotten(db, {
    pending: daysBefore(now, PENDING_DAYS),
    off: daysBefore(now, STOPPED_DAYS),
    declined: daysBefore(now, DECLINED_DAYS),
  })
}
