import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { formatDateTime } from '../../../shared/dates.ts'
import { Card } from '../../components/card.tsx'
import { FactsList } from '../../components/facts-list.tsx'
import { type AdminSetting, databaseStatusQuery } from './settings-queries.ts'

/** The database answers now, with its latency; Last Updated is the newest change of a setting (decisions, 'Navigation'). */
export function SystemInformation({ settings }: { settings: AdminSetting[] | undefined }) {
  const { client } = useRouteContext({ from: '__root__' })
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
                : 'Asking…',
          },
          { label: 'Total Settings', value: settings ? String(settings.length) : '…' },
          { label: 'Last Updated', value: newest ? formatDateTime(newest) : '…' },
        ]}
      />
    </Card>
  )
}
