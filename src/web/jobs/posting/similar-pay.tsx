import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { formatPay } from '../../../shared/money.ts'
import { formValues } from '../../app/forms/form-values.ts'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'

/** Milliseconds after the last key before the figures follow. */
const REST = 700

/** The pay of similar jobs of other employers. Empty when too few of them name it. `field`: a part of the form. */
export function SimilarPay({ field }: { field: RefObject<HTMLElement | null> }) {
  const { client } = useSite()
  const { title, category } = useTyped(field)
  const { data } = useQuery({
    queryKey: ['employer', 'similar-pay', title, category],
    queryFn: () => call(client.api.employer['similar-pay'].$get({ query: { title, category } })),
    enabled: title !== '' || category !== '',
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  })
  if (!data) return null
  const { basis, postings, low, median, high } = data
  const pay = (kina: number) => formatPay(kina, kina, 'fortnight')
  return (
    <div className="rounded-card bg-brand-soft p-3">
      <p className="font-semibold">
        {low === high
          ? `Similar jobs pay ${pay(median)}`
          : `Half of the similar jobs pay ${formatPay(low, high, 'fortnight')}`}
      </p>
      <p className="text-13">
        {low !== high && `The middle is ${pay(median)}. `}
        From {postings} jobs {BASES[basis]} that other employers posted here in the last 12 months and that
        say what they pay.
      </p>
    </div>
  )
}

const BASES = { trade: 'of this trade', near: 'of this trade and related ones', category: 'of this category' }

/** The title and the category in the form. */
function useTyped(field: RefObject<HTMLElement | null>) {
  const [typed, setTyped] = useState({ title: '', category: '' })
  useEffect(() => {
    const form = field.current?.closest('form')
    if (!form) return
    let timer: ReturnType<typeof setTimeout>
    const read = () => {
      const values = formValues(form)
      const text = (name: string) =>
        String(values[name] ?? '')
          .trim()
          .slice(0, 255)
      setTyped({ title: text('title'), category: text('category') })
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(read, REST)
    }
    later()
    form.addEventListener('input', later)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', later)
    }
  }, [field])
  return typed
}
