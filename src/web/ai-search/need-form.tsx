import Sparkles from 'lucide-react/icons/sparkles'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { LONGEST_QUERY } from '../../modules/ai-search/schema.ts'
import { useDraft } from '../app/forms/draft.tsx'
import { Button } from '../components/controls/button.tsx'
import { Checkbox } from '../components/forms/choice.tsx'
import { TextField } from '../components/forms/field.tsx'
import { toast } from '../components/overlays/toast.ts'
import type { Need } from './queries.ts'

type NeedFormProps = {
  employerId: number
  /** The current search. */
  need: Need
  busy: boolean
  onSearch: (query: string) => void
  onHideOpened: (hides: boolean) => void
  onSuggest: (query: string) => void
  /** Shown below the buttons. */
  children: ReactNode
}

/** The form of the need. It keeps unsent text when the tab or the page is left. */
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
  // The text follows the address (after a chip, a suggestion or the back button) while the form stays mounted.
  useEffect(() => {
    if (field.current && need.query) field.current.value = need.query
  }, [need.query])
  const typed = () => field.current?.value.trim() ?? ''

  /** Asks for suggestions. Without text it asks for a word, because the examples are shown already. */
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
        className="ask dark grid grid-cols-1 gap-3 rounded-panel p-4 sm:p-6"
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
          rows={2}
          maxLength={LONGEST_QUERY}
          enterKeyHint="search"
          help="Start with the job. Then add place, skills, years, pay or licences in your own words."
          defaultValue={need.query || String(draft.kept?.['describe'] ?? '')}
          error={error}
          onInput={() => setError(undefined)}
          onKeyDown={(event) => {
            if (!isSend(event)) return
            event.preventDefault()
            submit()
          }}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" look="gold" busy={busy} busyLabel="Searching…" className="max-sm:w-full">
            <span className="inline-flex items-center gap-2">
              <Sparkles size={20} />
              Search Candidates
            </span>
          </Button>
          <Button look="outline" onClick={suggest}>
            Suggest Searches
          </Button>
          <div className="sm:ml-auto">
            <Checkbox
              label="Hide CVs I have opened"
              checked={need.hideOpened === true}
              onChange={({ currentTarget }) => onHideOpened(currentTarget.checked)}
            />
          </div>
        </div>
        {children}
      </form>
    </search>
  )
}

const EMPTY = 'Please enter a search query'

/** Enter sends, Shift+Enter starts a new line. Enter that ends an input method's composition does not send. */
function isSend({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing
}
