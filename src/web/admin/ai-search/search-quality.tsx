import { useQuery } from '@tanstack/react-query'
import { plural } from '../../../shared/text.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { EmptyState, ErrorState, SkeletonList } from '../../components/states/states.tsx'
import { Stat } from '../../components/surfaces/stat.tsx'
import { ListFilter } from '../list-filters.tsx'
import type { ListSearch } from '../section-keys.ts'

const PERIODS = [
  { value: '30', label: 'Last 30 days' },
  { value: '7', label: 'Last 7 days' },
  { value: '180', label: 'Last 180 days' },
]

const qualityQuery = (client: ApiClient, days: string) => ({
  queryKey: ['admin', 'ai-search-quality', days],
  queryFn: () => call(client.api.admin['ai-search-quality'].$get({ query: { days } })),
})
type Quality = Awaited<ReturnType<ReturnType<typeof qualityQuery>['queryFn']>>['period']

type SearchQualityProps = { list: ListSearch; onChange: (changes: ListSearch) => void }

/** Shows what employers did with the people that AI search showed them. */
export function SearchQuality({ list, onChange }: SearchQualityProps) {
  const { client } = useSite()
  const { value: days } = PERIODS.find(({ value }) => value === list.from) ?? { value: '30' }
  const { data, error, isFetching, refetch } = useQuery(qualityQuery(client, days))
  return (
    <section className="grid gap-4">
      {/* Only for screen readers: on screen, the tab has the same name. */}
      <h3 className="sr">Search quality</h3>
      <p className="max-w-prose text-muted">
        What employers did with the people that AI search showed them: in the 14 days after a search, or 180
        days for hiring. We keep only which CVs were shown, for 180 days. The figures do not change the order
        of results.
      </p>
      <div className="flex">
        <ListFilter label="Period" name="from" options={PERIODS} list={list} onChange={onChange} />
      </div>
      {error ? (
        <ErrorState
          title="We could not load these figures"
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {error.message}
        </ErrorState>
      ) : data ? (
        <Figures {...data} />
      ) : (
        <SkeletonList count={4} label="Loading figures…" className="cards" boneClass="h-24" />
      )}
    </section>
  )
}

function Figures({ period, before }: { period: Quality; before: Quality }) {
  if (period.shown === 0)
    return (
      <EmptyState
        level="h3"
        title="No results to judge yet"
        why={
          period.searches === 0
            ? 'No employer used AI search in this period.'
            : `${plural(period.searches, 'search', 'searches')} found nobody. “Weak searches” lists them.`
        }
      />
    )
  const { first, medianFirst } = period
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <Stat
          value={shareOf(period.opened, period)}
          label="of searches led to a person being opened"
          change={`${period.opened} of ${plural(period.shown, 'search', 'searches')}${than(before.shown > 0, shareOf(before.opened, before))}`}
        />
        {medianFirst === null ? (
          <Stat value="No one" label="was opened yet" />
        ) : (
          <Stat
            value={`No. ${medianFirst}`}
            label="of the list was opened first"
            change={`In half of the searches, or nearer the top${than(before.medianFirst !== null, `No. ${before.medianFirst}`)}`}
          />
        )}
        <Stat
          value={period.searches - period.shown}
          label="searches found nobody"
          change={`of ${plural(period.searches, 'search', 'searches')}${than(before.searches > 0, `${before.searches - before.shown} of ${before.searches}`)}`}
        />
      </div>
      <div className="grid gap-3 lg:grid-cols-2">
        <Counts
          caption="Of the searches that found people"
          rows={[
            ['Found people', period.shown],
            ['A person was opened', period.opened],
            ['A person was put on a shortlist', period.shortlisted],
            ['The employer wrote to a person', period.written],
            ['A person was hired', period.hired],
          ]}
          whole={period.shown}
        />
        {period.opened > 0 && (
          <Counts
            caption="Where the first opened person was in the list"
            rows={[
              ['First', first.one],
              ['Second or third', first.three],
              ['Fourth to tenth', first.ten],
              ['Below', first.later],
            ]}
            whole={period.opened}
          />
        )}
      </div>
    </>
  )
}

type CountsProps = { caption: string; rows: readonly (readonly [string, number])[]; whole: number }

function Counts({ caption, rows, whole }: CountsProps) {
  return (
    <div className="card grid content-start gap-3 p-4">
      <h4>{caption}</h4>
      <dl className="grid gap-2">
        {rows.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="whitespace-nowrap tabular-nums">
              {count} <span className="text-muted">· {percent(count, whole)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`
const shareOf = (part: number, { shown }: Quality) => percent(part, shown || 1)
/** The same figure of the period before, if it is known. */
const than = (isKnown: boolean, figure: string) => (isKnown ? `; ${figure} in the period before` : '')
