import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { plural } from '../../../shared/text.ts'
import { call } from '../../api-client.ts'
import { Button } from '../../components/button.tsx'
import { toast } from '../../components/toast.ts'
import { queuesQuery } from '../dashboard/queues-query.ts'

/** Takes failed mails off the queue; there only while some are on it. */
export function DismissFailures() {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(queuesQuery(client))
  const dismiss = useMutation({
    mutationFn: () => call(client.api.admin.emails['dismiss-failures'].$post()),
    onSuccess: async ({ seen }) => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: `${plural(seen, 'failed mail')} marked as seen` })
    },
    onError: ({ message }) =>
      toast({ title: 'Failed mails were not marked', description: message, variant: 'destructive' }),
  })
  if (!data?.emails) return null
  return (
    <Button look="quiet" busy={dismiss.isPending} busyLabel="Marking…" onClick={() => dismiss.mutate()}>
      {`Mark ${plural(data.emails, 'failed mail')} as seen`}
    </Button>
  )
}
