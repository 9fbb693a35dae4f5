import Sparkles from 'lucide-react/icons/sparkles'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { LONGEST_QUERY } from '../../modules/ai-search/schema.ts'
import { formatNumber } from '../../shared/locale.ts'
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
  const kept = String(draft.kept?.['describe'] ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState(() => tooLong(need.query || kept))
  // The text follows the address (after a chip, a suggestion or the back button) while the form stays mounted.
  useEffect(() => {
    if (!field.current || !need.query) return
    field.current.value = need.query
    setError(tooLong(need.query))
  }, [need.query])
  const typed = () => field.current?.value.trim() ?? ''
  const refuse = (problem: string) => {
    setError(problem)
    field.current?.focus()
  }

  /** Asks for suggestions. Without text it asks for a word, because the examples are shown already. */
  const suggest = () => {
    const query = typed()
    const problem = tooLong(query) ?? (query || need.query ? undefined : EMPTY)
    if (problem) return refuse(problem)
    onSuggest(query)
  }
  const submit = () => {
    if (busy) return
    const query = typed()
    const problem = query ? tooLong(query) : EMPTY
    if (problem) {
      if (!query) toast({ title: 'Search Query Required', description: EMPTY, variant: 'destructive' })
      return refuse(problem)
    }
    setError(undefined)
    draft.forget()
    onSearch(query)
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
          enterKeyHint="search"
          help="Start with the job. Then add place, skills, years, pay or licences in your own words."
          defaultValue={need.query || kept}
          error={error}
          onInput={() => setError(tooLong(typed()))}
          onKeyDown={(event) => {
            if (!isSend(event)) return
            event.preventDefault()
            submit()
          }}
        />
        {/* Said once, when the limit is passed. The message at the field changes with every key. */}
        <div className="sr" role="status">
          {error !== undefined && error !== EMPTY && 'Your text is too long'}
        </div>
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

/**
 * Returns the message for a query that is too long. The field itself has no limit, because browsers cut off the end of a
 * pasted text without a message.
 */
function tooLong(query: string): string | undefined {
  const { length } = query.trim()
  if (length <= LONGEST_QUERY) return undefined
  return `Your text has ${formatNumber(length)} characters. Please shorten it to ${formatNumber(LONGEST_QUERY)}: keep the job, place, skills, years and pay.`
}

/** Enter sends, Shift+Enter starts a new line. Enter that ends an input method's composition does not send. */
function isSend({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing
}
