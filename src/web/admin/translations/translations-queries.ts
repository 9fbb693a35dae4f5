import { TRANSLATION_STATES } from '../../../modules/translations/schema.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { adminListQuery, known, pageOf, type RowOf } from '../list-query.ts'
import type { Act } from '../perform-act.tsx'
import type { ListSearch } from '../section-keys.ts'

export const translationsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('translations', list, () =>
    client.api.admin.translations.$get({
      query: { ...pageOf(list), ...known('state', TRANSLATION_STATES, list.status) },
    }),
  )
export type Translation = RowOf<typeof translationsQuery>

type Change = Pick<Translation, 'english' | 'words' | 'isReviewed'>

export const saveTranslation = (client: ApiClient, json: Change) =>
  call(client.api.admin.translations.$put({ json }))

/** Marks a message as checked by a speaker, or removes the mark. */
export function reviewTranslation(client: ApiClient, row: Change): Act {
  const act = (isReviewed: boolean): Act => ({
    call: () => saveTranslation(client, { english: row.english, words: row.words, isReviewed }),
    done: isReviewed ? 'Marked as reviewed' : 'Marked as not reviewed',
    failed: 'The message could not be changed',
  })
  return { ...act(!row.isReviewed), undo: () => act(row.isReviewed) }
}

/** Imports a file in the format of the export. Returns the number of changes, and the lines that could not be used. */
export const importTranslations = (client: ApiClient, csv: string) =>
  call(client.api.admin.translations.file.$put({ json: { csv } }))
export type Import = Awaited<ReturnType<typeof importTranslations>>
