import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatNumber } from '../../shared/locale.ts'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { SkeletonList } from '../components/states/states.tsx'
import { queuesQuery } from './queries.ts'
import type { AdminSectionKey } from './section-keys.ts'
import { ADMIN_SECTIONS, type AdminSection } from './sections.ts'

/**
 * The side menu: the sections' names, and how much is waiting in each. On a phone it is one line that scrolls to the
 * open section.
 */
export function AdminMenu({ current }: { current: AdminSectionKey }) {
  const { client } = useSite()
  const { data } = useQuery(queuesQuery(client))
  const menu = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when the section or a count changes
  useEffect(() => {
    const link = menu.current?.querySelector('[aria-current]')
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current, data])
  return (
    <nav ref={menu} aria-label="Admin sections" className="card p-1">
      {/* Relative, because text for screen readers would otherwise widen the page. */}
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
                    {formatNumber(waiting)}
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

/**
 * Shows a section once its script is loaded. It is a query so that a failed network is reported and retried as for
 * other data.
 */
export function SectionFrame({ section: { key, label, load } }: { section: AdminSection }) {
  const query = useQuery({
    queryKey: ['admin-section', key],
    queryFn: async () => ({ Section: await load() }),
    structuralSharing: false,
  })
  if (query.error) return <LoadFailure what={label} query={query} />
  if (!query.data)
    return <SkeletonList count={5} label={`Loading ${label.toLowerCase()}…`} boneClass="h-14" />
  const { Section } = query.data
  return <Section />
}
