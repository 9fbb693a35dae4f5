import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../api-client.ts'
import { toast } from '../components/toast.ts'
import { currentProfile, useProfile } from '../session.ts'
import type { ApplyDialogProps } from './apply-dialog.tsx'
import { applyFailure } from './apply-failure.ts'
import { applicationQuery, type Job } from './queries.ts'

/** Milliseconds that the message stands before the login opens (specification 1, section 8). */
const LOGIN_DELAY = 1500
/** Of the address: whoever comes back from the login goes on where it was interrupted. */
const APPLY_HASH = 'apply'

type Opened = Pick<ApplyDialogProps, 'cvs' | 'profile'> & { Dialog: ComponentType<ApplyDialogProps> }

/** The way from the button to the dialog, whose script and data come with the click. Two buttons of one page share it. */
export function useApply(job: Job) {
  const context = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const jobSeeker = useProfile('jobSeeker')
  const query = applicationQuery(context.client, String(job.id))
  const sent = useQuery({ ...query, enabled: jobSeeker !== undefined }).data?.application
  const [opened, setOpened] = useState<Opened>()
  const [busy, setBusy] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function tell(error: unknown, mayLeave = true): void {
    toast({ ...applyFailure(error), variant: 'destructive' })
    if (!mayLeave || !(error instanceof ApiError) || error.status !== 401) return
    const href = `/login?next=${encodeURIComponent(`/jobs/${job.id}#${APPLY_HASH}`)}`
    timer.current = setTimeout(() => void navigate({ href }), LOGIN_DELAY)
  }

  async function open(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const [{ ApplyDialog: Dialog }, cvs, { application }] = await Promise.all([
        import('./apply-dialog.tsx'),
        call(context.client.api.cvs['my-cvs'].$get()),
        context.queryClient.fetchQuery({ ...query, staleTime: 0 }),
      ])
      const profile = await currentProfile(context, 'jobSeeker')
      if (application) throw new ApiError(409, '{"message":"","code":"already_applied"}')
      if (!profile) throw new ApiError(401, '')
      setOpened({ Dialog, cvs, profile })
    } catch (error) {
      tell(error)
    } finally {
      setBusy(false)
    }
  }

  const close = () => setOpened(undefined)
  const refresh = () =>
    Promise.all(
      [['applications'], ['notices']].map((queryKey) => context.queryClient.invalidateQueries({ queryKey })),
    )
  useReturn(job.isOpen && jobSeeker !== undefined, open)
  return { job, jobSeeker, sent, busy, opened, open, close, refresh, tell }
}
export type Apply = ReturnType<typeof useApply>

/** Once, and only for whoever is logged in: a link that somebody sent opens no dialog for a visitor. */
function useReturn(mayApply: boolean, open: () => Promise<void>): void {
  const navigate = useNavigate()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !mayApply || location.hash !== `#${APPLY_HASH}`) return
    isDone.current = true
    void navigate({ to: '.', hash: '', replace: true, resetScroll: false })
    void open()
  })
}
