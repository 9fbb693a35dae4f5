import { queryOptions, useQuery } from '@tanstack/react-query'
import { type AnyRouter, redirect, useRouteContext, useRouter } from '@tanstack/react-router'
import { SESSION_KINDS, type SessionKind } from '../shared/rendering.ts'
import { type ApiClient, ApiError, call } from './api-client.ts'
import { toast } from './components/toast.ts'
import { forgetDrafts } from './draft-storage.ts'
import { forgetDevice } from './forget-device.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { FRESH_MS } from './query-client.ts'
import type { RouterContext } from './router-context.ts'

const PROFILES = {
  jobSeeker: (client: ApiClient) => call(client.api.auth.profile.$get()),
  employer: (client: ApiClient) => call(client.api.auth.employer.profile.$get()),
  administrator: (client: ApiClient) => call(client.api.auth.admin.profile.$get()),
}
export type Profiles = { [K in SessionKind]: Awaited<ReturnType<(typeof PROFILES)[K]>> }

/** Null: nobody of this kind is logged in. Not asked for twice when it fails (specification 2, section 4). */
function profileQuery<K extends SessionKind>(client: ApiClient, kind: K) {
  const read: (client: ApiClient) => Promise<unknown> = PROFILES[kind]
  return queryOptions({
    queryKey: ['profile', kind],
    queryFn: () => read(client).catch(nobodyOn401) as Promise<Profiles[K] | null>,
    staleTime: FRESH_MS,
    retry: false,
  })
}

function nobodyOn401(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null
  throw error
}

/** On the server, for the root: the profiles behind the cookies that came with the page. */
export async function loadProfiles({ queryClient, client, sessions }: RouterContext): Promise<void> {
  await Promise.all(sessions.map((kind) => queryClient.prefetchQuery(profileQuery(client, kind))))
}

const LOGIN = { jobSeeker: '/login', employer: '/employer-login', administrator: '/admin-login' } as const

/**
 * The guard of a dashboard, in its `beforeLoad` beside `ssr: false`:
 * `beforeLoad: ({ context, location }) => requireSession(context, 'employer', location)`. While it asks, the spinner shows. Whoever is
 * not logged in, or cannot be asked for, goes to the login, and from there back to `location`. Resolves to `{ profile }` for the route's
 * context.
 */
export async function requireSession<K extends SessionKind>(
  context: RouterContext,
  kind: K,
  { href }: { href: string },
): Promise<{ profile: Profiles[K] }> {
  const profile = await currentProfile(context, kind)
  if (!profile) throw redirect({ href: `${LOGIN[kind]}?next=${encodeURIComponent(href)}` })
  return { profile }
}

/** The profile, no older than 5 minutes; null when nobody is logged in or it cannot be known. */
export async function currentProfile<K extends SessionKind>({ queryClient, client }: RouterContext, kind: K) {
  const options = profileQuery(client, kind)
  const known = queryClient.getQueryData(options.queryKey)
  return queryClient.fetchQuery({ ...options, staleTime: known ? FRESH_MS : 0 }).catch(() => null)
}

/** The profile as far as this browser has heard; it asks nothing. */
export function knownProfile<K extends SessionKind>({ queryClient, client }: RouterContext, kind: K) {
  return queryClient.getQueryData(profileQuery(client, kind).queryKey) ?? undefined
}

/** The profile that the page came with or a guard has read, for what only looks different when logged in; it asks nothing itself. */
export function useProfile<K extends SessionKind>(kind: K): Profiles[K] | undefined {
  const { client } = useRouteContext({ from: '__root__' })
  return useQuery({ ...profileQuery(client, kind), enabled: false }).data ?? undefined
}

/** After a login or a change of the profile: the header and the guards see it. */
export async function refreshProfile(
  { queryClient, client }: RouterContext,
  kind: SessionKind,
): Promise<void> {
  await queryClient.fetchQuery({ ...profileQuery(client, kind), staleTime: 0 })
}

const LOGOUTS = {
  jobSeeker: (client: ApiClient) => call(client.api.auth.logout.$post()),
  employer: (client: ApiClient) => call(client.api.auth.employer.logout.$post()),
  administrator: (client: ApiClient) => call(client.api.auth.admin.logout.$post()),
}

/** Ends one session and goes home, whatever the call answers; a toast there tells that it failed. */
async function logOut(router: AnyRouter, kind: SessionKind): Promise<void> {
  const { client }: RouterContext = router.options.context
  const logout: (client: ApiClient) => Promise<unknown> = LOGOUTS[kind]
  const failure = await logout(client).then(
    () => undefined,
    (error: Error) => error,
  )
  await forgetSession(router, kind)
  if (failure) toast({ title: 'Logout failed', description: failure.message, variant: 'destructive' })
}

/** When a session has ended: what the account has read and typed is forgotten, the other two kinds read theirs again, and it goes home. */
export async function forgetSession(router: AnyRouter, kind: SessionKind): Promise<void> {
  const { queryClient }: RouterContext = router.options.context
  const others = SESSION_KINDS.filter((other) => other !== kind).map((other) => ({
    key: ['profile', other],
    profile: queryClient.getQueryData(['profile', other]),
  }))
  forgetDrafts(kind)
  if (kind === 'jobSeeker') await forgetDevice()
  queryClient.setQueryData(['profile', kind], null)
  tellOtherTabs(kind)
  await router.navigate({ href: '/' })
  queryClient.removeQueries({ type: 'inactive' })
  for (const { key, profile } of others) if (profile) queryClient.setQueryData(key, profile)
}

/** `const leave = useLogOut('employer')`. */
export function useLogOut(kind: SessionKind): () => Promise<void> {
  const router = useRouter()
  return () => logOut(router, kind)
}
