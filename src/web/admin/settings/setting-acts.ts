import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ApiError, call } from '../../app/loading/api-client.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import type { RouterContext } from '../../app/router-context.ts'
import { toast } from '../../components/overlays/toast.ts'
import { type AdminSetting, adminSettingsQuery } from '../queries.ts'

// Changes settings. A toast shows the result.

type Page = Pick<RouterContext, 'client' | 'queryClient'>

/** Saves one setting and shows the value that the server stored. Throws ApiError. */
export async function saveSetting({ client, queryClient }: Page, key: string, value: string): Promise<void> {
  const args = { param: { key }, json: { value } }
  const row = await call(client.api.admin.settings[':key'].$patch(args)).catch(
    tellFailure('Failed to update setting', { fallback: UNKNOWN }),
  )
  if (row) showSaved({ client, queryClient }, [row])
  toast({ title: 'Setting updated successfully' })
}

/** Saves all of the settings or none, and reads all settings again. Throws ApiError. */
export async function saveSettings(page: Page, values: Record<string, string>): Promise<void> {
  try {
    showSaved(page, await call(page.client.api.admin.settings.$patch({ json: { values } })))
  } catch (error) {
    // The errors are shown at the fields.
    toast({ title: 'Error saving settings', description: 'Please try again', variant: 'destructive' })
    throw error
  }
  await page.queryClient.invalidateQueries(adminSettingsQuery(page.client))
  toast({ title: 'Settings saved successfully!' })
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
export function useSettingDraft({ settingKey, settingValue }: AdminSetting) {
  const page = useRouteContext({ from: '__root__' })
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isSaving = useRef(false)
  const wanted = useRef('')

  async function save(value = draft): Promise<void> {
    if (value === undefined) return
    wanted.current = value
    // The running save continues with the newest value when it is done.
    if (isSaving.current) return
    if (value === settingValue) return setDraft(undefined)
    isSaving.current = true
    setBusy(true)
    setError(undefined)
    try {
      await saveNewest(settingValue)
    } catch (error) {
      setError(messageOf(error))
    } finally {
      isSaving.current = false
      setBusy(false)
    }
  }

  async function saveNewest(stored: string): Promise<void> {
    const value = wanted.current
    if (value === stored) return
    await saveSetting(page, settingKey, value)
    // Keeps what was typed during the save.
    setDraft((now) => (now === value ? undefined : now))
    return saveNewest(value)
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
    save,
  }
}
