import type { Context } from '../../../platform/context.ts'
import { collectSections } from '../../cv-reading/collect-sections.ts'
import type { CvDocument } from '../schema.ts'
import { findCvText, findDocument } from './file-queries.ts'

/** Reads the content of a CV besides its fields. */
export async function readContent({ db }: Context, cvId: number): Promise<CvContent | undefined> {
  const document = await findDocument(db, cvId)
  return contentOf(document, document ? '' : await findCvText(db, cvId))
}

/**
 * The content of a CV besides its fields: the entries of a CV that was made here, or the lines of an uploaded file by
 * heading.
 */
export type CvContent =
  | ({ kind: 'made' } & CvDocument)
  | { kind: 'file'; work: string[]; schooling: string[]; licences: string[]; referees: string[] }

/** Lines of one heading that are shown; the document's pages show the rest. */
const MOST_LINES = 40

/** `text`: of the file, without email addresses and phone numbers. Undefined if nothing is known. */
function contentOf(document: CvDocument | null, text: string): CvContent | undefined {
  if (document) return { kind: 'made', ...document }
  const { work, education, referees, other } = collectSections(text)
  const lines = [work, education, referees, other].map((section) =>
    section.slice(0, MOST_LINES).map((line) => line.replace(BULLET, '')),
  )
  const [jobs = [], schooling = [], named = [], more = []] = lines
  const licences = more.filter((line) => LICENCE.test(line))
  if (lines.every((section) => section.length === 0)) return undefined
  return { kind: 'file', work: jobs, schooling, licences, referees: named }
}

const BULLET = /^[•·●▪◦*–-]\s+/
const LICENCE = /licen[cs]e|certificate|ticket|class \d|first aid/i

/** The size of each part, for people who have not paid. `isLines`: the numbers count lines of a file, not entries. */
type ContentSize = {
  work: number
  schooling: number
  licences: number
  referees: number
  isLines: boolean
}

export function sizeOf(content: CvContent | undefined): ContentSize {
  const { work = [], schooling = [], licences = [], referees = [] } = content ?? {}
  return {
    work: work.length,
    schooling: schooling.length,
    licences: licences.length,
    referees: referees.length,
    isLines: content?.kind === 'file',
  }
}
