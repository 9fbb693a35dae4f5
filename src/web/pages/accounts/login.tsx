import * as v from 'valibot'
import type { PageReads } from '../../../page-reads.ts'
import { Login } from '../../accounts/login/login-form.island.tsx'
import { NeedsScript } from '../../accounts/login/needs-script.tsx'
import { formatQuery } from '../../app/query.ts'
import { pageSearch } from '../../app/search-params.ts'
import { PageHeader } from '../../components/shell/page-header.tsx'
import { Notice } from '../../components/states/states.tsx'
import { definePage } from '../page.ts'

/** `next`: the page to open after the login. */
export const readNext = pageSearch({ next: v.pipe(v.string(), v.maxLength(500)) })

export const loginPage = definePage({
  path: '/login',
  search: readNext,
  open: async ({ search: { next }, reads }) => ({
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
        <WantedJob job={await findWantedJob(reads, next)} />
        <NeedsScript />
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

/** Returns the job that the visitor wants to apply for, if `next` opens its application. */
async function findWantedJob(
  reads: PageReads,
  next = '',
): Promise<{ title: string; companyName: string } | undefined> {
  const [, id] = /^\/jobs\/([1-9]\d{0,8})#apply$/.exec(next) ?? []
  if (id === undefined) return undefined
  return reads.jobPage(id).then(
    ({ job }) => job,
    () => undefined,
  )
}

function WantedJob({ job }: { job: { title: string; companyName: string } | undefined }) {
  if (!job) return null
  return (
    <div className="mb-4">
      <Notice title={`Apply for ${job.title}`}>
        Please log in to send your CV to {job.companyName}. You will come back to the job.
      </Notice>
    </div>
  )
}

export const employerLoginPage = definePage({
  path: '/employer-login',
  search: readNext,
  open: ({ search: { next } }) => ({
    title: 'Employer login',
    meta: [{ name: 'description', content: 'Log in to search CVs, post jobs and read applications.' }],
    body: (
      <div className="mx-auto max-w-form">
        <PageHeader title="Employer Login" lead="Search CVs, post jobs and read applications." />
        <NeedsScript />
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
        <NeedsScript />
        <Login kind="administrator" />
      </div>
    ),
  }),
})
