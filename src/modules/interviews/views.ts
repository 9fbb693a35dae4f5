import { pick } from '../../shared/records.ts'
import type { FoundInterview, InterviewRow } from './queries.ts'

const SHOWN = [
  'state',
  'times',
  'startsAt',
  'minutes',
  'way',
  'place',
  'note',
  'asked',
  'reason',
  'changedAt',
] as const

/** The fields of an interview that both sides see. `seen` is sent back with every change. */
export function interviewView(interview: InterviewRow) {
  return { ...pick(interview, SHOWN), seen: versionOf(interview) }
}

export const versionOf = ({ round, sequence }: Pick<InterviewRow, 'round' | 'sequence'>): string =>
  `${round}.${sequence}`

/** In lists, with the names of both sides. */
export function listedInterview({ interview, application, job, employer, person }: FoundInterview) {
  return {
    ...(interview && interviewView(interview)),
    applicationId: application.id,
    jobTitle: job.title,
    company: employer.companyName,
    applicantName: person.fullName,
  }
}
