import type { AdministratorContext } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { dayInPortMoresby, daysBefore, minuteInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { windowOf } from '../../shared/lists.ts'
import { MINUTE } from '../../shared/time.ts'
import { recordAct } from '../audit/record-act.ts'
import { readSettings } from '../settings/reads.ts'
import { driverOf } from './drivers/open-driver.ts'
import { WARN_AT } from './limits.ts'
import { countLate, findSms, selectDays, selectSms } from './queries.ts'
import { SMS_KIND_LABELS, type SmsList } from './schema.ts'

export function listSms(ctx: AdministratorContext, list: SmsList) {
  return selectSms(ctx.db, list, windowOf(list))
}

export const SMS_HEAD = [
  'Number',
  'Written',
  'Kind',
  'To',
  'Parts',
  'Toea',
  'Status',
  'Attempts',
  'Last error',
]

/** Exports the outbox as rows of a file, without the texts. Times are of Port Moresby. */
export async function exportSms(ctx: AdministratorContext, filter: SmsList) {
  await recordAct(ctx, 'list-downloaded', { type: 'list', id: 'sms' })
  return csvRows(
    (window) => selectSms(ctx.db, filter, window),
    (row) => [
      row.id,
      minuteInPortMoresby(row.createdAt),
      SMS_KIND_LABELS[row.kind],
      row.recipient,
      row.parts,
      row.toea,
      row.state,
      row.attempts,
      row.lastError,
    ],
  )
}

/** A message with its text, unless that gives access to an account. Throws sms_not_found. */
export async function readSms(ctx: AdministratorContext, id: number) {
  const row = await findSms(ctx.db, id)
  if (!row) throw new AppError('sms_not_found')
  const { token: _, onceKey: __, leasedUntil: ___, ...shown } = row
  return { ...shown, body: row.kind === 'code' ? '' : row.body }
}

const DAYS = 30
/** A message that is this old should have left. */
const LATE = 5 * MINUTE

/** Returns the number and cost of SMS today and in the last 30 days, and how many are late. */
export async function readSmsCosts(ctx: AdministratorContext) {
  const settings = await readSettings(ctx)
  const today = dayInPortMoresby(ctx.now)
  const days = await selectDays(ctx.db, dayInPortMoresby(daysBefore(ctx.now, DAYS - 1)))
  const { parts = 0, toea = 0 } = days.find(({ day }) => day === today) ?? {}
  return {
    isOn: driverOf(settings) !== undefined,
    most: settings.sms_daily_parts,
    isNearlyFull: parts >= settings.sms_daily_parts * WARN_AT,
    today: { parts, toea },
    month: {
      parts: days.reduce((sum, day) => sum + day.parts, 0),
      toea: days.reduce((sum, day) => sum + day.toea, 0),
    },
    late: await countLate(ctx.db, new Date(ctx.now.getTime() - LATE)),
  }
}
