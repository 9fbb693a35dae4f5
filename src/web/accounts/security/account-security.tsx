import { lazy, type ReactNode, Suspense, useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { downloadFile } from '../../app/loading/download-file.ts'
import { useProfile } from '../../app/session/session.ts'
import { useSettings } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/states/states.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { CloseCompanyDialog, DeleteAccountDialog } from '../../personal-data/delete-account-dialog.tsx'
import { PasswordForm } from '../password/password-form.tsx'
import type { AccountKind } from './account-calls.ts'
import { EmailSection } from './email-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { SessionList } from './session-list.tsx'

/** Most sites have no phone numbers, so only the others load it. */
const PhoneSection = lazy(() =>
  import('./phone-section.tsx').then((file) => ({ default: file.PhoneSection })),
)

/** The account settings below the profile: email address, password, sessions and personal data. */
export function AccountSecurity({ kind }: { kind: AccountKind }) {
  const settings = useSettings()
  const person = useProfile('jobSeeker')
  const company = useProfile('employer')
  const profile = kind === 'jobSeeker' ? person : company
  if (!profile) return null
  const { email, pendingEmail } = profile
  const username = 'username' in profile ? profile.username : email || profile.loginPhone
  return (
    <Card as="section" className="grid gap-6">
      <h2>{t('Account')}</h2>
      <Part title={t('Password')}>
        <PasswordForm kind={kind} username={username} />
      </Part>
      <Part title={t('Email address')}>
        <EmailSection kind={kind} email={email} pendingEmail={pendingEmail} />
      </Part>
      {settings.account_addresses !== 'email' && (
        <Part title={t('Phone number')}>
          <Suspense>
            <PhoneSection kind={kind} phone={profile.loginPhone} />
          </Suspense>
        </Part>
      )}
      {'language' in profile && settings.tok_pisin_enabled && (
        <Part title={t('Language')}>
          <LanguageSection language={profile.language} />
        </Part>
      )}
      <Part title={t('Where you are logged in')}>
        <SessionList kind={kind} />
      </Part>
      <Part title={kind === 'jobSeeker' ? t('My data') : 'Company data'}>
        <DataSection kind={kind} />
      </Part>
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

/** Explains the download of the data and the end of the account. */
const DATA = {
  jobSeeker: {
    href: '/api/user/data',
    file: 'my-data.zip',
    content:
      'A ZIP file with everything we keep about you, your CV files and your photo. Downloading it may use a lot of data.',
    download: 'Download my data',
    end: 'Delete my account…',
    Dialog: DeleteAccountDialog,
  },
  employer: {
    href: '/api/employer/data',
    file: 'company-data.zip',
    content:
      'A ZIP file with your company’s profile, jobs, applications, messages, notes, credits and payments, and your logo.',
    download: 'Download company data',
    end: 'Close the account…',
    Dialog: CloseCompanyDialog,
  },
} as const

/** Lets people download all their data, or end the account. */
function DataSection({ kind }: { kind: keyof typeof DATA }) {
  const { href, file, content, download: label, end, Dialog } = DATA[kind]
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [isDeleting, setDeleting] = useState(false)
  const download = async () => {
    setBusy(true)
    setProblem('')
    try {
      await downloadFile(href, file)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t(content)}</p>
      {problem && <Notice kind="danger">{problem}</Notice>}
      <div className="actions">
        <Button look="quiet" busy={busy} busyLabel={t('Downloading…')} onClick={() => void download()}>
          {t(label)}
        </Button>
        <Button look="quiet" onClick={() => setDeleting(true)}>
          {t(end)}
        </Button>
      </div>
      {isDeleting && <Dialog onClose={() => setDeleting(false)} />}
    </div>
  )
}
