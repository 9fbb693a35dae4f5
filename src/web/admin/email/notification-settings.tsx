import { AddressSetting } from '../settings/address-setting.tsx'
import { SettingField } from '../settings/setting-field.tsx'
import type { AdminSetting } from '../settings/settings-queries.ts'

const SWITCHES = {
  email_notifications_enabled: 'Email notifications',
  registration_email_enabled: 'Job seeker welcome emails',
  employer_registration_email_enabled: 'Employer welcome emails',
  application_notification_enabled: 'Application notifications',
}
const ADDRESSES = { admin_email: 'Admin Email', support_email: 'Support Email' }

/** The switches act at once; the two addresses are saved once typing rests. */
export function NotificationSettings({ settings }: { settings: AdminSetting[] }) {
  return (
    <div className="grid gap-4">
      <div className="card grid gap-5">
        <h3>Notifications</h3>
        {labelled(settings, SWITCHES).map(({ setting, label }) => (
          <SettingField key={setting.settingKey} setting={setting} label={label} />
        ))}
      </div>
      <div className="card grid gap-5">
        <h3>Addresses</h3>
        {labelled(settings, ADDRESSES).map(({ setting, label }) => (
          <AddressSetting key={setting.settingKey} setting={setting} label={label} />
        ))}
      </div>
    </div>
  )
}

function labelled(settings: AdminSetting[], labels: Record<string, string>) {
  return Object.entries(labels).flatMap(([key, label]) => {
    const setting = settings.find(({ settingKey }) => settingKey === key)
    return setting ? [{ setting, label }] : []
  })
}
