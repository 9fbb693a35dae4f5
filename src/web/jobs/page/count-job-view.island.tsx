import { useEffect } from 'react'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { island } from '../../islands/island.tsx'

/** Counts the view from the browser, so that robots and prefetches are not counted. A failure is ignored. */
export default function CountJobView({ jobId }: { jobId: number }) {
  const { client } = useSite()
  useEffect(() => {
    if (!isAddressOf(jobId)) return
    call(client.api.jobs[':id'].view.$post({ param: { id: String(jobId) } })).catch(() => undefined)
  }, [client, jobId])
  return null
}

export const CountView = island('count-job-view', CountJobView)

/** Whether the person opened this job: as a page, or beside the list. */
function isAddressOf(id: number): boolean {
  return (
    location.pathname.endsWith(`/jobs/${id}`) ||
    new URLSearchParams(location.search).get('job') === String(id)
  )
}
