import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { DomainCheck } from '../../../modules/email/schema.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { SkeletonList } from '../../components/skeleton.tsx'
import { LoadFailure } from '../../employers/load-failure.tsx'
import { SettingField } from '../settings/setting-field.tsx'
import type { AdminSetting } from '../settings/settings-queries.ts'
import { DomainRecord } from './domain-record.tsx'
import { domainQuery } from './email-queries.ts'

const STATES = {
  good: { label: 'Good', tone: 'green' },
  warning: { label: 'Needs work', tone: 'yellow' },
  missing: { label: 'Missing', tone: 'red' },
  unknown: { label: 'Not known', tone: 'blue' },
} as const

/** What DNS says of the sender's domain, and the records to add. */
export function DomainChecks({ selector }: { selector: AdminSetting | undefined }) {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(domainQuery(client))
  const { data, error, isFetching } = query
  return (
    <section className="card grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3>Your domain</h3>
        <Button look="quiet" busy={isFetching} busyLabel="Checking…" onClick={() => void query.refetch()}>
          Check again
        </Button>
      </div>
      {selector && <SettingField setting={selector} label="DKIM selector" />}
      {error ? (
        <LoadFailure what="The checks" error={error} query={query} loginHref="/admin-login" />
      ) : !data ? (
        <SkeletonList count={3} label="Asking the name servers…" boneClass="h-28" className="grid gap-3" />
      ) : data.domain === null ? (
        <p>
          Mail is sent from {data.sender}, which is no address of a domain. Fill in From Email under SMTP
          Settings.
        </p>
      ) : (
        <>
          <p className="wrap-anywhere">
            Mail is sent from <b>{data.sender}</b>. The records belong to the domain <b>{data.domain}</b>; you
            add them where its name is managed.
          </p>
          <ul className="grid gap-4">
            {data.checks.map((check) => (
              <Check key={check.name} check={check} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Check({ check: { name, title, state, found, meaning, record } }: { check: DomainCheck }) {
  const { label, tone } = STATES[state]
  return (
    <li className="grid min-w-0 gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <h4>
          {name}: {title}
        </h4>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p>{meaning}</p>
      {found.map((text) => (
        <code key={text} className="block wrap-anywhere">
          {text}
        </code>
      ))}
      {record && <DomainRecord {...record} />}
    </li>
  )
}
