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
/** The documents that the job seeker shares with an application, and those that its job asks for. */
export const sharingQuery = (client: ApiClient, applicationId: number) =>
  queryOptions({
    queryKey: [...KEY, 'shared', applicationId],
    queryFn: () => readSharing(client, applicationId),
  })
export type Sharing = Awaited<ReturnType<typeof readSharing>>
export type Shared = Sharing['documents'][number]

const readReceived = (client: ApiClient, applicationId: number) =>
  call(client.api.employer.applications[':id'].documents.$get({ param: { id: String(applicationId) } }))
/** The documents that the employer of an application may open, and those that its job asks for. */
export const receivedDocumentsQuery = (client: ApiClient, applicationId: number) =>
  queryOptions({
    queryKey: [...KEY, 'received', applicationId],
    queryFn: () => readReceived(client, applicationId),
  })
export type ReceivedDocument = Awaited<ReturnType<typeof readReceived>>['documents'][number]

const readShape = (client: ApiClient, applicationId: number, documentId: number) =>
  call(
    client.api.employer.applications[':id'].documents[':documentId'].pages.$get({
      param: { id: String(applicationId), documentId: String(documentId) },
    }),
  )
/** How many pages of a received document can be shown. */
export const documentShapeQuery = (client: ApiClient, applicationId: number, documentId: number) =>
  queryOptions({
    queryKey: [...KEY, 'shape', applicationId, documentId],
    queryFn: () => readShape(client, applicationId, documentId),
  })

export const refreshDocuments = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: KEY })
