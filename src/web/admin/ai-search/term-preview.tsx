import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { NewTerm } from '../../../modules/occupations/schema.ts'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Notice, Spinner } from '../../components/states/states.tsx'

type Found = { people: number; best: number | null }

/** Shows beside the fields of a new term what it would change, before it is added; that of `first` at once. */
export function TermPreview({ first }: { first: NewTerm | undefined }) {
  const [term, setTerm] = useState<NewTerm | 'incomplete' | undefined>(first)
  const show = (form: HTMLFormElement | null) => {
    const typed = v.safeParse(NewTerm, form ? Object.fromEntries(new FormData(form)) : {})
    setTerm(typed.success ? typed.output : 'incomplete')
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button look="quiet" onClick={({ currentTarget }) => show(currentTarget.form)}>
        Show what it changes
      </Button>
      <div role="status">
        {term === 'incomplete' && 'Enter the phrase and its meaning first.'}
        {term && term !== 'incomplete' && <Changes term={term} />}
      </div>
    </div>
  )
}

function Changes({ term }: { term: NewTerm }) {
  const { client } = useSite()
  const { data, error } = useQuery({
    queryKey: ['admin', 'ai-term-preview', term],
    queryFn: () => call(client.api.admin['ai-term-preview'].$get({ query: term })),
  })
  if (error) return <Notice kind="danger">{error.message}</Notice>
  if (!data) return <Spinner label="Reading the last searches…" />
  return (
    <>
      <ul className="grid gap-1">
        {data.searches.map(({ query, before, after }) => (
          <li key={query}>
            <b>{query}</b>: {changeText(before, after)}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {data.changed} of the last {data.read} searches would be read in another way.
      </p>
    </>
  )
}

function changeText(before: Found, after: Found): string {
  const [now, then] = [foundText(before), foundText(after)]
  return now === then ? `${now}, as now` : `${then} with the term; ${now} now`
}

function foundText({ people, best }: Found): string {
  if (best === null) return 'nobody'
  const count =
    people >= MOST_COUNTED ? `${MOST_COUNTED} or more people` : people === 1 ? '1 person' : `${people} people`
  return `${count}, the best ${best}`
}
/** The server counts at most this many people. */
const MOST_COUNTED = 20
