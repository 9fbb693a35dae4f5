import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { email } from '../../../shared/fields.ts'
import { Field } from '../../components/field.tsx'
import type { AdminSetting } from './settings-queries.ts'
import { useSettingDraft } from './use-setting-draft.ts'

/** Milliseconds that typing rests before an address is saved, and it must be one (decisions, 'Both readings stand'). */
const REST = 600

/** An address that is saved while it is typed; leaving the field saves at once. */
export function AddressSetting({ setting, label }: { setting: AdminSetting; label: string }) {
  const draft = useSettingDraft(setting)
  const save = useRef(draft.save)
  save.current = draft.save
  const { settingKey, description, isEditable } = setting
  const { value, isChanged } = draft
  useEffect(() => {
    if (!isChanged || !v.is(email, value)) return
    const timer = setTimeout(() => void save.current(), REST)
    return () => clearTimeout(timer)
  }, [value, isChanged])
  return (
    <Field
      label={label}
      name={settingKey}
      type="email"
      help={draft.busy ? 'Saving…' : description}
      error={draft.error}
      value={value}
      disabled={!isEditable}
      autoComplete="off"
      autoCapitalize="none"
      onInput={({ currentTarget }) => draft.type(currentTarget.value)}
      onBlur={() => void draft.save()}
    />
  )
}
