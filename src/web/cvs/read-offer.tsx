import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/schema.ts'
import { shorten } from '../../shared/text.ts'
import { categoriesQuery } from '../catalog/queries.ts'
import { Button } from '../components/button.tsx'
import type { Offer, OfferName } from './read-offers.ts'

type ReadOfferProps = {
  name: OfferName
  /** How a person calls the field. */
  label: string
  offer: Offer | undefined
  onUse: (name: OfferName) => void
  onDismiss: (name: OfferName) => void
  /** The field's own help. */
  children?: ReactNode
}

/** Below a field: that it was read from the file, or what the file says instead. */
export function ReadOffer({ name, label, offer, onUse, onDismiss, children }: ReadOfferProps) {
  const { client } = useRouteContext({ from: '__root__' })
  // The form has asked for them for its own list.
  const { data: categories = [] } = useQuery({ ...categoriesQuery(client), enabled: name === 'category' })
  if (!offer) return children
  const category = categories.find(({ slug }) => slug === offer.value)
  const from = offer.from && <> (“{offer.from}”)</>
  return (
    <>
      {children}
      <span className="flex flex-wrap items-center justify-between gap-x-3 rounded-field bg-brand-soft pl-4 text-ink">
        {offer.isFilled ? (
          <span className="py-2">Read from your file: please check{from}</span>
        ) : (
          <span className="min-w-0 flex-1 py-2 wrap-anywhere">
            Your file says:{' '}
            <strong>{name === 'category' && category ? category.name : shown(offer.value)}</strong>
            {from}
          </span>
        )}
        {offer.isFilled ? (
          <Button look="bare" onClick={() => onDismiss(name)} aria-label={`Checked: ${label}`}>
            Checked
          </Button>
        ) : (
          <Button look="bare" onClick={() => onUse(name)} aria-label={`Use this: ${label}`}>
            Use this
          </Button>
        )}
      </span>
    </>
  )
}

const LABELS: Record<string, string> = { ...EXPERIENCE_LABELS, ...EDUCATION_LABELS }

function shown(value: string | string[]): string {
  return Array.isArray(value) ? value.join(', ') : shorten(LABELS[value] ?? value, 200)
}
