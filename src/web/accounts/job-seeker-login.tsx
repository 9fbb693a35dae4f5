import { useRouteContext } from '@tanstack/react-router'
import { JobSeekerLogin } from '../../modules/accounts/schema.ts'
import { call } from '../api-client.ts'
import { tellFailure } from '../tell-failure.ts'
import { LoginForm } from './login-form.tsx'
import { NotMyPhone } from './not-my-phone.tsx'
import { safePath } from './safe-path.ts'

const FALLBACK = 'Invalid username or password.'

/** `next`: where they wanted to go. */
export function JobSeekerLoginForm({ next }: { next: string | undefined }) {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <LoginForm
      kind="jobSeeker"
      schema={JobSeekerLogin}
      read={({ isShort, ...texts }) => ({ ...texts, isShort: isShort === 'on' })}
      fallback={FALLBACK}
      logIn={async (json) => {
        const request = call(client.api.auth.login.$post({ json }))
        await request.catch(tellFailure('Login failed', { fallback: FALLBACK }))
        // What fails now is sent when the saved jobs are next opened.
        void import('../jobs/save-job.ts')
          .then(({ syncSavedJobs }) => syncSavedJobs(client))
          .catch(() => undefined)
      }}
      to={safePath(next) ?? '/jobseeker-dashboard'}
    >
      <NotMyPhone />
    </LoginForm>
  )
}
