import { useEffect } from 'react'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { island } from '../../islands/island.tsx'

/** Counts the view from the browser, so that robots and prefetches are not counted. A failure is ignored. */
export default function CountCvView({ cvId }: { cvId: number }) {
  const { client } = useSite()
  useEffect(() => {
    call(client.api.cvs[':id'].view.$post({ param: { id: String(cvId) } })).catch(() => undefined)
  }, [client, cvId])
  return null
}

export const CountView = island('count-cv-view', CountCvView)
