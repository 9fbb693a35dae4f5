import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { NewTerm, TERM_KINDS } from '../../../modules/occupations/schema.ts'
import { plural } from '../../../shared/text.ts'
import { useForm } from '../../app/forms/form.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Field } from '../../components/forms/field.tsx'
import { Select } from '../../components/forms/select.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { Spinner } from '../../components/states/states.tsx'
import { performAct } from '../perform-act.tsx'
import { TermPreview } from './term-preview.tsx'
import { addition, TERM_LABELS } from './terms-list.tsx'

const OPTIONS = TERM_KINDS.map((value) => ({ value, label: TERM_LABELS[value] }))
/** Milliseconds after the last key before suggestions are loaded. */
const REST_MS = 500

const meaningsQuery = (client: ApiClient, query: string) => ({
  queryKey: ['admin', 'ai-term-meanings', query],
  queryFn: () => call(client.api.admin['ai-term-meanings'].$get({ query: { query } })),
  enabled: query.trim().length > 1,
})
type Meaning = Awaited<ReturnType<ReturnType<typeof meaningsQuery>['queryFn']>>['meanings'][number]

type TermFormProps = {
  /** The search that found nobody, or a word of it; empty for a term of the administrator's own. */
  query: string
  onClose: () => void
}

/** Adds a term. A tap on a suggested meaning fills in the form and shows what the term would change. */
export function TermForm({ query, onClose }: TermFormProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(query)
  const { data, isFetching } = useQuery(meaningsQuery(client, asked))
  const [phrase, setPhrase] = useState<string>()
  const [taken, setTaken] = useState<Pick<NewTerm, 'kind' | 'meaning'>>()
  const form = useForm({
    schema: NewTerm,
    fallback: 'Failed to add the term',
    submit: async (term) => {
      await performAct(queryClient, addition(client, term))
      onClose()
    },
  })
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])
  const shown = phrase ?? data?.phrase ?? query
  const { errors } = form
  return (
    <FormDialog title="Add a term" form={form} submitLabel="Add term" busyLabel="Adding…" onClose={onClose}>
      <Field
        label="Word or phrase"
        name="phrase"
        required
        autoComplete="off"
        value={shown}
        onChange={({ currentTarget: { value } }) => {
          setPhrase(value)
          clearTimeout(rest.current)
          rest.current = setTimeout(() => setAsked(value), REST_MS)
        }}
        help="As people type it: haus meri, boskru."
        error={errors['phrase']}
      />
      <Suggestions
        meanings={asked.trim().length > 1 ? data?.meanings : []}
        isLoading={isFetching}
        isAsked={asked.trim().length > 1}
        onTake={setTaken}
      />
      <Field
        key={`meaning ${taken?.meaning}`}
        label="Meaning"
        name="meaning"
        required
        autoComplete="off"
        defaultValue={taken?.meaning}
        help="The job title or skill as most CVs have it: Deckhand, Microsoft Excel."
        error={errors['meaning']}
      />
      <Select
        key={`kind ${taken?.kind}`}
        label="Type"
        name="kind"
        required
        options={OPTIONS}
        defaultValue={taken?.kind}
        error={errors['kind']}
      />
      <TermPreview
        key={`preview ${taken?.meaning}`}
        first={
          taken && shown.trim().length > 1 ? { phrase: shown.trim().toLowerCase(), ...taken } : undefined
        }
      />
    </FormDialog>
  )
}

type SuggestionsProps = {
  meanings: readonly Meaning[] | undefined
  isLoading: boolean
  isAsked: boolean
  onTake: (meaning: Meaning) => void
}

function Suggestions({ meanings = [], isLoading, isAsked, onTake }: SuggestionsProps) {
  if (isLoading) return <Spinner label="Looking for what it may mean…" />
  if (meanings.length === 0)
    return (
      isAsked && (
        <p role="status" className="text-muted">
          We have no suggestion. Enter a job title or skill that CVs have.
        </p>
      )
    )
  return (
    <section aria-label="Suggested meanings" className="grid gap-2">
      <p className="text-15 font-semibold">It may mean</p>
      <ul className="flex flex-wrap gap-2">
        {meanings.map((one) => (
          <li key={one.meaning}>
            <button type="button" className="chip" onClick={() => onTake(one)}>
              {one.meaning}{' '}
              <span className="text-muted">
                · {one.people === 0 ? 'nobody yet' : plural(one.people, 'person', 'people')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
