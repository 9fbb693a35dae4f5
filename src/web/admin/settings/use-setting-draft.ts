import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { messageOf, saveSetting } from './setting-acts.ts'
import type { AdminSetting } from './settings-queries.ts'

/** A setting that is being changed: what is typed stays until the server took it. */
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
    // Whoever saves takes what is newest when it is done.
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
