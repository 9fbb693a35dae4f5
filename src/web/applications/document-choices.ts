import { type Ask, askTitle, documentTitle, fits } from '../../modules/documents/choices.ts'
import { formatDate } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import type { SendableDocument } from './apply-state.ts'

/** Whether none of these documents is what the job asks for. */
export const isMissing = (ask: Ask, documents: readonly SendableDocument[]) =>
  !documents.some((document) => fits(document, ask))

/** A document that can be shared, with a warning if it has expired. */
export function choiceOf(document: SendableDocument) {
  const { id, expiresOn, hasExpired } = document
  const date = hasExpired && expiresOn ? formatDate(expiresOn) : undefined
  const help = date && t('Expired on {date}. You can share the new one later.', { date })
  return { value: String(id), label: documentTitle(document), help }
}

/** The documents that the job asks for and that the job seeker does not have. */
export function missingText(missing: readonly Ask[]): string {
  const titles = missing.map(askTitle).join(', ')
  return missing.length === 1
    ? t('This job asks for: {titles}. You can apply without it and add it later.', { titles })
    : t('This job asks for: {titles}. You can apply without them and add them later.', { titles })
}
