import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { JobSeekerLoginForm } from '../accounts/job-seeker-login.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { AppLink } from '../link.tsx'
import { formatQuery, pageSearch } from '../search-params.ts'

export const Route = createFileRoute('/login')({
  validateSearch: pageSearch({ next: v.pipe(v.string(), v.maxLength(500)) }),
  head: () => ({
    meta: [
      { title: 'Job seeker login' },
      { name: 'description', content: 'Log in to upload your CV, apply for jobs and see who viewed it.' },
    ],
  }),
  component: Login,
})

function Login() {
  const { next } = Route.useSearch()
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title="Job Seeker Login" lead="Your CVs, your applications and who viewed them." />
      <JobSeekerLoginForm next={next} />
      <p className="mt-4">
        No account yet? <AppLink href={`/register${formatQuery({ next })}`}>Register here</AppLink>
      </p>
      <p className="mt-2">
        Hiring people? <AppLink href="/employer-login">Employer login</AppLink>
      </p>
    </div>
  )
}
