import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/schema.ts'
import { categoriesQuery, locationsQuery } from '../catalog/queries.ts'
import { Button } from '../components/button.tsx'
import { Checkbox } from '../components/choice.tsx'
import { Combobox } from '../components/combobox.tsx'
import { Field } from '../components/field.tsx'
import { TagsInput } from '../components/tags-input.tsx'
import { formValues } from '../form.ts'
import { FRESH_DAYS, readKina, readSearchWords, type SearchWords } from './search-words.ts'

/** ms without a key before the results follow. */
const REST_MS = 300

/** What does not stand under More filters. */
const OUTSIDE = new Set(['query', 'hideOpened', 'sortBy', 'page'])

type SearchFormProps = { words: SearchWords; onSearch: (words: SearchWords) => void }

/** Free text everywhere, with suggestions: the search finds out what is meant. */
export function SearchForm({ words, onSearch }: SearchFormProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const categories = useQuery(categoriesQuery(client)).data ?? []
  const locations = useQuery(locationsQuery(client)).data ?? []
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
          <Field
            label="Max Salary Expectation"
            name="maxSalary"
            inputMode="numeric"
            help="Kina a year, for example 60,000"
            error={pay && readKina(pay) === undefined ? 'Please enter an amount in kina' : undefined}
            defaultValue={words.maxSalary}
            onChange={(event) => setPay(event.target.value.trim())}
          />
          <TagsInput
            label="Skills"
            name="skills"
            help="CVs with all of them"
            placeholder="Type a skill, then Enter"
            values={skills}
            max={30}
            onChange={(next) => {
              setSkills(next)
              // After the fields have them.
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
          help="Also those sent to your jobs"
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

/** Beside the results all fields stand open; above them, on narrower screens, only while one is in use. */
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

/** Not `reset`, which would bring back what the page was opened with. */
function clear({ current }: RefObject<HTMLFormElement | null>): void {
  for (const input of current?.querySelectorAll('input') ?? []) {
    if (input.type === 'checkbox') input.checked = false
    else if (input.type !== 'hidden') input.value = ''
  }
}

/** Runs when typing rests, or at once; never after the form has gone. */
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
