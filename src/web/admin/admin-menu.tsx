import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { queuesQuery } from './queues-query.ts'
import type { AdminSectionKey } from './section-keys.ts'
import { ADMIN_SECTIONS } from './sections.ts'

/** The side menu: a section's name, and how much waits in it. */
export function AdminMenu({ current }: { current: AdminSectionKey }) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(queuesQuery(client))
  return (
    <nav aria-label="Admin sections" className="card p-1">
      <ul className="flex flex-wrap lg:block">
        {ADMIN_SECTIONS.map(({ key, label, queues = [] }) => {
          const waiting = queues.reduce((sum, queue) => sum + (data?.[queue] ?? 0), 0)
          return (
            <li key={key}>
              <Link
                to="/admin"
                search={{ section: key }}
                className="nav-link"
                aria-current={key === current ? 'page' : undefined}
              >
                {label}
                {waiting > 0 && (
                  <span className="badge yellow">
                    {waiting.toLocaleString('en-AU')}
                    <span className="sr"> waiting</span>
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
