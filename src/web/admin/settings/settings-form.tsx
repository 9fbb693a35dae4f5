import { useRouteContext } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { ApiError, reasonOf } from '../../app/loading/api-client.ts'
import { Button } from '../../components/controls/button.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import type { AdminSetting } from '../queries.ts'
import { useKept } from './kept.ts'
import { saveSettings } from './setting-acts.ts'

/**
 * Settings that are changed here and saved together. `name` keeps the unsaved changes of this form, `secret` is the key
 * of the value that is never shown.
 */
export function useSettingsForm(settings: AdminSetting[], name: string, secret: string) {
  const stored = new Map(settings.map((setting) => [setting.settingKey, setting]))
  const [pending, setPending] = useKept<Pending>(name, {})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const page = useRouteContext({ from: '__root__' })

  const current = (key: string) => pending[key] ?? stored.get(key)?.settingValue ?? ''
  /** `isRemoval`: stores an empty value, although an empty field otherwise keeps the stored one. */
  const set = (changes: Pending, isRemoval = false) => {
    setPending(isRemoval ? { ...pending, ...changes } : changePending(pending, settings, changes))
    setErrors((old) => Object.fromEntries(Object.entries(old).filter(([key]) => !(key in changes))))
  }
  const field = (key: string, label: string) => ({
    label,
    name: key,
    help: stored.get(key)?.description,
    error: errors[key],
    value: current(key),
    autoComplete: 'off',
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [key]: currentTarget.value }),
  })
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await saveSettings(
        page,
        pending,
        seenOf(pending, settings, secret),
        secret in pending ? NO_UNDO : undefined,
      )
      setPending({})
      setErrors({})
    } catch (error) {
      setErrors(error instanceof ApiError ? error.errors : {})
      setFailure(reasonOf(error, 'Error saving settings'))
    } finally {
      setBusy(false)
    }
  }
  const discard = () => {
    setPending({})
    setErrors({})
    setFailure('')
  }
  return { pending, set, current, field, errors, failure, busy, save, discard }
}

type SecretFieldProps = Pick<ReturnType<typeof useSettingsForm>, 'pending' | 'set' | 'field'> & {
  settings: AdminSetting[]
  name: string
  label: string
}

/** The stored value is never shown. It can be replaced or removed. */
export function SecretField({ settings, pending, set, field, name, label }: SecretFieldProps) {
  const setting = settings.find(({ settingKey }) => settingKey === name)
  const isSet = setting !== undefined && 'isSet' in setting && setting.isSet === true
  const isRemoved = pending[name] === ''
  return (
    <div className="grid content-start gap-2">
      <PasswordField
        {...field(name, label)}
        autoComplete="new-password"
        help={secretHelp(isSet, isRemoved)}
      />
      {(isRemoved || isSet) && (
        <Button look="quiet" className="justify-self-start" onClick={() => set({ [name]: '' }, !isRemoved)}>
          {isRemoved ? 'Keep password' : 'Remove password'}
        </Button>
      )}
    </div>
  )
}

function secretHelp(isSet: boolean, isRemoved: boolean): string {
  if (isRemoved) return 'The stored password will be removed when you save.'
  if (isSet) return 'A password is stored. Type a new one to replace it. It is never shown.'
  return 'It will not be shown again.'
}

type Pending = Readonly<Record<string, string>>

/** The other old values without the secret would be a combination that was never in use. */
const NO_UNDO = 'This cannot be undone: the earlier password is not shown to anybody, so it cannot return.'

/** Returns the stored values of the changed settings, without the secret, which is not known here. */
export function seenOf(pending: Pending, stored: Stored, secret: string): Pending {
  const before = stored.filter(({ settingKey }) => settingKey in pending && settingKey !== secret)
  return Object.fromEntries(before.map(({ settingKey, settingValue }) => [settingKey, settingValue]))
}

type Stored = readonly { settingKey: string; settingValue: string }[]

/**
 * Adds changes to the unsaved ones and drops those that equal the stored value. A password is never shown, so an empty
 * field means that it stays; to remove it, '' is set without this function.
 */
export function changePending(pending: Pending, stored: Stored, changes: Pending): Pending {
  const isStored = ([key, value]: [string, string]) =>
    stored.some(({ settingKey, settingValue }) => settingKey === key && settingValue === value)
  const others = Object.entries(pending).filter(([key]) => !(key in changes))
  const real = Object.entries(changes).filter((change) => !isStored(change))
  return Object.fromEntries([...others, ...real])
}
