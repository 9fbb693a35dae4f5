import type { Context } from '../../../platform/context.ts'
import { type CvContent, contentOf } from '../cv-content.ts'
import { findCvText, findDocument } from './file-queries.ts'

/** Reads what a CV says beside its fields. */
export async function readContent({ db }: Context, cvId: number): Promise<CvContent | undefined> {
  const document = await findDocument(db, cvId)
  return contentOf(document, document ? '' : await findCvText(db, cvId))
}
