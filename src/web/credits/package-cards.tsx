import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { formatToea } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import { useSettings } from '../settings.ts'
import { pricePerView } from './package-choice.tsx'
import { type CreditPackage, packagesQuery } from './queries.ts'

type PackageCardsProps = { onBuy: (chosen: CreditPackage) => void }

export function PackageCards({ onBuy }: PackageCardsProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(packagesQuery(client))
  const { cv_view_cost } = useSettings()
  const layout = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4'
  if (query.error) return <LoadFailure what="Credit packages" error={query.error} query={query} />
  if (!query.data)
    return <SkeletonList count={4} label="Loading packages…" className={layout} boneClass="h-48" />
  if (query.data.length === 0)
    return <EmptyState level="h3" title="No packages on sale" why="Please contact support to buy credits." />
  return (
    <ul className={layout}>
      {query.data.map((item) => (
        <Card key={item.id} as="li" className="flex flex-col gap-2">
          <h3>{item.name}</h3>
          <p className="text-26 font-semibold tabular-nums">{formatToea(item.price)}</p>
          <p>
            {plural(item.credits, 'credit')}, {pricePerView(item, cv_view_cost)}
          </p>
          {item.description && <p className="text-muted">{item.description}</p>}
          <div className="mt-auto pt-2">
            <Button look="quiet" aria-label={`Purchase ${item.name}`} onClick={() => onBuy(item)}>
              Purchase
            </Button>
          </div>
        </Card>
      ))}
    </ul>
  )
}
