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
  /** A job's key. */
  job: string
  /** A user name. */
  jobSeeker: string
  daysAgo: number
  coverLetter: string
  /** What the employer did with it, in order; none yet: pending. */
  moves: readonly ApplicationMove[]
}

/** `[job, user name, days ago, cover letter, ...moves]`, a move being `[status, days ago, the employer's note]`. */
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
