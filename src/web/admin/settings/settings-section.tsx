import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SETTING_CATEGORIES } from '../../../modules/settings/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { EmptyState, SkeletonList } from '../../components/states/states.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { type AdminSetting, adminSettingsQuery, databaseStatusQuery } from '../queries.ts'
import { SectionTabs, useSectionTab } from '../section-tabs.tsx'
import { SettingField } from './setting-field.tsx'

const LABELS = { general: 'General', payment: 'Payment', email: 'Email', security: 'Security', api: 'API' }
const TABS = SETTING_CATEGORIES.map((key) => ({ key, label: LABELS[key] }))

export function SettingsSection() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const query = useQuery(adminSettingsQuery(client))
  const category = useSectionTab(SETTING_CATEGORIES)
  const { data, error, isFetching } = query
  const shown = (data ?? []).filter((one) => one.category === category)
  const refresh = () => {
    void query.refetch()
    void queryClient.invalidateQueries(databaseStatusQuery(client))
  }
  return (
    <section className="grid min-w-0 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="sr">System Settings</h2>
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
          <LoadFailure what="Settings" query={query} />
        ) : !data ? (
          <SkeletonList count={6} label="Loading settings…" boneClass="h-20" className="grid gap-4" />
        ) : (
          <>
            {category === 'email' && <MailHint />}
            <Category settings={shown} key={category} />
          </>
        )}
      </section>
      <SystemInformation settings={data} />
    </section>
  )
}

function MailHint() {
  return (
    <p>
      To change the mail server in one step and to test it, open{' '}
      <Link to="/admin" search={{ section: 'email' }}>
        Email Configuration
      </Link>
      .
    </p>
  )
}

type CategoryProps = { settings: Parameters<typeof SettingField>[0]['setting'][] }

function Category({ settings }: CategoryProps) {
  if (settings.length === 0) return <EmptyState level="h3" title="No settings found for this category" />
  const scamWords = SCAM_WORDS.flatMap((key) => settings.find(({ settingKey }) => settingKey === key) ?? [])
  return (
    <>
      <Fields settings={settings.filter((setting) => !scamWords.includes(setting))} />
      {scamWords.length > 0 && (
        <section className="grid min-w-0 gap-4" aria-labelledby="scam-words">
          <h3 id="scam-words">Scam words</h3>
          <Fields settings={scamWords} />
        </section>
      )}
    </>
  )
}

/** The settings under their own heading, in this order. */
const SCAM_WORDS = ['hold_scam_words', 'scam_rules_off', 'scam_words_hold', 'scam_words']

function Fields({ settings }: CategoryProps) {
  return (
    <div className="card grid gap-5">
      {settings.map((setting) => (
        <SettingField key={setting.settingKey} setting={setting} />
      ))}
    </div>
  )
}

/**
 * Shows whether the database answers now, with its latency. Last Updated is the time of the latest change of a setting.
 */
function SystemInformation({ settings }: { settings: AdminSetting[] | undefined }) {
  const { client } = useSite()
  const { data, error } = useQuery(databaseStatusQuery(client))
  const newest = settings
    ?.map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  return (
    <Card as="section" aria-labelledby="system-information">
      <h3 id="system-information" className="mb-3">
        System Information
      </h3>
      <FactsList
        facts={[
          {
            label: 'Database Status',
            value: error
              ? `Not connected. ${error.message}`
              : data
                ? `${data.status} (${data.latencyMs} ms)`
                : 'Checking…',
          },
          { label: 'Total Settings', value: settings ? String(settings.length) : '…' },
          { label: 'Last Updated', value: newest ? formatDateTime(newest) : '…' },
        ]}
      />
    </Card>
  )
}
