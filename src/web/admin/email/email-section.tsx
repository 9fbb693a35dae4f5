import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { SkeletonList } from '../../components/skeleton.tsx'
import { LoadFailure } from '../../employers/load-failure.tsx'
import { queuesQuery } from '../dashboard/queues-query.ts'
import { SectionTabs, useSectionTab } from '../section-tabs.tsx'
import { type AdminSetting, adminSettingsQuery } from '../settings/settings-queries.ts'
import { EmailTesting } from './email-testing.tsx'
import { MailTexts } from './mail-texts.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { Outbox } from './outbox.tsx'
import { SmtpForm } from './smtp-form.tsx'

const KEYS = ['smtp', 'notifications', 'testing', 'outbox', 'texts'] as const
const LABELS = {
  smtp: 'SMTP Settings',
  notifications: 'Email Notifications',
  testing: 'Testing & Verification',
  outbox: 'Outbox',
  texts: 'Mail Texts',
}

export function EmailSection() {
  const { client } = useRouteContext({ from: '__root__' })
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
      <h2>Email Configuration</h2>
      <SectionTabs label="Email configuration" tabs={tabs} current={tab} />
      {error ? (
        <LoadFailure what="Email settings" error={error} query={query} loginHref="/admin-login" />
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
  return name === 'texts' ? <MailTexts /> : <SmtpForm settings={settings} />
}
