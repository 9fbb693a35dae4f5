import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { SkeletonList } from '../../components/skeleton.tsx'
import { LoadFailure } from '../../employers/load-failure.tsx'
import { SectionTabs, useSectionTab } from '../section-tabs.tsx'
import { SettingField } from './setting-field.tsx'
import { adminSettingsQuery, databaseStatusQuery } from './settings-queries.ts'
import { SystemInformation } from './system-information.tsx'

const CATEGORIES = ['general', 'payment', 'email', 'security', 'api'] as const
const LABELS = { general: 'General', payment: 'Payment', email: 'Email', security: 'Security', api: 'API' }
const TABS = CATEGORIES.map((key) => ({ key, label: LABELS[key] }))

export function SettingsSection() {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const query = useQuery(adminSettingsQuery(client))
  const category = useSectionTab(CATEGORIES)
  const { data, error, isFetching } = query
  const refresh = () => {
    void query.refetch()
    void queryClient.invalidateQueries(databaseStatusQuery(client))
  }
  return (
    <section className="grid min-w-0 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>System Settings</h2>
        <Button
          look="quiet"
          busy={isFetching && data !== undefined}
          busyLabel="Refreshing…"
          onClick={refresh}
        >
          Refresh Settings
        </Button>
      </div>
      <section className="grid min-w-0 gap-4" aria-label="Application Configuration">
        <h3>Application Configuration</h3>
        <SectionTabs label="Setting categories" tabs={TABS} current={category} />
        {error ? (
          <LoadFailure what="Settings" error={error} query={query} loginHref="/admin-login" />
        ) : !data ? (
          <SkeletonList count={6} label="Loading settings…" boneClass="h-20" className="grid gap-4" />
        ) : (
          <Category settings={data.filter((setting) => setting.category === category)} key={category} />
        )}
      </section>
      <SystemInformation settings={data} />
    </section>
  )
}

type CategoryProps = { settings: Parameters<typeof SettingField>[0]['setting'][] }

function Category({ settings }: CategoryProps) {
  if (settings.length === 0) return <EmptyState level="h3" title="No settings found for this category" />
  return (
    <div className="card grid gap-5">
      {settings.map((setting) => (
        <SettingField key={setting.settingKey} setting={setting} />
      ))}
    </div>
  )
}
