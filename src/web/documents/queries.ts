import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../app/loading/api-client.ts'

const KEY = ['documents']

const readOwn = (client: ApiClient) => call(client.api.user.documents.$get())
/** The job seeker's own documents, newest first. */
export const ownDocumentsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: [...KEY, 'own'], queryFn: () => readOwn(client) })
export type OwnDocument = Awaited<ReturnType<typeof readOwn>>[number]

const readSharing = (client: ApiClient, applicationId: number) =>
  call(client.api.user.applications[':id'].documents.$get({ param: { id: String(applicationId) } }))
/** The documents that the job seeker shares with an application. */
export const sharingQuery = (client: ApiClient, applicationId: number) =>
  queryOptions({
    queryKey: [...KEY, 'shared', applicationId],
    queryFn: () => readSharing(client, applicationId),
  })
export type Shared = Awaited<ReturnType<typeof readSharing>>['documents'][number]

const readReceived = (client: ApiClient, applicationId: number) =>
  call(client.api.employer.applications[':id'].documents.$get({ param: { id: String(applicationId) } }))
/** The documents that the employer of an application may open. */
export const receivedDocumentsQuery = (client: ApiClient, applicationId: number) =>
  queryOptions({
    queryKey: [...KEY, 'received', applicationId],
    queryFn: () => readReceived(client, applicationId),
  })
export type ReceivedDocument = Awaited<ReturnType<typeof readReceived>>[number]

export const refreshDocuments = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: KEY })
