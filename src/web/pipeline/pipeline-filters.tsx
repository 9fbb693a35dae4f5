import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { memo, type ReactNode, useState } from 'react'
import type { ApplicationStatus } from '../../modules/applications/schema.ts'
import { useFiltersForm } from '../app/forms/filters-form.ts'
import { reasonOf } from '../app/loading/api-client.ts'
import { downloadFile } from '../app/loading/download-file.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { ToggleChip } from '../components/controls/chip.tsx'
import { Field } from '../components/forms/field.tsx'
import { Select } from '../components/forms/select.tsx'
import { Notice } from '../components/states/states.tsx'
import { ownJobsQuery } from '../jobs/posted/queries.ts'
import {
  PIPELINE_SORTS,
  type PipelineSearch,
  type PipelineSort,
  readPipelineSearch,
} from './pipeline-search.ts'
import { answersQuery, type CardFilter, filterQuery, type Question } from './queries.ts'

const SORT_LABELS: Record<PipelineSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  stage: 'Longest in their status',
  best: 'Best answers first',
  fit: 'Best fit to the job first',
}
/** The number of questions offered as filters: a job has no more than this. */
const QUESTIONS = 5
/** Up to this number of answers, each is a chip; more are a list. */
const CHIPS = 3

type PipelineFiltersProps = {
  search: PipelineSearch
  go: (to: PipelineSearch, replace?: boolean) => void
  counters: ReactNode
}

/**
 * The job as the title, and the filters by name or title and, once a job is chosen, by the answers to its questions. A
 * moved card does not render it again.
 */
export const PipelineFilters = memo(function PipelineFilters({ search, go, counters }: PipelineFiltersProps) {
  const { client } = useSite()
  const known = useQuery(ownJobsQuery(client)).data
  const jobs = known ?? []
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
      const answer = asked
        .map(({ key, answers }, n) =>
          answers.length <= CHIPS ? answerTo(key) : String(values[`answer${n}`] ?? ''),
        )
        .filter(Boolean)
      // The answers belong to the previous job's questions, and only a job has a fit.
      // Until the jobs are loaded, the field cannot show the chosen one.
      const { job = known ? undefined : search.job, find, sort } = readPipelineSearch(values)
      const isOtherJob = job !== search.job
      const hasFit = job !== undefined || sort !== 'fit'
      go(
        {
          ...{ job, find, sort: hasFit ? sort : undefined },
          answer: isOtherJob || answer.length === 0 ? undefined : answer,
        },
        replace,
      )
    },
  })
  const sorts = PIPELINE_SORTS.filter((value) => value !== 'fit' || search.job !== undefined)
  const label = (text: string) => <span className="sr">{text}</span>
  return (
    <form aria-label="Filter applications" className="pipeline-head" {...formProps}>
      <Select
        className="pipeline-job"
        label={label('Job')}
        name="job"
        placeholder="All jobs"
        options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
        defaultValue={fields.job}
      />
      {counters}
      <div className="pipeline-tools">
        <Field
          label={label('Name or title')}
          placeholder="Name or title"
          name="find"
          type="search"
          defaultValue={fields.find}
        />
        <LookSwitch
          look={search.view ?? 'list'}
          onLook={(look) => go({ view: look === 'board' ? look : undefined })}
        />
      </div>
      <div className="pipeline-filters">
        <ExportButton filter={search} status={search.view === 'board' ? undefined : search.status} />
        <Select
          label={label('Sort by')}
          name="sort"
          options={sorts.map((value) => ({ value, label: SORT_LABELS[value] }))}
          defaultValue={fields.sort}
        />
        {asked.map(({ key, question, answers }, n) =>
          answers.length <= CHIPS ? null : (
            <Select
              key={key}
              className={answerTo(key) ? 'is-chosen' : undefined}
              label={label(question)}
              name={`answer${n}`}
              placeholder={`${question} Any answer`}
              options={answers.map(({ answer, total }) => ({
                value: `${key}=${answer}`,
                label: `${answer} (${total})`,
              }))}
              defaultValue={answerTo(key)}
            />
          ),
        )}
      </div>
      <AnswerChips questions={asked} chosen={search.answer ?? []} go={go} />
    </form>
  )
})

type AnswerChipsProps = {
  questions: readonly Question[]
  /** `key=answer` of each question that has one. */
  chosen: readonly string[]
  go: (to: PipelineSearch) => void
}

/** One click shows who gave an answer, another one shows all again. */
function AnswerChips({ questions, chosen, go }: AnswerChipsProps) {
  const few = questions.filter(({ answers }) => answers.length <= CHIPS)
  if (few.length === 0) return null
  const toggle = (key: string, text: string) => {
    const others = chosen.filter((one) => !one.startsWith(`${key}=`))
    const next = chosen.includes(text) ? others : [...others, text]
    go({ answer: next.length > 0 ? next : undefined })
  }
  return (
    <div className="answer-chips">
      {few.map(({ key, question, answers }) => (
        <fieldset key={key}>
          <legend title={question}>{question}</legend>
          {answers.map(({ answer, total }) => (
            <ToggleChip
              key={answer}
              pressed={chosen.includes(`${key}=${answer}`)}
              onToggle={() => toggle(key, `${key}=${answer}`)}
            >
              {answer} ({total})
            </ToggleChip>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

type LookSwitchProps = { look: 'list' | 'board'; onLook: (look: 'list' | 'board') => void }

function LookSwitch({ look, onLook }: LookSwitchProps) {
  return (
    <div className="look">
      <button type="button" aria-pressed={look === 'list'} onClick={() => onLook('list')}>
        List
      </button>
      <button type="button" aria-pressed={look === 'board'} onClick={() => onLook('board')}>
        Board
      </button>
    </div>
  )
}

type ExportButtonProps = { filter: CardFilter; status: ApplicationStatus[] | undefined }

/** Downloads the list as a file for a spreadsheet. */
function ExportButton({ filter, status }: ExportButtonProps) {
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
      setProblem(reasonOf(error, 'The file could not be made.'))
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
