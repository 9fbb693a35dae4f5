export type ApplicationStatus =
  | 'pending'
  | 'screening'
  | 'shortlisting'
  | 'interviewing'
  | 'pre_employment_checking'
  | 'onboarding'
  | 'rejected'

type ApplicationMove = { status: ApplicationStatus; daysAgo: number; notes?: string }

export type DemoApplication = {
  /** The key of a job. */
  job: string
  /** A user name. */
  jobSeeker: string
  daysAgo: number
  coverLetter: string
  /** The changes of status by the employer, in order. Pending if there are none. */
  moves: readonly ApplicationMove[]
}

/** `[job, user name, days ago, cover letter, ...moves]`. A move is `[status, days ago, the employer's note]`. */
export type ApplicationRow = readonly [
  string,
  string,
  number,
  string,
  ...(readonly [ApplicationStatus, number, string?])[],
]

export function demoApplication([
  job,
  jobSeeker,
  daysAgo,
  coverLetter,
  ...moves
]: ApplicationRow): DemoApplication {
  return {
    job,
    jobSeeker,
    daysAgo,
    coverLetter,
    moves: moves.map(([status, moveDaysAgo, notes]) => ({
      status,
      daysAgo: moveDaysAgo,
      ...(notes === undefined ? {} : { notes }),
    })),
  }
}

export function statusOf(application: DemoApplication): ApplicationStatus {
  return application.moves.at(-1)?.status ?? 'pending'
}
