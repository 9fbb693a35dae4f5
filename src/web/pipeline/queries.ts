import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import type { ApplicationStatus } from '../../modules/applications/schema.ts'
import { type ApiClient, call, refusalOf } from '../api-client.ts'
import type { PipelineSearch } from './pipeline-search.ts'

const KEY = ['employer', 'applications']

/** What the server narrows down; statuses are chosen among what has come, which costs no data. */
export type CardFilter = Pick<PipelineSearch, 'job' | 'find' | 'answer' | 'sort'>

/** As the calls take it. */
export function filterQuery({ job, find, answer, sort }: CardFilter) {
  return {
    ...(job && { jobId: String(job) }),
    ...(find && { search: find }),
    ...(answer && { answer }),
    ...(sort && { sort }),
  }
}

async function readCards(client: ApiClient, filter: CardFilter) {
  const answer = await client.api.employer.applications.cards.$get({ query: filterQuery(filter) })
  if (!answer.ok) throw await refusalOf(answer)
  return { cards: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
}
type Cards = Awaited<ReturnType<typeof readCards>>
/** An application as list and board show it. */
export type Card = Cards['cards'][number]

export const cardsQuery = (client: ApiClient, filter: CardFilter) =>
  queryOptions({
    queryKey: [...KEY, 'cards', filter],
    queryFn: () => readCards(client, filter),
    placeholderData: keepPreviousData,
  })

export const applicationCountsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [...KEY, 'counts'],
    queryFn: () => call(client.api.employer.applications.counts.$get()),
  })

export const answersQuery = (client: ApiClient, job: number | undefined) =>
  queryOptions({
    queryKey: [...KEY, 'answers', job],
    queryFn: () =>
      call(client.api.employer.applications.answers.$get({ query: job ? { jobId: String(job) } : {} })),
    // Every job has questions of its own.
    enabled: job !== undefined,
  })

const readApplication = (client: ApiClient, id: number) =>
  call(client.api.employer.applications[':id'].$get({ param: { id: String(id) } }))
/** With everything that came with it. */
export type Application = Awaited<ReturnType<typeof readApplication>>

export const applicationQuery = (client: ApiClient, id: number) =>
  queryOptions({ queryKey: [...KEY, 'one', id], queryFn: () => readApplication(client, id) })

export const historyQuery = (client: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...KEY, 'history', id],
    queryFn: () => call(client.api.employer.applications[':id'].history.$get({ param: { id: String(id) } })),
  })

type History = InferResponseType<ApiClient['api']['employer']['applications'][':id']['history']['$get'], 200>
export type Note = History['notes'][number]

/** Changes cards where they stand, in every list that has come. */
export function changeCards(queryClient: QueryClient, change: (card: Card) => Card): void {
  queryClient.setQueriesData<Cards>(
    { queryKey: [...KEY, 'cards'] },
    (list) => list && { ...list, cards: list.cards.map(change) },
  )
}

/** A status as the server knows it by now: counters, and the details when they are open. */
export async function refreshMoved(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['counts', 'one', 'history'].map((part) => queryClient.invalidateQueries({ queryKey: [...KEY, part] })),
  )
}

export const refreshCards = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: KEY })

/** The status a card shows, and since when. */
export const withStatus = (card: Card, status: ApplicationStatus, stageSince: string): Card => ({
  ...card,
  status,
  stageSince,
})
