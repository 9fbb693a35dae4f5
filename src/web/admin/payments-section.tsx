import { Link, useSearch } from '@tanstack/react-router'
import { Tabs } from '../components/tabs.tsx'
import { CreditPackages } from './credit-packages.tsx'
import { CreditTransactions } from './credit-transactions.tsx'
import { PaymentRequests } from './payment-requests.tsx'
import { StatementCheck } from './statement-check.tsx'

const TABS = [
  { key: 'requests', label: 'Requests', Tab: PaymentRequests },
  { key: 'transactions', label: 'Transactions', Tab: CreditTransactions },
  { key: 'packages', label: 'Packages', Tab: CreditPackages },
  { key: 'statement', label: 'Statement check', Tab: StatementCheck },
] as const

export function PaymentsSection() {
  const { tab } = useSearch({ from: '/admin' })
  const { key, Tab } = TABS.find((one) => one.key === tab) ?? TABS[0]
  return (
    <section className="grid min-w-0 gap-4">
      <h2>Payment Management</h2>
      <Tabs
        label="Payment Management"
        tabs={TABS}
        current={key}
        renderLink={(tab, props) => <Link to="/admin" search={{ section: 'payments', tab }} {...props} />}
      />
      <Tab />
    </section>
  )
}
