import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { PageHeader } from '../components/page-header.tsx'
import { EmployerLoginForm } from '../employers/login-form.tsx'
import { AppLink } from '../link.tsx'
import { pageSearch } from '../search-params.ts'

export const Route = createFileRoute('/employer-login')({
  validateSearch: pageSearch({ next: v.pipe(v.string(), v.maxLength(500)) }),
  head: () => ({
    meta: [
      { title: 'Employer login' },
      { name: 'description', content: 'Log in to search CVs, post jobs and read applications.' },
    ],
  }),
  component: EmployerLogin,
})

function EmployerLogin() {
  const { next } = Route.useSearch()
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title="Employer Login" lead="Search CVs, post jobs and read applications." />
      <EmployerLoginForm next={next} />
      <p className="mt-4">
        No account yet? <AppLink href="/employer-register">Register your company</AppLink>
      </p>
      <p className="mt-2">
        Looking for work? <AppLink href="/login">Job seeker login</AppLink>
      </p>
    </div>
  )
}
