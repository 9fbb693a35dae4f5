import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { cameFromHere } from '../../app/came-from-here.ts'
import { type ApiClient, ApiError, call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import type { Access } from '../../search/candidates.ts'
import { costOf } from './cv-price.ts'
import type { CvAction } from './cv-refusal.ts'
import type { CvFlow } from './use-cv-flow.ts'

/**
 * Does what `viewCV` or `downloadCV` in the address asks for. If the employer comes from one of our own pages, this
 * works like pressing the button. If the CV costs nothing more, it happens at once. Otherwise it asks first, even if
 * the employer agreed to the price for today, so that a link in a mail or on another site cannot spend credits. The
 * parameters leave the address, or a reload would repeat them. Returns the id of that CV, because its refusal may have
 * no row to appear in.
 */
export function useLinkedCv(
  flow: CvFlow,
  { viewCV, downloadCV }: { viewCV?: number; downloadCV?: number },
): number | undefined {
  const { client } = useSite()
  const router = useRouter()
  const done = useRef('')
  const [linked, setLinked] = useState<number>()
  const action: CvAction = viewCV === undefined ? 'download' : 'view'
  const id = viewCV ?? downloadCV
  useEffect(() => {
    const asked = id === undefined ? '' : `${action} ${id}`
    const isNew = asked !== done.current
    done.current = asked
    if (id === undefined || !isNew) return
    setLinked(id)
    const isOurs = cameFromHere(router)
    const readAccess = (): Promise<Access> =>
      call(client.api.cvs[':id']['employer-view'].$get({ param: { id: String(id) } })).then(
        ({ isDownloaded }) => (isDownloaded ? 'downloaded' : 'viewed'),
        // A missing CV costs nothing. The attempt shows the reason.
        (error: unknown) => (error instanceof ApiError && error.status === 404 ? 'downloaded' : 'none'),
      )
    void router
      .navigate({
        from: '/employer-dashboard',
        to: '.',
        search: ({ viewCV: _, downloadCV: __, ...rest }) => rest,
        replace: true,
      })
      .then(async () => {
        const access = await readAccess()
        const isFree = costOf(action, access, flow.prices) === 0
        const name = isFree ? undefined : await readName(client, id)
        if (isOurs || isFree) await flow.start({ action, id, name, access, isLinked: true })
        else flow.ask({ action, id, name, because: 'link', isLinked: true })
      })
  }, [action, id, client, router, flow])
  return linked
}

/** The question also works without the name. */
async function readName(client: ApiClient, id: number): Promise<string | undefined> {
  const profile = client.api.cvs[':id'].profile.$get({ param: { id: String(id) } })
  return (await call(profile).catch(() => undefined))?.fullName
}
