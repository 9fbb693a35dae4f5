import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Audience } from '../../../modules/accounts/choices.ts'
import { t } from '../../../shared/language/words.ts'
import { type ApiClient, call, reasonOf } from '../../app/loading/api-client.ts'
import { useInstantChange } from '../../app/loading/instant-change.ts'
import { type Profiles, refreshProfile } from '../../app/session/session.ts'
import { Switch } from '../../components/forms/choice.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { refreshOwnCvs, useOwnCvs } from '../../cvs/own/own-queries.ts'
import { AUDIENCE_LABELS, ChangeFoundBy, foundWords } from './found-by.tsx'

const readVisibility = (client: ApiClient) => call(client.api.user.visibility.$get())
export type Visibility = Awaited<ReturnType<typeof readVisibility>>

export const visibilityQuery = (client: ApiClient) => ({
  queryKey: ['visibility'],
  queryFn: () => readVisibility(client),
})

/** Shows what the server has now, here and in the profile. */
export function useRefresh() {
  const context = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  return async (now: Visibility) => {
    queryClient.setQueryData(['visibility'], now)
    await Promise.all([refreshProfile(context, 'jobSeeker'), refreshOwnCvs(queryClient)])
  }
}

type Wanted = { shownTo: Audience; bySwitch: boolean }
const FAILED = 'Failed to update availability status. Please try again.'

/**
 * Who finds the job seeker, changed at once by the switch or by the choice, which therefore always agree. The switch
 * returns to `availableTo`.
 */
export function useAudience({ shownTo, availableTo }: Pick<Visibility, 'shownTo' | 'availableTo'>) {
  const { client } = useRouteContext({ from: '__root__' })
  const cvs = useOwnCvs()
  const refresh = useRefresh()
  const [bySwitch, setBySwitch] = useState(false)
  const { wanted, error, change } = useInstantChange({
    save: ({ shownTo, bySwitch }: Wanted) =>
      bySwitch
        ? call(client.api.auth.availability.$patch({ json: { isAvailable: shownTo !== 'nobody' } }))
        : call(client.api.user.visibility.$patch({ json: { shownTo } })),
    onSaved: async (now, { bySwitch }) => {
      await refresh(now)
      toast(
        bySwitch
          ? { title: t('Availability Updated'), description: foundWords(now.shownTo, cvs.data) }
          : {
              title: t('Saved'),
              description: t('Who finds you: {people}', { people: t(AUDIENCE_LABELS[now.shownTo]) }),
            },
      )
    },
    onError: () =>
      bySwitch && toast({ title: t('Update Failed'), description: t(FAILED), variant: 'destructive' }),
  })
  const start = (shownTo: Audience, bySwitch: boolean) => {
    setBySwitch(bySwitch)
    change({ shownTo, bySwitch })
  }
  const reason = error ? reasonOf(error, t('Not saved. Please try again.')) : undefined
  return {
    audience: wanted?.shownTo ?? shownTo,
    failure: error && (bySwitch ? t(FAILED) : reason),
    choose: (audience: Audience) => start(audience, false),
    setAvailable: (isAvailable: boolean) => start(isAvailable ? availableTo : 'nobody', true),
  }
}

type SwitchProps = Pick<ReturnType<typeof useAudience>, 'audience' | 'setAvailable'>

export function AvailabilitySwitch({ audience, setAvailable }: SwitchProps) {
  const cvs = useOwnCvs()
  return (
    <Switch
      name="isAvailable"
      label={<b>{t('Available for work')}</b>}
      help={foundWords(audience, cvs.data)}
      checked={audience !== 'nobody'}
      onChange={({ currentTarget }) => setAvailable(currentTarget.checked)}
    />
  )
}

/** The switch for other pages, with the audience that finds the job seeker, and a link to change it. */
export function Availability({ profile }: { profile: Profiles['jobSeeker'] }) {
  const { audience, failure, setAvailable } = useAudience(profile)
  return (
    <>
      <AvailabilitySwitch {...{ audience, setAvailable }} />
      {failure && <Notice kind="danger">{failure}</Notice>}
      <ChangeFoundBy shownTo={audience} />
    </>
  )
}
