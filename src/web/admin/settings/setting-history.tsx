import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { formatDateTime } from '../../../shared/dates.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { SkeletonList } from '../../components/skeleton.tsx'
import { LoadFailure } from '../../employers/load-failure.tsx'
import { type AdminSetting, settingChangesQuery } from './settings-queries.ts'

type SettingHistoryProps = { setting: AdminSetting; label: string; onClose: () => void }

/** Who changed a setting, when, from what to what. */
export function SettingHistory({ setting, label, onClose }: SettingHistoryProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(settingChangesQuery(client, setting.settingKey))
  const { data, error } = query
  return (
    <Sheet title={`History of ${label}`} onClose={onClose}>
      {error ? (
        <LoadFailure what="The history" error={error} query={query} loginHref="/admin-login" />
      ) : !data ? (
        <SkeletonList count={3} label="Loading the history…" boneClass="h-16" className="grid gap-2" />
      ) : data.length === 0 ? (
        <EmptyState level="h3" title="No changes yet" why="It is as the installation left it." />
      ) : (
        <ol className="grid gap-3">
          {data.map(({ id, administrator, createdAt, before, after }) => (
            <li key={id} className="card">
              <p className="wrap-anywhere whitespace-pre-line">
                {after === null ? 'Changed' : `${shown(before)} → ${shown(after)}`}
              </p>
              <small className="help">
                {administrator ?? 'An administrator who is gone'}, {formatDateTime(createdAt)}
              </small>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  )
}

function shown(value: string | null): string {
  return value === '' || value === null ? 'Empty' : value
}
