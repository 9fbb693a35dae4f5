import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Building from 'lucide-react/icons/building-2'
import Flag from 'lucide-react/icons/flag'
import MailX from 'lucide-react/icons/mail-x'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Wallet from 'lucide-react/icons/wallet'
import { formatAge } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { DAY } from '../../../shared/time.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Notice, SkeletonList } from '../../components/states/states.tsx'
import { type OldestWaiting, oldestWaitingQuery, type QueueName, queuesQuery } from '../queries.ts'
import type { AdminSearch } from '../section-keys.ts'

type Queue = {
  name: QueueName
  icon: typeof Wallet
  one: string
  many: string
  verb: string
  search: (oldest: OldestWaiting | undefined) => AdminSearch
  /** Since when the oldest waits. */
  since: (oldest: OldestWaiting) => string | null
  more?: (oldest: OldestWaiting) => string
}

const QUEUES: readonly Queue[] = [
  {
    name: 'payments',
    icon: Wallet,
    one: 'payment to decide',
    many: 'payments to decide',
    verb: 'Decide',
    search: () => ({ section: 'payments' }),
    since: ({ payments }) => payments.since,
    more: ({ payments }) => formatToea(payments.toea),
  },
  {
    name: 'employers',
    icon: Building,
    one: 'employer to verify',
    many: 'employers to verify',
    verb: 'Verify',
    search: () => ({ section: 'employers', status: 'unverified', sort: 'oldest' }),
    since: ({ employers }) => employers.since,
  },
  {
    name: 'reports',
    icon: ShieldAlert,
    one: 'report to check',
    many: 'reports and jobs to check',
    verb: 'Check',
    search: (oldest) => ({
      section: 'reports',
      ...(oldest && oldest.jobs.count === 0 && { status: 'open' }),
    }),
    since: ({ jobs, conversations }) => earlier(jobs.since, conversations.since),
    more: ({ jobs, conversations }) =>
      [
        jobs.count > 0 && plural(jobs.count, 'job'),
        conversations.count > 0 && plural(conversations.count, 'conversation'),
      ]
        .filter(Boolean)
        .join(', '),
  },
  {
    name: 'contactReports',
    icon: Flag,
    one: 'contact report to decide',
    many: 'contact reports to decide',
    verb: 'Decide',
    search: () => ({ section: 'contact-reports' }),
    since: ({ contactReports }) => contactReports.since,
  },
  {
    name: 'emails',
    icon: MailX,
    one: 'email not delivered',
    many: 'emails not delivered',
    verb: 'Look',
    search: () => ({ section: 'email', tab: 'outbox', status: 'failed' }),
    since: ({ emails }) => emails.since,
  },
]

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

/** The queues that are not empty, each with its size, the age of its oldest item and one button. */
export function QueueCards() {
  const { client } = useSite()
  const query = useQuery(queuesQuery(client))
  const { data: oldest } = useQuery(oldestWaitingQuery(client))
  const { data, error } = query
  if (error) return <LoadFailure what="To do" query={query} />
  if (!data) return <SkeletonList count={1} label="Loading the queues…" boneClass="h-44" />
  const waiting = QUEUES.filter(({ name }) => data[name] > 0)
  if (waiting.length === 0) return <Notice kind="success">Nothing to do. Every queue is empty.</Notice>
  return (
    <section>
      <h2 className="mb-3">To do</h2>
      <ul className="queues">
        {waiting.map((queue) => (
          <QueueCard key={queue.name} queue={queue} count={data[queue.name]} oldest={oldest} />
        ))}
      </ul>
    </section>
  )
}

type QueueCardProps = { queue: Queue; count: number; oldest: OldestWaiting | undefined }

function QueueCard({ queue, count, oldest }: QueueCardProps) {
  const { now } = useSite()
  const { icon: Icon, one, many, verb } = queue
  const noun = count === 1 ? one : many
  const since = oldest && queue.since(oldest)
  const details = oldest && [since && `Oldest ${formatAge(since, now)}`, queue.more?.(oldest)]
  return (
    <li className="card card-link queue">
      <span className={`icon-tile ${toneOf(queue.name, since ?? null, now)}`}>
        <Icon size={22} />
      </span>
      <p>
        <b>{formatNumber(count)}</b> {noun}
      </p>
      <p className="help">{details ? details.filter(Boolean).join(' · ') : '…'}</p>
      <Link to="/admin" search={queue.search(oldest)} className="cover">
        <span className="more">
          {verb}
          <span className="sr"> {noun}</span>
          <ArrowRight size={16} />
        </span>
      </Link>
    </li>
  )
}

/** Green within a day, gold within three, then red. Mail that does not arrive is always red. */
function toneOf(name: QueueName, since: string | null, now: Date): string {
  const age = since ? now.getTime() - new Date(since).getTime() : 0
  if (name === 'emails' || age >= 3 * DAY) return 'red'
  return age >= DAY ? 'warn' : 'branded'
}
