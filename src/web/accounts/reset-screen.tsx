import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, call } from '../api-client.ts'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { Spinner } from '../components/spinner.tsx'
import { AppLink } from '../link.tsx'
import { ResetForm } from './reset-form.tsx'
import type { ResetLink } from './reset-link.ts'
import { USER_TYPES } from './user-types.ts'

/** Verifying, then the form, then the way to the matching login. */
export function ResetScreen({ link }: { link: ResetLink }) {
  const { client } = useRouteContext({ from: '__root__' })
  const { token, userType } = link
  const [isDone, setDone] = useState(false)
  const verified = useQuery({
    queryKey: ['reset-link', token, userType],
    queryFn: () =>
      call(client.api.auth['verify-reset-token'][':token'].$get({ param: { token }, query: { userType } })),
    enabled: !isDone,
    gcTime: 0,
  })
  if (isDone) return <ResetDone login={USER_TYPES[userType].login} />
  if (verified.data)
    return (
      <>
        <PageHeader title="Choose a New Password" />
        <ResetForm link={link} email={verified.data.email} onDone={() => setDone(true)} />
      </>
    )
  if (!verified.error) return <Spinner label="Verifying your reset link…" />
  if (verified.error instanceof ApiError && verified.error.status === 400) return <InvalidLink />
  return (
    <ErrorState
      level="h1"
      title="We could not check your link"
      onRetry={() => void verified.refetch()}
      retrying={verified.isFetching}
    >
      {verified.error.message}
    </ErrorState>
  )
}

export function InvalidLink() {
  return (
    <EmptyState
      level="h1"
      title="Invalid Reset Link"
      why="This link is invalid, was used already, or is older than one hour. Ask for a new one: it takes a minute."
      action={
        <ButtonLink href="/forgot-password" link={AppLink}>
          Request New Reset Link
        </ButtonLink>
      }
    />
  )
}

function ResetDone({ login }: { login: string }) {
  return (
    <EmptyState
      level="h1"
      title="Password Reset Successful"
      why="Your password has been changed, and all phones and computers are logged out. You can now log in."
      action={
        <ButtonLink href={login} link={AppLink}>
          Go to Login
        </ButtonLink>
      }
    />
  )
}
