import type { ReactNode } from 'react'
import { Card } from '../components/card.tsx'
import { AppLink } from '../link.tsx'
import { useProfile } from '../session.ts'
import type { AccountKind } from './account-calls.ts'
import { DataSection } from './data-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'

/** Of the profile tabs: everything about the account that is not the profile. */
export function AccountSecurity({ kind }: { kind: AccountKind }) {
  const person = useProfile('jobSeeker')
  const company = useProfile('employer')
  const profile = kind === 'jobSeeker' ? person : company
  if (!profile) return null
  const { email, pendingEmail } = profile
  const username = 'username' in profile ? profile.username : email
  return (
    <Card as="section" className="grid gap-6">
      <h2>Account</h2>
      <Part title="Password">
        <PasswordForm kind={kind} username={username} />
      </Part>
      <Part title="E-mail address">
        <EmailSection kind={kind} email={email} pendingEmail={pendingEmail} />
      </Part>
      <Part title="Where you are logged in">
        <SessionList kind={kind} />
      </Part>
      <Part title="My data">{kind === 'jobSeeker' ? <DataSection /> : <CompanyData />}</Part>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** A company's ledger and other people's applications hang on its account. */
function CompanyData() {
  return (
    <p className="text-muted">
      To delete your company’s account or get a copy of its data,{' '}
      <AppLink href="/contact">contact support</AppLink>.
    </p>
  )
}
