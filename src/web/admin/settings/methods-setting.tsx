import { offeredMethods, PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '../../../modules/payments/schema.ts'
import { CheckboxGroup } from '../../components/choice-group.tsx'
import type { AdminSetting } from './settings-queries.ts'
import { useSettingDraft } from './use-setting-draft.ts'

/** A list of names that nobody should have to type: a tick is saved at once, as a switch is. */
export function MethodsSetting({ setting, label }: { setting: AdminSetting; label: string }) {
  const draft = useSettingDraft(setting)
  const { settingKey, isEditable } = setting
  return (
    <CheckboxGroup
      label={label}
      name={settingKey}
      help={draft.busy ? 'Saving…' : 'What employers can pay by.'}
      error={draft.error}
      options={PAYMENT_METHODS.map((value) => ({
        value,
        label: PAYMENT_METHOD_LABELS[value],
        disabled: !isEditable,
      }))}
      values={offeredMethods(draft.value)}
      onChange={(methods) => {
        const value = methods.join(',')
        draft.type(value)
        void draft.save(value)
      }}
    />
  )
}
