import type { Language } from '../shared/language/words.ts'
import type { Config } from './config.ts'
import type { Db } from './database/database.ts'
import type { FileStore } from './files/files.ts'
import type { Log } from './log.ts'
import type { TaskQueue } from './tasks/task-queue.ts'

/** `confirmedAt`: when the employer last confirmed the password in this session. */
type Employer = { id: number; confirmedAt?: Date | null }

export type AccountKind = 'jobSeeker' | 'employer' | 'administrator'

/** The caller. One browser may have all three sessions at once. */
export type Viewer = {
  jobSeeker?: { id: number }
  employer?: Employer
  administrator?: { id: number }
  /** The visitor's IP address. Only trusted proxies can set it. '' in tasks. */
  ip: string
  userAgent: string
  /** The language that the visitor chose, or reads. Undefined: the visitor never chose. */
  language?: Language | undefined
}

/** All outside services and facts that a read or command may use. It gets them here instead of importing them. */
export type Context<V extends Viewer = Viewer> = {
  db: Db
  viewer: V
  now: Date
  log: Log
  tasks: TaskQueue
  files: FileStore
  config: Config
  /**
   * Runs with the result of this context's next transaction before that commits. Idempotent calls store their answer
   * there.
   */
  beforeCommit?: ((db: Db, result: unknown) => Promise<void>) | undefined
}

export type JobSeekerContext = Context<Viewer & { jobSeeker: { id: number } }>
export type EmployerContext = Context<Viewer & { employer: Employer }>
export type AdministratorContext = Context<Viewer & { administrator: { id: number } }>

/** The viewer of tasks and scripts. */
export const NOBODY: Viewer = { ip: '', userAgent: '' }
