import { useRef, useState } from 'react'
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
  const isSaving = useRef(false)
  const wanted = useRef('')

  async function save(value = draft): Promise<void> {
    if (value === undefined) return
    wanted.current = value
    // Whoever saves takes what is newest when it is done.
    if (isSaving.current) return
    if (value === settingValue) return setDraft(undefined)
    isSaving.current = true
    setBusy(true)
    setError(undefined)
    try {
      await saveNewest(settingValue)
      toast({ title: 'Setting updated successfully' })
    } catch (error) {
      const message = error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'
      setError(message)
      toast({ title: 'Failed to update setting', description: message, variant: 'destructive' })
    } finally {
      isSaving.current = false
      setBusy(false)
    }
  }

  async function saveNewest(stored: string): Promise<void> {
    const value = wanted.current
    if (value === stored) return
    await changeOne(settingKey, value)
    // Not what was typed meanwhile.
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
