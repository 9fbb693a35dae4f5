import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import * as v from 'valibot'
import { ConfirmScreen, InvalidConfirmation } from '../accounts/confirm-screen.tsx'
import { readResetLink } from '../accounts/reset-link.ts'
import { pageSearch } from '../search-params.ts'

const part = v.pipe(v.string(), v.maxLength(200))

export const Route = createFileRoute('/confirm-email')({
  ssr: false,
  validateSearch: pageSearch({ token: part, type: part }),
  // The token leaves the address before anything is shown.
  beforeLoad: ({ search }) => {
    const resetLink = readResetLink(search)
    if (resetLink) throw redirect({ to: '/confirm-email', search: {}, state: { resetLink }, replace: true })
  },
  head: () => ({ meta: [{ title: 'Confirm e-mail address' }, { name: 'robots', content: 'noindex' }] }),
  component: ConfirmEmailPage,
})

function ConfirmEmailPage() {
  const link = useLocation({ select: ({ state }) => state.resetLink })
  return (
    <div className="mx-auto max-w-form">
      {link ? (
        <ConfirmScreen key={link.token} token={link.token} userType={link.userType} />
      ) : (
        <InvalidConfirmation userType="user" />
      )}
    </div>
  )
}
