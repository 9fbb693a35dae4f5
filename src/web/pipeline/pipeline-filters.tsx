import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { APPLICATION_SORTS, type ApplicationSort } from '../../modules/pipeline/schema.ts'
import { Field } from '../components/field.tsx'
import { Select } from '../components/select.tsx'
import { ownJobsQuery } from '../employers/job-queries.ts'
import { useFiltersForm } from '../filters-form.ts'
import { type PipelineSearch, readPipelineSearch } from './pipeline-search.ts'
import { answersQuery } from './queries.ts'

const SORT_LABELS: Record<ApplicationSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  stage: 'Longest in their status',
  best: 'Best answers first',
}
const SORTS = APPLICATION_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))
/** Questions that are offered as filters: a job asks at most as many. */
const QUESTIONS = 5

type PipelineFiltersProps = { search: PipelineSearch; go: (to: PipelineSearch, replace: boolean) => void }

/** By job, name or title, and, once a job is chosen, by what was answered to its questions. */
export function PipelineFilters({ search, go }: PipelineFiltersProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const jobs = useQuery(ownJobsQuery(client)).data ?? []
  const asked = useQuery(answersQuery(client, search.job)).data?.slice(0, QUESTIONS) ?? []
  const answerTo = (key: string) => search.answer?.find((text) => text.startsWith(`${key}=`)) ?? ''
  const fields = {
    job: search.job ?? '',
    find: search.find ?? '',
    sort: search.sort ?? 'newest',
    ...Object.fromEntries(asked.map(({ key }, n) => [`answer${n}`, answerTo(key)])),
  }
  const { formProps } = useFiltersForm({
    search: fields,
    shown: `${jobs.length} ${asked.length}`,
    whileTyping: true,
    go(values, { replace }) {
      const answer = asked.map((_, n) => String(values[`answer${n}`] ?? '')).filter(Boolean)
      // Another job has asked other questions.
      const isOtherJob = String(values['job'] ?? '') !== String(search.job ?? '')
      const { job, find, sort } = readPipelineSearch(values)
      go({ job, find, sort, answer: isOtherJob || answer.length === 0 ? undefined : answer }, replace)
    },
  })
  return (
    <form aria-label="Filter applications" className="pipeline-filters" {...formProps}>
      <Select
        label="Job"
        name="job"
        placeholder="All jobs"
        options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
        defaultValue={fields.job}
      />
      <Field label="Name or title" name="find" type="search" defaultValue={fields.find} />
      <Select label="Sort by" name="sort" options={SORTS} defaultValue={fields.sort} />
      {asked.map(({ key, question, answers }, n) => (
        <Select
          key={key}
          label={question}
          name={`answer${n}`}
          placeholder="Any answer"
          options={answers.map(({ answer, total }) => ({
            value: `${key}=${answer}`,
            label: `${answer} (${total})`,
          }))}
          defaultValue={answerTo(key)}
        />
      ))}
    </form>
  )
}
