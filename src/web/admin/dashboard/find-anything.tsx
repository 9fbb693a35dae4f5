import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatToea } from '../../../shared/money.ts'
import { AppLink } from '../../app/link.tsx'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { formatQuery } from '../../app/query.ts'
import { useSite } from '../../app/site.tsx'
import { EmptyState, SkeletonList } from '../../components/states/states.tsx'
import { StatusBadge } from '../../components/surfaces/badge.tsx'

/** Milliseconds between the last key and the request. */
const REST_MS = 250

type FieldProps = { value: string; onSearch: (text: string) => void }

/** The search field for everything. Its words are kept in the address. */
export function FindAnythingField({ value, onSearch }: FieldProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // The browser's Back button changed the words. A field in use keeps what is being typed.
    if (input.current && document.activeElement !== input.current) input.current.value = value
  }, [value])
  return (
    <label className="find-field">
      <span className="sr">Find a person, company, CV, job or payment</span>
      <Search size={20} />
      <input
        ref={input}
        className="input"
        type="search"
        name="find"
        placeholder="Name, email, phone or reference"
        autoComplete="off"
        defaultValue={value}
        onInput={({ currentTarget }) => {
          const text = currentTarget.value.trim()
          clearTimeout(timer.current)
          timer.current = setTimeout(() => onSearch(text), REST_MS)
        }}
      />
    </label>
  )
}

const readFound = (client: ApiClient, query: string) =>
  call(client.api.admin.search.$get({ query: { query } }))
type Found = Awaited<ReturnType<typeof readFound>>

const foundQuery = (client: ApiClient, query: string) =>
  queryOptions({
    queryKey: ['admin', 'search', query],
    queryFn: () => readFound(client, query),
    placeholderData: keepPreviousData,
  })

type Entry = { key: number; href: string; title: string; detail: string; badge?: ReactNode }
type Group = { title: string; entries: Entry[]; more: string }

/** Shows the results of a search over everything, in groups. `words`: at least two letters. */
export function FoundEverywhere({ words }: { words: string }) {
  const { client } = useSite()
  const query = useQuery(foundQuery(client, words))
  const { data, error } = query
  if (error) return <LoadFailure what="The search" query={query} />
  if (!data) return <SkeletonList count={3} label="Searching…" boneClass="h-24" />
  const groups = groupsOf(data, words).filter(({ entries }) => entries.length > 0)
  if (groups.length === 0)
    return (
      <EmptyState
        title="No results"
        why="Try a part of the name, the email address, the phone number or the payment’s reference."
      />
    )
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      {groups.map(({ title, entries, more }) => (
        <section key={title} className="min-w-0">
          <div className="section-head">
            <h2>{title}</h2>
            <AppLink className="more" href={more}>
              In the list
            </AppLink>
          </div>
          <ul className="list">
            {entries.map(({ key, href, title, detail, badge }) => (
              <li key={key}>
                <AppLink href={href} className="found">
                  <span className="min-w-0">
                    <b className="block truncate">{title}</b>
                    <span className="block truncate text-13 text-muted">{detail}</span>
                  </span>
                  {badge}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const list = (section: string, values: Record<string, string>) =>
  `/admin${formatQuery({ section, ...values })}`
const stateOf = (isActive: boolean) => <StatusBadge status={isActive ? 'active' : 'suspended'} />

function groupsOf({ jobSeekers, employers, cvs, jobs, payments }: Found, search: string): Group[] {
  return [
    {
      title: 'Job seekers',
      more: list('job-seekers', { search }),
      entries: jobSeekers.map(({ id, fullName, username, email, phone, isActive }) => ({
        key: id,
        href: list('job-seekers', { search: username }),
        title: fullName,
        detail: [username, email, phone].filter(Boolean).join(' · '),
        badge: stateOf(isActive),
      })),
    },
    {
      title: 'Employers',
      more: list('employers', { search }),
      entries: employers.map(({ id, companyName, contactPerson, email, phone, isActive }) => ({
        key: id,
        href: list('employers', { open: String(id) }),
        title: companyName,
        detail: [contactPerson, email, phone].filter(Boolean).join(' · '),
        badge: stateOf(isActive),
      })),
    },
    {
      title: 'CVs',
      more: list('cvs', { search }),
      entries: cvs.map(({ id, fullName, jobTitle, email, phone }) => ({
        key: id,
        href: `/profile/${id}`,
        title: `${fullName}, ${jobTitle}`,
        detail: [email, phone].filter(Boolean).join(' · '),
      })),
    },
    {
      title: 'Jobs',
      more: list('reports', { search }),
      entries: jobs.map(({ id, title, companyName, state }) => ({
        key: id,
        href: list('reports', { open: String(id) }),
        title,
        detail: companyName,
        badge: <StatusBadge status={state} />,
      })),
    },
    {
      title: 'Payments',
      more: list('payments', { search, status: 'all' }),
      entries: payments.map(({ id, reference, employerName, amount, status }) => ({
        key: id,
        href: list('payments', { search: reference, status: 'all' }),
        title: `${reference}, ${formatToea(amount)}`,
        detail: employerName,
        badge: <StatusBadge status={status} />,
      })),
    },
  ]
}
