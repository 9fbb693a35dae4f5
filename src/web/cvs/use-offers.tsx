import { type RefObject, type SyntheticEvent, useState } from 'react'
import type { CvReading } from '../../modules/cv-reading/schema.ts'
import { formValues } from '../form.ts'
import { ReadOffer } from './read-offer.tsx'
import { countFilled, makeOffers, type OfferName, type Offers } from './read-offers.ts'
import type { Found } from './use-cv-reading.ts'

type AddSkills = (added: readonly string[]) => void

/** What a file says, put into empty fields of the form and offered beside the others. */
export function useOffers(form: RefObject<HTMLFormElement | null>, addSkills: AddSkills) {
  const [offers, setOffers] = useState<Offers>({})

  function put(name: OfferName, value: string | string[]): boolean {
    if (Array.isArray(value)) {
      addSkills(value)
      return true
    }
    const control = form.current?.elements.namedItem(name)
    if (!(control instanceof HTMLElement && 'value' in control)) return false
    control.value = value
    // A list that has not loaded yet, or does not know the value, stays as it is.
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
    /** Whoever changes what was filled in has checked it. */
    onInput({ target }: SyntheticEvent<HTMLFormElement>) {
      const name = target instanceof Element ? target.getAttribute('name') : null
      for (const [offered, { isFilled }] of entriesOf(offers))
        if (offered === name && isFilled) dismiss(offered)
    },
    helpOf: (name: OfferName, label: string, text?: string) =>
      offers[name] ? (
        <ReadOffer name={name} label={label} offer={offers[name]} onUse={use} onDismiss={dismiss}>
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
