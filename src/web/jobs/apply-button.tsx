import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ApiError, call, newIdempotencyKey } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { toast } from '../components/toast.ts'

/** Milliseconds that the message stands before the login opens (specification 1, section 8). */
const LOGIN_DELAY = 1500

/** Sends the most recently updated CV. The state of two buttons on one page is shared through `apply`. */
export function useApply(jobId: number) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [state, setState] = useState<'ready' | 'busy' | 'sent'>('ready')
  const key = useRef<string>(undefined)

  async function apply(): Promise<void> {
    setState('busy')
    key.current ??= newIdempotencyKey()
    const headers = { 'Idempotency-Key': key.current }
    try {
      await call(client.api.jobs[':id'].apply.$post({ param: { id: String(jobId) }, json: {} }, { headers }))
      setState('sent')
      toast({
        title: 'Application Submitted',
        description: 'Your application has been sent to the employer.',
      })
      await queryClient.invalidateQueries({ queryKey: ['applications'] })
    } catch (error) {
      key.current = undefined
      setState(error instanceof ApiError && error.code === 'already_applied' ? 'sent' : 'ready')
      const failure = failureOf(error)
      toast({ ...failure, variant: 'destructive' })
      if (error instanceof ApiError && error.status === 401) {
        setTimeout(() => void navigate({ href: `/login?next=/jobs/${jobId}` }), LOGIN_DELAY)
      }
      if (error instanceof ApiError && error.code === 'cv_required') void navigate({ href: '/upload' })
    }
  }
  return { apply, state }
}

/** The words of the specification, part 1, section 8. */
function failureOf(error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError)) return { title: 'Application Failed', description: 'Please try again.' }
  if (error.status === 401)
    return { title: 'Authentication Required', description: 'Please log in to apply for jobs.' }
  if (error.code === 'already_applied') {
    return {
      title: 'Already Applied',
      description: 'You have already submitted an application for this position.',
    }
  }
  if (error.code === 'cv_required') {
    return { title: 'CV Required', description: 'Please upload your CV before applying for jobs.' }
  }
  return { title: 'Application Failed', description: error.message }
}

export function ApplyButton({ apply, state }: ReturnType<typeof useApply>) {
  if (state === 'sent') return <p className="font-semibold">You have applied for this job.</p>
  return (
    <Button busy={state === 'busy'} busyLabel="Sending…" onClick={() => void apply()} data-script>
      Apply Now
    </Button>
  )
}
