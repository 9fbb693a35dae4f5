import { APPLICATION_STATUS_LABELS, TIMELINE_LABELS } from '../../modules/applications/schema.ts'
import { EMPLOYMENT_TYPE_LABELS } from '../../modules/catalog/employment/choices.ts'
import { YES_NO } from '../../shared/answers.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { t, tFilled } from '../../shared/language/words.ts'
import { FactsList } from '../components/lists/facts-list.tsx'
import { Badge, StatusBadge } from '../components/surfaces/badge.tsx'
import type { SentApplication } from './queries.ts'

export function ApplicationBadge({
  application,
}: {
  application: Pick<SentApplication, 'status' | 'withdrawnAt'>
}) {
  const { status, withdrawnAt } = application
  if (withdrawnAt) return <Badge>{t('Withdrawn')}</Badge>
  return <StatusBadge status={status}>{t(APPLICATION_STATUS_LABELS[status])}</StatusBadge>
}

export function Timeline({ application }: { application: Pick<SentApplication, 'timeline' | 'company'> }) {
  const { timeline, company } = application
  return (
    <ol className="timeline">
      {timeline.map(({ status, changedAt, words }, i) => (
        <li
          key={changedAt}
          className={`flex flex-wrap justify-between gap-x-4 ${i === timeline.length - 1 ? 'now' : ''}`}
        >
          <b>{i === 0 ? t('Applied') : t(TIMELINE_LABELS[status])}</b>{' '}
          <time dateTime={changedAt} className="text-muted">
            {formatDateTime(changedAt)}
          </time>
          {words && (
            <figure className="said">
              <figcaption>{t('{company} writes:', { company })}</figcaption>
              <blockquote>{words}</blockquote>
            </figure>
          )}
        </li>
      ))}
    </ol>
  )
}

export function ApplicationFacts({ application }: { application: SentApplication }) {
  const { company, location, employmentType, salary, appliedAt, cvJobTitle } = application
  return (
    <FactsList
      facts={[
        { label: t('Company'), value: company },
        { label: t('Location'), value: location },
        { label: t('Employment type'), value: employmentType && t(EMPLOYMENT_TYPE_LABELS[employmentType]) },
        { label: t('Salary'), value: salary && tFilled(salary) },
        { label: t('CV sent'), value: cvJobTitle },
        { label: t('Applied'), value: formatDateTime(appliedAt) },
      ]}
    />
  )
}

/** The job seeker's answers to the employer's questions, in the words that the questions had. */
export function Answers({ answers }: Pick<SentApplication, 'answers'>) {
  return (
    <FactsList
      facts={answers.map(({ question, answer }) => ({
        label: question,
        value: YES_NO.some((one) => one === answer) ? t(answer) : answer,
      }))}
    />
  )
}
