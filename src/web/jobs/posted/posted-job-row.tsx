import './posted.css'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Shapes from 'lucide-react/icons/shapes'
import Trash from 'lucide-react/icons/trash-2'
import { EMPLOYMENT_TYPE_LABELS } from '../../../modules/catalog/employment/choices.ts'
import { formatDate } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { plural, shorten } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { useSettings, useSite } from '../../app/site.tsx'
import { Trend } from '../../components/charts/trend.tsx'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import { ActionMenu } from '../../components/overlays/action-menu.tsx'
import { Notice } from '../../components/states/states.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { closesSoon, closingText } from '../job-facts.ts'
import {
  actLabel,
  applicationsHref,
  CLOSE_FULL_JOB,
  fullWords,
  type JobAct,
  mainAct,
  offeredFor,
  placesOf,
  STATES,
} from './job-acts.ts'
import { heldWords, type JobResult, type OwnJob } from './queries.ts'

type PostedJobRowProps = {
  job: OwnJob
  /** Undefined until it is loaded. */
  result: JobResult | undefined
  onAct: (act: JobAct, job: OwnJob) => void
}

/** Characters of the description in a row. */
const DESCRIPTION = 200

/** A job in its employer's list: what it offers, its results, when it ends, and the next step. */
export function PostedJobRow({ job, result, onAct }: PostedJobRowProps) {
  const { now } = useSite()
  const { id, title, description, publishedAt } = job
  return (
    <li className="posted">
      <div className="min-w-0">
        <h2 className="text-17">
          <AppLink className="text-ink no-underline hover:underline" href={`/employer-job/${id}`}>
            {title}
          </AppLink>
        </h2>
        <JobMeta job={job} />
        {description && <p className="line-clamp-2 text-15">{shorten(description, DESCRIPTION)}</p>}
      </div>
      {publishedAt ? <Figures job={job} result={result} /> : <span className="posted-none" />}
      <p className="posted-end">
        <Ending job={job} now={now} />
      </p>
      <JobButtons job={job} result={result} onAct={onAct} />
      <JobNotes job={job} result={result} />
    </li>
  )
}

function JobMeta({ job }: { job: OwnJob }) {
  const { state, locationName, employmentType, categoryName, salaryRange, publishedAt, createdAt } = job
  return (
    <p className="meta">
      {state !== 'open' && <StateBadge state={state} />}
      {salaryRange && <b className="text-ink">{salaryRange}</b>}
      {locationName && (
        <span>
          <MapPin size={15} />
          {locationName}
        </span>
      )}
      {employmentType && (
        <span>
          <Clock size={15} />
          {EMPLOYMENT_TYPE_LABELS[employmentType]}
        </span>
      )}
      {categoryName && (
        <span>
          <Shapes size={15} />
          {categoryName}
        </span>
      )}
      <span>{publishedAt ? `Posted ${formatDate(publishedAt)}` : `Created ${formatDate(createdAt)}`}</span>
    </p>
  )
}

export function StateBadge({ state }: Pick<OwnJob, 'state'>) {
  const [label, tone] = STATES[state]
  return <Badge tone={tone}>{label}</Badge>
}

function Figures({ job, result }: Pick<PostedJobRowProps, 'job' | 'result'>) {
  const { id, views, applications } = job
  const isNew = result?.newApplications ?? 0
  const places = placesOf(job, result)
  return (
    <>
      <div className="posted-figures">
        <p>
          <b>{formatNumber(views)}</b> {plural(views, 'view').replace(/^\S+ /, '')}
        </p>
        <p>
          <AppLink href={applicationsHref(id)}>
            <b>{formatNumber(applications)}</b> {plural(applications, 'application').replace(/^\S+ /, '')}
          </AppLink>
          {isNew > 0 && <span className="posted-new">{isNew} new</span>}
        </p>
        {places && <p>{places.words}</p>}
      </div>
      <div className="posted-trend">
        {result && (
          <>
            <Trend label="Views a day, 14 days" values={result.days.map(({ views }) => views)} />
            <small>{weekWords(result.days.map(({ views }) => views))}</small>
          </>
        )}
      </div>
    </>
  )
}

