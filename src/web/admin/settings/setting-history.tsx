import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../shared/dates.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Sheet } from '../../components/overlays/dialog.tsx'
import { EmptyState, SkeletonList } from '../../components/states/states.tsx'
import { type AdminSetting, settingChangesQuery } from '../queries.ts'

type SettingHistoryProps = { setting: AdminSetting; label: string; onClose: () => void }

/** Shows who changed a setting, when, and the values before and after. */
export function SettingHistory({ setting, label, onClose }: SettingHistoryProps) {
  const { client } = useSite()
  const query = useQuery(settingChangesQuery(client, setting.settingKey))
  const { data, error } = query
  return (
    <Sheet title={`History of ${label}`} onClose={onClose}>
      {error ? (
        <LoadFailure what="The history" query={query} />
      ) : !data ? (
        <SkeletonList count={3} label="Loading the history…" boneClass="h-16" className="grid gap-2" />
      ) : data.length === 0 ? (
        <EmptyState level="h3" title="No changes yet" why="It has not been changed since the installation." />
      ) : (
        <ol className="grid gap-3">
          {data.map(({ id, administrator, createdAt, before, after }) => (
            <li key={id} className="card">
              <p className="wrap-anywhere whitespace-pre-line">
                {after === null ? 'Changed' : `${shown(before)} → ${shown(after)}`}
              </p>
              <small className="help">
                {administrator ?? 'A former administrator'}, {formatDateTime(createdAt)}
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
