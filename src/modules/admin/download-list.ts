import type { AdministratorContext } from '../../platform/context.ts'
import { type CsvCell, csvFile } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { recordAct } from '../audit/record-act.ts'
import { selectCvs, selectEmployers, selectJobSeekers, type Window } from './list-queries.ts'
import type { CvFilter, EmployerFilter, JobSeekerFilter } from './schema.ts'

const timeOf = (time: Date | null) => (time ? minuteInPortMoresby(time) : '')

/** The job seekers that match a filter, newest first, as a CSV file. */
export async function downloadJobSeekers(ctx: AdministratorContext, filter: JobSeekerFilter) {
  await recordAct(ctx, 'list-downloaded', { type: 'list', id: 'job-seekers' })
  const head = [
    'Number',
    'Name',
    'Username',
    'Email',
    'Phone',
    'Status',
    'Registered',
    'Last login',
    'Login number',
  ]
  const rows = cellsOf(
    (window) => selectJobSeekers(ctx.db, filter, window),
    ({ id, fullName, username, email, phone, loginPhone, isActive, createdAt, lastLogin }) => {
      const status = isActive ? 'Active' : 'Suspended'
      const times = [timeOf(createdAt), timeOf(lastLogin)]
      return [id, fullName, username, email, phone, status, ...times, loginPhone]
    },
  )
  return csvFile(head, rows)
}

/** The employers that match a filter, newest first, as a CSV file. */
export async function downloadEmployers(ctx: AdministratorContext, filter: EmployerFilter) {
  await recordAct(ctx, 'list-downloaded', { type: 'list', id: 'employers' })
  const head = ['Number', 'Company', 'Contact person', 'Email', 'Phone', 'Status', 'Verified', 'Credits']
  const rows = cellsOf(
    (window) => selectEmployers(ctx.db, filter, window),
    ({ id, companyName, contactPerson, email, phone, isActive, isApproved, closedAt, credits, ...times }) => {
      const state = closedAt ? 'Closed' : isActive ? 'Active' : 'Suspended'
      const status = [state, isApproved ? 'Yes' : 'No']
      const { createdAt, lastLogin, loginPhone } = times
      const account = [id, companyName, contactPerson, email, phone]
      return [...account, ...status, credits, timeOf(createdAt), timeOf(lastLogin), loginPhone]
    },
  )
  return csvFile([...head, 'Joined', 'Last login', 'Login number'], rows)
}

/** The CVs that match a filter, newest first, as a CSV file. */
export async function downloadCvs(ctx: AdministratorContext, filter: CvFilter) {
  await recordAct(ctx, 'list-downloaded', { type: 'list', id: 'cvs' })
  const head = ['Number', 'Name', 'Job title', 'Email', 'Uploaded', 'Active', 'Availability', 'Owner']
  const rows = cellsOf(
    (window) => selectCvs(ctx.db, filter, window),
    ({ id, fullName, jobTitle, email, uploadedAt, isActive, status, jobSeekerId, ownerState }) => {
      const owner = jobSeekerId === null ? 'none' : (ownerState ?? 'available')
      const active = isActive ? 'Active' : 'Inactive'
      return [id, fullName, jobTitle, email, timeOf(uploadedAt), active, status, owner]
    },
  )
  return csvFile(head, rows)
}

/** The number of rows that are read in one query. */
const BATCH = 1000

async function* cellsOf<Row extends { id: number }>(
  read: (window: Window) => PromiseLike<Row[]>,
  cells: (row: Row) => CsvCell[],
): AsyncGenerator<CsvCell[]> {
  let before: number | undefined
  for (;;) {
    const rows = await read({ limit: BATCH, before })
    for (const row of rows) yield cells(row)
    before = rows.at(-1)?.id
    if (rows.length < BATCH) return
  }
}
