// How settings are changed. A toast tells how it went (specification 2, section 8).
import { ApiError, call } from '../../api-client.ts'
import { toast } from '../../components/toast.ts'
import type { RouterContext } from '../../router-context.ts'
import { tellFailure } from '../../tell-failure.ts'
import { type AdminSetting, adminSettingsQuery } from './settings-queries.ts'

type Page = Pick<RouterContext, 'client' | 'queryClient'>

/** Saves one setting and shows it as the server keeps it. Throws an ApiError. */
export async function saveSetting({ client, queryClient }: Page, key: string, value: string): Promise<void> {
  const args = { param: { key }, json: { value } }
  const row = await call(client.api.admin.settings[':key'].$patch(args)).catch(
    tellFailure('Failed to update setting', { fallback: UNKNOWN }),
  )
  if (row) showSaved({ client, queryClient }, [row])
  toast({ title: 'Setting updated successfully' })
}

/** Saves several, all or none, and reads all of them again. Throws an ApiError. */
export async function saveSettings(page: Page, values: Record<string, string>): Promise<void> {
  try {
    showSaved(page, await call(page.client.api.admin.settings.$patch({ json: { values } })))
  } catch (error) {
    // What is wrong stands at the fields.
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
  // What the rest of the site shows: its name, prices, methods.
  void queryClient.invalidateQueries({ queryKey: ['settings'] })
}

const UNKNOWN = 'Something went wrong. Please try again.'

export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : UNKNOWN
}
