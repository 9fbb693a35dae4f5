import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { AdminList } from '../admin-list.tsx'
import { ListFilter } from '../list-filter.tsx'
import { useListSearch } from '../use-list-search.ts'
import type { ProposalDecision } from './payment-acts.ts'
import { type AdminProposal, proposalFilter, proposalsQuery } from './payments-queries.ts'
import { proposalColumns } from './proposal-columns.tsx'
import { ProposalDialog } from './proposal-dialog.tsx'
import { StatementForm } from './statement-form.tsx'

const SHOWN = [
  { value: 'agreeing', label: 'Amount and reference agree' },
  { value: 'near', label: 'Near misses' },
]

const SORTS = [
  { value: 'oldest', label: 'Oldest payment first' },
  { value: 'newest', label: 'Newest payment first' },
  { value: 'amount', label: 'Highest amount first' },
]

/** A bank's CSV proposes which payments came in; each is approved by hand. */
export function StatementCheck() {
  const { client } = useRouteContext({ from: '__root__' })
  const [list, change] = useListSearch({ status: 'agreeing' })
  const [deciding, setDeciding] = useState<{ proposal: AdminProposal; decision: ProposalDecision }>()
  const isNear = list.status === 'near'
  return (
    <>
      <StatementForm />
      <AdminList
        title={isNear ? 'Near misses' : 'Payments to approve'}
        level="h3"
        noun="line"
        query={proposalsQuery(client, list)}
        list={list}
        onChange={change}
        columns={proposalColumns((proposal, decision) => setDeciding({ proposal, decision }))}
        rowKey={({ id }) => id}
        searchLabel="Search by reference or company"
        filters={
          <>
            <ListFilter label="Show" name="status" options={SHOWN} list={list} onChange={change} />
            <ListFilter label="Sort by" name="sort" options={SORTS} list={list} onChange={change} />
          </>
        }
        csvPath={`/api/admin/payment-proposals.csv?${new URLSearchParams(proposalFilter(list))}`}
        empty={
          isNear
            ? { title: 'No near misses' }
            : {
                title: 'No payments to approve',
                why: 'A line is shown here when its amount and reference are those of a request that waits.',
              }
        }
      />
      {deciding && <ProposalDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}
