import { SectionTabs, useSectionTab } from '../section-tabs.tsx'
import { CreditPackages } from './credit-packages.tsx'
import { CreditTransactions } from './credit-transactions.tsx'
import { PaymentRequests } from './payment-requests.tsx'
import { StatementCheck } from './statement-check.tsx'
import { StatementList } from './statement-form.tsx'

const TABS = [
  { key: 'requests', label: 'Requests' },
  { key: 'transactions', label: 'Transactions' },
  { key: 'packages', label: 'Packages' },
  { key: 'statement', label: 'Statement check' },
  { key: 'imports', label: 'Imported statements' },
] as const

export function PaymentsSection() {
  const tab = useSectionTab(['requests', 'transactions', 'packages', 'statement', 'imports'])
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="sr">Payment Management</h2>
      <SectionTabs label="Payment Management" tabs={TABS} current={tab} />
      {tab === 'requests' && <PaymentRequests />}
      {tab === 'transactions' && <CreditTransactions />}
      {tab === 'packages' && <CreditPackages />}
      {tab === 'statement' && <StatementCheck />}
      {tab === 'imports' && <StatementList />}
    </section>
  )
}
