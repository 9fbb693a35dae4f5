import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { email } from '../../../shared/fields.ts'
import type { AdminSetting } from '../queries.ts'
import { useKept } from './kept.ts'
import { oneAfterAnother } from './one-after-another.ts'
import { knownValue, messageOf, saveSetting } from './setting-acts.ts'

/** What is in the field and not saved, and why it was refused. `isInstant`: a choice, which returns to the saved one. */
type Unsaved = { text?: string; error?: string; isInstant?: true }

/** Addresses are saved while somebody types, once typing rests for this long. Milliseconds. */
const REST_MS = 600
const SAVED_AT_REST = ['admin_email', 'support_email']

/**
 * A setting that saves itself: `change` at once, `type` when the field is left or Enter is pressed. What was refused stays
 * in the field with its error until it is saved or restored.
 */
export function useSetting({ settingKey, settingValue, ...setting }: AdminSetting) {
  const page = useRouteContext({ from: '__root__' })
  const [unsaved, setUnsaved] = useKept<Unsaved>(settingKey, {})
  // Saving takes time, and what was typed in the meantime must not be lost.
  const now = useRef(unsaved)
  const [busy, setBusy] = useState(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSecret = 'isSet' in setting

  const keep = (next: Unsaved) => {
    now.current = next
    setUnsaved(next)
  }
  const store = async (text: string) => {
    setBusy(true)
    const seen = isSecret ? undefined : knownValue(page, settingKey)
    try {
      if (text !== seen) await saveSetting(page, settingKey, text, seen)
      if (now.current.text === text) keep({})
    } catch (error) {
      const { isInstant } = now.current
      if (now.current.text === text) keep({ ...(!isInstant && { text }), error: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  const [queue] = useState(() => oneAfterAnother(store))

  const save = () => {
    clearTimeout(rest.current)
    if (now.current.text !== undefined) void queue(now.current.text)
  }
  const type = (text: string) => {
    clearTimeout(rest.current)
    // An empty field keeps a secret.
    keep(isSecret && text === '' ? {} : { text })
    if (SAVED_AT_REST.includes(settingKey) && v.is(email, text)) rest.current = setTimeout(save, REST_MS)
  }
  return {
    value: unsaved.text ?? settingValue,
    error: unsaved.error,
    /** The field has something else than what is saved. */
    isUnsaved: unsaved.text !== undefined,
    busy,
    type,
    /** Saves what was typed; what was refused waits until it is typed again or saved by `save`. */
    leave: () => now.current.error === undefined && save(),
    save,
    change: (text: string) => {
      keep({ text, isInstant: true })
      save()
    },
    restore: () => keep({}),
  }
}
export type OwnSetting = ReturnType<typeof useSetting>
