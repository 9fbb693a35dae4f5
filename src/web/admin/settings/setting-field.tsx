import { Link } from '@tanstack/react-router'
import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { offeredMethods, PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '../../../modules/payments/schema.ts'
import { SMS_ROUTE } from '../../../modules/settings/schema.ts'
import { SCAM_RULES, type ScamStrength } from '../../../shared/scam-patterns.ts'
import { splitList } from '../../../shared/text.ts'
import { Button } from '../../components/controls/button.tsx'
import { CheckboxGroup, Switch } from '../../components/forms/choice.tsx'
import { Field, FieldNotes, TextField } from '../../components/forms/field.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import type { AdminSetting } from '../queries.ts'
import { SettingHistory } from './setting-history.tsx'
import { settingLabel } from './setting-labels.ts'
import { type OwnSetting, useSetting } from './use-setting.ts'

/** One setting, which saves itself: a choice at once, a field when it is left. A toast says the effect and offers Undo. */
export function SettingField({ setting }: { setting: AdminSetting }) {
  const [isOpen, setIsOpen] = useState(false)
  const { settingKey, isEditable } = setting
  const name = settingLabel(settingKey)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <div className="min-w-0">
        {isSwitch(setting) ? (
          <SwitchSetting setting={setting} label={name} />
        ) : settingKey === 'payment_methods' ? (
          <MethodsSetting setting={setting} label={name} />
        ) : settingKey === 'scam_rules_off' ? (
          <ScamRulesSetting setting={setting} label={name} />
        ) : isPartOfRoute(settingKey) ? (
          <RouteSetting setting={setting} label={name} />
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
  const { value, error, busy, change } = useSetting(setting)
  const { settingKey, description, isEditable } = setting
  return (
    <>
      <Switch
        name={settingKey}
        label={label}
        help={description}
        checked={value === 'true'}
        disabled={!isEditable}
        onChange={({ currentTarget }) => change(String(currentTarget.checked))}
      />
      <FieldNotes id={settingKey} error={error} />
      <Saving busy={busy} />
    </>
  )
}

function TextSetting({ setting, label }: OwnProps) {
  const own = useSetting(setting)
  const { settingKey, settingType, description, isEditable } = setting
  const isSecret = 'isSet' in setting
  const field = {
    label,
    name: settingKey,
    help:
      isSecret && setting.isSet
        ? `${description}. A value is stored. You can remove it under Email Configuration.`
        : description,
    error: own.error,
    value: own.value,
    disabled: !isEditable,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => own.type(currentTarget.value),
    onBlur: own.leave,
  }
  const onKeyDown = ({ key }: { key: string }) => key === 'Enter' && own.save()
  return (
    <>
      {isSecret ? (
        <PasswordField {...field} autoComplete="new-password" onKeyDown={onKeyDown} />
      ) : settingType === 'text' ? (
        <TextField {...field} rows={3} />
      ) : (
        <Field
          {...field}
          {...(settingType === 'number' && { inputMode: 'numeric' })}
          autoComplete="off"
          onKeyDown={onKeyDown}
        />
      )}
      <Refused {...own} label={label} />
      <Saving busy={own.busy} />
    </>
  )
}

/** What to do with a text that was not saved. */
function Refused({ error, isUnsaved, save, restore, label }: OwnSetting & { label: string }) {
  if (error === undefined || !isUnsaved) return null
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button look="quiet" aria-label={`Save again: ${label}`} onClick={save}>
        Save again
      </Button>
      <Button look="quiet" aria-label={`Restore saved value: ${label}`} onClick={restore}>
        Restore saved value
      </Button>
    </div>
  )
}

function Saving({ busy }: { busy: boolean }) {
  return (
    <small className="help" role="status">
      {busy && 'Saving…'}
    </small>
  )
}

const isPartOfRoute = (key: string) => SMS_ROUTE.some((one) => one === key)

/** Changed together with the password of the gateway, which a change of one of them must not send elsewhere. */
function RouteSetting({ setting: { description, settingValue }, label }: OwnProps) {
  return (
    <div>
      <p className="label">{label}</p>
      <p className="wrap-anywhere whitespace-pre-line">{settingValue || 'Empty'}</p>
      <p className="help">{description}</p>
      <Link
        to="/admin"
        search={{ section: 'email', tab: 'sms' }}
        className="inline-flex min-h-11 items-center"
      >
        Change how the gateway is called
      </Link>
    </div>
  )
}

/** A list of payment methods to tick. */
function MethodsSetting({ setting, label }: OwnProps) {
  const { value, error, busy, change } = useSetting(setting)
  const { settingKey, isEditable } = setting
  return (
    <>
      <CheckboxGroup
        label={label}
        name={settingKey}
        help="How employers can pay."
        error={error}
        options={PAYMENT_METHODS.map((value) => ({
          value,
          label: PAYMENT_METHOD_LABELS[value],
          disabled: !isEditable,
        }))}
        values={offeredMethods(value)}
        onChange={(methods) => change(methods.join(','))}
      />
      <Saving busy={busy} />
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
function ScamRulesSetting({ setting, label }: OwnProps) {
  const own = useSetting(setting)
  const { settingKey, isEditable } = setting
  const off = splitList(own.value)
  const change = (strength: ScamStrength, on: readonly string[]) => {
    const stillOff = SCAM_RULES.filter((rule) =>
      rule.strength === strength ? !on.includes(rule.key) : off.includes(rule.key),
    )
    own.change(stillOff.map(({ key }) => key).join(','))
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
          error={index === 0 ? own.error : undefined}
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
      <Saving busy={own.busy} />
    </div>
  )
}
