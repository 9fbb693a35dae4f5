import { queryOptions } from '@tanstack/react-query'
import type { TextPageKey } from '../../../modules/page-texts/schema.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import type { Act } from '../perform-act.tsx'

export const writtenPagesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'page-texts'],
    queryFn: () => call(client.api.admin['page-texts'].$get()),
  })

const readText = (client: ApiClient, page: TextPageKey) =>
  call(client.api.admin['page-texts'][':textPage'].$get({ param: { textPage: page } }))
export type PageTextDetails = Awaited<ReturnType<typeof readText>>

export const pageTextQuery = (client: ApiClient, page: TextPageKey) =>
  queryOptions({ queryKey: ['admin', 'page-text', page], queryFn: () => readText(client, page) })

type Change = Pick<PageTextDetails, 'page' | 'isWritten' | 'body'>

/** Saves the text of a page, or restores the built-in text if `body` is empty. Undo restores the previous text. */
export function changePageText(
  client: ApiClient,
  { page, isWritten, body: before }: Change,
  body: string,
): Act {
  const calls = client.api.admin['page-texts'][':textPage']
  const act = (body: string): Act => ({
    call: () =>
      call(
        body
          ? calls.$put({ param: { textPage: page }, json: { body } })
          : calls.$delete({ param: { textPage: page } }),
      ),
    done: body ? 'Text saved' : 'Built-in text restored',
    failed: 'The text could not be saved',
  })
  return { ...act(body), undo: () => act(isWritten ? before : '') }
}
