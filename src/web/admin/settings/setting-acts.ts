import { ApiError, call, reasonOf } from '../../app/loading/api-client.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import type { RouterContext } from '../../app/router-context.ts'
import { toast, UNDO_MS } from '../../components/overlays/toast.ts'
import { type AdminSetting, adminSettingsQuery } from '../queries.ts'
import { effectOf } from './setting-effects.ts'

// Saves settings. A toast shows the result.

type Page = Pick<RouterContext, 'client' | 'queryClient'>
type Values = Readonly<Record<string, string>>

/**
 * Saves one setting and shows the value that the server stored. `seen`: the value that the administrator saw, to which
 * the toast offers to return; if somebody has changed it since, nothing is saved. A secret has none. Throws ApiError.
 */
export async function saveSetting(page: Page, key: string, value: string, seen?: string): Promise<void> {
  const json = { value, ...(seen !== undefined && { seen }) }
  const row = await call(page.client.api.admin.settings[':key'].$patch({ param: { key }, json }))
    .catch(showNewer(page))
    .catch(tellFailure('Failed to update setting', { fallback: UNKNOWN }))
  if (!row) return
  showSaved(page, [row])
  const undo = () => void saveSetting(page, key, seen ?? '', row.settingValue).catch(() => undefined)
  toast({
    title: 'Setting updated successfully',
    description: effectOf(key, row.settingValue),
    ...(seen !== undefined && { duration: UNDO_MS, action: { label: 'Undo', onAction: undo } }),
  })
}

/**
 * Saves all of the settings or none, and reads all settings again. `seen`: the values that the administrator saw, to
 * which the toast offers to return. `noUndo`: why they cannot return. Throws ApiError.
 */
export async function saveSettings(page: Page, values: Values, seen: Values, noUndo?: string): Promise<void> {
  const rows = await call(page.client.api.admin.settings.$patch({ json: { values, seen } }))
    .catch(showNewer(page))
    .catch((error) => {
      // The errors are shown at the fields.
      toast({ title: 'Error saving settings', description: 'Please try again', variant: 'destructive' })
      throw error
    })
  showSaved(page, rows)
  await page.queryClient.invalidateQueries(adminSettingsQuery(page.client))
  const saved = Object.fromEntries(rows.map(({ settingKey, settingValue }) => [settingKey, settingValue]))
  const undo = () => void saveSettings(page, seen, saved).catch(() => undefined)
  toast({
    title: 'Settings saved successfully!',
    ...(noUndo === undefined
      ? { duration: UNDO_MS, action: { label: 'Undo', onAction: undo } }
      : { description: noUndo }),
  })
}

function showSaved({ client, queryClient }: Page, rows: AdminSetting[]): void {
  queryClient.setQueryData<AdminSetting[]>(adminSettingsQuery(client).queryKey, (old) =>
    old?.map((row) => rows.find(({ id }) => id === row.id) ?? row),
  )
  void queryClient.invalidateQueries({ queryKey: ['admin', 'setting-changes'] })
  void queryClient.invalidateQueries({ queryKey: ['admin', 'email-domain'] })
  // The settings that the rest of the site shows: its name, prices and payment methods.
  void queryClient.invalidateQueries({ queryKey: ['settings'] })
}

/** Reads the settings again if a newer value was the reason of the refusal. */
function showNewer({ client, queryClient }: Page) {
  return async (error: unknown): Promise<never> => {
    if (error instanceof ApiError && error.status === 409)
      await queryClient.invalidateQueries(adminSettingsQuery(client))
    throw error
  }
}

const UNKNOWN = 'Something went wrong. Please try again.'

/** The message for the field. */
export function messageOf(error: unknown): string {
  return (error instanceof ApiError && error.errors['value']) || reasonOf(error, UNKNOWN)
}

/** Returns the stored value of a setting as this page knows it. */
export function knownValue({ client, queryClient }: Page, key: string): string | undefined {
  const rows = queryClient.getQueryData<AdminSetting[]>(adminSettingsQuery(client).queryKey)
  return rows?.find(({ settingKey }) => settingKey === key)?.settingValue
}
