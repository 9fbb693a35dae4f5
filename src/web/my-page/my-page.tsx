import Calendar from 'lucide-react/icons/calendar'
import FileText from 'lucide-react/icons/file-text'
import MessageSquare from 'lucide-react/icons/message-square'
import type { ComponentType, ReactNode } from 'react'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import { accountsOf } from '../app/session/account.ts'
import { useAccount, useSite } from '../app/site.tsx'
import { ButtonLink } from '../components/controls/button.tsx'
import { LogoutForm } from '../components/shell/account-menu.tsx'
import { PageHeader } from '../components/shell/page-header.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { StateBadge } from '../cvs/own/state-badge.tsx'
import { interviewLine } from '../interviews/interview-words.ts'
import { JobRow, JobRows } from '../jobs/list/job-row.tsx'
import { OwnApplicationList } from './own-application-list.tsx'

export type MyPageProps = NonNullable<ReadOf<'myPage'>> & {
  /** Whether employers can find the job seeker. */
  isAvailable: boolean
}

/** Rows of a list that has a page of its own. */
const RECENT = 10

/** A job seeker's home: what needs an answer comes first. */
export function MyPage({ interviews, unread, applications, cvs, savedJobs, isAvailable }: MyPageProps) {
  const { now } = useSite()
  const account = useAccount('jobSeeker')
  return (
    <>
      <PageHeader
        title={t('My page')}
        lead={account && t('Hello, {name}', { name: account.fullName })}
        actions={
          <>
            <ButtonLink href="/jobs">{t('Find Jobs')}</ButtonLink>{' '}
            <ButtonLink look="quiet" href="/my-page/messages">
              {t('Messages')}
            </ButtonLink>
          </>
        }
      />
      <div className="grid gap-6">
        <ToDo interviews={interviews} unread={unread} hasCv={cvs.length > 0} />
        <Section
          title={t('My applications')}
          href="/my-page/applications"
          more={applications.length > RECENT ? t('All {total}', { total: applications.length }) : undefined}
        >
          {applications.length > 0 ? (
            <OwnApplicationList applications={applications.slice(0, RECENT)} level="h3" />
          ) : (
            <NoApplications />
          )}
        </Section>
        <Section title={t('My CVs')} href="/upload" more={t('Upload CV')}>
          {cvs.length > 0 ? <Cvs cvs={cvs} isAvailable={isAvailable} /> : <p>{t('None yet.')}</p>}
        </Section>
        <Section title={t('Saved jobs')} href="/jobs" more={t('Find Jobs')}>
          {savedJobs.length > 0 ? (
            <JobRows>
              {savedJobs.map((job) => (
                <JobRow key={job.id} job={job} now={now} level="h3" />
              ))}
            </JobRows>
          ) : (
            <p>{t('None yet.')}</p>
          )}
        </Section>
        <Leave />
      </div>
    </>
  )
}

type SectionProps = { title: string; href: string; more: string | undefined; children: ReactNode }

function Section({ title, href, more, children }: SectionProps) {
  return (
    <section>
      <div className="section-head">
        <h2>{title}</h2>
        {more && (
          <a className="more" href={href}>
            {more}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}

/** Also the text of the page with all applications. */
export function NoApplications() {
  return (
    <Card>
      <EmptyState
        level="h3"
        title={t('No applications yet')}
        why={t('When you apply for a job, you can follow its progress here.')}
        action={<ButtonLink href="/jobs">{t('Find Jobs')}</ButtonLink>}
      />
    </Card>
  )
}

type ToDoProps = Pick<MyPageProps, 'interviews' | 'unread'> & { hasCv: boolean }

/** Interviews and unread messages. Without a CV, nobody can apply. */
function ToDo({ interviews, unread, hasCv }: ToDoProps) {
  const isEmpty = hasCv && interviews.length === 0 && unread.length === 0
  return (
    <section>
      <div className="section-head">
        <h2>{t('To do')}</h2>
      </div>
      {isEmpty ? (
        <p>{t('Nothing to do now')}</p>
      ) : (
        <ul className="list">
          {!hasCv && (
            <Row Icon={FileText} href="/upload" title={t('Upload your CV')}>
              {t('Employers find people by their CVs, and you need one to apply.')}
            </Row>
          )}
          {interviews.map((interview) => (
            <Row
              key={interview.applicationId}
              Icon={Calendar}
              href={`/my-page/applications/${interview.applicationId}`}
              title={interviewLine(interview, 'jobSeeker')}
            >
              {interview.company} · {interview.jobTitle}
            </Row>
          ))}
          {unread.map(({ id, name, unread: count, lastMessage }) => (
            <Row
              key={id}
              Icon={MessageSquare}
              href={`/my-page/messages/${id}`}
              title={t('Message from {name}', { name })}
            >
              {plural(count, 'unread message')}: {lastMessage?.text}
            </Row>
          ))}
        </ul>
      )}
    </section>
  )
}

type RowProps = {
  Icon: ComponentType<{ size: number }>
  href: string
  title: string
  children: ReactNode
}

function Row({ Icon, href, title, children }: RowProps) {
  return (
    <li className="todo">
      <span className="icon-tile">
        <Icon size={20} />
      </span>
      <div>
        <a className="cover" href={href}>
          {title}
        </a>
        <p className="text-muted">{children}</p>
      </div>
    </li>
  )
}

function Cvs({ cvs, isAvailable }: Pick<MyPageProps, 'cvs' | 'isAvailable'>) {
  return (
    <ul className="list">
      {cvs.map((cv) => (
        <li key={cv.id} className="own-row">
          <div>
            <h3 className="text-17">{cv.jobTitle}</h3>
            <p className="text-muted">{cv.fileName ?? t('No file')}</p>
          </div>
          <p className="flex flex-wrap items-center gap-3">
            <StateBadge cv={cv} isAvailable={isAvailable} />{' '}
            <a className="more" href={`/profile/${cv.id}`}>
              {t('View {title}', { title: cv.jobTitle })}
            </a>{' '}
            <a className="more" href={`/upload/${cv.id}`}>
              {t('Edit {title}', { title: cv.jobTitle })}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The way out, and to what only the dashboard has. */
function Leave() {
  const account = accountsOf(useSite()).find(({ kind }) => kind === 'jobSeeker')
  if (!account) return null
  return (
    <Card as="section" className="grid gap-3">
      <h2>{t('Account')}</h2>
      <p>
        {t('Your profile, documents and settings are on your dashboard, which needs JavaScript.')}{' '}
        <a href="/jobseeker-dashboard">{t('My dashboard')}</a>
      </p>
      <LogoutForm session={account.session} logoutAction={account.logoutAction} className="btn btn-quiet">
        {t('Logout')}
      </LogoutForm>
    </Card>
  )
}
