import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLatePiece } from '../../app/loading/late-piece.ts'
import { useSite } from '../../app/site.tsx'
import { CloseJob } from './close-job.tsx'
import { type JobAct, placesOf } from './job-acts.ts'
import { type ConfirmedAction, JobConfirm } from './job-confirm.tsx'
import { jobResultsQuery, type OwnJob } from './queries.ts'

type Asked = { act: ConfirmedAction | 'template'; job: OwnJob }

/**
 * Returns a function that starts an act, and the dialog that asks before acts that cost or change something. `first`:
 * the question that a link in a mail opens.
 */
export function useJobActs(
  onDone: (act: ConfirmedAction, job: OwnJob) => void,
  first?: Asked,
): [start: (act: JobAct, job: OwnJob) => void, dialog: ReactNode] {
  const { go, client } = useSite()
  const [asked, setAsked] = useState<Asked | 'nothing'>()
  const [SaveJob, loadSaveJob] = useLatePiece(() =>
    import('../posting/job-templates.tsx').then((piece) => piece.SaveJobAsTemplate),
  )
  const shown = asked ?? first
  const isClosing = shown !== undefined && shown !== 'nothing' && shown.act === 'close'
  const results = useQuery({ ...jobResultsQuery(client), enabled: isClosing })
  const close = () => setAsked('nothing')
  const start = (act: JobAct, job: OwnJob) => {
    if (act === 'edit') return go(`/employer-job-form?job=${job.id}`)
    if (act === 'duplicate') return go(`/employer-job-form?from=${job.id}`)
    if (act === 'template') void loadSaveJob()
    setAsked({ act, job })
  }
  return [start, dialogFor()]

  function dialogFor(): ReactNode {
    if (!shown || shown === 'nothing') return null
    const { act, job } = shown
    if (act === 'template') return SaveJob && <SaveJob job={job} onClose={close} />
    const props = {
      job,
      onClose: close,
      onDone: () => {
        close()
        onDone(act, job)
      },
    }
    const result = results.data?.find(({ jobId }) => jobId === job.id)
    if (act === 'close' && results.isPending) return null
    if (act === 'close' && result && result.undecided > 0)
      return (
        <CloseJob {...props} undecided={result.undecided} isFull={placesOf(job, result)?.isFull ?? false} />
      )
    return <JobConfirm {...props} action={act} />
  }
}
