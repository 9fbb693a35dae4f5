import { expect, test } from 'vitest'
import { answeringClient, shownToast } from '../../../../tests/support/answering-client.ts'
import { createQueryClient } from '../../app/loading/query-client.ts'
import { currentToasts } from '../../components/overlays/toast.ts'
import { adminSettingsQuery } from '../queries.ts'
import { saveSetting, saveSettings } from './setting-acts.ts'

const row = { id: 5, settingKey: 'cv_view_cost', settingValue: '4' }

// Rule (settings and mail): A saved setting is shown as the server stored it; its toast says the effect and offers Undo
test('a setting is saved and shown as the server stored it; the toast says the effect, and Undo returns', async () => {
  const page = { ...answeringClient(200, row), queryClient: createQueryClient() }
  const queryKey: unknown[] = [...adminSettingsQuery(page.client).queryKey]
  page.queryClient.setQueryData(queryKey, [{ ...row, settingValue: '2' }])
  await saveSetting(page, 'cv_view_cost', '04', '2')
  expect(page.sent).toEqual([['PATCH', '/api/admin/settings/cv_view_cost', { value: '04', seen: '2' }]])
  expect(page.queryClient.getQueryData(queryKey)).toEqual([row])
  const effect = 'Every button shows the new price now. Earlier payments do not change.'
  expect(shownToast()).toEqual(['Setting updated successfully', effect, undefined])
  currentToasts()[0]?.action?.onAction()
  await expect
    .poll(() => page.sent.at(-1))
    .toEqual(['PATCH', '/api/admin/settings/cv_view_cost', { value: '2', seen: '4' }])
})

test('a secret has no earlier value to return to', async () => {
  const page = { ...answeringClient(200, row), queryClient: createQueryClient() }
  await saveSetting(page, 'smtp_password', 'sikret')
  expect(page.sent).toEqual([['PATCH', '/api/admin/settings/smtp_password', { value: 'sikret' }]])
  expect(currentToasts()[0]?.action).toBeUndefined()
})

// Rule (settings and mail): Settings saved together are confirmed by one toast, and all settings are loaded again
test('several settings are saved together, a toast confirms it, and all are read again', async () => {
  const port = { id: 6, settingKey: 'smtp_port', settingValue: '587' }
  const page = { ...answeringClient(200, [port]), queryClient: createQueryClient() }
  const query = adminSettingsQuery(page.client)
  await page.queryClient.fetchQuery(query)
  await saveSettings(page, { smtp_port: '587' }, { smtp_port: '465' })
  expect(page.sent[1]).toEqual([
    'PATCH',
    '/api/admin/settings',
    { values: { smtp_port: '587' }, seen: { smtp_port: '465' } },
  ])
  // This page does not show them, so they are only marked as old and read again where they are shown.
  expect(page.queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
  expect(shownToast()).toEqual(['Settings saved successfully!', undefined, undefined])
  currentToasts()[0]?.action?.onAction()
  await expect
    .poll(() => page.sent.at(-1))
    .toEqual(['PATCH', '/api/admin/settings', { values: { smtp_port: '465' }, seen: { smtp_port: '587' } }])
})

test('settings saved with a secret say why they cannot return', async () => {
  const page = { ...answeringClient(200, [row]), queryClient: createQueryClient() }
  await saveSettings(page, { smtp_password: 'x' }, {}, 'This cannot be undone.')
  expect(shownToast()).toEqual(['Settings saved successfully!', 'This cannot be undone.', undefined])
  expect(currentToasts()[0]?.action).toBeUndefined()
})

// Rule (settings and mail): A failed save shows the server's message for one setting, and what to do for several
test('a failure of one setting is shown with the words of the server, of several with what to do', async () => {
  const refused = answeringClient(400, { message: 'Please enter a whole number' })
  const page = { ...refused, queryClient: createQueryClient() }
  await expect(saveSetting(page, 'cv_view_cost', 'x')).rejects.toThrow()
  expect(shownToast()).toEqual(['Failed to update setting', 'Please enter a whole number', 'destructive'])
  await expect(saveSettings(page, { smtp_port: 'x' }, {})).rejects.toThrow()
  expect(shownToast()).toEqual(['Error saving settings', 'Please try again', 'destructive'])
})

test('after the refusal of a save that would replace a newer value, the settings are read again', async () => {
  const page = { ...answeringClient(409, { message: 'Newer' }), queryClient: createQueryClient() }
  const { queryKey } = adminSettingsQuery(page.client)
  page.queryClient.setQueryData([...queryKey], [row])
  await expect(saveSetting(page, 'cv_view_cost', '7', '2')).rejects.toThrow()
  expect(shownToast()).toEqual(['Failed to update setting', 'Newer', 'destructive'])
  expect(page.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
