import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../api-client.ts'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { AppLink } from '../link.tsx'

type LoadedProps<T> = {
  query: UseQueryResult<T>
  /** What is fetched: 'your CVs'. */
  what: string
  /** How many blocks stand in for it, and how high each is. */
  bones?: number
  boneClass?: string
  children: (data: T) => ReactNode
}

/** A part of a dashboard that is fetched by itself: its skeleton, its failure with Retry, or what came. */
export function Loaded<T>({ query, what, bones = 3, boneClass = 'h-24', children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error)
    return <SkeletonList count={bones} label={`Loading ${what}…`} boneClass={`${boneClass} rounded-card`} />
  if (query.error instanceof ApiError && query.error.status === 401)
    return (
      <EmptyState
        title="You are logged out"
        why="Your session has ended. Please log in to continue."
        action={
          <ButtonLink href="/login" link={AppLink}>
            Login
          </ButtonLink>
        }
      />
    )
  return (
    <ErrorState
      title={`We could not load ${what}`}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {query.error instanceof ApiError ? query.error.message : 'Something went wrong. Please try again.'}
    </ErrorState>
  )
}
