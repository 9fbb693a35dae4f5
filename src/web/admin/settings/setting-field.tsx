import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Switch } from '../../components/choice.tsx'
import { Field, TextField } from '../../components/field.tsx'
import { FieldNotes } from '../../components/field-frame.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { MethodsSetting } from './methods-setting.tsx'
import { SettingHistory } from './setting-history.tsx'
import { settingLabel } from './setting-label.ts'
import type { AdminSetting } from './settings-queries.ts'
import { useSettingDraft } from './use-setting-draft.ts'

/** One setting: a switch is saved at once, text and numbers when the field is left (specification 2, section 4). */
export function SettingField({ setting, label }: { setting: AdminSetting; label?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { settingKey, isEditable } = setting
  const name = label ?? settingLabel(settingKey)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <div className="min-w-0">
        {isSwitch(setting) ? (
          <SwitchSetting setting={setting} label={name} />
        ) : settingKey === 'payment_methods' ? (
          <MethodsSetting setting={setting} label={name} />
        ) : (
          <TextSetting setting={setting} label={name} />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {!isEditable && <Badge>Read Only</Badge>}
        <Button
          look="bare"
          icon
          aria-label={`History of ${name}`}
          title={`History of ${name}`}
          onClick={() => setIsOpen(true)}
        >
          <History size={20} />
        </Button>
      </div>
      {isOpen && <SettingHistory setting={setting} label={name} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** `smtp_secure` is a text, true or false (specification 2, section 3). */
function isSwitch({ settingKey, settingType }: AdminSetting): boolean {
  return settingType === 'boolean' || settingKey === 'smtp_secure'
}

type OwnProps = { setting: AdminSetting; label: string }

function SwitchSetting({ setting, label }: OwnProps) {
  const draft = useSettingDraft(setting)
  const { settingKey, description, isEditable } = setting
  return (
    <>
      <Switch
        name={settingKey}
        label={label}
        help={description}
        checked={draft.value === 'true'}
        disabled={!isEditable}
        onChange={({ currentTarget }) => {
          const value = String(currentTarget.checked)
          draft.type(value)
          void draft.save(value)
        }}
      />
      <FieldNotes id={settingKey} error={draft.error} />
    </>
  )
}

function TextSetting({ setting, label }: OwnProps) {
  const draft = useSettingDraft(setting)
  const { settingKey, settingType, description, isEditable } = setting
  const isSecret = 'isSet' in setting
  const field = {
    label,
    name: settingKey,
    help: draft.busy
      ? 'Saving…'
      : isSecret && setting.isSet
        ? `${description}. One is stored; Email Configuration can remove it.`
        : description,
    error: draft.error,
    value: draft.value,
    disabled: !isEditable,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => draft.type(currentTarget.value),
    onBlur: () => void draft.save(),
  }
  if (isSecret) return <PasswordField {...field} autoComplete="new-password" />
  if (settingType === 'text') return <TextField {...field} rows={3} />
  return (
    <Field
      {...field}
      {...(settingType === 'number' && { inputMode: 'numeric' })}
      autoComplete="off"
      onKeyDown={({ key }) => key === 'Enter' && void draft.save()}
    />
  )
}
