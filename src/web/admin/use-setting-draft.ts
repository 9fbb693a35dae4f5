import { useState } from 'react'
import { ApiError } from '../api-client.ts'
import { toast } from '../components/toast.ts'
import { type AdminSetting, useChangeSettings } from './settings-queries.ts'

/**
 * A setting that is being changed: what is typed stays until the server took it. The toasts are those of specification 2, section 8.
 */
export function useSettingDraft({ settingKey, settingValue }: AdminSetting) {
  const { changeOne } = useChangeSettings()
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function save(value = draft): Promise<void> {
    if (value === undefined || busy) return
    if (value === settingValue) return setDraft(undefined)
    setBusy(true)
    setError(undefined)
    try {
      await changeOne(settingKey, value)
      // Not what was typed meanwhile.
      setDraft((now) => (now === value ? undefined : now))
      toast({ title: 'Setting updated successfully' })
    } catch (error) {
      const message = error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'
      setError(message)
      toast({ title: 'Failed to update setting', description: message, variant: 'destructive' })
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
    save,
  }
}
