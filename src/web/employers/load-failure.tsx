import { ApiError } from '../api-client.ts'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { AppLink } from '../link.tsx'

type LoadFailureProps = {
  /** What could not be loaded: 'Applications'. */
  what: string
  error: Error
  query: { isFetching: boolean; refetch: () => unknown }
  loginHref?: string
}

/** A part of a dashboard that could not be read: another try, or the login when the session has ended meanwhile. */
export function LoadFailure({ what, error, query, loginHref = '/employer-login' }: LoadFailureProps) {
  if (error instanceof ApiError && error.status === 401) {
    return (
      <EmptyState
        title="You are logged out"
        why="Your session has ended. Please log in to continue."
        action={
          <ButtonLink href={loginHref} link={AppLink}>
            Login
          </ButtonLink>
        }
      />
    )
  }
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {error.message}
    </ErrorState>
  )
}
