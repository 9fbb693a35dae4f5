import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError, type FieldErrors } from '../../shared/errors.ts'
import { shorten } from '../../shared/text.ts'
import { recordAct } from '../audit/record-act.ts'
import {
  checkSetting,
  SECRET_SETTINGS,
  type SettingChange,
  type SettingInput,
  type SettingsChange,
} from './policy.ts'
import { lockSettings, type SettingRow, updateSetting } from './queries.ts'
import { readSettings } from './reads.ts'
import { SMS_ROUTE } from './schema.ts'
import { type AdminSetting, adminSetting } from './views.ts'

/**
 * Changes all of the settings or none, and records who changed what. Unchanged values are ignored. Throws
 * setting_not_found, setting_read_only, or invalid_input and setting_changed with one message per key.
 */
export function changeSettings(
  ctx: AdministratorContext,
  { values, seen = {} }: SettingsChange,
): Promise<AdminSetting[]> {
  return transaction(ctx, async (ctx) => {
    const rows = await lockSettings(ctx.db, Object.keys(values))
    if (rows.length < Object.keys(values).length) throw new AppError('setting_not_found')
    if (rows.some(({ isEditable }) => !isEditable)) throw new AppError('setting_read_only')
    const texts = readTexts(ctx, values)
    requireSeen(rows, texts, seen)
    await requireSecretAgain(ctx, texts)
    const changed: AdminSetting[] = []
    for (const row of rows) changed.push(adminSetting(await change(ctx, row, texts.get(row.settingKey))))
    return changed
  })
}

/** Changes the one setting of a path; its error message belongs to `value`. Throws the errors of `changeSettings`. */
export async function changeSetting(ctx: AdministratorContext, key: string, { value, seen }: SettingChange) {
  const change = { values: { [key]: value }, seen: seen === undefined ? {} : { [key]: seen } }
  const changed = await changeSettings(ctx, change).catch((error) => {
    const message = error instanceof AppError ? error.details.errors?.[key] : undefined
    throw message ? new AppError(error.code, { errors: { value: message } }) : error
  })
  return changed[0]
}

function readTexts(
  { config }: AdministratorContext,
  values: Readonly<Record<string, SettingInput>>,
): Map<string, string> {
  const texts = new Map<string, string>()
  const errors: FieldErrors = {}
  for (const [key, value] of Object.entries(values)) {
    const checked = checkSetting(key, String(value), config)
    if ('message' in checked) errors[key] = checked.message
    else texts.set(key, checked.value)
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid_input', { errors })
  return texts
}

/**
 * Two administrators must not replace each other's change unseen. A secret is not compared, because nobody has seen it and a
 * guess could be tested. Throws setting_changed.
 */
function requireSeen(
  rows: readonly SettingRow[],
  texts: ReadonlyMap<string, string>,
  seen: Readonly<Record<string, string>>,
): void {
  const isNewer = ({ settingKey, settingValue }: SettingRow) =>
    !SECRET_SETTINGS.includes(settingKey) &&
    ![undefined, settingValue].includes(seen[settingKey]) &&
    texts.get(settingKey) !== settingValue
  const errors = rows.filter(isNewer).map((row) => [row.settingKey, newerValue(row)])
  if (errors.length > 0) throw new AppError('setting_changed', { errors: Object.fromEntries(errors) })
}

const newerValue = ({ settingValue }: SettingRow) =>
  `This was changed in the meantime and is now ${settingValue === '' ? 'empty' : `“${shorten(settingValue, 60)}”`}.`

/** A stolen login must not be enough to have the stored secret sent somewhere else. Throws invalid_input. */
async function requireSecretAgain(ctx: AdministratorContext, texts: Map<string, string>): Promise<void> {
  if (texts.has('sms_secret') || !SMS_ROUTE.some((key) => texts.has(key))) return
  const stored = await readSettings(ctx)
  if (stored.sms_secret === '' || SMS_ROUTE.every((key) => (texts.get(key) ?? stored[key]) === stored[key]))
    return
  const message = 'To change how the gateway is called, please also type its password or key again'
  throw new AppError('invalid_input', { errors: { sms_secret: message } })
}

async function change(
  ctx: AdministratorContext,
  row: SettingRow,
  value = row.settingValue,
): Promise<SettingRow> {
  const { id, settingKey, settingValue: before } = row
  if (value === before) return row
  const changed = await updateSetting(ctx.db, id, value, ctx.now)
  await recordAct(
    ctx,
    'setting-changed',
    { type: 'setting', id: settingKey, name: settingKey },
    SECRET_SETTINGS.includes(settingKey)
      ? { isSecret: true, ...(value === '' && { isRemoved: true }) }
      : { before, after: value },
  )
  return changed ?? row
}
