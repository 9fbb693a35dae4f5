import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EXPERIENCE_LABELS } from '../../modules/catalog/choices.ts'
import { formatDay } from '../../shared/dates.ts'
import { useSite } from '../app/site.tsx'
import { Checkbox } from '../components/forms/choice.tsx'
import { type Column, PageButtons, Table } from '../components/lists/table.tsx'
import { Badge } from '../components/surfaces/badge.tsx'
import type { Card } from './queries.ts'
import { KeyAnswers, notesOf, StatusChoice, stageDays } from './statuses.tsx'
import type { Move } from './use-moves.ts'
import type { Selection } from './use-selection.ts'

/** Rows per page. */
const PAGE_SIZE = 25

type ApplicationTableProps = { cards: readonly Card[]; selection: Selection; move: Move }

/** Shows dense rows, or cards on a phone. */
export function ApplicationTable({ cards, selection, move }: ApplicationTableProps) {
  const { now } = useSite()
  const [chosen, setChosen] = useState(1)
  const pages = Math.max(1, Math.ceil(cards.length / PAGE_SIZE))
  const page = Math.min(chosen, pages)
  const hasAnswers = cards.some(({ keyAnswers }) => keyAnswers.length > 0)
  return (
    <>
      <Table
        caption="Applications"
        columns={columns(now, selection, move).filter(({ key }) => key !== 'answers' || hasAnswers)}
        rows={cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ id }) => id}
      />
      <PageButtons page={page} pages={pages} onPage={setChosen} />
    </>
  )
}

function columns(now: Date, selection: Selection, move: Move): Column<Card>[] {
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
    { key: 'actions', label: 'CV and contact', bare: true, cell: (card) => <Actions card={card} /> },
  ]
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
        <Link
          from="/employer-dashboard"
          to="."
          search={(before) => ({ ...before, application: id })}
          resetScroll={false}
          className="applicant-name"
        >
          {applicantName}
        </Link>{' '}
        {withdrawnAt && <Badge>Withdrawn</Badge>}
        <small className="help block">{facts.filter(Boolean).join(' · ')}</small>
      </div>
    </div>
  )
}

function Actions({ card: { id, cvId, applicantName, withdrawnAt } }: { card: Card }) {
  return (
    <div className="applicant-actions">
      <Link to="/employer-cv-view/$id" params={{ id: String(cvId) }} className="btn btn-quiet">
        View CV<span className="sr"> of {applicantName}</span>
      </Link>
      {!withdrawnAt && (
        <Link to="/messages" search={{ as: 'employer', application: id }} className="btn btn-quiet">
          Message<span className="sr"> {applicantName}</span>
        </Link>
      )}
      <Link
        from="/employer-dashboard"
        to="."
        search={(before) => ({ ...before, application: id })}
        resetScroll={false}
        className="btn btn-quiet"
      >
        Contact<span className="sr"> {applicantName}</span>
      </Link>
    </div>
  )
}
