import { Button } from '../../components/controls/button.tsx'
import { Switch } from '../../components/forms/choice.tsx'
import { Field } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import type { AdminSetting } from '../queries.ts'
import { SecretField, useSettingsForm } from '../settings/settings-form.tsx'

/** Keeps changes until all of them are saved together. */
export function SmtpForm({ settings }: { settings: AdminSetting[] }) {
  const { set, pending, field, current, errors, failure, busy, save, discard } = useSettingsForm(
    settings,
    'smtp',
    'smtp_password',
  )
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
        <SecretField {...{ settings, pending, set, field }} name="smtp_password" label="SMTP Password" />
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
