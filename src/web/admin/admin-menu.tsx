import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { queuesQuery } from './dashboard/queues-query.ts'
import type { AdminSectionKey } from './section-keys.ts'
import { ADMIN_SECTIONS } from './sections.ts'

/** The side menu: a section's name, and how much waits in it. On a phone it is one line that scrolls to the section that is open. */
export function AdminMenu({ current }: { current: AdminSectionKey }) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(queuesQuery(client))
  const menu = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another place to show, and counts move them all
  useEffect(() => {
    const link = menu.current?.querySelector('[aria-current]')
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current, data])
  return (
    <nav ref={menu} aria-label="Admin sections" className="card p-1">
      {/* Relative, or what only readers of the screen hear would widen the page. */}
      <ul className="relative flex overflow-x-auto lg:block">
        {ADMIN_SECTIONS.map(({ key, label, queues = [] }) => {
          const waiting = queues.reduce((sum, queue) => sum + (data?.[queue] ?? 0), 0)
          return (
            <li key={key}>
              <Link
                to="/admin"
                search={{ section: key }}
                className="nav-link gap-y-1 whitespace-nowrap lg:flex-wrap lg:py-2 lg:whitespace-normal"
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
