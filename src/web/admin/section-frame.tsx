import { useQuery } from '@tanstack/react-query'
import { SkeletonList } from '../components/skeleton.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import type { AdminSection } from './sections.ts'

/** A section, once its script is here. A query, because that is how everything else says that the network failed and tries again. */
export function SectionFrame({ section: { key, label, load } }: { section: AdminSection }) {
  const query = useQuery({
    queryKey: ['admin-section', key],
    queryFn: async () => ({ Section: await load() }),
    structuralSharing: false,
  })
  if (query.error) return <LoadFailure what={label} error={query.error} query={query} />
  if (!query.data)
    return <SkeletonList count={5} label={`Loading ${label.toLowerCase()}…`} boneClass="h-14" />
  const { Section } = query.data
  return <Section />
}
