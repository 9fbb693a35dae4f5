import type { QueryClient } from '@tanstack/react-query'
import type { SessionKind } from '../shared/rendering.ts'
import type { ApiClient } from './api-client.ts'

/** What every loader and guard gets. */
export type RouterContext = {
  queryClient: QueryClient
  client: ApiClient
  /** Whose cookies came with the page; in the browser the profiles in the query cache say it. */
  sessions: readonly SessionKind[]
  /** The time of rendering, the same on the server and when the browser takes over. */
  now: Date
  /** Origin of the site as others know it: for links that leave the page. */
  publicUrl: string
  /** The browser asks to save data: nothing loads that was not asked for. */
  savesData: boolean
}
