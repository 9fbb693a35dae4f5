import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { safePath } from '../accounts/login/safe-path.ts'
import { AppLink } from '../app/link.tsx'
import { pageSearch } from '../app/search-params.ts'
import { requireSession } from '../app/session/session.ts'
import { useSettings } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { BalanceCard, LowBalance } from '../credits/balance-card.tsx'
import { JobSteps } from '../credits/job-steps.tsx'
import { TransactionTable } from '../credits/transaction-table.tsx'
import { UsageChart } from '../credits/usage-chart.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { EmployerHeader } from '../dashboards/employer/employer-header.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'
import { PackageCards } from '../payments/package-cards.tsx'
import { PurchaseDialog } from '../payments/purchase-dialog.tsx'
import { packagesQuery } from '../payments/queries.ts'
import { RequestTable } from '../payments/request-table.tsx'

// The page on which the employer ran out of credits.
const readSearch = pageSearch({ return: v.string() })

export const Route = createFileRoute('/credits')({
  validateSearch: readSearch,
  beforeLoad: ({ context, location }) => requireSession(context, 'employer', location),
  head: () => ({ meta: [{ title: DASHBOARD_TITLES['/credits'] }] }),
  component: Credits,
})

function Credits() {
  const { client } = Route.useRouteContext()
  const back = safePath(Route.useSearch().return)
  const { data: packages = [] } = useQuery(packagesQuery(client))
  const { default_credit_package } = useSettings()
  const usual = packages.find((one) => one.credits === default_credit_package)
  // 0: the usual package, which may still be loading when the dialog opens.
  const [buying, setBuying] = useState<number>()
  return (
    <Dashboard>
      <EmployerHeader title="Credits" />
      {back && (
        <p>
          <AppLink href={back} className="inline-flex min-h-11 items-center">
            Back to where you were
          </AppLink>
        </p>
      )}
      <LowBalance />
      <div className="grid gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <BalanceCard>
          <Button look="gold" onClick={() => setBuying(0)}>
            Buy Credits
          </Button>
        </BalanceCard>
        <UsageChart />
      </div>
      <section className="grid gap-3">
        <h2>Credit Packages</h2>
        <PackageCards onBuy={({ id }) => setBuying(id)} />
      </section>
      <section className="grid min-w-0 gap-3">
        <h2>Payments and Receipts</h2>
        <RequestTable />
      </section>
      <JobSteps />
      <section className="grid min-w-0 gap-3">
        <h2>Transaction History</h2>
        <TransactionTable />
      </section>
      {buying !== undefined && (
        <PurchaseDialog chosen={buying || usual?.id} back={back} onClose={() => setBuying(undefined)} />
      )}
    </Dashboard>
  )
}
