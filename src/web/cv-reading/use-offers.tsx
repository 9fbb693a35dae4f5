import { type ReactNode, type RefObject, type SyntheticEvent, useState } from 'react'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/choices.ts'
import type { CvReading } from '../../modules/cv-reading/schema.ts'
import { t } from '../../shared/language/words.ts'
import { shorten, uniqueTexts } from '../../shared/text.ts'
import { formValues } from '../app/forms/form-values.ts'
import type { Entry } from '../catalog/entries.ts'
import { Button } from '../components/controls/button.tsx'
import { FIELDS_IN_FILES, makeOffers, type Offer, type OfferName, type Offers } from './read-offers.ts'

type OffersOptions = {
  form: RefObject<HTMLFormElement | null>
  categories: readonly Entry[]
  onSkills(skills: string[]): void
}

type Before = Partial<Record<OfferName, string | string[]>>

/**
 * Fills empty fields with the values read from a file, and offers them next to the other fields: one by one or all at
 * once. `undo` restores the earlier values.
 */
export function useOffers({ form, categories, onSkills }: OffersOptions) {
  const [offers, setOffers] = useState<Offers>({})
  const [before, setBefore] = useState<Before>({})
  const [readSkills, setReadSkills] = useState<readonly string[]>([])

  const put = (name: OfferName, value: string | string[]) => {
    if (!Array.isArray(value)) return putText(form.current, name, value)
    onSkills(value.slice(0, MAX_SKILLS))
    return true
  }

  /** Puts offers into their fields and remembers the earlier values. Offers that do not fit are dropped. */
  function apply(made: Offers, names: readonly OfferName[]): void {
    const next = { ...made }
    const old: Before = {}
    for (const name of names) {
      const offer = made[name]
      if (!offer) continue
      const there = valueIn(form.current, name)
      const value = Array.isArray(offer.value) ? uniqueTexts([there, offer.value].flat()) : offer.value
      if (put(name, value)) {
        next[name] = { ...offer, isFilled: true }
        old[name] = there
      } else delete next[name]
    }
    setOffers(next)
    setBefore((known) => ({ ...old, ...known }))
  }

  const dismiss = (name: OfferName) => setOffers(({ [name]: _, ...rest }) => rest)
  const open = entriesOf(offers).flatMap(([name, { isFilled }]) => (isFilled ? [] : [name]))

  return {
    /** Takes the values that were read from a file. */
    offer(reading: CvReading): void {
      if (!form.current) return
      const focused = form.current.contains(document.activeElement) ? document.activeElement : null
      const made = makeOffers(reading, formValues(form.current), focused?.getAttribute('name') ?? null)
      const filled = entriesOf(made).flatMap(([name, { isFilled }]) => (isFilled ? [name] : []))
      setReadSkills(reading.skills?.value ?? [])
      apply(made, filled)
    },
    /** `filled`: the number of fields that were filled in. `open`: those with another value. */
    filled: Object.keys(before).length,
    open: open.length,
    useAll: () => apply(offers, open),
    undo() {
      for (const [name, value] of Object.entries(before)) if (isOfferName(name)) put(name, value)
      const closed = entriesOf(offers).map(([name, offer]) => [name, { ...offer, isFilled: false }])
      setOffers(Object.fromEntries(closed))
      setBefore({})
    },
    readSkills,
    /** A job seeker who changes a filled-in field has checked it. */
    onInput({ target }: SyntheticEvent<HTMLFormElement>) {
      const name = target instanceof Element ? target.getAttribute('name') : null
      for (const [offered, { isFilled }] of entriesOf(offers))
        if (offered === name && isFilled) dismiss(offered)
    },
    helpOf: (name: OfferName, label: string, text?: string) =>
      offers[name] && name !== 'skills' ? (
        <ReadOffer
          name={name}
          label={label}
          offer={offers[name]}
          categories={categories}
          onUse={() => apply(offers, [name])}
          onDismiss={() => dismiss(name)}
        >
          {text}
        </ReadOffer>
      ) : (
        text
      ),
  }
}

const MAX_SKILLS = 50

const isOfferName = (name: string): name is OfferName => FIELDS_IN_FILES.some((known) => known === name)

function valueIn(form: HTMLFormElement | null, name: OfferName): string | string[] {
  if (name === 'skills') return [(form && formValues(form)[name]) ?? []].flat().map(String)
  return controlOf(form, name)?.value ?? ''
}

/** Returns whether the field accepted the value: a list that does not contain it does not change. */
function putText(form: HTMLFormElement | null, name: OfferName, value: string): boolean {
  const control = controlOf(form, name)
  if (control) control.value = value
  return control?.value === value
}

/** Returns a field, or a group of radio buttons. */
function controlOf(form: HTMLFormElement | null, name: OfferName): { value: string } | undefined {
  const control = form?.elements.namedItem(name)
  if (control instanceof RadioNodeList) return control
  return control instanceof HTMLElement && 'value' in control ? (control as HTMLInputElement) : undefined
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
  onUse: () => void
  onDismiss: () => void
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
          <span className="py-2">
            {t('Read from your file: please check')}
            {from}
          </span>
        ) : (
          <span className="min-w-0 flex-1 py-2 wrap-anywhere">
            {t('Your file says:')}{' '}
            <strong>{name === 'category' && category ? t(category.name) : shown(offer.value)}</strong>
            {from}
          </span>
        )}
        {offer.isFilled ? (
          <Button look="bare" onClick={onDismiss} aria-label={t('Checked: {label}', { label })}>
            {t('Checked')}
          </Button>
        ) : (
          <Button look="bare" onClick={onUse} aria-label={t('Use this: {label}', { label })}>
            {t('Use this')}
          </Button>
        )}
      </span>
    </>
  )
}

const LABELS: Record<string, string> = { ...EXPERIENCE_LABELS, ...EDUCATION_LABELS }

function shown(value: string | string[]): string {
  const label = LABELS[String(value)]
  return label ? t(label) : shorten(String(value), 200)
}
