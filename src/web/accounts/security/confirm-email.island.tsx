import { useState } from 'react'
import type { EmailConfirmation } from '../../../modules/accounts/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { AppLink } from '../../app/link.tsx'
import { ApiError, call } from '../../app/loading/api-client.ts'
import { PagePending } from '../../app/page-pending.tsx'
import { useSite } from '../../app/site.tsx'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import { PageHeader } from '../../components/shell/page-header.tsx'
import { EmptyState, Notice } from '../../components/states/states.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { island } from '../../islands/island.tsx'
import { useMailedLink } from '../password/reset-link.ts'

/** Confirms the new email address of the mailed link. */
export default function ConfirmEmail() {
  const read = useMailedLink()
  if (!read) return <PagePending />
  return read.link ? <ConfirmScreen {...read.link} /> : <InvalidConfirmation userType="user" />
}

export const EmailConfirmed = island('confirm-email', ConfirmEmail)

/** Opening the page confirms nothing, because mail programs open links to scan them. Only the button confirms. */
function ConfirmScreen({ token, userType }: EmailConfirmation) {
  const { client } = useSite()
  const [state, setState] = useState<'ready' | 'busy' | 'invalid'>('ready')
  const [problem, setProblem] = useState('')
  const [confirmed, setConfirmed] = useState<string>()
  const confirm = async () => {
    setState('busy')
    setProblem('')
    try {
      const json = { token, userType }
      const { email } = await call(client.api.auth['confirm-email'].$post({ json }))
      setConfirmed(email)
    } catch (error) {
      const isInvalid = error instanceof ApiError && error.code === 'invalid_confirmation_link'
      setProblem(error instanceof Error ? error.message : t('Please try again.'))
      setState(isInvalid ? 'invalid' : 'ready')
    }
  }
  if (confirmed) return <Confirmed email={confirmed} userType={userType} />
  if (state === 'invalid') return <InvalidConfirmation userType={userType} />
  return (
    <>
      <PageHeader title={t('Confirm Your Email Address')} />
      <Card className="grid gap-4">
        <p>
          {t(
            'Press the button to make this the email address of your account. If you did not ask for it, close this page.',
          )}
        </p>
        {problem && <Notice kind="danger">{problem}</Notice>}
        <Button busy={state === 'busy'} busyLabel={t('Confirming…')} onClick={() => void confirm()}>
          {t('Confirm this address')}
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
      title={t('Invalid Confirmation Link')}
      why={t(
        'This link is invalid, was used or cancelled already, or is older than one hour. Log in and ask for a new one under {place}.',
        { place: t(place) },
      )}
      action={
        <ButtonLink href={login} link={AppLink}>
          {t('Go to Login')}
        </ButtonLink>
      }
    />
  )
}

const AFTER = {
  user: {
    login: '/login',
    place: 'Profile',
    href: '/jobseeker-dashboard?tab=profile',
    label: 'Go to my profile',
  },
  employer: {
    login: '/employer-login',
    place: 'Profile',
    href: '/employer-dashboard?tab=profile',
    label: 'Go to my profile',
  },
  admin: {
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
      title={t('Email Address Confirmed')}
      why={t('Your account now has the address {email}.', { email })}
      action={
        <ButtonLink href={href} link={AppLink}>
          {t(label)}
        </ButtonLink>
      }
    />
  )
}
