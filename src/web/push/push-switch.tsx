import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '../../shared/language/words.ts'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { Loaded } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { Switch } from '../components/forms/choice.tsx'
import { Notice } from '../components/states/states.tsx'
import { findSubscription, pushProblem, subscribe } from './push-browser.ts'

const pushQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['push'],
    queryFn: async () => {
      if (pushProblem() === 'unsupported') return { publicKey: '', isOn: false }
      const [{ publicKey, endpoints }, own] = await Promise.all([
        call(client.api.user.push.$get()),
        findSubscription(),
      ])
      return { publicKey, isOn: own !== undefined && endpoints.includes(own.endpoint) }
    },
  })

/** The switch for news while the site is closed. The browser asks for permission only when it is switched on. */
export function PushSwitch() {
  const { client } = useSite()
  return (
    <Loaded
      query={useQuery(pushQuery(client))}
      what={t('the switch for this phone')}
      bones={1}
      boneClass="h-20"
    >
      {({ publicKey, isOn }) => <LoadedSwitch publicKey={publicKey} isOn={isOn} />}
    </Loaded>
  )
}

const REFUSED =
  'Your browser blocks notifications from this site. Allow them in its settings, then try again.'

function LoadedSwitch({ publicKey, isOn }: { publicKey: string; isOn: boolean }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (isWanted: boolean) => (isWanted ? switchOn(client, publicKey) : switchOff(client)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery(client).queryKey }),
  })
  if (pushProblem() === 'unsupported')
    return (
      <p className="help">
        {t(
          'This browser cannot show news while the site is closed. On an iPhone, first add the site to the home screen.',
        )}
      </p>
    )
  return (
    <div className="grid gap-2">
      <Switch
        label={<b>{t('News on this phone')}</b>}
        help={t(
          'Applications, messages and job alerts, also while the site is closed. The message names nobody. It ends when you log out.',
        )}
        checked={change.isPending ? change.variables : isOn}
        onChange={({ target }) => change.mutate(target.checked)}
      />
      {pushProblem() === 'blocked' && !change.error && <Notice>{t(REFUSED)}</Notice>}
      {change.error && <Notice kind="danger">{change.error.message}</Notice>}
    </div>
  )
}

async function switchOn(client: ApiClient, publicKey: string): Promise<void> {
  const subscription = await subscribe(publicKey).catch(() => {
    throw new Error(t('Your browser could not switch it on. Please check your connection and try again.'))
  })
  if (!subscription) throw new Error(t(REFUSED))
  const { keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await call(client.api.user.push.$put({ json: { endpoint: subscription.endpoint, keys: { p256dh, auth } } }))
}

async function switchOff(client: ApiClient): Promise<void> {
  const subscription = await findSubscription()
  if (!subscription) return
  await call(client.api.user.push.$delete({ json: { endpoint: subscription.endpoint } }))
  await subscription.unsubscribe()
}
