import { useRouteContext } from '@tanstack/react-router'
import { JobSeekerLogin } from '../../modules/accounts/schema.ts'
import { call } from '../api-client.ts'
import { LoginForm } from './login-form.tsx'
import { NotMyPhone } from './not-my-phone.tsx'
import { safePath } from './safe-path.ts'

/** `next`: where they wanted to go. */
export function JobSeekerLoginForm({ next }: { next: string | undefined }) {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <LoginForm
      kind="jobSeeker"
      schema={JobSeekerLogin}
      read={({ isShort, ...texts }) => ({ ...texts, isShort: isShort === 'on' })}
      failure={{ title: 'Login failed', fallback: 'Invalid username or password.' }}
      logIn={async (json) => {
        await call(client.api.auth.login.$post({ json }))
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
