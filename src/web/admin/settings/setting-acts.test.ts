import { expect, test } from 'vitest'
import { answeringClient, shownToast } from '../../../../tests/support/answering-client.ts'
import { createQueryClient } from '../../app/loading/query-client.ts'
import { currentToasts } from '../../components/overlays/toast.ts'
import { adminSettingsQuery } from '../queries.ts'
import { saveSetting, saveSettings } from './setting-acts.ts'

const row = { id: 5, settingKey: 'cv_view_cost', settingValue: '4' }

// Rule (settings and mail): A saved setting is shown as the server stored it, and a toast confirms it
test('a setting is saved, shown as the server stored it, and a toast confirms it', async () => {
  const page = { ...answeringClient(200, row), queryClient: createQueryClient() }
  const queryKey: unknown[] = [...adminSettingsQuery(page.client).queryKey]
  page.queryClient.setQueryData(queryKey, [{ ...row, settingValue: '2' }])
  await saveSetting(page, 'cv_view_cost', '04')
  expect(page.sent).toEqual([['PATCH', '/api/admin/settings/cv_view_cost', { value: '04' }]])
  expect(page.queryClient.getQueryData(queryKey)).toEqual([row])
  expect(shownToast()).toEqual(['Setting updated successfully', undefined, undefined])
})

// Rule (settings and mail): Settings saved together are confirmed by one toast, and all settings are loaded again
test('several settings are saved together, a toast confirms it, and all are read again', async () => {
  const page = { ...answeringClient(200, [row]), queryClient: createQueryClient() }
  const query = adminSettingsQuery(page.client)
  await page.queryClient.fetchQuery(query)
  await saveSettings(page, { smtp_port: '587', smtp_secure: 'false' }, { smtp_port: '465' })
  expect(page.sent[1]).toEqual([
    'PATCH',
    '/api/admin/settings',
    { values: { smtp_port: '587', smtp_secure: 'false' } },
  ])
  // This page does not show them, so they are only marked as old and read again where they are shown.
  expect(page.queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
  expect(shownToast()).toEqual(['Settings saved successfully!', undefined, undefined])
  currentToasts()[0]?.action?.onAction()
  await expect
    .poll(() => page.sent.at(-1))
    .toEqual(['PATCH', '/api/admin/settings', { values: { smtp_port: '465' } }])
})

// Rule (settings and mail): A failed save shows the server's message for one setting, and what to do for several
test('a failure of one setting is shown with the words of the server, of several with what to do', async () => {
  const refused = answeringClient(400, { message: 'Please enter a whole number' })
  const page = { ...refused, queryClient: createQueryClient() }
  await expect(saveSetting(page, 'cv_view_cost', 'x')).rejects.toThrow()
  expect(shownToast()).toEqual(['Failed to update setting', 'Please enter a whole number', 'destructive'])
  await expect(saveSettings(page, { smtp_port: 'x' }, 'This cannot be undone.')).rejects.toThrow()
  expect(shownToast()).toEqual(['Error saving settings', 'Please try again', 'destructive'])
})
