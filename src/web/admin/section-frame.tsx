import './admin.css'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { SkeletonList } from '../components/states/states.tsx'
import { ADMIN_LABELS } from '../dashboards/frame/admin-menu.ts'
import type { AdminSection } from './sections.ts'

/**
 * Shows a section once its script is loaded. It is a query so that a failed network is reported and retried as for
 * other data.
 */
export function SectionFrame({ section: { key, load } }: { section: AdminSection }) {
  const query = useQuery({
    queryKey: ['admin-section', key],
    queryFn: async () => ({ Section: await load() }),
    structuralSharing: false,
  })
  const label = ADMIN_LABELS[key]
  if (query.error) return <LoadFailure what={label} query={query} />
  if (!query.data)
    return <SkeletonList count={5} label={`Loading ${label.toLowerCase()}…`} boneClass="h-14" />
  const { Section } = query.data
  return <Section />
}
