import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { toast } from '../components/toast.ts'
import { refreshOwnCvs } from '../cvs/own-queries.ts'
import type { SentApplication } from './queries.ts'

/** After an employer moved an application to onboarding: nothing changes by itself (decisions, 'Placeholders become real'). */
export function HiredQuestion({ application }: { application: SentApplication }) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const mark = useMutation({
    mutationFn: () =>
      call(
        client.api.cvs[':id'].$patch({
          param: { id: String(application.cvId) },
          json: { status: 'hired' },
        }),
      ),
    onSuccess: async () => {
      await Promise.all([
        refreshOwnCvs(queryClient),
        queryClient.invalidateQueries({ queryKey: ['applications'] }),
      ])
      toast({ title: 'CV Updated', description: 'It shows as No Longer Available now.' })
    },
    onError: (error) => toast({ title: 'Update Failed', description: error.message, variant: 'destructive' }),
  })
  return (
    <Notice kind="success" title={`Did ${application.company} hire you?`}>
      <div className="grid justify-items-start gap-2">
        <p>Then mark your CV as hired, and other employers stop calling. You can change it back.</p>
        <Button look="quiet" busy={mark.isPending} busyLabel="Saving…" onClick={() => mark.mutate()}>
          Mark my CV as hired
        </Button>
        {mark.isError && <p>{mark.error.message}</p>}
      </div>
    </Notice>
  )
}
