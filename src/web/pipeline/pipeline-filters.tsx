import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { ApplicationStatus } from '../../modules/applications/schema.ts'
import { APPLICATION_SORTS, type ApplicationSort } from '../../modules/pipeline/schema.ts'
import { useFiltersForm } from '../app/forms/filters-form.ts'
import { ApiError } from '../app/loading/api-client.ts'
import { downloadFile } from '../app/loading/download-file.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Field } from '../components/forms/field.tsx'
import { Select } from '../components/forms/select.tsx'
import { Notice } from '../components/states/states.tsx'
import { ownJobsQuery } from '../jobs/posted/queries.ts'
import { type PipelineSearch, readPipelineSearch } from './pipeline-search.ts'
import { answersQuery, type CardFilter, filterQuery } from './queries.ts'

const SORT_LABELS: Record<ApplicationSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  stage: 'Longest in their status',
  best: 'Best answers first',
}
const SORTS = APPLICATION_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))
/** The number of questions offered as filters: a job has no more than this. */
const QUESTIONS = 5

type PipelineFiltersProps = { search: PipelineSearch; go: (to: PipelineSearch, replace: boolean) => void }

/** Filters by job, name or title and, once a job is chosen, by the answers to its questions. */
export function PipelineFilters({ search, go }: PipelineFiltersProps) {
  const { client } = useSite()
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
      // The answers belong to the previous job's questions.
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

type ExportButtonProps = { filter: CardFilter; status: ApplicationStatus[] | undefined }

/** Downloads the list as a file for a spreadsheet. */
export function ExportButton({ filter, status }: ExportButtonProps) {
  const { client } = useSite()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const query = { ...filterQuery(filter), ...(status && { status }) }
      await downloadFile(client.api.employer['applications.csv'].$path({ query }), 'applications.csv')
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'The file could not be made.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="quiet" busy={busy} busyLabel="Downloading…" onClick={() => void save()}>
        <span className="inline-flex items-center gap-2">
          <Download size={18} />
          Download CSV
        </span>
      </Button>
      {problem && <Notice kind="danger">{problem}</Notice>}
    </>
  )
}
