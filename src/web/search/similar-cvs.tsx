import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { Loaded } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import type { Candidate } from './candidates.ts'

const similarCvsQuery = (client: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['employer', 'similar-cvs', id],
    queryFn: () => call(client.api.cvs[':id'].similar.$get({ param: { id: String(id) } })),
  })

type SimilarCvsProps = { id: number; row: (cv: Candidate) => ReactNode }

/** Lists up to six people similar to the one in a CV. */
export function SimilarCvs({ id, row }: SimilarCvsProps) {
  const { client } = useSite()
  const query = useQuery(similarCvsQuery(client, id))
  return (
    <Loaded query={query} what="similar candidates" boneClass="h-28">
      {(cvs) =>
        cvs.length > 0 ? (
          <ul className="list cv-list" aria-label="Similar candidates">
            {cvs.map(row)}
          </ul>
        ) : (
          <p className="text-muted">No similar candidates.</p>
        )
      }
    </Loaded>
  )
}
