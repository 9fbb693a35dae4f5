import { useQuery } from '@tanstack/react-query'
import { formatToea } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useSettings, useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Radio } from '../components/forms/choice.tsx'
import { FieldNotes, RequiredMark } from '../components/forms/field.tsx'
import { EmptyState, SkeletonList } from '../components/states/states.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { type CreditPackage, packagesQuery } from './queries.ts'

type PackageCardsProps = { onBuy: (chosen: CreditPackage) => void }

export function PackageCards({ onBuy }: PackageCardsProps) {
  const { client } = useSite()
  const query = useQuery(packagesQuery(client))
  const { cv_view_cost } = useSettings()
  const layout = 'grid grid-cols-2 gap-3 lg:grid-cols-4'
  if (query.error) return <LoadFailure what="Credit packages" query={query} />
  if (!query.data)
    return <SkeletonList count={4} label="Loading packages…" className={layout} boneClass="h-48" />
  if (query.data.length === 0)
    return <EmptyState level="h3" title="No packages on sale" why="Please contact support to buy credits." />
  return (
    <ul className={layout}>
      {query.data.map((item) => (
        <Card key={item.id} as="li" className="flex flex-col gap-2">
          <h3>{item.name}</h3>
          <p className="text-22 font-semibold tabular-nums">{formatToea(item.price)}</p>
          <p>
            {plural(item.credits, 'credit')}, {pricePerView(item, cv_view_cost)}
          </p>
          {item.description && <p className="text-muted max-sm:hidden">{item.description}</p>}
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

type PackageChoiceProps = {
  packages: readonly CreditPackage[]
  chosen: number | undefined
  /** The price of opening a CV, in credits. */
  viewCost: number
  error: string | undefined
  onChoose: (id: number) => void
}

export function PackageChoice({ packages, chosen, viewCost, error, onChoose }: PackageChoiceProps) {
  return (
    <fieldset id="packageId" aria-describedby={error && 'packageId-error'}>
      <legend className="label">
        Package
        <RequiredMark />
      </legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {packages.map((item) => (
          <div key={item.id} className="card p-2 has-[:checked]:border-brand has-[:checked]:bg-brand-soft">
            <Radio
              name="packageId"
              value={item.id}
              required
              checked={item.id === chosen}
              onChange={() => onChoose(item.id)}
              label={
                <>
                  <b className="block">{formatToea(item.price)}</b>
                  {item.name}, {plural(item.credits, 'credit')}
                </>
              }
              help={pricePerView(item, viewCost)}
            />
          </div>
        ))}
      </div>
      <FieldNotes id="packageId" error={error} />
    </fieldset>
  )
}

/** `K18.00 a CV view`, or the price of a credit if views are free. */
function pricePerView({ price, credits }: CreditPackage, viewCost: number): string {
  const each = price / credits
  return viewCost > 0 ? `${formatToea(each * viewCost)} a CV view` : `${formatToea(each)} a credit`
}
