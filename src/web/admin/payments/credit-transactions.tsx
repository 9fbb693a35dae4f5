import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TRANSACTION_LABELS, TRANSACTION_TYPES } from '../../../modules/credits/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { EmptyState, SkeletonList } from '../../components/states/states.tsx'
import { AdminList } from '../admin-list.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { BY_TIME, DayFilters, ListFilter, SearchField } from '../list-filters.tsx'
import { useListSearch } from '../list-query.ts'
import { AddCreditsDialog } from '../people/add-credits-dialog.tsx'
import { employersQuery } from '../queries.ts'
import { isFiltered } from '../section-keys.ts'
import { type AdminTransaction, transactionFilter, transactionsQuery } from './payments-queries.ts'

const TYPES = [
  { value: 'all', label: 'All types' },
  ...TRANSACTION_TYPES.map((value) => ({ value, label: TRANSACTION_LABELS[value] })),
]

/** The ledger of all employers. */
export function CreditTransactions() {
  const { client } = useSite()
  const [list, change] = useListSearch()
  return (
    <AdminList
      title="Credit transactions"
      level="h3"
      noun="transaction"
      query={transactionsQuery(client, list)}
      list={list}
      onChange={change}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      searchLabel="Search by company"
      filters={
        <>
          <ListFilter label="Type" name="status" options={TYPES} list={list} onChange={change} />
          <DayFilters list={list} onChange={change} />
          <ListFilter label="Sort by" name="sort" options={BY_TIME} list={list} onChange={change} />
        </>
      }
      actions={<AddCreditsButton />}
      csvPath={`/api/admin/credit-transactions.csv?${new URLSearchParams(transactionFilter(list))}`}
      empty={{
        title: 'No transactions',
        why: isFiltered(list)
          ? 'No results for these filters.'
          : 'No employer has bought or spent credits yet.',
      }}
    />
  )
}

const credits = (amount: number) => formatNumber(amount, { signDisplay: 'exceptZero' })

const COLUMNS: AdminColumn<AdminTransaction>[] = [
  { key: 'date', label: 'Date', share: 1.2, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'employer',
    label: 'Employer',
    bare: true,
    share: 1.3,
    cell: ({ employerName }) => <b>{employerName}</b>,
  },
  { key: 'type', label: 'Type', share: 0.8, cell: ({ type }) => TRANSACTION_LABELS[type] },
  {
    key: 'description',
    label: 'Description',
    share: 1.9,
    wide: true,
    cell: ({ description, adminName }) => (
      <>
        {description}
        {adminName && <small className="help block">{adminName}</small>}
      </>
    ),
  },
  { key: 'credits', label: 'Credits', share: 0.6, numeric: true, cell: ({ amount }) => credits(amount) },
  {
    key: 'balance',
    label: 'Balance',
    share: 0.6,
    numeric: true,
    cell: ({ balanceAfter }) => formatNumber(balanceAfter),
  },
]

type Chosen = { id: number; companyName: string; credits: number }

/** Adds credits by hand from the ledger: first choose the employer, then the amount. */
function AddCreditsButton() {
  const [step, setStep] = useState<'choosing' | Chosen>()
  const close = () => setStep(undefined)
  return (
    <>
      <Button onClick={() => setStep('choosing')}>Add credits</Button>
      {step === 'choosing' && (
        <Dialog title="Add credits" description="Choose the employer." onClose={close}>
          <EmployerChoice onChoose={setStep} />
        </Dialog>
      )}
      {typeof step === 'object' && <AddCreditsDialog employer={step} onClose={close} />}
    </>
  )
}

/** The number of employers that fit on a phone. Typing finds the others. */
const SHOWN = 8

export function EmployerChoice({ onChoose }: { onChoose: (employer: Chosen) => void }) {
  const { client } = useSite()
  const [search, setSearch] = useState('')
  const query = useQuery(employersQuery(client, { search }))
  const { data, error } = query
  return (
    <div className="grid gap-4">
      <SearchField id="employer-search" label="Company or email" value={search} onSearch={setSearch} />
      {error ? (
        <LoadFailure what="Employers" query={query} />
      ) : !data ? (
        <SkeletonList count={4} label="Loading employers…" boneClass="h-14" className="grid gap-2" />
      ) : data.rows.length === 0 ? (
        <EmptyState level="h3" title="No employers found" />
      ) : (
        <>
          <ul className="grid gap-2">
            {data.rows.slice(0, SHOWN).map((employer) => (
              <li key={employer.id}>
                <Button look="quiet" className="w-full justify-between" onClick={() => onChoose(employer)}>
                  <span className="wrap-anywhere text-left">{employer.companyName}</span>
                  <small className="help whitespace-nowrap">{plural(employer.credits, 'credit')}</small>
                </Button>
              </li>
            ))}
          </ul>
          {data.total > SHOWN && <p className="help">Type a few letters to find others.</p>}
        </>
      )}
    </div>
  )
}
