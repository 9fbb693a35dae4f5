import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { offeredMethods, PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '../../../modules/payments/schema.ts'
import { SCAM_RULES, type ScamStrength } from '../../../shared/scam-patterns.ts'
import { splitList } from '../../../shared/text.ts'
import { Button } from '../../components/controls/button.tsx'
import { CheckboxGroup, Switch } from '../../components/forms/choice.tsx'
import { Field, FieldNotes, TextField } from '../../components/forms/field.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import type { AdminSetting } from '../queries.ts'
import { DraftBar } from './draft-bar.tsx'
import { useSettingDraft } from './setting-acts.ts'
import { SettingHistory } from './setting-history.tsx'

/** One setting. After a change, the effect of the change appears, with a button that saves it. */
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
        ) : settingKey === 'scam_rules_off' ? (
          <ScamRulesSetting setting={setting} label={name} />
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

/** `smtp_secure` is stored as text, true or false, but shown as a switch. */
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
          draft.type(String(currentTarget.checked))
        }}
      />
      <FieldNotes id={settingKey} error={draft.error} />
      <DraftBar settingKey={settingKey} label={label} draft={draft} />
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
    help:
      isSecret && setting.isSet
        ? `${description}. A value is stored. You can remove it under Email Configuration.`
        : description,
    error: draft.error,
    value: draft.value,
    disabled: !isEditable,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => draft.type(currentTarget.value),
  }
  return (
    <>
      {isSecret ? (
        <PasswordField {...field} autoComplete="new-password" />
      ) : settingType === 'text' ? (
        <TextField {...field} rows={3} />
      ) : (
        <Field
          {...field}
          {...(settingType === 'number' && { inputMode: 'numeric' })}
          autoComplete="off"
          onKeyDown={({ key }) => key === 'Enter' && void draft.save()}
        />
      )}
      <DraftBar settingKey={settingKey} label={label} draft={draft} />
    </>
  )
}

/** A list of payment methods to tick. */
function MethodsSetting({ setting, label }: { setting: AdminSetting; label: string }) {
  const draft = useSettingDraft(setting)
  const { settingKey, isEditable } = setting
  return (
    <>
      <CheckboxGroup
        label={label}
        name={settingKey}
        help="How employers can pay."
        error={draft.error}
        options={PAYMENT_METHODS.map((value) => ({
          value,
          label: PAYMENT_METHOD_LABELS[value],
          disabled: !isEditable,
        }))}
        values={offeredMethods(draft.value)}
        onChange={(methods) => draft.type(methods.join(','))}
      />
      <DraftBar settingKey={settingKey} label={label} draft={draft} />
    </>
  )
}

const GROUPS: { strength: ScamStrength; label: string; help: string }[] = [
  { strength: 'hold', label: 'Strong words', help: 'Words that ask applicants for money or secrets.' },
  {
    strength: 'flag',
    label: 'Weak words',
    help: 'Honest jobs use these words too. The job stays public while it waits for your check.',
  },
]

/** The built-in scam words. Ticked words are searched for; the setting stores the ones without a tick. */
function ScamRulesSetting({ setting, label }: { setting: AdminSetting; label: string }) {
  const draft = useSettingDraft(setting)
  const { settingKey, isEditable } = setting
  const off = splitList(draft.value)
  const change = (strength: ScamStrength, on: readonly string[]) => {
    const stillOff = SCAM_RULES.filter((rule) =>
      rule.strength === strength ? !on.includes(rule.key) : off.includes(rule.key),
    )
    draft.type(stillOff.map(({ key }) => key).join(','))
  }
  return (
    <div className="grid gap-4">
      {GROUPS.map(({ strength, label: group, help }, index) => (
        <CheckboxGroup
          key={strength}
          label={`${label}: ${group.toLowerCase()}`}
          name={`${settingKey}_${strength}`}
          layout="grid gap-1 sm:grid-cols-2"
          help={help}
          error={index === 0 ? draft.error : undefined}
          options={SCAM_RULES.filter((rule) => rule.strength === strength).map((rule) => ({
            value: rule.key,
            label: rule.label,
            help: rule.examples,
            disabled: !isEditable,
          }))}
          values={SCAM_RULES.map(({ key }) => key).filter((key) => !off.includes(key))}
          onChange={(values) => change(strength, values)}
        />
      ))}
      <DraftBar settingKey={settingKey} label={label} draft={draft} />
    </div>
  )
}

const WORDS: Record<string, string> = {
  cv: 'CV',
  smtp: 'SMTP',
  tin: 'TIN',
  dkim: 'DKIM',
  id: 'ID',
  email: 'email',
}

/** Labels where the setting's key does not read well. */
const LABELS: Record<string, string> = {
  password_min_length: 'Minimum password length',
  hold_first_job: 'Hold an employer’s first job',
  hold_scam_words: 'Hold jobs with strong scam words',
  scam_rules_off: 'Built-in words',
  scam_words_hold: 'Your own strong words',
  scam_words: 'Your own weak words',
  emails_keep_days: 'Days to keep emails',
  notices_keep_days: 'Days to keep notices',
  views_keep_days: 'Days to keep the origin of CV views',
  visits_keep_days: 'Days to keep visit counts',
  payment_instructions_bank_transfer: 'How to pay by bank transfer',
  payment_instructions_mobile_money: 'How to pay by mobile money',
  payment_instructions_cash: 'How to pay in cash',
  payment_instructions_check: 'How to pay by government cheque',
}

/** `cv_view_cost` → 'CV view cost'. */
function settingLabel(key: string): string {
  const own = LABELS[key]
  if (own) return own
  const words = key.split('_').map((word) => WORDS[word] ?? word)
  const label = words.join(' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}
