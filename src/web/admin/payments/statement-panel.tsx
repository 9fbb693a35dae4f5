import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { plural } from '../../../shared/text.ts'
import { useSite } from '../../app/site.tsx'
import { Notice } from '../../components/states/states.tsx'
import { proposalsQuery } from './payments-queries.ts'
import { StatementForm } from './statement-form.tsx'

/** The bank statement beside the queue: what was found on it, and a form to import another. */
export function StatementPanel() {
  const { client } = useSite()
  const { data } = useQuery(proposalsQuery(client, { status: 'agreeing' }))
  return (
    <>
      {data && data.total > 0 && (
        <Notice kind="success" title={`${plural(data.total, 'payment')} found on the bank statement`}>
          Amount and reference match.{' '}
          <Link to="/admin" search={{ section: 'payments', tab: 'statement' }}>
            Approve them line by line
          </Link>
        </Notice>
      )}
      <details className="fold">
        <summary>Check a bank statement</summary>
        <StatementForm />
      </details>
    </>
  )
}