/** `12 views in 7 days, 3 fewer`: the last seven days, compared with the seven before them. */
export function weekWords(days: readonly number[], noun = 'view'): string {
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)
  const week = sum(days.slice(-7))
  const more = week - sum(days.slice(-14, -7))
  const words = `${plural(week, noun)} in 7 days`
  // In its first week a job has nothing to be compared with.
  return more === 0 || more === week
    ? words
    : `${words}, ${formatNumber(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'}`
}

function Ending({ job: { endsAt, state }, now }: { job: OwnJob; now: Date }) {
  if (!endsAt || state === 'draft' || state === 'held') return null
  if (state === 'open' && closesSoon(endsAt, now))
    return <Badge tone="golden">{closingText(endsAt, true, now)}</Badge>
  if (state === 'closed') return `Paid until ${formatDate(endsAt)}`
  return <span className="text-muted">{closingText(endsAt, state === 'open', now)}</span>
}

export function JobNotes({ job, result }: Pick<PostedJobRowProps, 'job' | 'result'>) {
  const { checkNote, state, isPaidFor, expiresAt, places } = job
  const isPaid = isPaidFor && expiresAt !== null
  const isFull = placesOf(job, result)?.isFull
  if (!checkNote && state !== 'held' && !isPaid && !isFull) return null
  return (
    <div className="posted-notes">
      {isFull && (
        <p>
          {fullWords(places ?? 0)}. {CLOSE_FULL_JOB}
        </p>
      )}
      {checkNote && <Notice kind="warning">{checkNote}</Notice>}
      {state === 'held' && <p className="text-muted">{heldWords(job)}</p>}
      {isPaid && (
        <p>Paid until {formatDate(expiresAt)}. You can correct it and publish it again at no cost.</p>
      )}
    </div>
  )
}

/** The acts that have a button of their own even if they are not the next step. */
const ALWAYS_SHOWN: readonly JobAct[] = ['edit', 'delete']

/** A button for the next step, and buttons to edit and delete; the menu has the others. */
export function JobButtons({ job, result, onAct }: PostedJobRowProps) {
  const { now, go } = useSite()
  const { job_posting_cost: price } = useSettings()
  const { id, title, state } = job
  const isNew = result?.newApplications ?? 0
  const main = mainAct(job, result, now)
  const others = offeredFor(job).filter((act) => act !== main)
  const more = [
    ...(state === 'open' ? [{ label: 'See the job page', onSelect: () => go(`/jobs/${id}`) }] : []),
    ...others
      .filter((act) => !ALWAYS_SHOWN.includes(act))
      .map((act) => ({ label: actLabel(act, job, price), onSelect: () => onAct(act, job) })),
  ]
  return (
    <div className="posted-acts">
      {main === 'people' ? (
        <ButtonLink href={applicationsHref(id)} link={AppLink} aria-label={`Review ${isNew} new: ${title}`}>
          Review {isNew} new
        </ButtonLink>
      ) : (
        <Button
          look="quiet"
          aria-label={`${actLabel(main, job, price)}: ${title}`}
          onClick={() => onAct(main, job)}
        >
          {actLabel(main, job, price)}
        </Button>
      )}
      {others.includes('edit') && (
        <Button look="bare" aria-label={`Edit: ${title}`} onClick={() => onAct('edit', job)}>
          Edit
        </Button>
      )}
      {others.includes('delete') && (
        <Button
          look="bare"
          icon
          aria-label={`Delete: ${title}`}
          title="Delete"
          onClick={() => onAct('delete', job)}
        >
          <Trash size={18} />
        </Button>
      )}
      <ActionMenu label={`More for ${title}`} actions={more} />
    </div>
  )
}
