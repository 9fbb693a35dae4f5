import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError, type FieldErrors } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { checkSetting, SECRET_SETTINGS, type SettingInput, SMS_ROUTE } from './policy.ts'
import { lockSettings, type SettingRow, updateSetting } from './queries.ts'
import { readSettings } from './reads.ts'
import { type AdminSetting, adminSetting } from './views.ts'

/**
 * Changes all of the settings or none, and records who changed what. Unchanged values are ignored. Throws
 * setting_not_found, setting_read_only, or invalid_input with one message per key.
 */
export function changeSettings(
  ctx: AdministratorContext,
  values: Readonly<Record<string, SettingInput>>,
): Promise<AdminSetting[]> {
  return transaction(ctx, async (ctx) => {
    const rows = await lockSettings(ctx.db, Object.keys(values))
    if (rows.length < Object.keys(values).length) throw new AppError('setting_not_found')
    if (rows.some(({ isEditable }) => !isEditable)) throw new AppError('setting_read_only')
    const texts = readTexts(ctx, values)
    await requireSecretAgain(ctx, texts)
    const changed: AdminSetting[] = []
    for (const row of rows) changed.push(adminSetting(await change(ctx, row, texts.get(row.settingKey))))
    return changed
  })
}

/** Changes the one setting of a path; its error message belongs to `value`. Throws the errors of `changeSettings`. */
export async function changeSetting(ctx: AdministratorContext, key: string, value: SettingInput) {
  const changed = await changeSettings(ctx, { [key]: value }).catch((error) => {
    const message = error instanceof AppError ? error.details.errors?.[key] : undefined
    throw message ? new AppError('invalid_input', { errors: { value: message } }) : error
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
