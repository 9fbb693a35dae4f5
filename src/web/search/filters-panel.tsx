import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode } from 'react'
import { uniqueTexts } from '../../shared/text.ts'
import { CheckboxGroup } from '../components/forms/choice.tsx'
import type { Filters } from '../cvs/queries.ts'
import { type CvSearch, countPanelFilters } from './cv-search.ts'

type FiltersPanelProps = {
  search: CvSearch
  options: Filters
  /** Shown at the end: the count and the button that resets all filters. */
  children: ReactNode
}

/**
 * Collapsed on phones. Next to the results it is always open, in browsers that can show the content of a closed
 * `details`.
 */
export function FiltersPanel({ search, options, children }: FiltersPanelProps) {
  const count = countPanelFilters(search)
  return (
    <details className="lg:details-content:[content-visibility:visible]">
      <summary className="btn btn-quiet w-full lg:supports-[selector(::details-content)]:hidden">
        <SlidersHorizontal size={18} />
        <span data-list-part="filters set">More filters{count > 0 && ` (${count} set)`}</span>
      </summary>
      <div className="grid gap-5 py-4 lg:pt-0">
        <Choices search={search} options={options} />
        {children}
      </div>
    </details>
  )
}

function Choices({ search, options }: { search: CvSearch; options: Filters }) {
  const ranges = options.salaryRanges.map(({ label, min, max }) => ({ value: `${min}-${max ?? ''}`, label }))
  return (
    <>
      <CheckboxGroup
        label="Salary range, a year"
        name="salaryRange"
        options={ranges}
        defaultValues={search.salaryRange}
      />
      <fieldset>
        <legend className="label">Popular skills</legend>
        <div className="flex flex-wrap gap-2 pt-2">
          {/* Skills from a link stay in the form even if they are not popular. */}
          {uniqueTexts([...options.popularSkills, ...(search.skills ?? [])]).map((skill) => (
            <SkillToggle key={skill} skill={skill} isOn={search.skills?.includes(skill)} />
          ))}
        </div>
      </fieldset>
      <CheckboxGroup
        label="Education"
        name="education"
        options={options.educations}
        defaultValues={search.education}
      />
    </>
  )
}

/** A checkbox that looks like a chip. */
function SkillToggle({ skill, isOn }: { skill: string; isOn: boolean | undefined }) {
  return (
    <label className="relative">
      <input type="checkbox" name="skills" value={skill} defaultChecked={isOn} className="peer sr" />
      <span className="chip peer-checked:border-brand peer-checked:bg-brand-soft peer-checked:font-semibold peer-checked:text-brand peer-focus-visible:outline-2">
        {skill}
      </span>
    </label>
  )
}
