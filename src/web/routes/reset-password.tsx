import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import * as v from 'valibot'
import { readResetLink } from '../accounts/reset-link.ts'
import { InvalidLink, ResetScreen } from '../accounts/reset-screen.tsx'
import { pageSearch } from '../search-params.ts'

const part = v.pipe(v.string(), v.maxLength(200))

const readSearch = pageSearch({ token: part, type: part })

export const Route = createFileRoute('/reset-password')({
  ssr: false,
  validateSearch: readSearch,
  // The token leaves the address before anything is shown.
  beforeLoad: ({ search }) => {
    const resetLink = readResetLink(search)
    if (resetLink) throw redirect({ to: '/reset-password', search: {}, state: { resetLink }, replace: true })
  },
  head: () => ({ meta: [{ title: 'Reset password' }, { name: 'robots', content: 'noindex' }] }),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const link = useLocation({ select: ({ state }) => state.resetLink })
  return (
    <div className="mx-auto max-w-form">
      {link ? <ResetScreen key={link.token} link={link} /> : <InvalidLink />}
    </div>
  )
}
