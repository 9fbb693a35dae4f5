import type { Language } from '../../shared/language/words.ts'
import type { Db } from '../database/database.ts'

/** The payload of every kind of background task. src/tasks.ts has their handlers. */
export type TaskPayloads = {
  /** An employer has opened a CV that it received with an application. `at`: when, ISO 8601. */
  'application-cv-opened': { cvId: number; employerId: number; at: string }
  /** Many applications were moved at once: the rows of their history. Each applicant is notified. */
  'applications-moved': { changeIds: number[] }
  /** Search finds CVs by the name of their category. The CVs after `afterCvId` must still be indexed. */
  'category-renamed': { slug: string; afterCvId: number }
  /** A CV, or a row that decides whether the CV is visible, was created, changed or deleted. */
  'cv-changed': { cvId: number }
  'employer-registered': { employerId: number }
  /** An administrator took the job down. */
  'job-blocked': { jobId: number }
  /** The employer closed the job. */
  'job-closed': { jobId: number }
  'job-seeker-registered': { jobSeekerId: number }
  /** `at`: when the reset was requested, ISO 8601. */
  'password-reset-requested': { email: string; userType: 'user' | 'employer' | 'admin'; at: string }
  /** Somebody asked for a code by SMS. */
  'phone-code-requested': {
    phone: string
    userType: 'user' | 'employer'
    purpose: 'register' | 'login' | 'reset' | 'change'
    /** The language of the page; null if the visitor never chose one. */
    language: Language | null
  }
  /** A notice was held and is now shown: the job seeker's phones show it too. */
  'push-notice': { noticeId: number }
  /** News for one phone. */
  'send-push': { subscriptionId: number; text: string; path: string }
  /** The outbox contains mails to send. */
  'send-email': Record<string, never>
  /** The outbox contains SMS to send. */
  'send-sms': Record<string, never>
  /** A late scan has found a virus in a stored file. The module that owns the file removes it. */
  'file-infected': { fileKey: string }
  /** Files wait for the virus scanner. This task also runs periodically. */
  'scan-files': Record<string, never>
  /** An administrator added or removed the meaning of a phrase. */
  'term-changed': { phrase: string }
  /** Periodic: src/tasks.ts has their schedules. */
  'mail-saved-searches': Record<string, never>
  'mail-job-alerts': Record<string, never>
  'tell-of-ended-jobs': Record<string, never>
  'remind-employers': Record<string, never>
  'remind-of-documents': Record<string, never>
  'remind-of-interviews': Record<string, never>
  'merge-search': Record<string, never>
  'refresh-search': Record<string, never>
  'compare-derived-rows': Record<string, never>
  'profile-cvs': Record<string, never>
  'send-due-emails': Record<string, never>
  'send-due-sms': Record<string, never>
  'clean-up': Record<string, never>
}
export type TaskName = keyof TaskPayloads
export type TaskQueue = {
  /**
   * Adds a task as part of the transaction of `ctx`, so that the task exists exactly if the transaction was committed.
   */
  enqueue<N extends TaskName>(
    ctx: { db: Db },
    name: N,
    payload: TaskPayloads[N],
    startAfterSeconds?: number,
  ): Promise<void>
  /** Adds many tasks like `enqueue`, with one statement. */
  enqueueAll<N extends TaskName>(
    ctx: { db: Db },
    name: N,
    payloads: readonly TaskPayloads[N][],
    startAfterSeconds?: number,
  ): Promise<void>
}
