import * as v from 'valibot'
import { t } from '../../../shared/language/words.ts'
import { EmployerRegistration } from '../../accounts/employer/employer-register-form.island.tsx'
import { PlainCompanyRegistration } from '../../accounts/employer/plain-company-registration.tsx'
import { PlainRegistration } from '../../accounts/registration/plain-registration.tsx'
import { Registration } from '../../accounts/registration/register-form.island.tsx'
import style from '../../accounts/welcome.css?inline'
import { readCounts, Welcome } from '../../accounts/welcome.tsx'
import { formatQuery } from '../../app/query.ts'
import { pageSearch } from '../../app/search-params.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Notice } from '../../components/states/states.tsx'
import { definePage } from '../page.ts'
import { companyRegistration, jobSeekerRegistration } from './register-forms.ts'

const next = v.pipe(v.string(), v.maxLength(500))
/** Shows all fields on one page, as they are used without script. */
const all = v.literal('true')
const readSearch = pageSearch({ next, all })
const readAll = pageSearch({ all })

export const registerPage = definePage({
  path: '/register',
  // The page to open after the login that follows.
  search: readSearch,
  forms: { register: jobSeekerRegistration },
  async open({ search: { next, all }, reads, settings, posted }) {
    const isPlain = Boolean(all || posted)
    const [counts, categories, locations] = await Promise.all([
      readCounts(reads),
      isPlain ? reads.categories() : [],
      isPlain ? reads.locations() : [],
    ])
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
              {isPlain ? (
                <PlainRegistration
                  categories={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
                  locations={locations.map(({ name }) => name)}
                />
              ) : (
                <>
                  <AllOnOnePage href={`/register${formatQuery({ next, all: 'true' })}`} />
                  <Registration login={login} />
                </>
              )}
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
  search: readAll,
  forms: { register: companyRegistration },
  async open({ search: { all }, reads, posted, settings }) {
    const { registration_enabled, trial_credits, site_name } = settings
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
              {all || posted ? (
                <PlainCompanyRegistration locations={locations.map(({ name }) => name)} />
              ) : (
                <>
                  <AllOnOnePage href="/employer-register?all=true" />
                  <EmployerRegistration locations={locations.map(({ name }) => name)} />
                </>
              )}
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

/** Without script, only the first step can be filled in. */
function AllOnOnePage({ href }: { href: string }) {
  return (
    <a href={href} rel="nofollow" className="btn without-script">
      {t('Show all questions on one page')}
    </a>
  )
}

/** `other`: the registration of the other side. */
function RegisterLinks({ login, other, otherLabel }: { login: string; other: string; otherLabel: string }) {
  return (
    <p className="auth-links">
      <span>
        {t('Already registered?')} <a href={login}>{t('Login')}</a>
      </span>{' '}
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
