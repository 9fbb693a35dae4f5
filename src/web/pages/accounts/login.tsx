import Building from 'lucide-react/icons/building-2'
import User from 'lucide-react/icons/user'
import * as v from 'valibot'
import type { PublicSettings } from '../../../modules/settings/schema.ts'
import type { PageReads } from '../../../page-reads.ts'
import { t } from '../../../shared/language/words.ts'
import { CodeLogin } from '../../accounts/login/code-login.island.tsx'
import { Login } from '../../accounts/login/login-form.island.tsx'
import { PlainCodeForm } from '../../accounts/login/plain-code-form.tsx'
import style from '../../accounts/welcome.css?inline'
import { readCounts, Welcome } from '../../accounts/welcome.tsx'
import { formatQuery } from '../../app/query.ts'
import { pageSearch } from '../../app/search-params.ts'
import { Tabs } from '../../components/controls/tabs.tsx'
import { Notice } from '../../components/states/states.tsx'
import { definePage } from '../page.ts'
import {
  administratorCode,
  administratorLogin,
  codeProof,
  codeRequest,
  employerLogin,
  jobSeekerLogin,
} from './login-forms.ts'

/** `next`: the page to open after the login. */
const readNext = pageSearch({ next: v.pipe(v.string(), v.maxLength(500)) })

export const loginPage = definePage({
  path: '/login',
  search: readNext,
  forms: { login: jobSeekerLogin },
  async open({ search: { next }, reads, settings }) {
    const [counts, job] = await Promise.all([readCounts(reads), findWantedJob(reads, next)])
    return {
      title: t('Job seeker login'),
      meta: [
        {
          name: 'description',
          content: t('Log in to upload your CV, apply for jobs and see who viewed it.'),
        },
      ],
      isWide: true,
      style,
      body: (
        <Welcome
          counts={counts}
          title={t('Login')}
          lead={t('Your CVs, your applications and who viewed them.')}
          tabs={<LoginTabs current="jobSeeker" />}
        >
          <WantedJob job={job} />
          <Login kind="jobSeeker" next={next} />
          <LoginLinks
            type="user"
            register={`/register${formatQuery({ next })}`}
            mayUsePhone={mayUsePhone(settings)}
          />
        </Welcome>
      ),
    }
  },
})

/** Returns the job that the visitor wants to apply for, if `next` opens its application. */
async function findWantedJob(
  reads: PageReads,
  next = '',
): Promise<{ title: string; companyName: string } | undefined> {
  const [, id] = /^\/jobs\/([1-9]\d{0,8})(?:#|\/)apply$/.exec(next) ?? []
  if (id === undefined) return undefined
  return reads.jobPage(id).then(
    ({ job }) => job,
    () => undefined,
  )
}

function WantedJob({ job }: { job: { title: string; companyName: string } | undefined }) {
  if (!job) return null
  return (
    <Notice title={t('Apply for {title}', { title: job.title })}>
      {t('Please log in to send your CV to {company}. You will come back to the job.', {
        company: job.companyName,
      })}
    </Notice>
  )
}

const tabs = () =>
  [
    {
      key: 'jobSeeker',
      label: (
        <>
          <User size={18} />
          {t('Job seeker')}
        </>
      ),
    },
    {
      key: 'employer',
      label: (
        <>
          <Building size={18} />
          {t('Employer')}
        </>
      ),
    },
  ] as const

/** One way in for both sides. */
function LoginTabs({ current }: { current: 'jobSeeker' | 'employer' }) {
  return (
    <div className="mt-3">
      <Tabs
        label={t('Kind of account')}
        tabs={tabs()}
        current={current}
        href={(key) => (key === 'jobSeeker' ? '/login' : '/employer-login')}
      />
    </div>
  )
}

const mayUsePhone = ({ account_addresses }: PublicSettings) => account_addresses !== 'email'

type LoginLinksProps = { type: 'user' | 'employer'; register: string; mayUsePhone: boolean }

function LoginLinks({ type, register, mayUsePhone }: LoginLinksProps) {
  return (
    <p className="auth-links">
      {mayUsePhone && <a href={`/code-login?type=${type}`}>{t('Log in with a code by SMS')}</a>}{' '}
      <a href={`/forgot-password?type=${type}`}>{t('Forgot password?')}</a>{' '}
      <span>
        {t('New here?')}{' '}
        <a href={register}>{type === 'user' ? t('Register here') : t('Register your company')}</a>
      </span>
    </p>
  )
}

export const employerLoginPage = definePage({
  path: '/employer-login',
  search: readNext,
  forms: { login: employerLogin },
  async open({ search: { next }, reads, settings }) {
    return {
      title: 'Employer login',
      meta: [{ name: 'description', content: 'Log in to search CVs, post jobs and read applications.' }],
      isWide: true,
      style,
      body: (
        <Welcome
          side="employer"
          counts={await readCounts(reads)}
          title="Login"
          lead="Search CVs, post jobs and read applications."
          tabs={<LoginTabs current="employer" />}
        >
          <Login kind="employer" next={next} />
          <LoginLinks type="employer" register="/employer-register" mayUsePhone={mayUsePhone(settings)} />
        </Welcome>
      ),
    }
  },
})

const readCodeSearch = pageSearch({
  type: v.picklist(['user', 'employer']),
  for: v.picklist(['login', 'reset']),
})
const CODE_TITLES = { login: 'Log in with a code', reset: 'Choose a new password' }

/** For accounts with a phone number. `for`: what the code is for. */
export const codeLoginPage = definePage({
  path: '/code-login',
  search: readCodeSearch,
  forms: { number: codeRequest, code: codeProof },
  open: async ({ search: { type = 'user', for: purpose = 'login' }, reads }) => ({
    title: t(CODE_TITLES[purpose]),
    meta: [{ name: 'robots', content: 'noindex' }],
    isWide: true,
    style,
    body: (
      <Welcome
        side={type === 'employer' ? 'employer' : 'jobSeeker'}
        counts={await readCounts(reads)}
        title={t(CODE_TITLES[purpose])}
        lead={t('We send a code to your phone by SMS.')}
      >
        <CodeLogin userType={type} purpose={purpose} />
        <p className="auth-links">
          <a href={type === 'user' ? '/login' : '/employer-login'}>{t('Log in with a password')}</a>
          {purpose === 'login' && <a href={`/code-login?type=${type}&for=reset`}>{t('Forgot password?')}</a>}
        </p>
      </Welcome>
    ),
  }),
})

export const adminLoginPage = definePage({
  path: '/admin-login',
  forms: { login: administratorLogin, code: administratorCode },
  open: async ({ reads, posted }) => ({
    title: 'Administrator login',
    meta: [{ name: 'robots', content: 'noindex' }],
    isWide: true,
    style,
    body: (
      <Welcome counts={await readCounts(reads)} title="Admin Login" lead="For administrators of this site.">
        {posted?.form === 'code' ? <PlainCodeForm /> : <Login kind="administrator" />}
        <p className="auth-links">
          <a href="/forgot-password?type=admin">{t('Forgot password?')}</a>
        </p>
      </Welcome>
    ),
  }),
})
