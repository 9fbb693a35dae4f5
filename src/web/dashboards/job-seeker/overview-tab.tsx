import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import { IN_PROGRESS } from '../../../modules/applications/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { Loaded } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { ApplicationList } from '../../applications/application-list.tsx'
import { type SentApplication, useSentApplications } from '../../applications/queries.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/states/states.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { type OwnCv, useOwnCvs } from '../../cvs/own/own-queries.ts'
import { StateBadge } from '../../cvs/own/state-badge.tsx'
import { OwnInterviews } from '../../interviews/interview-list.tsx'
import { RecommendedJobs } from '../../jobs/list/recommended-jobs.tsx'
import { shortMoment } from '../../messaging/bubbles.tsx'
import { messagesHref } from '../../messaging/messages-search.ts'
import { type Conversation, listQuery } from '../../messaging/queries.ts'
import { Viewers } from './viewers.tsx'

/** The number of recent applications and conversations shown. */
const RECENT = 3

export function OverviewTab({ isAvailable }: { isAvailable: boolean }) {
  const cvs = useOwnCvs()
  const applications = useSentApplications()
  return (
    <div className="overview">
      <div className="grid gap-6">
        <OwnInterviews />
        <section>
          <SectionHead
            title={t('My applications')}
            href="/jobseeker-dashboard?tab=applications"
            more={
              applications.data?.length ? t('All {total}', { total: applications.data.length }) : undefined
            }
          />
          <Loaded query={applications} what={t('your applications')} bones={2} boneClass="h-32">
            {(list) => <Applications applications={list} />}
          </Loaded>
        </section>
        <Messages />
      </div>
      <div className="grid content-start gap-6">
        <Viewers />
        <section>
          <SectionHead title={t('My CVs')} href="/upload" more={t('Upload CV')} />
          <Loaded query={cvs} what={t('your CVs')} bones={1} boneClass="h-20">
            {(list) => <Cvs cvs={list} isAvailable={isAvailable} />}
          </Loaded>
        </section>
      </div>
      {!cvs.error && <RecommendedJobs hasCv={cvs.data?.some(({ isActive }) => isActive)} />}
    </div>
  )
}

function SectionHead({ title, href, more }: { title: string; href: string; more: ReactNode }) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {more && (
        <AppLink className="more" href={href}>
          {more}
          <ArrowRight size={16} />
        </AppLink>
      )}
    </div>
  )
}

function Applications({ applications }: { applications: readonly SentApplication[] }) {
  if (applications.length === 0)
    return (
      <Card>
        <EmptyState
          level="h3"
          title={t('No applications yet')}
          why={t('When you apply for a job, you can follow its progress here.')}
          action={
            <ButtonLink href="/jobs" look="quiet" link={AppLink}>
              {t('Find Jobs')}
            </ButtonLink>
          }
        />
      </Card>
    )
  return (
    <>
      <ApplicationList applications={applications.slice(0, RECENT)} level="h3" />
      <p className="mt-2 text-13 text-muted">{figuresOf(applications)}</p>
    </>
  )
}

/** `4 in total: 1 pending, 2 in progress, 1 onboarding`. */
function figuresOf(applications: readonly SentApplication[]): string {
  const current = applications.filter(({ withdrawnAt }) => !withdrawnAt)
  const count = (statuses: readonly string[]) =>
    current.filter(({ status }) => statuses.includes(status)).length
  return t('{total} in total: {pending} pending, {progress} in progress, {onboarding} onboarding', {
    total: applications.length,
    pending: count(['pending']),
    progress: count(IN_PROGRESS),
    onboarding: count(['onboarding']),
  })
}

/** Absent until there is a message. */
function Messages() {
  const { client } = useSite()
  const { data } = useQuery(listQuery(client, 'jobSeeker'))
  if (!data || data.length === 0) return null
  return (
    <section>
      <SectionHead title={t('Messages')} href="/messages?as=jobSeeker" more={t('All messages')} />
      <ul className="list">
        {data.slice(0, RECENT).map((conversation) => (
          <MessageRow key={conversation.id} conversation={conversation} />
        ))}
      </ul>
    </section>
  )
}

function MessageRow({ conversation }: { conversation: Conversation }) {
  const { id, name, pictureUrl, unread, lastMessage, isClosed } = conversation
  const { now } = useSite()
  return (
    <li className="flex items-center gap-3 p-4">
      <Avatar name={name} photoUrl={pictureUrl ? `${pictureUrl}?size=96` : undefined} shape="employer" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <b>{name}</b>
          {unread > 0 && <Badge tone="branded">{t('{unread} new', { unread })}</Badge>}
          {lastMessage && (
            <time className="text-13 text-muted" dateTime={lastMessage.createdAt}>
              {shortMoment(lastMessage.createdAt, now)}
            </time>
          )}
        </p>
        <p className={unread > 0 ? 'two-lines font-semibold' : 'two-lines text-muted'}>
          {lastMessage?.isMine && `${t('You:')} `}
          {lastMessage?.text}
        </p>
      </div>
      <ButtonLink
        href={messagesHref({ conversation: id }, 'jobSeeker')}
        look="quiet"
        link={AppLink}
        aria-label={`${isClosed ? t('Read') : t('Reply')}: ${name}`}
      >
        {isClosed ? t('Read') : t('Reply')}
      </ButtonLink>
    </li>
  )
}

function Cvs({ cvs, isAvailable }: { cvs: readonly OwnCv[]; isAvailable: boolean }) {
  const active = cvs.filter(({ isActive }) => isActive).length
  const figures = t('{cvs}: {active} active, {draft} draft', {
    cvs: plural(cvs.length, 'CV'),
    active,
    draft: cvs.length - active,
  })
  if (cvs.length === 0) return <p className="text-muted">{t('None yet.')}</p>
  return (
    <>
      <ul className="list">
        {cvs.slice(0, RECENT).map((cv) => (
          <li key={cv.id} className="relative flex items-center gap-3 p-3">
            <span className="icon-tile">
              <FileText size={20} />
            </span>
            <AppLink className="cover min-w-0 flex-1 font-semibold" href="/jobseeker-dashboard?tab=cvs">
              {cv.jobTitle}
            </AppLink>
            <StateBadge cv={cv} isAvailable={isAvailable} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-muted">{figures}</p>
    </>
  )
}
