import type { QueryClient } from '@tanstack/react-query'
import type { SavesData } from '../../shared/rendering.ts'
import type { ApiClient } from './loading/api-client.ts'

/** The context of every loader and guard. */
export type RouterContext = {
  queryClient: QueryClient
  client: ApiClient
  /** The time of rendering. It is the same on the server and when the browser takes over. */
  now: Date
  /** The public origin of the site, for links that are used outside it. */
  publicUrl: string
  savesData: SavesData
}
