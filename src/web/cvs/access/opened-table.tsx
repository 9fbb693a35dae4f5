import { Link } from '@tanstack/react-router'
import { formatDate } from '../../../shared/dates.ts'
import { type Column, Table } from '../../components/lists/table.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { Badge, StatusBadge } from '../../components/surfaces/badge.tsx'
import type { OpenedEntry } from './queries.ts'

const day = (at: string | null) =>
  at ? <span className="whitespace-nowrap">{formatDate(at)}</span> : <span className="text-muted">No</span>

const COLUMNS: Column<OpenedEntry>[] = [
  { key: 'cv', label: 'CV', bare: true, cell: ({ cv }) => <Person cv={cv} /> },
  { key: 'opened', label: 'Opened', cell: ({ openedAt }) => day(openedAt) },
  { key: 'downloaded', label: 'Downloaded', cell: ({ downloadedAt }) => day(downloadedAt) },
  { key: 'credits', label: 'Credits', numeric: true, cell: ({ credits }) => credits },
  {
    key: 'open',
    label: 'Open',
    bare: true,
    cell: ({ cv }) =>
      cv && (
        <Link
          to="/employer-cv-view/$id"
          params={{ id: String(cv.id) }}
          className="btn btn-quiet"
          aria-label={`Open: ${cv.fullName}`}
        >
          Open
        </Link>
      ),
  },
]

export function OpenedTable({ rows }: { rows: readonly OpenedEntry[] }) {
  return (
    <Table
      caption="CVs you opened"
      columns={COLUMNS}
      rows={rows}
      // Deleted CVs have no id, so the time and the credits tell their rows apart.
      rowKey={({ cv, lastAt, credits }) => cv?.id ?? `${lastAt} ${credits}`}
    />
  )
}

function Person({ cv }: Pick<OpenedEntry, 'cv'>) {
  if (!cv) return <span className="text-muted">No longer here</span>
  return (
    <span className="flex items-center gap-3">
      <Avatar
        name={cv.fullName}
        photoUrl={cv.photoId ? `/api/auth/photo/${cv.photoId}?size=96` : undefined}
      />
      <span className="grid justify-items-start">
        <b>{cv.fullName}</b>
        <span className="text-13 text-muted">
          {cv.jobTitle} · {cv.location}
        </span>
        {cv.status !== 'available' ? (
          <StatusBadge status={cv.status} />
        ) : (
          !cv.isAvailable && <Badge tone="yellow">Not available</Badge>
        )}
      </span>
    </span>
  )
}
