import { queryOptions, useQuery } from '@tanstack/react-query'
import { type AnyRouter, redirect, useRouter } from '@tanstack/react-router'
import { t } from '../../../shared/language/words.ts'
import type { SessionKind } from '../../../shared/rendering.ts'
import { toast } from '../../components/overlays/toast.ts'
import { type ApiClient, ApiError, call } from '../loading/api-client.ts'
import { FRESH_MS } from '../loading/query-client.ts'
import type { RouterContext } from '../router-context.ts'
import { openAddress } from '../router-link.tsx'
import { useSite } from '../site.tsx'
import { LOGIN_PATHS } from './login-paths.ts'
import { forgetAccount } from './logouts.ts'

const PROFILES = {
  jobSeeker: (client: ApiClient) => call(client.api.auth.profile.$get()),
  employer: (client: ApiClient) => call(client.api.auth.employer.profile.$get()),
  administrator: (client: ApiClient) => call(client.api.auth.admin.profile.$get()),
}
export type Profiles = { [K in SessionKind]: Awaited<ReturnType<(typeof PROFILES)[K]>> }

/** The data is null when no account of this kind is logged in. A failed call is not retried. */
export function profileQuery<K extends SessionKind>(client: ApiClient, kind: K) {
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

/**
 * The guard of a dashboard, for its `beforeLoad`: `beforeLoad: ({ context, location }) =>
 * requireSession(context, 'employer', location)`. The spinner is shown while it waits. A person who is not logged in,
 * or whose profile cannot be loaded, is sent to the login and from there back to `location`. Returns `{ profile }` for
 * the route's context.
 */
export async function requireSession<K extends SessionKind>(
  context: RouterContext,
  kind: K,
  { href }: { href: string },
): Promise<{ profile: Profiles[K] }> {
  const profile = await currentProfile(context, kind)
  if (!profile) {
    const login = `${LOGIN_PATHS[kind]}?next=${encodeURIComponent(href)}`
    // The login is a public page, outside the application.
    throw redirect({ href: login, reloadDocument: true })
  }
  return { profile }
}

/** Returns the profile, at most 5 minutes old, or null if nobody is logged in or it cannot be loaded. */
export async function currentProfile<K extends SessionKind>({ queryClient, client }: RouterContext, kind: K) {
  const options = profileQuery(client, kind)
  const known = queryClient.getQueryData(options.queryKey)
  return queryClient.fetchQuery({ ...options, staleTime: known ? FRESH_MS : 0 }).catch(() => null)
}

/** Returns the profile if this browser has already loaded it. Sends no request. */
export function knownProfile<K extends SessionKind>({ queryClient, client }: RouterContext, kind: K) {
  return queryClient.getQueryData(profileQuery(client, kind).queryKey) ?? undefined
}

/** Returns the profile that a guard or the page has loaded. Sends no request. */
export function useProfile<K extends SessionKind>(kind: K): Profiles[K] | undefined {
  const { client } = useSite()
  return useQuery({ ...profileQuery(client, kind), enabled: false }).data ?? undefined
}

/** Reloads the profile for the header and the guards after a login or a change. */
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

/** Ends one session and opens the home page, even if the call fails. A toast then reports the failure. */
async function logOut(router: AnyRouter, kind: SessionKind): Promise<void> {
  const { client }: RouterContext = router.options.context
  const logout: (client: ApiClient) => Promise<unknown> = LOGOUTS[kind]
  await logout(client).catch(({ message }: Error) =>
    toast({ title: t('Logout failed'), description: message, variant: 'destructive' }),
  )
  await forgetSession(router, kind)
}

/** Deletes what an account has left on the device after its session has ended, and opens the home page. */
export async function forgetSession(router: AnyRouter, kind: SessionKind): Promise<void> {
  await forgetAccount(kind)
  await openAddress(router, '/')
}

/** Returns the logout of a session: `const leave = useLogOut('employer')`. */
export function useLogOut(kind: SessionKind): () => Promise<void> {
  const router = useRouter()
  return () => logOut(router, kind)
}
