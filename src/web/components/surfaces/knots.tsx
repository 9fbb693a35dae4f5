/**
 * `at`: the current step, counted from 1. `over`: the application ended there; `left`: the job seeker withdrew there.
 */
export type Progress = { at: number; of: number; state: 'now' | 'over' | 'left' }

/** Shows progress as knots on a thread. A badge and a sentence beside it describe it in words. Text browsers would number a list. */
export function Knots({ at, of, state }: Progress) {
  return (
    <div className={`knots knots-${state}`} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move
        <i key={index} className={index + 1 < at ? 'done' : index + 1 === at ? 'here' : undefined} />
      ))}
    </div>
  )
}
