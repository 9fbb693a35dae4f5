import { type ReactNode, useState } from 'react'
import { useSite } from '../../app/site.tsx'
import type { JobAct } from './job-acts.ts'
import { type ConfirmedAction, JobConfirm } from './job-confirm.tsx'
import type { OwnJob } from './queries.ts'

type Asked = { act: ConfirmedAction; job: OwnJob }

/**
 * Returns a function that starts an act, and the dialog that asks before acts that cost or change something. `first`:
 * the question that a link in a mail opens.
 */
export function useJobActs(
  onDone: (act: ConfirmedAction, job: OwnJob) => void,
  first?: Asked,
): [start: (act: JobAct, job: OwnJob) => void, dialog: ReactNode] {
  const { go } = useSite()
  const [asked, setAsked] = useState<Asked | 'nothing'>()
  const shown = asked ?? first
  const start = (act: JobAct, job: OwnJob) => {
    if (act === 'edit') go(`/employer-job-form?job=${job.id}`)
    else if (act === 'duplicate') go(`/employer-job-form?from=${job.id}`)
    else setAsked({ act, job })
  }
  const dialog =
    shown && shown !== 'nothing' ? (
      <JobConfirm
        action={shown.act}
        job={shown.job}
        onClose={() => setAsked('nothing')}
        onDone={() => {
          setAsked('nothing')
          onDone(shown.act, shown.job)
        }}
      />
    ) : null
  return [start, dialog]
}
