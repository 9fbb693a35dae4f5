import type { EmployerContext } from '../../platform/context.ts'
import { type CsvCell, csvFile } from '../../shared/csv.ts'
import { formatDate } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../catalog/choices.ts'
import { readCards } from '../search/reads.ts'
import {
  findShortlist,
  selectContacts,
  selectKeptIds,
  selectLastNotes,
  selectListsWith,
  selectMembers,
  selectNotes,
  selectShortlists,
} from './queries.ts'

export function listShortlists(ctx: EmployerContext) {
  return selectShortlists(ctx.db, ctx.viewer.employer.id)
}

/** Returns the CVs in any of the employer's lists. */
export function listKeptIds(ctx: EmployerContext): Promise<number[]> {
  return selectKeptIds(ctx.db, ctx.viewer.employer.id)
}

/**
 * Returns a list with its CVs, the most recently added first; for a CV that is no longer shown, it says only that.
 * Throws shortlist_not_found.
 */
export async function readShortlist(ctx: EmployerContext, id: number) {
  const employerId = ctx.viewer.employer.id
  const list = await findShortlist(ctx.db, employerId, id)
  if (!list) throw new AppError('shortlist_not_found')
  const members = await selectMembers(ctx.db, id)
  const ids = members.map(({ cvId }) => cvId)
  const cards = new Map((await readCards(ctx, ids)).map((card) => [card.id, card]))
  const notes = new Map((await selectLastNotes(ctx.db, employerId, ids)).map((note) => [note.cvId, note]))
  return {
    ...list,
    cvs: members.map((member) => memberView(member, cards.get(member.cvId), notes.get(member.cvId))),
  }
}

/** Returns the employer's notes about a CV, and its lists that contain it. */
export async function readKept(ctx: EmployerContext, cvId: number) {
  const employerId = ctx.viewer.employer.id
  return {
    shortlistIds: await selectListsWith(ctx.db, employerId, cvId),
    notes: await selectNotes(ctx.db, employerId, cvId),
  }
}

const HEAD = [
  'Name',
  'Job title',
  'Location',
  'Experience',
  'Education',
  'Salary from (kina a year)',
  'Salary to (kina a year)',
  'Skills',
  'Email',
  'Phone',
  'Note',
  'Added',
]

/**
 * Exports a list as a file: the content of its page, and the contact details of the CVs that the employer opened.
 * Throws shortlist_not_found.
 */
export async function exportShortlist(ctx: EmployerContext, id: number) {
  const { name, cvs } = await readShortlist(ctx, id)
  const ids = cvs.map(({ cvId }) => cvId)
  const contacts = ids.length > 0 ? await selectContacts(ctx.db, ctx.viewer.employer.id, ids) : []
  const rows = cvs.map((member) =>
    csvRow(
      member,
      contacts.find((contact) => contact.id === member.cvId),
    ),
  )
  return { name, content: csvFile(HEAD, rows) }
}

function csvRow({ cv, note, addedAt }: Member, contact?: { email: string; phone: string }): CsvCell[] {
  const kept = [note?.text, formatDate(addedAt)]
  if (!cv) return ['No longer shown', ...Array<null>(9).fill(null), ...kept]
  return [
    cv.fullName,
    cv.jobTitle,
    cv.location,
    EXPERIENCE_LABELS[cv.experience],
    cv.education && EDUCATION_LABELS[cv.education],
    cv.salaryMin,
    cv.salaryMax,
    cv.skills.join(', '),
    contact?.email,
    contact?.phone,
    ...kept,
  ]
}

type Card = Awaited<ReturnType<typeof readCards>>[number]
type Note = { text: string; createdAt: Date }

/**
 * A CV of a list. `cv` is null if it is no longer shown and the employer has no access; the note belongs to the
 * employer and stays.
 */
function memberView(
  { cvId, addedAt }: { cvId: number; addedAt: Date },
  card: Card | undefined,
  note: Note | undefined,
) {
  return {
    cvId,
    addedAt,
    cv: card ?? null,
    note: note ? { text: note.text, createdAt: note.createdAt } : null,
  }
}
type Member = ReturnType<typeof memberView>
