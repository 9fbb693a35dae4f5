import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { MAX_STATEMENT_BYTES } from '../../../modules/bank-statements/limits.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import { useForm } from '../../app/forms/form.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FileInput } from '../../components/forms/file-input.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import type { Column } from '../../components/lists/table.tsx'
import { Notice } from '../../components/states/states.tsx'
import { AdminList } from '../admin-list.tsx'
import { BY_TIME, ListFilter } from '../list-filters.tsx'
import { csvPathByState, useListSearch } from '../list-query.ts'
import { type AdminStatement, statementsQuery } from './payments-queries.ts'

const CHOOSE = 'Please choose a CSV file'
const StatementInput = v.object({
  statement: v.pipe(
    v.instance(File, CHOOSE),
    v.check((file) => file.size > 0, CHOOSE),
    v.check((file) => file.size <= MAX_STATEMENT_BYTES, 'A statement can be up to 1 MB and 5,000 lines.'),
  ),
})

const send = (client: ApiClient, file: File) => {
  const body = new FormData()
  body.append('statement', file, file.name)
  return call(client.api.admin['bank-statements'].$post({}, { init: { body } }))
}
type Outcome = Awaited<ReturnType<typeof send>>

export function StatementForm() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>()
  const [round, setRound] = useState(0)
  const { errors, message, busy, formProps } = useForm({
    schema: StatementInput,
    fallback: 'The statement could not be read. Please try again.',
    submit: async ({ statement }) => {
      setOutcome(undefined)
      setOutcome(await send(client, statement))
      // A file input can be emptied only by replacing it.
      setRound(round + 1)
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  return (
    <section className="card grid gap-4 p-4">
      <h3>Import a bank statement</h3>
      <form method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} />
        <FileInput
          key={round}
          label="Statement as CSV"
          name="statement"
          required
          accept=".csv,.txt,text/csv"
          help="The CSV file that your bank exports, at most 1 MB. Importing adds no credits: lines whose amount and reference match a request are shown below for approval."
          error={errors['statement']}
        />
        <div>
          <Button type="submit" busy={busy} busyLabel="Importing…">
            Import statement
          </Button>
        </div>
      </form>
      <div aria-live="polite" className={outcome ? undefined : 'sr'}>
        {outcome && <Notice kind="success">{outcomeWords(outcome)}</Notice>}
      </div>
    </section>
  )
}

function outcomeWords({ credits, known, unread, proposed }: Outcome): string {
  return [
    `${plural(credits, 'payment')} found${known > 0 ? `, ${formatNumber(known)} of them imported before` : ''}.`,
    `${plural(proposed, 'new line')} ${proposed === 1 ? 'has' : 'have'} one of our references.`,
    ...(unread > 0 ? [`${plural(unread, 'line')} could not be read. Please check them in the file.`] : []),
  ].join(' ')
}

/** Lists the imported statements. Their waiting lines are under Statement check. */
export function StatementList() {
  const { client } = useSite()
  const [list, change] = useListSearch()
  return (
    <AdminList
      title="Imported statements"
      level="h3"
      noun="statement"
      query={statementsQuery(client, list)}
      list={list}
      onChange={change}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      searchLabel="Search by file name"
      filters={<ListFilter label="Sort by" name="sort" options={BY_TIME} list={list} onChange={change} />}
      csvPath={csvPathByState('/api/admin/bank-statements.csv', list)}
      empty={{ title: 'No statements', why: 'Import a statement under Statement check.' }}
    />
  )
}

const COLUMNS: Column<AdminStatement>[] = [
  { key: 'file', label: 'File', bare: true, cell: ({ fileName }) => <b className="break-all">{fileName}</b> },
  { key: 'date', label: 'Imported', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { key: 'who', label: 'By', cell: ({ adminName }) => adminName ?? 'A former administrator' },
  { key: 'credits', label: 'Payments', numeric: true, cell: ({ credits }) => credits },
  { key: 'known', label: 'Imported before', numeric: true, cell: ({ known }) => known },
  { key: 'unread', label: 'Not read', numeric: true, cell: ({ unread }) => unread },
]
