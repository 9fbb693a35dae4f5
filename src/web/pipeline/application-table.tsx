import { useState } from 'react'
import { formatDay } from '../../shared/dates.ts'
import { AppLink } from '../app/link.tsx'
import { Checkbox } from '../components/forms/choice.tsx'
import { type Column, PageButtons, Table } from '../components/lists/table.tsx'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { messagesHref } from '../messaging/messages-search.ts'
import { ApplicationLink } from './application-link.tsx'
import { FitBadge, FitTicks } from './fit.tsx'
import type { ApplicantFit, Card } from './queries.ts'
import { KeyAnswers, notesOf, StageAge, StatusChoice, yearsOf } from './statuses.tsx'
import type { Move } from './use-moves.ts'
import type { Selection } from './use-selection.ts'

/** Rows per page. */
const PAGE_SIZE = 25

type Fits = ReadonlyMap<number, ApplicantFit> | undefined
type ApplicationTableProps = {
  cards: readonly Card[]
  fits: Fits
  /** Whether rows show the title of their job. */
  showsJob: boolean
  selection: Selection
  move: Move
}

/** Shows rows, or cards on a phone. */
export function ApplicationTable({ cards, fits, showsJob, selection, move }: ApplicationTableProps) {
  const [chosen, setChosen] = useState(1)
  const pages = Math.max(1, Math.ceil(cards.length / PAGE_SIZE))
  const page = Math.min(chosen, pages)
  const rows = cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const hasAnswers = rows.some(({ keyAnswers }) => keyAnswers.length > 0)
  const columns: Column<Card>[] = [
    {
      key: 'applicant',
      label: 'Applicant',
      cell: (card) => <Applicant card={card} selection={selection} />,
    },
    {
      key: 'job',
      label: showsJob ? 'Job' : 'Applied',
      cell: (card) => <Applied card={card} {...{ showsJob }} />,
    },
    ...(fits
      ? [{ key: 'fit', label: 'Fit', cell: ({ id }: Card) => <Fit fit={fits.get(id)} /> }]
      : hasAnswers
        ? [
            {
              key: 'answers',
              label: 'Answers',
              cell: (card: Card) => <KeyAnswers answers={card.keyAnswers} />,
            },
          ]
        : []),
    { key: 'status', label: 'Status', cell: (card) => <Stage card={card} move={move} /> },
    { key: 'actions', label: 'CV and contact', cell: (card) => <Actions card={card} /> },
  ]
  return (
    <>
      <Table
        caption="Applications"
        columns={columns.map((column) => ({ ...column, bare: true }))}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <PageButtons page={page} pages={pages} onPage={setChosen} />
    </>
  )
}

function Applicant({ card, selection }: { card: Card; selection: Selection }) {
  const { id, applicantName, applicantPhotoId, applicantJobTitle, applicantLocation } = card
  const facts = [applicantJobTitle, yearsOf(card), applicantLocation]
  return (
    <div className="applicant">
      <Checkbox
        label={<span className="sr">Select {applicantName}</span>}
        checked={selection.ids.has(id)}
        onChange={() => selection.toggle(id)}
      />
      <Avatar
        name={applicantName}
        photoUrl={applicantPhotoId ? `/api/auth/photo/${applicantPhotoId}?size=96` : undefined}
      />
      <div className="min-w-0">
        <ApplicationLink id={id} className="applicant-name">
          {applicantName}
        </ApplicationLink>
        <p className="text-13 text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}

function Applied({ card: { jobTitle, appliedAt }, showsJob }: { card: Card; showsJob: boolean }) {
  const day = formatDay(appliedAt)
  if (!showsJob) return <span className="text-13 whitespace-nowrap text-muted">{day}</span>
  return (
    <div className="applied">
      {jobTitle}
      <p className="text-13 text-muted">Applied {day}</p>
    </div>
  )
}

/** The number of reasons in a row. The details show all. */
const REASONS = 3

function Fit({ fit }: { fit: ApplicantFit | undefined }) {
  if (!fit) return null
  return (
    <div className="grid justify-items-start gap-1">
      <FitBadge fit={fit} />
      <FitTicks ticks={fit.ticks.slice(0, REASONS)} />
    </div>
  )
}

function Stage({ card, move }: { card: Card; move: Move }) {
  return (
    <div className="stage" data-status={card.status}>
      <StatusChoice card={card} place="row" onChange={(to) => move(card, to)} />
      <p className="stage-facts">
        <StageAge card={card} />
        {card.noteCount > 0 && <span>{notesOf(card.noteCount)}</span>}
      </p>
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
          Contact<span className="sr"> {applicantName}</span>
        </AppLink>
      )}
    </div>
  )
}
