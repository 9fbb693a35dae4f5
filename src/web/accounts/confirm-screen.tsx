import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { EmailConfirmation } from '../../modules/accounts/schema.ts'
import { ApiError, call } from '../api-client.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Notice } from '../components/notice.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { AppLink } from '../link.tsx'
import { currentProfile, refreshProfile } from '../session.ts'

/** By a button and not by opening the page: mail programs open links to look for harm. */
export function ConfirmScreen({ token, userType }: EmailConfirmation) {
  const context = useRouteContext({ from: '__root__' })
  const [state, setState] = useState<'ready' | 'busy' | 'invalid'>('ready')
  const [problem, setProblem] = useState('')
  const [confirmed, setConfirmed] = useState<string>()
  const confirm = async () => {
    setState('busy')
    setProblem('')
    try {
      const json = { token, userType }
      const { email } = await call(context.client.api.auth['confirm-email'].$post({ json }))
      setConfirmed(email)
      const { kind } = AFTER[userType]
      if (await currentProfile(context, kind)) await refreshProfile(context, kind)
    } catch (error) {
      const isInvalid = error instanceof ApiError && error.code === 'invalid_confirmation_link'
      setProblem(error instanceof Error ? error.message : 'Please try again.')
      setState(isInvalid ? 'invalid' : 'ready')
    }
  }
  if (confirmed) return <Confirmed email={confirmed} userType={userType} />
  if (state === 'invalid') return <InvalidConfirmation userType={userType} />
  return (
    <>
      <PageHeader
        title={
          <>
            Confirm Your <span className="whitespace-nowrap">E-mail</span> Address
          </>
        }
      />
      <Card className="grid gap-4">
        <p>
          One press makes this the e-mail address of your account. If you did not ask for it, close this page.
        </p>
        {problem && <Notice kind="danger">{problem}</Notice>}
        <Button busy={state === 'busy'} busyLabel="Confirming…" onClick={() => void confirm()}>
          Confirm this address
        </Button>
      </Card>
    </>
  )
}

type WhoseLink = { userType: EmailConfirmation['userType'] }

export function InvalidConfirmation({ userType }: WhoseLink) {
  const { login, place } = AFTER[userType]
  return (
    <EmptyState
      level="h1"
      title="Invalid Confirmation Link"
      why={`This link is invalid, was used or cancelled already, or is older than one hour. Log in and ask for a new one under ${place}.`}
      action={
        <ButtonLink href={login} link={AppLink}>
          Go to Login
        </ButtonLink>
      }
    />
  )
}

const AFTER = {
  user: {
    kind: 'jobSeeker',
    login: '/login',
    place: 'Profile',
    href: '/jobseeker-dashboard?tab=profile',
    label: 'Go to my profile',
  },
  employer: {
    kind: 'employer',
    login: '/employer-login',
    place: 'Profile',
    href: '/employer-dashboard?tab=profile',
    label: 'Go to my profile',
  },
  admin: {
    kind: 'administrator',
    login: '/admin-login',
    place: 'Account Settings',
    href: '/admin?section=account',
    label: 'Go to my account',
  },
} as const

function Confirmed({ email, userType }: WhoseLink & { email: string }) {
  const { href, label } = AFTER[userType]
  return (
    <EmptyState
      level="h1"
      title={
        <>
          <span className="whitespace-nowrap">E-mail</span> Address Confirmed
        </>
      }
      why={`Your account now has the address ${email}.`}
      action={
        <ButtonLink href={href} link={AppLink}>
          {label}
        </ButtonLink>
      }
    />
  )
}
