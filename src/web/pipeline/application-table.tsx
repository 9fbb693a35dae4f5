import { useState } from 'react'
import { EXPERIENCE_LABELS } from '../../modules/catalog/choices.ts'
import { formatDay } from '../../shared/dates.ts'
import { AppLink } from '../app/link.tsx'
import { useSite } from '../app/site.tsx'
import { Checkbox } from '../components/forms/choice.tsx'
import { type Column, PageButtons, Table } from '../components/lists/table.tsx'
import { Badge } from '../components/surfaces/badge.tsx'
import { messagesHref } from '../messaging/messages-search.ts'
import { ApplicationLink } from './application-link.tsx'
import { FitBadge, FitTicks } from './fit.tsx'
import type { ApplicantFit, Card } from './queries.ts'
import { KeyAnswers, notesOf, StatusChoice, stageDays } from './statuses.tsx'
import type { Move } from './use-moves.ts'
import type { Selection } from './use-selection.ts'

/** Rows per page. */
const PAGE_SIZE = 25

type Fits = ReadonlyMap<number, ApplicantFit> | undefined
type ApplicationTableProps = { cards: readonly Card[]; fits: Fits; selection: Selection; move: Move }

/** Shows dense rows, or cards on a phone. */
export function ApplicationTable({ cards, fits, selection, move }: ApplicationTableProps) {
  const { now } = useSite()
  const [chosen, setChosen] = useState(1)
  const pages = Math.max(1, Math.ceil(cards.length / PAGE_SIZE))
  const page = Math.min(chosen, pages)
  const hasAnswers = cards.some(({ keyAnswers }) => keyAnswers.length > 0)
  return (
    <>
      <Table
        caption="Applications"
        columns={columns(now, fits, selection, move).filter(({ key }) =>
          fits ? key !== 'answers' : key !== 'fit' && (key !== 'answers' || hasAnswers),
        )}
        rows={cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ id }) => id}
      />
      <PageButtons page={page} pages={pages} onPage={setChosen} />
    </>
  )
}

function columns(now: Date, fits: Fits, selection: Selection, move: Move): Column<Card>[] {
  return [
    {
      key: 'applicant',
      label: 'Applicant',
      bare: true,
      cell: (card) => <Applicant card={card} selection={selection} />,
    },
    {
      key: 'job',
      label: 'Job',
      cell: ({ jobTitle, appliedAt }) => (
        <>
          {jobTitle}
          <small className="help block">Applied {formatDay(appliedAt)}</small>
        </>
      ),
    },
    { key: 'fit', label: 'Fit', cell: ({ id }) => <Fit fit={fits?.get(id)} /> },
    { key: 'answers', label: 'Answers', cell: ({ keyAnswers }) => <KeyAnswers answers={keyAnswers} /> },
    {
      key: 'stage',
      label: 'In this status',
      cell: ({ stageSince, noteCount }) => (
        <>
          {stageDays(stageSince, now)}
          {noteCount > 0 && <small className="help block">{notesOf(noteCount)}</small>}
        </>
      ),
    },
    {
      key: 'status',
      label: 'Status',
      bare: true,
      cell: (card) => <StatusChoice card={card} place="row" onChange={(to) => move(card, to)} />,
    },
    { key: 'actions', label: 'CV and message', bare: true, cell: (card) => <Actions card={card} /> },
  ]
}

/** The number of reasons in a row. The details show all. */
const REASONS = 3

function Fit({ fit }: { fit: ApplicantFit | undefined }) {
  if (!fit) return null
  return (
    <>
      <FitBadge fit={fit} />
      <FitTicks ticks={fit.ticks.slice(0, REASONS)} />
    </>
  )
}

function Applicant({ card, selection }: { card: Card; selection: Selection }) {
  const { id, applicantName, applicantJobTitle, applicantExperience, applicantLocation, withdrawnAt } = card
  const facts = [applicantJobTitle, EXPERIENCE_LABELS[applicantExperience], applicantLocation]
  return (
    <div className="applicant">
      <Checkbox
        label={<span className="sr">Select {applicantName}</span>}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
      <div>
        <ApplicationLink id={id} className="applicant-name">
          {applicantName}
        </ApplicationLink>{' '}
        {withdrawnAt && <Badge>Withdrawn</Badge>}
        <small className="help block">{facts.filter(Boolean).join(' · ')}</small>
      </div>
    </div>
  )
}

function Actions({ card: { id, cvId, applicantName, withdrawnAt } }: { card: Card }) {
  return (
    <div className="applicant-actions">
      <AppLink href={`/employer-cv-view/${cvId}`} className="btn btn-quiet">
        View CV<span className="sr"> of {applicantName}</span>
      </AppLink>
      {!withdrawnAt && (
        <AppLink href={messagesHref({ application: id }, 'employer')} className="btn btn-quiet">
          Message<span className="sr"> {applicantName}</span>
        </AppLink>
      )}
    </div>
  )
}
