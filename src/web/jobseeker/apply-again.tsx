import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useRef } from 'react'
import { call, newIdempotencyKey } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { toast } from '../components/toast.ts'
import { AppLink } from '../link.tsx'
import type { SentApplication } from './queries.ts'

/** Sends what was withdrawn once more: the same CV, letter and answers. */
export function ApplyAgain({ application }: { application: SentApplication }) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const key = useRef(newIdempotencyKey())
  const { jobPostingId, cvId, coverLetter, answers } = application
  const apply = useMutation({
    mutationFn: () =>
      call(
        client.api.jobs[':id'].apply.$post(
          { param: { id: String(jobPostingId) }, json: { cvId, coverLetter, answers } },
          { headers: { 'Idempotency-Key': key.current } },
        ),
      ),
    onSuccess: async () => {
      await Promise.all(
        [['applications'], ['notices']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
      toast({
        title: 'Application Submitted',
        description: 'Your application has been sent to the employer.',
      })
    },
    onError: (error) => {
      key.current = newIdempotencyKey()
      toast({ title: 'Application Failed', description: error.message, variant: 'destructive' })
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      {apply.isError && (
        <Notice kind="danger">
          {apply.error.message} <AppLink href={`/jobs/${jobPostingId}`}>Open the job</AppLink>
        </Notice>
      )}
      <Button busy={apply.isPending} busyLabel="Sending…" onClick={() => apply.mutate()}>
        Apply again
      </Button>
      <p className="help">Sends the same CV{coverLetter && ' and letter'} as before.</p>
    </div>
  )
}
