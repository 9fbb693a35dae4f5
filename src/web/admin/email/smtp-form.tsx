import { useRouteContext } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { ApiError } from '../../api-client.ts'
import { Button } from '../../components/button.tsx'
import { Switch } from '../../components/choice.tsx'
import { Field } from '../../components/field.tsx'
import { FormErrors } from '../../components/form-errors.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { saveSettings } from '../settings/setting-acts.ts'
import type { AdminSetting } from '../settings/settings-queries.ts'
import { PORTS, secureOf } from './smtp-ports.ts'
import { changePending, usePendingSmtp } from './use-pending-smtp.ts'

/** What is changed here is held until it is saved, all of it at once (specification 2, section 4). */
export function SmtpForm({ settings }: { settings: AdminSetting[] }) {
  const stored = new Map(settings.map((setting) => [setting.settingKey, setting]))
  const [pending, setPending] = usePendingSmtp()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const page = useRouteContext({ from: '__root__' })

  const current = (key: string) => pending[key] ?? stored.get(key)?.settingValue ?? ''
  const set = (changes: Record<string, string>) => {
    setPending(changePending(pending, settings, changes))
    setErrors((old) => Object.fromEntries(Object.entries(old).filter(([key]) => !(key in changes))))
  }
  const setPort = (port: string) => {
    const secure = secureOf(port)
    set({ smtp_port: port, ...(secure !== undefined && { smtp_secure: String(secure) }) })
  }
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await saveSettings(page, pending)
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
  const field = (key: string, label: string) => ({
    label,
    name: key,
    help: stored.get(key)?.description,
    error: errors[key],
    value: current(key),
    autoComplete: 'off',
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [key]: currentTarget.value }),
  })
  const password = stored.get('smtp_password')
  const hasPassword = password !== undefined && 'isSet' in password && password.isSet === true
  const isRemoved = pending['smtp_password'] === ''
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
        <div className="grid content-start gap-2">
          <PasswordField
            {...field('smtp_password', 'SMTP Password')}
            autoComplete="new-password"
            help={passwordHelp(hasPassword, isRemoved)}
          />
          {isRemoved ? (
            <Button look="quiet" className="justify-self-start" onClick={() => set({ smtp_password: '' })}>
              Keep password
            </Button>
          ) : (
            hasPassword && (
              <Button
                look="quiet"
                className="justify-self-start"
                onClick={() => setPending({ ...pending, smtp_password: '' })}
              >
                Remove password
              </Button>
            )
          )}
        </div>
        <Field {...field('smtp_from_name', 'From Name')} />
        <Field {...field('smtp_from_email', 'From Email')} type="email" autoCapitalize="none" />
      </div>
      <Switch
        name="smtp_secure"
        label="Secure (SSL from the start)"
        help="On for port 465, off for 587 and 25: 587 turns to TLS by itself."
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

function passwordHelp(hasPassword: boolean, isRemoved: boolean): string {
  if (isRemoved) return 'The stored one goes when you save.'
  if (hasPassword) return 'One is stored. Type a new one to replace it; it is never shown.'
  return 'It is never shown again.'
}
