import { useState } from 'react'
import { t } from '../../shared/language/words.ts'
import LoginForm from '../accounts/login/login-form.island.tsx'
import { rememberNewAccount } from '../accounts/login/new-account.ts'
import { call } from '../app/loading/api-client.ts'
import { useLatePiece } from '../app/loading/late-piece.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Notice } from '../components/states/states.tsx'
import type { ApplyJob } from './apply-state.ts'

type VisitorSheetProps = {
  job: ApplyJob
  /** Called when the visitor is logged in as a job seeker. */
  onJoined: () => Promise<void>
  onClose: () => void
}
type Way = 'login' | 'register'

/** For visitors who want to apply: they log in or create an account here, and the application follows. */
export function VisitorSheet({ job, onJoined, onClose }: VisitorSheetProps) {
  const { client, settings } = useSite()
  const [way, setWay] = useState<Way>()
  const [isLoading, setLoading] = useState(false)
  const [RegisterForm, loadRegisterForm] = useLatePiece(() =>
    import('../accounts/registration/register-form.island.tsx').then((script) => script.default),
  )
  const register = async () => {
    setLoading(true)
    await loadRegisterForm()
    setLoading(false)
    setWay('register')
  }
  const frame = { description: `${job.title} · ${job.companyName}`, shape: 'low' as const, onClose }
  if (way === 'login')
    return (
      <Dialog key={way} {...frame} title={t('Log in to apply')}>
        <LoginForm kind="jobSeeker" onDone={onJoined} />
        <Other
          question={t('No account yet?')}
          label={t('Create account')}
          busy={isLoading}
          onClick={register}
        />
      </Dialog>
    )
  if (way === 'register' && !settings.registration_enabled)
    return (
      <Dialog key={way} {...frame} title={t('Create account')}>
        <Notice kind="warning" title={t('Registration is closed at the moment.')}>
          {t('Please try again later.')}
        </Notice>
      </Dialog>
    )
  if (way === 'register' && RegisterForm)
    return (
      <Dialog key={way} {...frame} title={t('Create account')}>
        <RegisterForm
          login={`/login?next=${encodeURIComponent(`/jobs/${job.id}#apply`)}`}
          onDone={async ({ username, password }) => {
            // The password was typed a moment ago, so it is not asked for again.
            const login = call(client.api.auth.login.$post({ json: { username, password } }))
            const isIn = await login.then(
              () => true,
              () => false,
            )
            if (isIn) return onJoined()
            rememberNewAccount('jobSeeker', username)
            setWay('login')
          }}
        />
        <Other question={t('Already registered?')} label={t('Log in')} onClick={() => setWay('login')} />
      </Dialog>
    )
  return (
    <Dialog
      {...frame}
      title={t('Apply for {title}', { title: job.title })}
      description={`${job.companyName} · ${job.locationName}`}
      actions={
        <>
          <Button look="quiet" onClick={() => setWay('login')}>
            {t('Log in')}
          </Button>
          <Button look="quiet" busy={isLoading} busyLabel={t('Opening…')} onClick={register}>
            {t('Create account')}
          </Button>
        </>
      }
    >
      <p>
        {t(
          'To apply, log in or create a free account. With a new account we make your CV from what you type, and you send it right away.',
        )}
      </p>
    </Dialog>
  )
}

type OtherProps = { question: string; label: string; busy?: boolean; onClick: () => void }

function Other({ question, label, busy = false, onClick }: OtherProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-1">
      {question}
      <Button look="bare" busy={busy} busyLabel={t('Opening…')} onClick={onClick}>
        {label}
      </Button>
    </p>
  )
}
