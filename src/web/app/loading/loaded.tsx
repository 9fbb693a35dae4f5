import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../../../shared/language/words.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { EmptyState, ErrorState, SkeletonList } from '../../components/states/states.tsx'
import { AppLink } from '../link.tsx'
import { LOGIN_PATHS } from '../session/login-paths.ts'
import { ApiError, reasonOf } from './api-client.ts'

type LoadedProps<T> = {
  query: UseQueryResult<T>
  /** The name of the data: 'your CVs'. */
  what: string
  /** The number of grey blocks while loading. `boneClass` sets their height. */
  bones?: number
  boneClass?: string
  children: (data: T) => ReactNode
}

/** A part of a page that loads its own data: it shows grey blocks, then the content or the failure. */
export function Loaded<T>({ query, what, bones = 3, boneClass = 'h-24', children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <LoadFailure what={what} query={query} />
  return (
    <SkeletonList
      count={bones}
      label={t('Loading {what}…', { what })}
      boneClass={`${boneClass} rounded-card`}
    />
  )
}

type LoadFailureProps = {
  /** The name of the data that could not be loaded: 'Applications'. */
  what: string
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  loginHref?: string
}

/** Says that a part of a page could not be loaded, and offers another try, or the login if the session has ended. */
export function LoadFailure({ what, query, loginHref }: LoadFailureProps) {
  const { error, isFetching, refetch } = query
  const refusal = error instanceof ApiError ? error : undefined
  if (refusal?.status === 401) {
    return (
      <EmptyState
        title={t('You are logged out')}
        why={t('Your session has ended. Please log in to continue.')}
        action={
          <ButtonLink href={loginHref ?? LOGIN_PATHS[refusal.session ?? 'jobSeeker']} link={AppLink}>
            {t('Login')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <ErrorState
      title={capital(t('{what} could not be loaded', { what }))}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {reasonOf(error)}
    </ErrorState>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
