import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, call, refusalOf } from '../../app/loading/api-client.ts'

export type OpenedSearch = { search?: string; page?: number }

/** Rows per page of the opened CVs. */
export const OPENED_PAGE_SIZE = 20

async function readOpenedCvs(client: ApiClient, { search = '', page = 1 }: OpenedSearch) {
  const query = { search, page: String(page), limit: String(OPENED_PAGE_SIZE) }
  const answer = await client.api.employer['opened-cvs'].$get({ query })
  if (!answer.ok) throw await refusalOf(answer)
  return { rows: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
}
export type OpenedEntry = Awaited<ReturnType<typeof readOpenedCvs>>['rows'][number]

/**
 * Every CV that the employer opened or downloaded. Loaded again on each visit, because people change and delete their
 * CVs.
 */
export const openedCvsQuery = (client: ApiClient, search: OpenedSearch) =>
  queryOptions({
    queryKey: ['employer', 'opened-cvs', search],
    queryFn: () => readOpenedCvs(client, search),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Whether the employer can report the contact details of an opened CV, and the report that it has made. */
export const contactReportQuery = (client: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['employer', 'contact-report', id],
    queryFn: () => call(client.api.cvs[':id']['contact-report'].$get({ param: { id: String(id) } })),
  })

const readOpenedCv = (client: ApiClient, id: string) =>
  call(client.api.cvs[':id']['employer-view'].$get({ param: { id } }))
/** The whole CV, as an employer with access sees it. */
export type OpenedCv = Awaited<ReturnType<typeof readOpenedCv>>

export const openedCvQuery = (client: ApiClient, id: string) =>
  queryOptions({ queryKey: ['employer', 'cv', Number(id)], queryFn: () => readOpenedCv(client, id) })

const readDocument = (client: ApiClient, id: number) =>
  call(client.api.cvs[':id'].document.$get({ param: { id: String(id) } }))
/** The number of pages that can be shown, the shape of the first, and the text. */
export type CvDocumentPreview = Awaited<ReturnType<typeof readDocument>>

export const cvDocumentQuery = (client: ApiClient, id: number) =>
  queryOptions({ queryKey: ['employer', 'cv', id, 'document'], queryFn: () => readDocument(client, id) })

/** A CV as the employer sees it before opening it. */
export const lockedCvQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['employer', 'locked-cv', Number(id)],
    queryFn: () => call(client.api.cvs[':id'].profile.$get({ param: { id } })),
  })
