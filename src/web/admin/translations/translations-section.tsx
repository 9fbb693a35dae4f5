import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { plural } from '../../../shared/text.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/states/states.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { AdminList } from '../admin-list.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { ListFilter } from '../list-filters.tsx'
import { useListSearch } from '../list-query.ts'
import { performAct } from '../perform-act.tsx'
import { CorrectDialog, ImportDialog } from './translation-dialogs.tsx'
import {
  type Import,
  reviewTranslation,
  type Translation,
  translationsQuery,
} from './translations-queries.ts'

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'To review' },
  { value: 'reviewed', label: 'Reviewed' },
  { value: 'corrected', label: 'Corrected' },
]

/** All messages in Tok Pisin. Administrators correct them, and mark those that a speaker has checked. */
export function TranslationsSection() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [list, change] = useListSearch()
  const [correcting, setCorrecting] = useState<Translation>()
  const [isImporting, setImporting] = useState(false)
  const [outcome, setOutcome] = useState<Import>()
  const review = (row: Translation) =>
    void performAct(queryClient, reviewTranslation(client, row)).catch(() => undefined)
  return (
    <div className="grid min-w-0 gap-4">
      <p className="max-w-prose text-muted">
        Visitors see a correction within five seconds. Until all messages are reviewed, the foot of each page
        in Tok Pisin says that no speaker has checked it. The CSV file has all messages: change it in a
        spreadsheet, then import it.
      </p>
      {outcome && <ImportOutcome outcome={outcome} />}
      <AdminList
        title="Messages in Tok Pisin"
        noun="message"
        query={translationsQuery(client, list)}
        list={list}
        onChange={change}
        columns={columns(setCorrecting, review)}
        rowKey={({ english }) => english}
        searchLabel="Search in English or Tok Pisin"
        filters={<ListFilter label="Status" name="status" options={STATES} list={list} onChange={change} />}
        csvPath="/api/admin/translations.csv"
        actions={<Button onClick={() => setImporting(true)}>Import CSV</Button>}
        empty={{ title: 'No messages', why: 'No messages have this status.' }}
      />
      {correcting && <CorrectDialog row={correcting} onClose={() => setCorrecting(undefined)} />}
      {isImporting && <ImportDialog onDone={setOutcome} onClose={() => setImporting(false)} />}
    </div>
  )
}

function ImportOutcome({ outcome: { changed, problems } }: { outcome: Import }) {
  return (
    <Notice kind={problems.length > 0 ? 'warning' : 'success'}>
      <p>
        {plural(changed, 'message')} changed.
        {problems.length > 0 && ' These lines were left out:'}
      </p>
      <ul>
        {problems.map(({ line, message }) => (
          <li key={line}>
            Line {line}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const columns = (
  onCorrect: (row: Translation) => void,
  onReview: (row: Translation) => void,
): AdminColumn<Translation>[] => [
  { key: 'english', label: 'English', bare: true, share: 2, cell: ({ english }) => <b>{english}</b> },
  {
    key: 'words',
    label: 'Tok Pisin',
    share: 2,
    wide: true,
    cell: ({ words }) => <span lang="tpi">{words}</span>,
  },
  { key: 'area', label: 'Part', share: 0.6, minor: true, cell: ({ area }) => area },
  {
    key: 'state',
    label: 'Status',
    share: 0.8,
    cell: ({ isReviewed, isCorrected }) => (
      <>
        {isReviewed ? <Badge tone="green">Reviewed</Badge> : <Badge>To review</Badge>}
        {isCorrected && <Badge tone="blue">Corrected</Badge>}
      </>
    ),
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    share: 1.2,
    cell: (row) => (
      <span className="row-actions">
        <Button look="quiet" aria-label={`Correct ${row.english}`} onClick={() => onCorrect(row)}>
          Correct
        </Button>
        <Button
          look="quiet"
          aria-label={`Mark ${row.english} as ${row.isReviewed ? 'not reviewed' : 'reviewed'}`}
          onClick={() => onReview(row)}
        >
          {row.isReviewed ? 'Not reviewed' : 'Reviewed'}
        </Button>
      </span>
    ),
  },
]
