import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { categoriesQuery } from '../catalog/queries.ts'

/** Slug → name; a category that is no longer listed shows its slug. */
export function useCategoryName(): (slug: string) => string {
  const { client } = useRouteContext({ from: '__root__' })
  const { data = [] } = useQuery(categoriesQuery(client))
  return (slug) => data.find((category) => category.slug === slug)?.name ?? slug
}
