import { type ReactNode, type RefObject, type SyntheticEvent, useState } from 'react'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/choices.ts'
import type { CvReading } from '../../modules/cv-reading/schema.ts'
import { shorten } from '../../shared/text.ts'
import { formValues } from '../app/forms/form-values.ts'
import type { Entry } from '../catalog/entries.ts'
import { Button } from '../components/controls/button.tsx'
import { countFilled, makeOffers, type Offer, type OfferName, type Offers } from './read-offers.ts'
import type { Found } from './use-cv-reading.ts'

type OffersOptions = {
  form: RefObject<HTMLFormElement | null>
  categories: readonly Entry[]
  addSkills(added: readonly string[]): void
}

/** Fills empty fields with the values read from a file, and offers them next to the other fields. */
export function useOffers({ form, categories, addSkills }: OffersOptions) {
  const [offers, setOffers] = useState<Offers>({})

  function put(name: OfferName, value: string | string[]): boolean {
    if (Array.isArray(value)) {
      addSkills(value)
      return true
    }
    const control = form.current?.elements.namedItem(name)
    if (!(control instanceof HTMLElement && 'value' in control)) return false
    control.value = value
    // A list that does not contain the value does not change.
    return control.value === value
  }

  function offer(reading: CvReading): Found {
    const understood = Object.keys(reading).length
    if (!form.current) return { understood, filled: 0, offered: 0 }
    const focused = form.current.contains(document.activeElement) ? document.activeElement : null
    const made = makeOffers(reading, formValues(form.current), focused?.getAttribute('name') ?? null)
    for (const [name, { value, isFilled }] of entriesOf(made))
      if (isFilled && !put(name, value)) delete made[name]
    setOffers(made)
    const filled = countFilled(made)
    return { understood, filled, offered: Object.keys(made).length - filled }
  }

  const dismiss = (name: OfferName) => setOffers(({ [name]: _, ...rest }) => rest)
  const use = (name: OfferName) => {
    const made = offers[name]
    if (made && put(name, made.value)) dismiss(name)
  }

  return {
    offer,
    /** A job seeker who changes a filled-in field has checked it. */
    onInput({ target }: SyntheticEvent<HTMLFormElement>) {
      const name = target instanceof Element ? target.getAttribute('name') : null
      for (const [offered, { isFilled }] of entriesOf(offers))
        if (offered === name && isFilled) dismiss(offered)
    },
    helpOf: (name: OfferName, label: string, text?: string) =>
      offers[name] ? (
        <ReadOffer
          name={name}
          label={label}
          offer={offers[name]}
          categories={categories}
          onUse={use}
          onDismiss={dismiss}
        >
          {text}
        </ReadOffer>
      ) : (
        text
      ),
  }
}

function entriesOf(offers: Offers) {
  const names = Object.keys(offers) as OfferName[]
  return names.flatMap((name) => {
    const offer = offers[name]
    return offer ? [[name, offer] as const] : []
  })
}

type ReadOfferProps = {
  name: OfferName
  /** The label of the field. */
  label: string
  offer: Offer | undefined
  categories: readonly Entry[]
  onUse: (name: OfferName) => void
  onDismiss: (name: OfferName) => void
  /** The field's usual help text. */
  children?: ReactNode
}

/** Shown below a field: says that its value was read from the file, or offers what the file says instead. */
function ReadOffer({ name, label, offer, categories, onUse, onDismiss, children }: ReadOfferProps) {
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
