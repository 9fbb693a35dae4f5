import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AUTHORITY_LABELS, EXISTENCE_LABELS } from '../../../modules/accounts/verification-schema.ts'
import { INDUSTRY_LABELS, type Industry } from '../../../modules/catalog/choices.ts'
import { formatDate, formatDateTime } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { Sheet } from '../../components/overlays/dialog.tsx'
import { Notice, SkeletonList } from '../../components/states/states.tsx'
import { StatusBadge, VerifiedBadge } from '../../components/surfaces/badge.tsx'
import { MailAddress } from '../../components/surfaces/mail-address.tsx'
import { ActHistory } from '../acts-shown.tsx'
import { type EmployerDetails, employerQuery } from '../queries.ts'
import { EmployerDialog, type EmployerQuestion } from './employer-dialogs.tsx'

/** An employer's details for an administrator's decisions. */
export function EmployerSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { client } = useSite()
  const query = useQuery(employerQuery(client, id))
  const { data, error } = query
  return (
    <Sheet title={data?.companyName ?? 'Employer'} onClose={onClose}>
      {error ? (
        <LoadFailure what="The employer" query={query} />
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
  const { isActive, isApproved, closedAt } = employer
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={closedAt ? 'closed' : isActive ? 'active' : 'suspended'} />
        {isApproved && <VerifiedBadge />}
      </p>
      {closedAt ? (
        <Notice title={`Closed by the company on ${formatDate(closedAt)}`}>
          Its payments are kept as the law requires. It cannot be reactivated, but the company can register
          again.
        </Notice>
      ) : (
        <Acts employer={employer} onAsk={setAsked} />
      )}
      <CompanyFacts employer={employer} />
      <VerificationFacts employer={employer} />
      <Jobs employer={employer} />
      <Requests employer={employer} />
      <section className="grid gap-2">
        <h3>Actions by administrators</h3>
        <ActHistory acts={employer.acts} />
      </section>
      {asked && <EmployerDialog employer={employer} what={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

type ActsProps = { employer: EmployerDetails; onAsk: (what: EmployerQuestion) => void }

function Acts({ employer: { isActive, isApproved, mustBeKept }, onAsk }: ActsProps) {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {isApproved ? (
          <Button look="quiet" onClick={() => onAsk('withdraw')}>
            Remove verification
          </Button>
        ) : (
          <Button onClick={() => onAsk('verify')}>Verify</Button>
        )}
        <Button look="quiet" onClick={() => onAsk('credits')}>
          Add credits
        </Button>
        {isActive ? (
          <Button look="danger" onClick={() => onAsk('suspend')}>
            Suspend
          </Button>
        ) : (
          <Button look="quiet" onClick={() => onAsk('reactivate')}>
            Reactivate
          </Button>
        )}
        {!mustBeKept && (
          <Button look="bare" onClick={() => onAsk('delete')}>
            Delete…
          </Button>
        )}
      </div>
      {mustBeKept && (
        <p className="help">
          It cannot be deleted, because it has had credits and its accounts must be kept. You can suspend it.
        </p>
      )}
    </>
  )
}

/** Shows the details that help to decide whether the company exists and the account belongs to it. */
export function EmployerEvidence({ employer }: { employer: EmployerDetails }) {
  return (
    <div className="grid gap-5">
      {employer.description && <p className="whitespace-pre-line">{employer.description}</p>}
      <CompanyFacts employer={employer} />
      <Jobs employer={employer} />
      <Requests employer={employer} />
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
          value: !employer.closedAt && employer.email && (
            <span className="wrap-anywhere">
              <MailAddress email={employer.email} />
            </span>
          ),
        },
        { label: 'Login number', value: employer.loginPhone },
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
        { label: 'Credits', value: formatNumber(employer.credits) },
        { label: 'Total paid', value: formatToea(employer.totalSpent) },
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
      {jobsTotal > jobs.length && <p className="help">The latest {jobs.length}.</p>}
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

type VerificationFactsProps = { employer: EmployerDetails }

/** Shows the checks that were made before the employer was verified, who made them, and when. */
function VerificationFacts({ employer: { companyName, isApproved, verification } }: VerificationFactsProps) {
  if (!verification)
    return isApproved ? (
      <p className="text-muted">This employer was verified before we recorded checks.</p>
    ) : null
  const { existence, registrationNumber, authority, addressSeen, note, verifiedAt, verifiedByName } =
    verification
  return (
    <section className="grid gap-2">
      <h3>Verification</h3>
      {verification.companyName !== companyName && (
        <Notice kind="warning" title="The company has changed its name">
          It was verified as “{verification.companyName}”.
        </Notice>
      )}
      <FactsList
        facts={[
          { label: 'The company exists', value: EXISTENCE_LABELS[existence] },
          { label: 'Number', value: registrationNumber },
          { label: 'The account belongs to the company', value: AUTHORITY_LABELS[authority] },
          { label: 'Address checked', value: addressSeen ? 'Yes' : 'No' },
          { label: 'Note', value: note },
          {
            label: 'Checked',
            value: `${formatDateTime(verifiedAt)} by ${verifiedByName ?? 'a former administrator'}`,
          },
        ]}
      />
    </section>
  )
}
