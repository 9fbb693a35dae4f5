import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, call } from '../../app/loading/api-client.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import type { RouterContext } from '../../app/router-context.ts'
import { toast, UNDO_MS } from '../../components/overlays/toast.ts'
import { type AdminSetting, adminSettingsQuery } from '../queries.ts'

// Changes settings. A toast shows the result.

type Page = Pick<RouterContext, 'client' | 'queryClient'>

/**
 * Saves one setting and shows the value that the server stored. The toast offers to return to `before`. Throws ApiError.
 */
export async function saveSetting(
  { client, queryClient }: Page,
  key: string,
  value: string,
  before?: string,
): Promise<void> {
  const args = { param: { key }, json: { value } }
  const row = await call(client.api.admin.settings[':key'].$patch(args)).catch(
    tellFailure('Failed to update setting', { fallback: UNKNOWN }),
  )
  if (row) showSaved({ client, queryClient }, [row])
  const undo = () => void saveSetting({ client, queryClient }, key, before ?? '').catch(() => undefined)
  toast({
    title: 'Setting updated successfully',
    ...(before !== undefined && { duration: UNDO_MS, action: { label: 'Undo', onAction: undo } }),
  })
}

/**
 * Saves all of the settings or none, and reads all settings again. The toast offers to return to `before`; without it, it
 * says why not. Throws ApiError.
 */
export async function saveSettings(
  page: Page,
  values: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>> | string,
): Promise<void> {
  try {
    showSaved(page, await call(page.client.api.admin.settings.$patch({ json: { values } })))
  } catch (error) {
    // The errors are shown at the fields.
    toast({ title: 'Error saving settings', description: 'Please try again', variant: 'destructive' })
    throw error
  }
  await page.queryClient.invalidateQueries(adminSettingsQuery(page.client))
  const undo = () =>
    typeof before !== 'string' && void saveSettings(page, before, values).catch(() => undefined)
  toast({
    title: 'Settings saved successfully!',
    ...(typeof before === 'string'
      ? { description: before }
      : { duration: UNDO_MS, action: { label: 'Undo', onAction: undo } }),
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

const UNKNOWN = 'Something went wrong. Please try again.'

function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : UNKNOWN
}

/** A setting that is being changed. It keeps what is typed until the server has stored it. */
export function useSettingDraft({ settingKey, settingValue, ...setting }: AdminSetting) {
  const page = useRouteContext({ from: '__root__' })
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    if (draft === undefined || busy) return
    setBusy(true)
    setError(undefined)
    try {
      // The value of a secret is not known here, so it cannot return.
      await saveSetting(page, settingKey, draft, 'isSet' in setting ? undefined : settingValue)
      // Keeps what was changed during the save.
      setDraft((now) => (now === draft ? undefined : now))
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setBusy(false)
    }
  }

  return {
    value: draft ?? settingValue,
    isChanged: draft !== undefined && draft !== settingValue,
    error,
    busy,
    type: (value: string) => {
      setDraft(value)
      setError(undefined)
    },
    discard: () => {
      setDraft(undefined)
      setError(undefined)
    },
    save,
  }
}
export type SettingDraft = ReturnType<typeof useSettingDraft>
