import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { plural } from '../../shared/text.ts'
import { Button } from '../components/button.tsx'
import { Stat } from '../components/stat.tsx'
import { PackageCards } from '../credits/package-cards.tsx'
import { PurchaseDialog } from '../credits/purchase-dialog.tsx'
import { packagesQuery } from '../credits/queries.ts'
import { RequestTable } from '../credits/request-table.tsx'
import { TransactionTable } from '../credits/transaction-table.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { EmployerHeader } from '../employers/employer-header.tsx'
import { useCredits } from '../employers/queries.ts'
import { requireSession } from '../session.ts'
import { useSettings } from '../settings.ts'

export const Route = createFileRoute('/credits')({
  ssr: false,
  beforeLoad: ({ context }) => requireSession(context, 'employer'),
  head: () => ({ meta: [{ title: 'Credits' }, { name: 'robots', content: 'noindex' }] }),
  component: Credits,
})

function Credits() {
  const { client } = Route.useRouteContext()
  const credits = useCredits()
  const { data: packages = [] } = useQuery(packagesQuery(client))
  const settings = useSettings()
  const { cv_view_cost, cv_download_cost, job_posting_cost } = settings
  const usual = packages.find((one) => one.credits === settings.default_credit_package)
  // 0: the dialog is open with nothing chosen.
  const [buying, setBuying] = useState<number>()
  return (
    <Dashboard>
      <EmployerHeader
        title="Credits"
        actions={<Button onClick={() => setBuying(usual?.id ?? 0)}>Buy Credits</Button>}
      />
      <Stat
        value={credits?.toLocaleString('en-AU') ?? '…'}
        label="Current credits"
        change={`Viewing a CV costs ${plural(cv_view_cost, 'credit')}, downloading it ${plural(cv_download_cost, 'credit')}, posting a job ${plural(job_posting_cost, 'credit')}.`}
      />
      <section className="grid gap-3">
        <h2>Credit Packages</h2>
        <PackageCards onBuy={({ id }) => setBuying(id)} />
      </section>
      <section className="grid gap-3">
        <h2>Payment Requests</h2>
        <RequestTable />
      </section>
      <section className="grid gap-3">
        <h2>Transaction History</h2>
        <TransactionTable />
      </section>
      {buying !== undefined && (
        <PurchaseDialog
          packages={packages}
          chosen={buying || undefined}
          onClose={() => setBuying(undefined)}
        />
      )}
    </Dashboard>
  )
}
