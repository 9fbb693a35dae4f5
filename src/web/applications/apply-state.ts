import { type ReactNode, useSyncExternalStore } from 'react'
import type { Ask } from '../../modules/documents/choices.ts'
import type { OwnDocument } from '../documents/queries.ts'
import type { Job } from '../jobs/queries.ts'

export type SentApplication = { id: number; appliedAt: string }

/** The part of a job that the apply dialog needs. */
export type ApplyJob = Pick<
  Job,
  'id' | 'title' | 'companyName' | 'locationName' | 'isOpen' | 'questions' | 'endsAt'
> & {
  /** The documents that it asks for. */
  asks: readonly Ask[]
}

/** The id of the list of similar jobs on a job's page. */
export const SIMILAR_JOBS = 'similar-jobs'

/** A CV of the job seeker that can be sent. */
export type SendableCv = { id: number; jobTitle: string; fileName: string | null; updatedAt: string }

/** A document of the job seeker that can be shared. */
export type SendableDocument = Pick<
  OwnDocument,
  'id' | 'kind' | 'name' | 'classes' | 'expiresOn' | 'hasExpired'
>

/**
 * The state that the two apply buttons of a page share. `isWanted`: a button was pressed, and the dialog has not opened
 * yet. `sent`: what the page shows in place of the buttons once the application is sent.
 */
type ApplyState = { isWanted: boolean; busy: boolean; sent: ReactNode }

let state: ApplyState = { isWanted: false, busy: false, sent: undefined }
const listeners = new Set<() => void>()

export function changeApplyState(change: Partial<ApplyState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export function useApplyState(): ApplyState {
  const read = () => state
  return useSyncExternalStore(subscribe, read, read)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
