import { t } from '../../../shared/language/words.ts'
import { EmployerRegistration } from '../../accounts/employer/employer-register-form.island.tsx'
import { Registration } from '../../accounts/registration/register-form.island.tsx'
import style from '../../accounts/welcome.css?inline'
import { readCounts, Welcome } from '../../accounts/welcome.tsx'
import { formatQuery } from '../../app/query.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Notice } from '../../components/states/states.tsx'
import { definePage } from '../page.ts'
import { readNext } from './login.tsx'

export const registerPage = definePage({
  path: '/register',
  // The page to open after the login that follows.
  search: readNext,
  async open({ search: { next }, reads, settings }) {
    const counts = await readCounts(reads)
    const login = `/login${formatQuery({ next })}`
    return {
      title: t('Register as a job seeker'),
      meta: [
        {
          name: 'description',
          content: t('Create a free account, upload your CV and let employers in Papua New Guinea find you.'),
        },
      ],
      isWide: true,
      style,
      body: (
        <Welcome
          counts={counts}
          title={t('Sign Up')}
          lead={t('Free, always. Three short steps, about four minutes.')}
        >
          {settings.registration_enabled ? (
            <>
              <Registration login={login} />
              <RegisterLinks
                login={login}
                other="/employer-register"
                otherLabel={t('Register your company')}
              />
            </>
          ) : (
            <RegistrationClosed login={login} label={t('Login')} />
          )}
        </Welcome>
      ),
    }
  },
})

export const employerRegisterPage = definePage({
  path: '/employer-register',
  async open({ reads, settings: { registration_enabled, trial_credits, site_name } }) {
    const [locations, counts] = await Promise.all([reads.locations(), readCounts(reads)])
    return {
      title: 'Register your company',
      meta: [
        {
          name: 'description',
          content: 'Register your company to post jobs and to find people in Papua New Guinea by their CVs.',
        },
      ],
      isWide: true,
      style,
      body: (
        <Welcome
          side="employer"
          counts={counts}
          title="Employer Registration"
          lead={`Post jobs and search CVs on ${site_name}.`}
        >
          {trial_credits > 0 && registration_enabled && (
            <Notice>New companies start with {trial_credits} free credits.</Notice>
          )}
          {registration_enabled ? (
            <>
              <EmployerRegistration locations={locations.map(({ name }) => name)} />
              <RegisterLinks login="/employer-login" other="/register" otherLabel="Looking for work?" />
            </>
          ) : (
            <RegistrationClosed login="/employer-login" label="Employer login" />
          )}
        </Welcome>
      ),
    }
  },
})

/** `other`: the registration of the other side. */
function RegisterLinks({ login, other, otherLabel }: { login: string; other: string; otherLabel: string }) {
  return (
    <p className="auth-links">
      <span>
        {t('Already registered?')} <a href={login}>{t('Login')}</a>
      </span>
      <a href={other}>{otherLabel}</a>
    </p>
  )
}

function RegistrationClosed({ login, label }: { login: string; label: string }) {
  return (
    <div className="grid gap-4">
      <Notice kind="warning" title={t('Registration is closed at the moment.')}>
        {t('Please try again later.')}
      </Notice>
      <ButtonLink href={login} look="quiet">
        {label}
      </ButtonLink>
    </div>
  )
}
