import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../../../app/loading/api-client.ts'

const readHome = (client: ApiClient) => call(client.api.employer.home.$get())
export type EmployerHomeData = Awaited<ReturnType<typeof readHome>>

/** Loaded again each time the home is opened or the window gets the focus, because other sections change it. */
export const employerHomeQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'home'],
    queryFn: () => readHome(client),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
