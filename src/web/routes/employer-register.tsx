import { createFileRoute } from '@tanstack/react-router'
import { locationsQuery } from '../catalog/queries.ts'
import { ButtonLink } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { EmployerRegisterForm } from '../employers/register-form.tsx'
import { AppLink } from '../link.tsx'
import { load } from '../load.ts'
import { useSettings } from '../settings.ts'

export const Route = createFileRoute('/employer-register')({
  loader: async ({ context }) => {
    await load(context, locationsQuery(context.client))
  },
  head: () => ({
    meta: [
      { title: 'Register your company' },
      {
        name: 'description',
        content: 'Register your company to post jobs and to find people in Papua New Guinea by their CVs.',
      },
    ],
  }),
  component: EmployerRegister,
})

function EmployerRegister() {
  const { registration_enabled, trial_credits, site_name } = useSettings()
  return (
    <div className="mx-auto max-w-form">
      <PageHeader
        title="Employer Registration"
        lead={
          <>
            Post jobs and search CVs on {site_name}. Already registered?{' '}
            <AppLink href="/employer-login">Login</AppLink>
          </>
        }
      />
      {trial_credits > 0 && registration_enabled && (
        <div className="mb-4">
          <Notice>New companies start with {trial_credits} free credits.</Notice>
        </div>
      )}
      {registration_enabled ? (
        <EmployerRegisterForm />
      ) : (
        <div className="grid gap-4">
          <Notice kind="warning" title="Registration is closed at the moment.">
            Please try again later.
          </Notice>
          <ButtonLink href="/employer-login" look="quiet" link={AppLink}>
            Employer login
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
