import { AUTHORITY_LABELS, EXISTENCE_LABELS } from '../../modules/accounts/verification-schema.ts'
import { ACT_LABELS, isOfTheSite } from '../../modules/audit/schema.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { formatToea } from '../../shared/money.ts'

type ShownAct = {
  id: number
  act: keyof typeof ACT_LABELS
  administrator: string | null
  details: Record<string, unknown>
  createdAt: string
}

/** Shows what administrators did to one record, newest first. */
export function ActHistory({ acts }: { acts: readonly ShownAct[] }) {
  if (acts.length === 0) return <p className="text-muted">Nothing yet.</p>
  return (
    <ol className="grid gap-3">
      {acts.map(({ id, act, administrator, details, createdAt }) => (
        <li key={id} className="wrap-anywhere">
          <b>{ACT_LABELS[act]}</b>
          <small className="help block">
            {formatDateTime(createdAt)} by{' '}
            {administrator ?? (isOfTheSite(act) ? 'the site' : 'a former administrator')}
          </small>
          <ActDetails details={details} />
        </li>
      ))}
    </ol>
  )
}

function ActDetails({ details }: { details: Details }) {
  return (
    <ul className="text-13 wrap-anywhere">
      {actLines(details).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

type Details = Readonly<Record<string, unknown>>

/** Returns lines such as `note: On the statement`, or `price: K50.00 → K60.00` for a change. */
export function actLines({ before, after, ...rest }: Details): string[] {
  const [was, is] = [asRecord(before), asRecord(after)]
  const changes =
    was && is
      ? [...new Set([...Object.keys(was), ...Object.keys(is)])].map(
          (key) => `${words(key)}: ${shown(key, was[key])} → ${shown(key, is[key])}`,
        )
      : before === undefined && after === undefined
        ? []
        : [`${shown('', before)} → ${shown('', after)}`]
  return [...changes, ...Object.entries(rest).flatMap(([key, value]) => line(key, value))]
}

const line = (key: string, value: unknown) =>
  value === undefined || value === '' ? [] : [`${words(key)}: ${shown(key, value)}`]

const asRecord = (value: unknown): Details | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined

/** `inTheLast24Hours` → `in the last 24 hours` */
const words = (key: string) => key.replace(/[A-Z]|\d+/g, (part) => ` ${part.toLowerCase()}`)

/** The keys whose amounts are in toea. */
const MONEY = ['amount', 'price']

/** The words for values that are stored as codes. */
const CHOICES: Record<string, Record<string, string>> = {
  existence: EXISTENCE_LABELS,
  authority: AUTHORITY_LABELS,
}

function shown(key: string, value: unknown): string {
  if (MONEY.includes(key) && typeof value === 'number') return formatToea(value)
  if (value === '' || value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((one) => shown(key, one)).join(', ') || '–'
  return typeof value === 'string' ? (CHOICES[key]?.[value] ?? value) : JSON.stringify(value)
}
