import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { Notice } from '../../components/notice.tsx'
import { SkeletonList } from '../../components/skeleton.tsx'
import { LoadFailure } from '../../employers/load-failure.tsx'
import type { AdminSearch } from '../section-keys.ts'
import { type QueueName, queuesQuery } from './queues-query.ts'

const QUEUES: readonly { name: QueueName; label: string; search: AdminSearch }[] = [
  { name: 'payments', label: 'Payments to decide', search: { section: 'payments' } },
  { name: 'employers', label: 'Employers to verify', search: { section: 'employers', status: 'unverified' } },
  { name: 'reports', label: 'Reports to read', search: { section: 'reports' } },
  { name: 'contactReports', label: 'Contact reports to decide', search: { section: 'contact-reports' } },
  {
    name: 'emails',
    label: 'Mails that failed',
    search: { section: 'email', tab: 'outbox', status: 'failed' },
  },
]

/** What waits comes first; each card leads to where it is done. */
export function QueueCards() {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(queuesQuery(client))
  const { data, error } = query
  if (error) return <LoadFailure what="What waits" error={error} query={query} loginHref="/admin-login" />
  if (!data) return <SkeletonList count={1} label="Loading what waits…" boneClass="h-24" />
  const waiting = QUEUES.filter(({ name }) => data[name] > 0)
  if (waiting.length === 0) return <Notice kind="success">Nothing waits for you.</Notice>
  return (
    <section className="grid gap-3">
      <h3>What waits for you</h3>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {waiting.map(({ name, label, search }) => (
          <li key={name} className="card card-link stat">
            <b>{data[name].toLocaleString('en-AU')}</b>
            <Link to="/admin" search={search} className="cover">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
