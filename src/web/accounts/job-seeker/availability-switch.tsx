import { useRouteContext } from '@tanstack/react-router'
import { call } from '../../app/loading/api-client.ts'
import { useInstantChange } from '../../app/loading/instant-change.ts'
import { refreshProfile } from '../../app/session/session.ts'
import { Switch } from '../../components/forms/choice.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { type OwnCv, refreshOwnCvs, useOwnCvs } from '../../cvs/own/own-queries.ts'

const FOUND = 'Employers can find you.'
const NO_CV = 'Employers can find you once you have an active CV.'
const HIRED = 'Your CV says that you are hired, so employers cannot open it.'
const FAILED = 'Failed to update availability status. Please try again.'

export function AvailabilitySwitch({ isAvailable }: { isAvailable: boolean }) {
  const context = useRouteContext({ from: '__root__' })
  const { client, queryClient } = context
  const cvs = useOwnCvs()
  const available = foundWords(cvs.data)
  const { wanted, error, change } = useInstantChange({
    save: (isWanted: boolean) =>
      call(client.api.auth.availability.$patch({ json: { isAvailable: isWanted } })),
    onSaved: async (_, isWanted) => {
      await Promise.all([refreshProfile(context, 'jobSeeker'), refreshOwnCvs(queryClient)])
      toast({
        title: 'Availability Updated',
        description: isWanted ? available : 'You are hidden from employer searches.',
      })
    },
    onError: () => toast({ title: 'Update Failed', description: FAILED, variant: 'destructive' }),
  })
  const shown = wanted ?? isAvailable
  return (
    <div className="grid gap-2">
      <Switch
        label={<b>{shown ? 'Available for work' : 'Not available'}</b>}
        help={
          shown
            ? available
            : 'You are hidden from employer searches. Companies that already opened your CV can still see it. You can still apply for jobs.'
        }
        checked={shown}
        onChange={(event) => change(event.target.checked)}
      />
      {error && <Notice kind="danger">{FAILED}</Notice>}
    </div>
  )
}

/** What being available means with these CVs; undefined while they are not known. */
function foundWords(cvs: readonly Pick<OwnCv, 'isActive' | 'status'>[] | undefined): string {
  const active = cvs?.filter(({ isActive }) => isActive)
  if (active?.length === 0) return NO_CV
  return active?.every(({ status }) => status === 'hired') ? HIRED : FOUND
}
