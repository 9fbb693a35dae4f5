import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../api-client.ts'
import type { Access } from './candidates.ts'
import { costOf } from './cv-price.ts'
import type { CvAction, CvFlow } from './use-cv-flow.ts'

/**
 * What `viewCV` and `downloadCV` of an address ask for. As if the button was pressed for a visitor who comes from a page of ours, and
 * at once when it costs nothing any more; else asked first, whatever was agreed to for today, so that a link in a mail or on another
 * site cannot spend (decisions, '`viewCV` and `downloadCV`'). They leave the address, or a reload would ask again. Gives the CV
 * that was asked for: its refusal has no row to stand at.
 */
export function useLinkedCv(
  flow: CvFlow,
  { viewCV, downloadCV }: { viewCV?: number; downloadCV?: number },
): number | undefined {
  const { client } = useRouteContext({ from: '__root__' })
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
    const isOurs = cameFromHere(router.history.location.state.__TSR_index)
    const readAccess = (): Promise<Access> =>
      call(client.api.cvs[':id']['employer-view'].$get({ param: { id: String(id) } })).then(
        ({ isDownloaded }) => (isDownloaded ? 'downloaded' : 'viewed'),
        // What is not there costs nothing: trying tells why.
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
        if (isOurs || isFree) await flow.start({ action, id, access, isLinked: true })
        else flow.ask({ action, id, because: 'link', isLinked: true })
      })
  }, [action, id, client, router, flow])
  return linked
}

/** A page of ours led to this one, within the application or by an ordinary link. */
function cameFromHere(index: number): boolean {
  if (index > 0) return true
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin
}
