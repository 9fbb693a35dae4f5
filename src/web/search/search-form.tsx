import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/choices.ts'
import { formValues } from '../app/forms/form-values.ts'
import { useSite } from '../app/site.tsx'
import { categoriesQuery, locationsQuery } from '../catalog/entries.ts'
import { Button } from '../components/controls/button.tsx'
import { Checkbox } from '../components/forms/choice.tsx'
import { Field } from '../components/forms/field.tsx'
import { Combobox } from '../components/forms/select.tsx'
import { TagsInput } from '../components/forms/tags-input.tsx'
import { FRESH_DAYS, readKina, readSearchWords, type SearchWords } from './search-words.ts'

/** Milliseconds after the last key before the results update. */
const REST_MS = 300

/** The fields outside "More filters". */
const OUTSIDE = new Set(['query', 'hideOpened', 'sortBy', 'page'])

type SearchFormProps = { words: SearchWords; onSearch: (words: SearchWords) => void }

/** Search form with free text and suggestions in every field. The search finds out what is meant. */
export function SearchForm({ words, onSearch }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [pay, setPay] = useState(words.maxSalary ?? '')
  const [skills, setSkills] = useState(words.skills ?? [])
  const follow = useRest(() => onSearch(wordsOf(form)))
  return (
    <search>
      <form
        ref={form}
        className="card grid gap-3"
        onInput={() => follow.soon()}
        onSubmit={(event) => {
          event.preventDefault()
          follow.now()
        }}
      >
        <Field
          label="Keywords"
          name="query"
          type="search"
          placeholder="Skills, job title, name"
          defaultValue={words.query}
        />
        <MoreFilters isOpen={Object.keys(words).some((name) => !OUTSIDE.has(name))}>
          <ListedWords words={words} />
          <PayField typed={pay} opensWith={words.maxSalary} onType={setPay} />
          <TagsInput
            label="Skills"
            name="skills"
            help="Only CVs with all of these skills"
            placeholder="Type a skill, then press Enter"
            values={skills}
            max={30}
            onChange={(next) => {
              setSkills(next)
              // Waits until the fields have the new skills.
              follow.soon()
            }}
          />
          <Checkbox
            label={`New in the last ${FRESH_DAYS} days`}
            name="days"
            value={FRESH_DAYS}
            defaultChecked={words.days !== undefined}
          />
        </MoreFilters>
        <Checkbox
          label="Hide CVs I have opened"
          help="Also hides CVs sent to your jobs"
          name="hideOpened"
          value="true"
          defaultChecked={words.hideOpened ?? false}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit">Search CVs</Button>
          <Button
            look="bare"
            onClick={() => {
              clear(form)
              setPay('')
              setSkills([])
              follow.soon()
            }}
          >
            Clear
          </Button>
        </div>
      </form>
    </search>
  )
}

/** The fields that suggest entries of a list. Other words are accepted. */
function ListedWords({ words }: { words: SearchWords }) {
  const { client } = useSite()
  const categories = useQuery(categoriesQuery(client)).data ?? []
  const locations = useQuery(locationsQuery(client)).data ?? []
  return (
    <>
      <Combobox
        label="Category"
        name="category"
        placeholder="Any category"
        suggestions={categories.map(({ name }) => name)}
        defaultValue={words.category}
      />
      <Combobox
        label="Experience Level"
        name="experience"
        placeholder="Any level"
        suggestions={Object.values(EXPERIENCE_LABELS)}
        defaultValue={words.experience}
      />
      <Combobox
        label="Location"
        name="location"
        placeholder="Any location"
        suggestions={locations.map(({ name }) => name)}
        defaultValue={words.location}
      />
      <Combobox
        label="Education"
        name="education"
        placeholder="Any education"
        suggestions={Object.values(EDUCATION_LABELS)}
        defaultValue={words.education}
      />
    </>
  )
}

type PayFieldProps = { typed: string; opensWith: string | undefined; onType: (typed: string) => void }

function PayField({ typed, opensWith, onType }: PayFieldProps) {
  return (
    <Field
      label="Max Salary Expectation"
      name="maxSalary"
      inputMode="numeric"
      help="Kina a year, for example 60,000"
      error={typed && readKina(typed) === undefined ? 'Please enter an amount in kina' : undefined}
      defaultValue={opensWith}
      onChange={(event) => onType(event.target.value.trim())}
    />
  )
}

/**
 * On a wide screen all fields are open next to the results. On a narrow one they open only when one of them is used.
 */
function MoreFilters({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches)
  return (
    <details open={isWide || isOpen}>
      <summary
        className={`inline-flex min-h-11 items-center font-semibold text-brand underline ${isWide ? 'lg:hidden' : ''}`}
      >
        More filters
      </summary>
      <div className="grid gap-3 pt-1 sm:grid-cols-2 lg:grid-cols-1">{children}</div>
    </details>
  )
}

function wordsOf({ current }: RefObject<HTMLFormElement | null>): SearchWords {
  return current ? readSearchWords(formValues(current)) : {}
}

/** Empties the fields. `reset` would restore the values that the page was opened with. */
function clear({ current }: RefObject<HTMLFormElement | null>): void {
  for (const input of current?.querySelectorAll('input') ?? []) {
    if (input.type === 'checkbox') input.checked = false
    else if (input.type !== 'hidden') input.value = ''
  }
}

/** Calls `run` when typing pauses, or at once when asked. Never after the form is gone. */
function useRest(run: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const now = () => {
    clearTimeout(timer.current)
    run()
  }
  const soon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, REST_MS)
  }
  return { now, soon }
}
