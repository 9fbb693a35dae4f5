import { useQuery } from '@tanstack/react-query'
import type { DomainCheck } from '../../../modules/email/schema.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { SkeletonList } from '../../components/states/states.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import type { AdminSetting } from '../queries.ts'
import { SettingField } from '../settings/setting-field.tsx'
import { domainQuery } from './email-queries.ts'

const STATES = {
  good: { label: 'Good', tone: 'green' },
  warning: { label: 'Needs work', tone: 'yellow' },
  missing: { label: 'Missing', tone: 'red' },
  unknown: { label: 'Not known', tone: 'blue' },
} as const

/** Shows the DNS results for the sender's domain and the records to add. */
export function DomainChecks({ selector }: { selector: AdminSetting | undefined }) {
  const { client } = useSite()
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
      {selector && <SettingField setting={selector} />}
      {error ? (
        <LoadFailure what="The checks" query={query} />
      ) : !data ? (
        <SkeletonList count={3} label="Asking the name servers…" boneClass="h-28" className="grid gap-3" />
      ) : data.domain === null ? (
        <p>
          Mail is sent from {data.sender}, which is not an address at a domain. Fill in From Email under SMTP
          Settings.
        </p>
      ) : (
        <>
          <p className="wrap-anywhere">
            Mail is sent from <b>{data.sender}</b>. The records belong to the domain <b>{data.domain}</b>. Add
            them where you manage its DNS.
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

type DomainRecordProps = { type: string; name: string; value: string }

/** A DNS record in the form that a domain's name server asks for. */
function DomainRecord({ type, name, value }: DomainRecordProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast({ title: 'Copied' })
    } catch {
      toast({ title: 'Please select it and copy it' })
    }
  }
  return (
    <div className="grid min-w-0 gap-1">
      <p className="label">Record to add</p>
      <p className="wrap-anywhere">
        {type} · <span className="select-all">{name}</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 wrap-anywhere select-all">{value}</code>
        <Button look="quiet" aria-label={`Copy the value for ${name}`} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  )
}
