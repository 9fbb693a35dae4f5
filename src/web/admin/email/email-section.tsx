import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { SkeletonList } from '../../components/states/states.tsx'
import { type AdminSetting, adminSettingsQuery, queuesQuery } from '../queries.ts'
import { SectionTabs, useSectionTab } from '../section-tabs.tsx'
import { SettingField } from '../settings/setting-field.tsx'
import { DomainChecks } from './domain-checks.tsx'
import { EmailTests } from './email-tests.tsx'
import { EmailTroubleshooting } from './email-troubleshooting.tsx'
import { MailTexts } from './mail-texts.tsx'
import { Outbox } from './outbox.tsx'
import { SmsOutbox } from './sms-outbox.tsx'
import { SmsSettings } from './sms-settings.tsx'
import { SmtpForm } from './smtp-form.tsx'

const KEYS = ['smtp', 'notifications', 'testing', 'outbox', 'texts', 'sms', 'sms-outbox'] as const
const LABELS = {
  smtp: 'SMTP Settings',
  notifications: 'Email Notifications',
  testing: 'Testing & Verification',
  outbox: 'Outbox',
  texts: 'Mail Texts',
  sms: 'SMS',
  'sms-outbox': 'SMS Outbox',
}

export function EmailSection() {
  const { client } = useSite()
  const query = useQuery(adminSettingsQuery(client))
  const { data: queues } = useQuery(queuesQuery(client))
  const tab = useSectionTab(KEYS)
  const { data, error } = query
  const tabs = KEYS.map((key) => {
    const failed = key === 'outbox' ? queues?.emails : 0
    return { key, label: LABELS[key], ...(failed && { count: failed }) }
  })
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="sr">Email Configuration</h2>
      <SectionTabs label="Email configuration" tabs={tabs} current={tab} />
      {error ? (
        <LoadFailure what="Email settings" query={query} />
      ) : !data ? (
        <SkeletonList count={6} label="Loading email settings…" boneClass="h-20" className="grid gap-4" />
      ) : (
        <Tab name={tab} settings={data} />
      )}
    </section>
  )
}

function Tab({ name, settings }: { name: (typeof KEYS)[number]; settings: AdminSetting[] }) {
  if (name === 'notifications') return <NotificationSettings settings={settings} />
  if (name === 'testing') return <EmailTesting settings={settings} />
  if (name === 'outbox') return <Outbox settings={settings} />
  if (name === 'sms') return <SmsSettings settings={settings} />
  if (name === 'sms-outbox') return <SmsOutbox />
  return name === 'texts' ? <MailTexts /> : <SmtpForm settings={settings} />
}

function EmailTesting({ settings }: { settings: AdminSetting[] }) {
  return (
    <div className="grid min-w-0 gap-4">
      <EmailTests />
      <DomainChecks selector={settings.find(({ settingKey }) => settingKey === 'dkim_selector')} />
      <EmailTroubleshooting />
    </div>
  )
}

const SWITCHES = [
  'email_notifications_enabled',
  'registration_email_enabled',
  'employer_registration_email_enabled',
  'application_notification_enabled',
]
const ADDRESSES = ['admin_email', 'support_email']

function NotificationSettings({ settings }: { settings: AdminSetting[] }) {
  return (
    <div className="grid gap-4">
      <div className="card grid gap-5">
        <h3>Notifications</h3>
        <Fields settings={settings} keys={SWITCHES} />
      </div>
      <div className="card grid gap-5">
        <h3>Addresses</h3>
        <Fields settings={settings} keys={ADDRESSES} />
      </div>
    </div>
  )
}

function Fields({ settings, keys }: { settings: AdminSetting[]; keys: readonly string[] }) {
  return keys.map((key) => {
    const setting = settings.find(({ settingKey }) => settingKey === key)
    return setting && <SettingField key={key} setting={setting} />
  })
}
