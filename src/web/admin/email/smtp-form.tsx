import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { ApiError } from '../../app/loading/api-client.ts'
import { Button } from '../../components/controls/button.tsx'
import { Switch } from '../../components/forms/choice.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import type { AdminSetting } from '../queries.ts'
import { saveSettings } from '../settings/setting-acts.ts'

/** Keeps changes until all of them are saved together. */
export function SmtpForm({ settings }: { settings: AdminSetting[] }) {
  const { set, pending, field, current, errors, failure, busy, save, discard } = useSmtpForm(settings)
  const setPort = (port: string) => {
    const secure = secureOf(port)
    set({ smtp_port: port, ...(secure !== undefined && { smtp_secure: String(secure) }) })
  }
  return (
    <form method="post" className="card grid gap-4" noValidate onSubmit={(event) => void save(event)}>
      <FormErrors errors={errors} message={failure} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('smtp_host', 'SMTP Host')} inputMode="url" autoCapitalize="none" />
        <div className="grid content-start gap-2">
          <Field
            {...field('smtp_port', 'SMTP Port')}
            inputMode="numeric"
            onInput={({ currentTarget }) => setPort(currentTarget.value)}
          />
          <div className="flex flex-wrap gap-2">
            {PORTS.map(({ port, label }) => (
              <Button key={port} look="quiet" onClick={() => setPort(port)}>
                {label}
              </Button>
            ))}
          </div>
        </div>
        <Field {...field('smtp_username', 'SMTP Username')} autoCapitalize="none" />
        <SmtpPassword
          settings={settings}
          pending={pending}
          set={set}
          field={field('smtp_password', 'SMTP Password')}
        />
        <Field {...field('smtp_from_name', 'From Name')} />
        <Field {...field('smtp_from_email', 'From Email')} type="email" autoCapitalize="none" />
      </div>
      <Switch
        name="smtp_secure"
        label="Secure (SSL from the start)"
        help="On for port 465, off for 587 and 25: 587 switches to TLS by itself."
        checked={current('smtp_secure') === 'true'}
        onChange={({ currentTarget }) => set({ smtp_secure: String(currentTarget.checked) })}
      />
      {Object.keys(pending).length > 0 && (
        <div className="actions">
          <Button look="quiet" onClick={discard}>
            Discard changes
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save SMTP Settings
          </Button>
        </div>
      )}
    </form>
  )
}

function useSmtpForm(settings: AdminSetting[]) {
  const stored = new Map(settings.map((setting) => [setting.settingKey, setting]))
  const [pending, setPending] = usePendingSmtp()
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
      await saveSettings(page, pending, undoOf(pending, settings))
      setPending({})
      setErrors({})
    } catch (error) {
      setErrors(error instanceof ApiError ? error.errors : {})
      setFailure(error instanceof ApiError ? error.message : 'Error saving settings')
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

type SmtpState = ReturnType<typeof useSmtpForm>
type SmtpPasswordProps = Pick<SmtpState, 'pending' | 'set'> & {
  settings: AdminSetting[]
  field: ReturnType<SmtpState['field']>
}

/** The stored password is never shown. It can be replaced or removed. */
function SmtpPassword({ settings, pending, set, field }: SmtpPasswordProps) {
  const password = settings.find(({ settingKey }) => settingKey === 'smtp_password')
  const hasPassword = password !== undefined && 'isSet' in password && password.isSet === true
  const isRemoved = pending['smtp_password'] === ''
  return (
    <div className="grid content-start gap-2">
      <PasswordField {...field} autoComplete="new-password" help={passwordHelp(hasPassword, isRemoved)} />
      {(isRemoved || hasPassword) && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => set({ smtp_password: '' }, !isRemoved)}
        >
          {isRemoved ? 'Keep password' : 'Remove password'}
        </Button>
      )}
    </div>
  )
}

function passwordHelp(hasPassword: boolean, isRemoved: boolean): string {
  if (isRemoved) return 'The stored password will be removed when you save.'
  if (hasPassword) return 'A password is stored. Type a new one to replace it. It is never shown.'
  return 'It will not be shown again.'
}

/** The three usual ports of mail servers. Only 465 uses SSL from the start. */
const PORTS = [
  { port: '587', label: '587 (TLS)' },
  { port: '465', label: '465 (SSL)' },
  { port: '25', label: '25 (unencrypted)' },
] as const

/** Returns the right Secure flag for a port, or undefined for an unknown port. */
export function secureOf(port: string): boolean | undefined {
  return PORTS.some((one) => one.port === port) ? port === '465' : undefined
}

type Pending = Readonly<Record<string, string>>

const KEY = ['admin-pending-smtp']

/** Unsaved SMTP settings. They are kept in this tab's memory while the administrator visits other sections. */
function usePendingSmtp() {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<Pending>(() => queryClient.getQueryData<Pending>(KEY) ?? {})
  const change = (next: Pending) => {
    keepPendingSmtp(queryClient, next)
    setPending(next)
  }
  return [pending, change] as const
}

export function keepPendingSmtp(queryClient: QueryClient, pending: Pending): void {
  queryClient.setQueryData(KEY, pending)
}

/**
 * Returns the stored values of what changes, or why the change cannot be undone. The password is not known here, and the
 * other values without it would be settings that never were in use.
 */
export function undoOf(pending: Pending, stored: Stored): Pending | string {
  if ('smtp_password' in pending)
    return 'This cannot be undone: the earlier password is not shown to anybody, so it cannot return.'
  const before = stored.filter(({ settingKey }) => settingKey in pending)
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
