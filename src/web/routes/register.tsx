import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { RegisterForm } from '../accounts/register-form.tsx'
import { categoriesQuery, locationsQuery } from '../catalog/queries.ts'
import { ButtonLink } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { AppLink } from '../link.tsx'
import { load } from '../load.ts'
import { formatQuery, pageSearch } from '../search-params.ts'
import { useSettings } from '../settings.ts'

export const Route = createFileRoute('/register')({
  // Where the login that follows leads to.
  validateSearch: pageSearch({ next: v.pipe(v.string(), v.maxLength(500)) }),
  loader: async ({ context }) => {
    await Promise.all([
      load(context, categoriesQuery(context.client)),
      load(context, locationsQuery(context.client)),
    ])
  },
  head: () => ({
    meta: [
      { title: 'Register as a job seeker' },
      {
        name: 'description',
        content: 'Create a free account, upload your CV and let employers in Papua New Guinea find you.',
      },
    ],
  }),
  component: Register,
})

function Register() {
  const login = `/login${formatQuery(Route.useSearch())}`
  const { registration_enabled } = useSettings()
  return (
    <div className="mx-auto max-w-form">
      <PageHeader
        title="Job Seeker Registration"
        lead={
          <>
            Free, always. Already registered? <AppLink href={login}>Login</AppLink>
          </>
        }
      />
      {registration_enabled ? (
        <RegisterForm login={login} />
      ) : (
        <div className="grid gap-4">
          <Notice kind="warning" title="Registration is closed at the moment.">
            Please try again later.
          </Notice>
          <ButtonLink href={login} look="quiet" link={AppLink}>
            Login
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
