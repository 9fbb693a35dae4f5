import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import type { ApplicationStatus } from '../../modules/applications/schema.ts'
import { type ApiClient, call, refusalOf } from '../app/loading/api-client.ts'
import { JOB_RESULTS } from '../jobs/posted/queries.ts'
import type { PipelineSearch } from './pipeline-search.ts'

const KEY = ['employer', 'applications']

/** The filters that the server applies. Statuses are filtered in the browser, without another request. */
export type CardFilter = Pick<PipelineSearch, 'job' | 'find' | 'answer' | 'sort'>

/** Converts the filter to the parameters of the calls. */
export function filterQuery({ job, find, answer, sort }: CardFilter) {
  return {
    ...(job && { jobId: String(job) }),
    ...(find && { search: find }),
    ...(answer && { answer }),
    ...(sort && { sort: sort === 'fit' ? 'best' : sort }),
  }
}

async function readCards(client: ApiClient, filter: CardFilter) {
  const answer = await client.api.employer.applications.cards.$get({ query: filterQuery(filter) })
  if (!answer.ok) throw await refusalOf(answer)
  return { cards: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
}
type Cards = Awaited<ReturnType<typeof readCards>>
/** An application as the list and the board show it. */
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

const readAnswers = (client: ApiClient, job: number | undefined) =>
  call(client.api.employer.applications.answers.$get({ query: job ? { jobId: String(job) } : {} }))
/** A question of a job with the answers that were given, each with its number. */
export type Question = Awaited<ReturnType<typeof readAnswers>>[number]

export const answersQuery = (client: ApiClient, job: number | undefined) =>
  queryOptions({
    queryKey: [...KEY, 'answers', job],
    queryFn: () => readAnswers(client, job),
    // Each job has its own questions.
    enabled: job !== undefined,
  })

const readFits = (client: ApiClient, job: number) =>
  call(client.api.employer['job-postings'][':id'].applicants.$get({ param: { id: String(job) } }))
/** How an applicant fits the job: the score and its parts. */
export type ApplicantFit = Awaited<ReturnType<typeof readFits>>[number]

/** The applicants of a job by their fit, the best first. */
export const fitsQuery = (client: ApiClient, job: number | undefined) =>
  queryOptions({
    queryKey: [...KEY, 'fit', job],
    queryFn: async () => new Map((await readFits(client, job ?? 0)).map((fit) => [fit.id, fit])),
    enabled: job !== undefined,
  })

const readApplication = (client: ApiClient, id: number) =>
  call(client.api.employer.applications[':id'].$get({ param: { id: String(id) } }))
/** An application with all its details. */
export type Application = Awaited<ReturnType<typeof readApplication>>

export const applicationQuery = (client: ApiClient, id: number) =>
  queryOptions({ queryKey: [...KEY, 'one', id], queryFn: () => readApplication(client, id) })

export const historyQuery = (client: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...KEY, 'history', id],
    queryFn: () => call(client.api.employer.applications[':id'].history.$get({ param: { id: String(id) } })),
  })

export type History = InferResponseType<
  ApiClient['api']['employer']['applications'][':id']['history']['$get'],
  200
>
export type Note = History['notes'][number]

/** Shows the history that a change returned. A read that began before the change would overwrite it, so it is stopped. */
export async function showHistory(
  queryClient: QueryClient,
  client: ApiClient,
  id: number,
  history: History,
): Promise<void> {
  const { queryKey } = historyQuery(client, id)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, history)
}

/** Changes cards in place, in every list in the cache. */
export function changeCards(queryClient: QueryClient, change: (card: Card) => Card): void {
  queryClient.setQueriesData<Cards>(
    { queryKey: [...KEY, 'cards'] },
    (list) => list && { ...list, cards: list.cards.map(change) },
  )
}

/** Loads the counters, the open details and the results of the jobs again after a status has changed. */
export async function refreshMoved(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    ...['counts', 'one', 'history'].map((part) =>
      queryClient.invalidateQueries({ queryKey: [...KEY, part] }),
    ),
    queryClient.invalidateQueries({ queryKey: JOB_RESULTS }),
  ])
}

export const refreshCards = (queryClient: QueryClient) =>
  Promise.all([KEY, JOB_RESULTS].map((queryKey) => queryClient.invalidateQueries({ queryKey })))

/** Returns the card with a new status and the time of the change. */
export const withStatus = (card: Card, status: ApplicationStatus, stageSince: string): Card => ({
  ...card,
  status,
  stageSince,
})
