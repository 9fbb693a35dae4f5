import { PROGRESS } from '../../../modules/applications/schema.ts'

/** `at`: the current step of six, from 1. `over`: it ended there; `left`: the job seeker withdrew there. */
export type Progress = { at: number; state: 'now' | 'over' | 'left' }

/** Six knots on a thread: how far an application has come. A badge and a sentence beside it say it in words. */
export function Knots({ at, state }: Progress) {
  return (
    <ol className={`knots knots-${state}`} aria-hidden="true">
      {PROGRESS.map((step, index) => (
        <li key={step} className={index + 1 < at ? 'done' : index + 1 === at ? 'here' : undefined} />
      ))}
    </ol>
  )
}
