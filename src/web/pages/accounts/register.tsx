import { EmployerRegistration } from '../../accounts/employer/employer-register-form.island.tsx'
import { NeedsScript } from '../../accounts/login/needs-script.tsx'
import { Registration } from '../../accounts/registration/register-form.island.tsx'
import { formatQuery } from '../../app/query.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { PageHeader } from '../../components/shell/page-header.tsx'
import { Notice } from '../../components/states/states.tsx'
import { definePage } from '../page.ts'
import { readNext } from './login.tsx'

export const registerPage = definePage({
  path: '/register',
  // The page to open after the login that follows.
  search: readNext,
  async open({ search: { next }, reads, settings }) {
    const [categories, locations] = await Promise.all([reads.categories(), reads.locations()])
    const login = `/login${formatQuery({ next })}`
    return {
      title: 'Register as a job seeker',
      meta: [
        {
          name: 'description',
          content: 'Create a free account, upload your CV and let employers in Papua New Guinea find you.',
        },
      ],
      body: (
        <div className="mx-auto max-w-form">
          <PageHeader
            title="Job Seeker Registration"
            lead={
              <>
                Free, always. Already registered? <a href={login}>Login</a>
              </>
            }
          />
          <NeedsScript />
          {settings.registration_enabled ? (
            <Registration
              login={login}
              categories={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
              locations={locations.map(({ name }) => name)}
            />
          ) : (
            <RegistrationClosed login={login} label="Login" />
          )}
        </div>
      ),
    }
  },
})

export const employerRegisterPage = definePage({
  path: '/employer-register',
  async open({ reads, settings: { registration_enabled, trial_credits, site_name } }) {
    const locations = await reads.locations()
    return {
      title: 'Register your company',
      meta: [
        {
          name: 'description',
          content: 'Register your company to post jobs and to find people in Papua New Guinea by their CVs.',
        },
      ],
      body: (
        <div className="mx-auto max-w-form">
          <PageHeader
            title="Employer Registration"
            lead={
              <>
                Post jobs and search CVs on {site_name}. Already registered?{' '}
                <a href="/employer-login">Login</a>
              </>
            }
          />
          {trial_credits > 0 && registration_enabled && (
            <div className="mb-4">
              <Notice>New companies start with {trial_credits} free credits.</Notice>
            </div>
          )}
          <NeedsScript />
          {registration_enabled ? (
            <EmployerRegistration locations={locations.map(({ name }) => name)} />
          ) : (
            <RegistrationClosed login="/employer-login" label="Employer login" />
          )}
        </div>
      ),
    }
  },
})

function RegistrationClosed({ login, label }: { login: string; label: string }) {
  return (
    <div className="grid gap-4">
      <Notice kind="warning" title="Registration is closed at the moment.">
        Please try again later.
      </Notice>
      <ButtonLink href={login} look="quiet">
        {label}
      </ButtonLink>
    </div>
  )
}
