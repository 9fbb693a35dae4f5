import * as v from 'valibot'
import { Login } from '../../accounts/login/login-form.island.tsx'
import { formatQuery } from '../../app/query.ts'
import { pageSearch } from '../../app/search-params.ts'
import { PageHeader } from '../../components/shell/page-header.tsx'
import { definePage } from '../page.ts'

/** `next`: the page to open after the login. */
export const readNext = pageSearch({ next: v.pipe(v.string(), v.maxLength(500)) })

export const loginPage = definePage({
  path: '/login',
  search: readNext,
  open: ({ search: { next } }) => ({
    title: 'Job seeker login',
    meta: [
      {
        name: 'description',
        content: 'Log in to upload your CV, apply for jobs and see who viewed it.',
      },
    ],
    body: (
      <div className="mx-auto max-w-form">
        <PageHeader title="Job Seeker Login" lead="Your CVs, your applications and who viewed them." />
        <Login kind="jobSeeker" next={next} />
        <p className="mt-4">
          No account yet? <a href={`/register${formatQuery({ next })}`}>Register here</a>
        </p>
        <p className="mt-2">
          Hiring people? <a href="/employer-login">Employer login</a>
        </p>
      </div>
    ),
  }),
})

export const employerLoginPage = definePage({
  path: '/employer-login',
  search: readNext,
  open: ({ search: { next } }) => ({
    title: 'Employer login',
    meta: [{ name: 'description', content: 'Log in to search CVs, post jobs and read applications.' }],
    body: (
      <div className="mx-auto max-w-form">
        <PageHeader title="Employer Login" lead="Search CVs, post jobs and read applications." />
        <Login kind="employer" next={next} />
        <p className="mt-4">
          No account yet? <a href="/employer-register">Register your company</a>
        </p>
        <p className="mt-2">
          Looking for work? <a href="/login">Job seeker login</a>
        </p>
      </div>
    ),
  }),
})

export const adminLoginPage = definePage({
  path: '/admin-login',
  open: () => ({
    title: 'Administrator login',
    meta: [{ name: 'robots', content: 'noindex' }],
    body: (
      <div className="mx-auto max-w-form">
        <PageHeader title="Admin Login" lead="For administrators of this site." />
        <Login kind="administrator" />
      </div>
    ),
  }),
})
