import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../../api-client.ts'

const readQueues = (client: ApiClient) => call(client.api.admin.queues.$get())

export type QueueName = keyof Awaited<ReturnType<typeof readQueues>>

/** How much waits for an administrator. Each act in a section makes it be asked for again: its key begins with 'admin' too. */
export const queuesQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'queues'], queryFn: () => readQueues(client) })
