import type { Config } from './config.ts'
import type { Db } from './database.ts'
import type { FileStore } from './files.ts'
import type { Log } from './log.ts'
import type { TaskQueue } from './task-queue.ts'

/** Who asks. One browser may hold all three sessions at once. */
export type Viewer = {
  jobSeeker?: { id: number }
  employer?: { id: number }
  administrator?: { id: number }
  /** Address of the visitor, through trusted proxies only; '' inside tasks. */
  ip: string
  userAgent: string
}

/** All that a read or command gets to know about the world. Nothing is imported that could be passed. */
export type Context<V extends Viewer = Viewer> = {
  db: Db
  viewer: V
  now: Date
  log: Log
  tasks: TaskQueue
  files: FileStore
  config: Config
}

export type JobSeekerContext = Context<Viewer & { jobSeeker: { id: number } }>
export type EmployerContext = Context<Viewer & { employer: { id: number } }>
export type AdministratorContext = Context<Viewer & { administrator: { id: number } }>

/** The viewer of tasks and scripts. */
export const NOBODY: Viewer = { ip: '', userAgent: '' }
