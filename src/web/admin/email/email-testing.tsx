import type { AdminSetting } from '../settings/settings-queries.ts'
import { DomainChecks } from './domain-checks.tsx'
import { EmailTests } from './email-tests.tsx'
import { EmailTroubleshooting } from './email-troubleshooting.tsx'

export function EmailTesting({ settings }: { settings: AdminSetting[] }) {
  return (
    <div className="grid min-w-0 gap-4">
      <EmailTests />
      <DomainChecks selector={settings.find(({ settingKey }) => settingKey === 'dkim_selector')} />
      <EmailTroubleshooting />
    </div>
  )
}
