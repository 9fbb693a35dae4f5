import { formatToea } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { Radio } from '../components/choice.tsx'
import { FieldNotes, RequiredMark } from '../components/field-frame.tsx'
import type { CreditPackage } from './queries.ts'

type PackageChoiceProps = {
  packages: readonly CreditPackage[]
  chosen: number | undefined
  /** Credits that opening a CV costs. */
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
      <div className="grid gap-2 sm:grid-cols-2">
        {packages.map((item) => (
          <div key={item.id} className="card has-[:checked]:border-brand has-[:checked]:bg-brand-soft">
            <Radio
              name="packageId"
              value={item.id}
              required
              checked={item.id === chosen}
              onChange={() => onChoose(item.id)}
              label={
                <>
                  <b className="block">{item.name}</b>
                  <span className="text-20 block font-semibold tabular-nums">{formatToea(item.price)}</span>
                  {plural(item.credits, 'credit')}
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

/** `K18.00 a CV view`; the price of a credit where views are free. */
export function pricePerView({ price, credits }: CreditPackage, viewCost: number): string {
  const each = price / credits
  return viewCost > 0 ? `${formatToea(each * viewCost)} a CV view` : `${formatToea(each)} a credit`
}
