import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  AUDIENCE_LABELS,
  type Audience,
  EMAIL_AUDIENCES,
  EMAIL_KIND_LABELS,
  EMAIL_KINDS,
  type EmailKind,
} from '../../../modules/email/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { SkeletonList } from '../../components/states/states.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { useListSearch } from '../list-query.ts'
import { MailTextEditor } from './mail-text-editor.tsx'
import { writtenKindsQuery } from './mail-text-queries.ts'

const AUDIENCES = Object.keys(AUDIENCE_LABELS) as Audience[]

/** Lists all emails that the site writes, grouped by their readers, or opens one of them in the editor. */
export function MailTexts() {
  const [{ open }, change] = useListSearch()
  const kind = EMAIL_KINDS.find((one) => one === open)
  if (kind) return <MailTextEditor key={kind} kind={kind} onBack={() => change({ open: '' })} />
  return <KindList />
}

function KindList() {
  const { client } = useSite()
  const query = useQuery(writtenKindsQuery(client))
  const { data, error } = query
  if (error) return <LoadFailure what="Email texts" query={query} />
  if (!data)
    return <SkeletonList count={2} label="Loading email texts…" boneClass="h-40" className="grid gap-2" />
  const changedAt = new Map(data.map((one) => [one.kind, one.changedAt]))
  return (
    <div className="grid min-w-0 gap-6">
      <p className="text-muted">
        Choose an email to read it as its readers do, or to write it in your own words.
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {AUDIENCES.map((audience) => (
          <section key={audience}>
            <h3 className="mb-2">To {AUDIENCE_LABELS[audience].toLowerCase()}</h3>
            <ul className="list">
              {kindsFor(audience).map((kind) => (
                <li key={kind}>
                  <Link
                    to="/admin"
                    search={{ section: 'email', tab: 'texts', open: kind }}
                    className="text-link justify-between gap-3"
                  >
                    {EMAIL_KIND_LABELS[kind]}
                    {changedAt.has(kind) && (
                      <Badge tone="blue">Your words, {formatDate(changedAt.get(kind) ?? '')}</Badge>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** Leaves out the test of the settings, which is under Testing & Verification. */
const kindsFor = (audience: Audience): EmailKind[] =>
  EMAIL_KINDS.filter((kind) => kind !== 'test' && EMAIL_AUDIENCES[kind] === audience)
