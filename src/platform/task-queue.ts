import type { Db } from './database.ts'

/** Every kind of background work, with what it is told. Handlers stand in the modules' `tasks.ts`. */
export type TaskPayloads = {
  /** An employer has looked at a CV that was sent to it. `at`: when, ISO 8601. */
  'application-cv-opened': { cvId: number; employerId: number; at: string }
  /** Many at once, to one of the statuses: each applicant is to be told. */
  'applications-moved': { ids: number[]; status: string }
  /** CVs are found by the name of their category: those after `afterCvId` are still to be indexed. */
  'category-renamed': { slug: string; afterCvId: number }
  /** A CV, or what decides whether it is seen, was created, changed or deleted. */
  'cv-changed': { cvId: number }
  'employer-registered': { employerId: number }
  /** An administrator took it down. */
  'job-blocked': { jobId: number }
  /** Its employer closed it. */
  'job-closed': { jobId: number }
  'job-seeker-registered': { jobSeekerId: number }
  /** `at`: when it was asked for, ISO 8601. */
  'password-reset-requested': { email: string; userType: 'user' | 'employer' | 'admin'; at: string }
  'send-email': { emailId: number }
  /** Periodic: see the schedules in the modules' `tasks.ts`. */
  'mail-saved-searches': Record<string, never>
  'tell-of-ended-jobs': Record<string, never>
  'remind-employers': Record<string, never>
  'refresh-search': Record<string, never>
  'profile-cvs': Record<string, never>
  'send-due-emails': Record<string, never>
  'clean-up': Record<string, never>
}
export type TaskName = keyof TaskPayloads
export type TaskQueue = {
  /** Part of the transaction of `ctx`: no task of work that was rolled back, none lost of work that was committed. */
  enqueue<N extends TaskName>(
    ctx: { db: Db },
    name: N,
    payload: TaskPayloads[N],
    startAfterSeconds?: number,
  ): Promise<void>
}
