import type { EmployerContext } from '../../platform/context.ts'
import { type CsvCell, csvFile } from '../../shared/csv.ts'
import { formatDate } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../catalog/schema.ts'
import { readCards } from '../search/reads.ts'
import {
  findShortlist,
  selectContacts,
  selectLastNotes,
  selectListsWith,
  selectMembers,
  selectNotes,
  selectShortlists,
} from './queries.ts'
import { type Member, memberView } from './views.ts'

export function listShortlists(ctx: EmployerContext) {
  return selectShortlists(ctx.db, ctx.viewer.employer.id)
}

/** A list with its CVs, the last added first; of one that is no longer shown nothing but that. Throws shortlist_not_found. */
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

/** What the employer has written down about a CV, and in which of its lists it is. */
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

/** The list as a file: what its page shows, and the contacts of the CVs that were opened. Throws shortlist_not_found. */
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
