import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { LONGEST_QUERY } from '../../modules/ai-search/schema.ts'
import { Button } from '../components/button.tsx'
import { Checkbox } from '../components/choice.tsx'
import { TextField } from '../components/field.tsx'
import { toast } from '../components/toast.ts'
import { useDraft } from '../draft.ts'
import type { Need } from './queries.ts'

type NeedFormProps = {
  employerId: number
  /** What is searched for now. */
  need: Need
  busy: boolean
  onSearch: (query: string) => void
  onHideOpened: (hides: boolean) => void
  onSuggest: (query: string) => void
  /** Below the buttons. */
  children: ReactNode
}

/** What is typed and not searched for yet stays when the tab or the page is left. */
export function NeedForm({
  employerId,
  need,
  busy,
  onSearch,
  onHideOpened,
  onSuggest,
  children,
}: NeedFormProps) {
  const draft = useDraft({ kind: 'employer', id: employerId }, 'ai-search')
  const field = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  // The words follow the address (a chip, a suggestion, the back button) without losing the form.
  useEffect(() => {
    if (field.current && need.query) field.current.value = need.query
  }, [need.query])
  const typed = () => field.current?.value.trim() ?? ''

  /** The examples stand there already: what is missing is a word to begin with. */
  const suggest = () => {
    const query = typed()
    if (query || need.query) return onSuggest(query)
    setError(EMPTY)
    field.current?.focus()
  }
  const submit = () => {
    if (busy) return
    const query = typed()
    setError(query ? undefined : EMPTY)
    if (query) {
      draft.forget()
      return onSearch(query)
    }
    toast({ title: 'Search Query Required', description: EMPTY, variant: 'destructive' })
    field.current?.focus()
  }
  return (
    <search>
      <form
        ref={draft.form}
        className="card grid grid-cols-1 gap-3"
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          ref={field}
          label="Describe who you are looking for"
          name="describe"
          rows={3}
          maxLength={LONGEST_QUERY}
          enterKeyHint="search"
          help="The job first; then place, skills, years, pay or licence as you would say it."
          defaultValue={need.query || String(draft.kept?.['describe'] ?? '')}
          error={error}
          onInput={() => setError(undefined)}
          onKeyDown={(event) => {
            if (!isSend(event)) return
            event.preventDefault()
            submit()
          }}
        />
        <div className="flex flex-wrap items-center gap-2 max-sm:[&_.btn]:px-2 max-sm:[&_.btn]:text-13">
          <Button type="submit" busy={busy} busyLabel="Searching…">
            Search Candidates
          </Button>
          <Button look="quiet" onClick={suggest}>
            Suggest Searches
          </Button>
          <Checkbox
            label="Hide CVs I have opened"
            checked={need.hideOpened === true}
            onChange={({ currentTarget }) => onHideOpened(currentTarget.checked)}
          />
        </div>
        {children}
        <p className="text-13 text-muted">
          Scores come from job titles, skills, work, place, pay, education and licences. Name, photo, sex,
          age, religion and province of origin never count.
        </p>
      </form>
    </search>
  )
}

const EMPTY = 'Please enter a search query'

/** Enter sends; a new line takes Shift. Not while a word is being composed. */
function isSend({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing
}
