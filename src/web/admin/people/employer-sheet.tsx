import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { INDUSTRY_LABELS, type Industry } from '../../../modules/catalog/schema.ts'
import { formatDate, formatDateTime } from '../../../shared/dates.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { VerifiedBadge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { FactsList } from '../../components/facts-list.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { SkeletonList } from '../../components/skeleton.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { LoadFailure } from '../../employers/load-failure.tsx'
import { MailAddress } from '../../employers/mail-address.tsx'
import { ActHistory } from '../act-history.tsx'
import { EmployerDialog, type EmployerQuestion } from './employer-dialogs.tsx'
import { VerificationFacts } from './employer-verification.tsx'
import { type EmployerDetails, employerQuery } from './employers-queries.ts'

/** An employer with all that an administrator needs to decide about it. */
export function EmployerSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(employerQuery(client, id))
  const { data, error } = query
  return (
    <Sheet title={data?.companyName ?? 'Employer'} onClose={onClose}>
      {error ? (
        <LoadFailure what="The employer" error={error} query={query} loginHref="/admin-login" />
      ) : !data ? (
        <SkeletonList count={4} label="Loading the employer…" boneClass="h-24" />
      ) : (
        <Details employer={data} />
      )}
    </Sheet>
  )
}

function Details({ employer }: { employer: EmployerDetails }) {
  const [asked, setAsked] = useState<EmployerQuestion>()
  const { isActive, isApproved } = employer
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={isActive ? 'active' : 'suspended'} />
        {isApproved && <VerifiedBadge />}
      </p>
      <div className="flex flex-wrap gap-2">
        {isApproved ? (
          <Button look="quiet" onClick={() => setAsked('withdraw')}>
            Take the badge back
          </Button>
        ) : (
          <Button onClick={() => setAsked('verify')}>Verify</Button>
        )}
        <Button look="quiet" onClick={() => setAsked('credits')}>
          Add credits
        </Button>
        {isActive ? (
          <Button look="danger" onClick={() => setAsked('suspend')}>
            Suspend
          </Button>
        ) : (
          <Button look="quiet" onClick={() => setAsked('reactivate')}>
            Reactivate
          </Button>
        )}
      </div>
      <CompanyFacts employer={employer} />
      <VerificationFacts employer={employer} />
      <Jobs employer={employer} />
      <Requests employer={employer} />
      <section className="grid gap-2">
        <h3>What administrators did</h3>
        <ActHistory acts={employer.acts} />
      </section>
      {asked && <EmployerDialog employer={employer} what={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function CompanyFacts({ employer }: { employer: EmployerDetails }) {
  const { website } = employer
  return (
    <FactsList
      facts={[
        { label: 'Contact person', value: employer.contactPerson },
        {
          label: 'Email',
          value: (
            <span className="wrap-anywhere">
              <MailAddress email={employer.email} />
            </span>
          ),
        },
        { label: 'Phone', value: employer.phone },
        {
          label: 'Website',
          value: website && (
            <a href={website} rel="noopener noreferrer" target="_blank" className="wrap-anywhere">
              {website}
            </a>
          ),
        },
        { label: 'Address', value: [employer.address, employer.location].filter(Boolean).join(', ') },
        { label: 'Industry', value: INDUSTRY_LABELS[employer.industry as Industry] ?? employer.industry },
        { label: 'Size', value: employer.companySize },
        { label: 'Credits', value: employer.credits.toLocaleString('en-AU') },
        { label: 'Paid in all', value: formatToea(employer.totalSpent) },
        { label: 'Joined', value: formatDate(employer.createdAt) },
        { label: 'Last login', value: employer.lastLogin ? formatDateTime(employer.lastLogin) : 'Never' },
      ]}
    />
  )
}

function Jobs({ employer: { jobs, jobsTotal } }: { employer: EmployerDetails }) {
  return (
    <section className="grid gap-2">
      <h3>{plural(jobsTotal, 'job')}</h3>
      <ul className="grid gap-1">
        {jobs.map(({ id, title, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            {state === 'open' ? <a href={`/jobs/${id}`}>{title}</a> : title} <StatusBadge status={state} />
          </li>
        ))}
      </ul>
      {jobsTotal > jobs.length && <p className="help">The newest {jobs.length}.</p>}
    </section>
  )
}

function Requests({ employer: { paymentRequests } }: { employer: EmployerDetails }) {
  return (
    <section className="grid gap-2">
      <h3>Payment requests</h3>
      {paymentRequests.length === 0 && <p className="text-muted">None yet.</p>}
      <ul className="grid gap-1">
        {paymentRequests.map(({ id, reference, packageCredits, amount, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <b>{reference}</b> {plural(packageCredits, 'credit')} for {formatToea(amount)},{' '}
            {formatDate(createdAt)} <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
