import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { USER_TYPES } from '../../shared/user-types.ts'
import { ForgotForm, type Requested } from '../accounts/forgot-form.tsx'
import { ForgotSent } from '../accounts/forgot-sent.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { AppLink } from '../link.tsx'
import { pageSearch } from '../search-params.ts'

export const Route = createFileRoute('/forgot-password')({
  validateSearch: pageSearch({ type: v.picklist(USER_TYPES) }),
  head: () => ({
    meta: [
      { title: 'Forgot password' },
      { name: 'description', content: 'Ask for a link to choose a new password.' },
    ],
  }),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const { type } = Route.useSearch()
  const [requested, setRequested] = useState<Requested>()
  return (
    <div className="mx-auto max-w-form">
      {requested ? (
        <ForgotSent requested={requested} onAgain={() => setRequested(undefined)} />
      ) : (
        <>
          <PageHeader
            title="Forgot Password"
            lead="We send you a link to choose a new password. It works for one hour."
          />
          <ForgotForm userType={type} onSent={setRequested} />
          <p className="mt-4">
            Remembered it? <AppLink href="/login">Job seeker login</AppLink> or{' '}
            <AppLink href="/employer-login">Employer login</AppLink>
          </p>
        </>
      )}
    </div>
  )
}
