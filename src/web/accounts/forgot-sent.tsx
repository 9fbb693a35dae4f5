import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { AppLink } from '../link.tsx'
import type { Requested } from './forgot-form.tsx'
import { USER_TYPES } from './user-types.ts'

type ForgotSentProps = { requested: Requested; onAgain: () => void }

/** The same whether there is such an account or not. */
export function ForgotSent({ requested, onAgain }: ForgotSentProps) {
  const { email, userType, message } = requested
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div ref={heading} tabIndex={-1}>
      <PageHeader title="Check Your Email" />
      <Card className="grid gap-4">
        <p>{message}</p>
        <p>
          You asked for <b>{email}</b> ({USER_TYPES[userType].label}). Nothing there after a few minutes? Look
          in the spam folder, or check the address and the account type.
        </p>
        <div className="actions">
          <ButtonLink href={USER_TYPES[userType].login} link={AppLink}>
            Back to Login
          </ButtonLink>
          <Button look="quiet" onClick={onAgain}>
            Try Another Address
          </Button>
        </div>
      </Card>
    </div>
  )
}
