import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { safePath } from '../accounts/safe-path.ts'
import { Button } from '../components/button.tsx'
import { BalanceCard } from '../credits/balance-card.tsx'
import { PackageCards } from '../credits/package-cards.tsx'
import { PurchaseDialog } from '../credits/purchase-dialog.tsx'
import { packagesQuery } from '../credits/queries.ts'
import { RequestTable } from '../credits/request-table.tsx'
import { TransactionTable } from '../credits/transaction-table.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { EmployerHeader } from '../employers/employer-header.tsx'
import { AppLink } from '../link.tsx'
import { pageSearch } from '../search-params.ts'
import { requireSession } from '../session.ts'
import { useSettings } from '../settings.ts'

// Where the credits were missing.
const readSearch = pageSearch({ return: v.string() })

export const Route = createFileRoute('/credits')({
  ssr: false,
  validateSearch: readSearch,
  beforeLoad: ({ context, location }) => requireSession(context, 'employer', location),
  head: () => ({ meta: [{ title: 'Credits' }, { name: 'robots', content: 'noindex' }] }),
  component: Credits,
})

function Credits() {
  const { client } = Route.useRouteContext()
  const back = safePath(Route.useSearch().return)
  const { data: packages = [] } = useQuery(packagesQuery(client))
  const { default_credit_package } = useSettings()
  const usual = packages.find((one) => one.credits === default_credit_package)
  // 0: the dialog is open with nothing chosen.
  const [buying, setBuying] = useState<number>()
  return (
    <Dashboard>
      <EmployerHeader
        title="Credits"
        actions={<Button onClick={() => setBuying(usual?.id ?? 0)}>Buy Credits</Button>}
      />
      {back && (
        <p>
          <AppLink href={back} className="inline-flex min-h-11 items-center">
            Back to where you were
          </AppLink>
        </p>
      )}
      <BalanceCard />
      <section className="grid gap-3">
        <h2>Credit Packages</h2>
        <PackageCards onBuy={({ id }) => setBuying(id)} />
      </section>
      <section className="grid min-w-0 gap-3">
        <h2>Payment Requests</h2>
        <RequestTable />
      </section>
      <section className="grid min-w-0 gap-3">
        <h2>Transaction History</h2>
        <TransactionTable />
      </section>
      {buying !== undefined && (
        <PurchaseDialog chosen={buying || undefined} back={back} onClose={() => setBuying(undefined)} />
      )}
    </Dashboard>
  )
}
