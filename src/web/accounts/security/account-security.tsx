import { type ReactNode, useState } from 'react'
import { AppLink } from '../../app/link.tsx'
import { downloadFile } from '../../app/loading/download-file.ts'
import { useProfile } from '../../app/session/session.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/states/states.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { DeleteAccountDialog } from '../../personal-data/delete-account-dialog.tsx'
import { PasswordForm } from '../password/password-form.tsx'
import type { AccountKind } from './account-calls.ts'
import { EmailSection } from './email-section.tsx'
import { SessionList } from './session-list.tsx'

/** The account settings below the profile: email address, password, sessions and personal data. */
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
      <Part title="Email address">
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

/** Employers must contact us, because the ledger and the applications of others belong to the account. */
function CompanyData() {
  return (
    <p className="text-muted">
      To delete your company’s account or get a copy of its data,{' '}
      <AppLink href="/contact">contact support</AppLink>.
    </p>
  )
}

/** Lets a job seeker download all personal data or delete the account. */
function DataSection() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [isDeleting, setDeleting] = useState(false)
  const download = async () => {
    setBusy(true)
    setProblem('')
    try {
      await downloadFile('/api/user/data', 'my-data.zip')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        A ZIP file with everything we keep about you, your CV files and your photo. Downloading it may use a
        lot of data.
      </p>
      {problem && <Notice kind="danger">{problem}</Notice>}
      <div className="actions">
        <Button look="quiet" busy={busy} busyLabel="Downloading…" onClick={() => void download()}>
          Download my data
        </Button>
        <Button look="quiet" onClick={() => setDeleting(true)}>
          Delete my account…
        </Button>
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </div>
  )
}
