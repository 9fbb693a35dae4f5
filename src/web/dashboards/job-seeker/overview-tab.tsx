import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IN_PROGRESS } from '../../../modules/applications/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { AvailabilitySwitch } from '../../accounts/job-seeker/availability-switch.tsx'
import { AppLink } from '../../app/link.tsx'
import { Loaded } from '../../app/loading/loaded.tsx'
import type { Profiles } from '../../app/session/session.ts'
import { useSite } from '../../app/site.tsx'
import { ApplicationList } from '../../applications/application-list.tsx'
import { type SentApplication, useSentApplications } from '../../applications/queries.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { SkeletonList } from '../../components/states/states.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { Progress } from '../../components/surfaces/meters.tsx'
import { Stat } from '../../components/surfaces/stat.tsx'
import { type OwnCv, useOwnCvs } from '../../cvs/own/own-queries.ts'
import { RecommendedJobs } from '../../jobs/list/recommended-jobs.tsx'
import { NoticeItem } from '../../notices/notice-list.tsx'
import { noticesQuery } from '../../notices/queries.ts'
import { completeness, nextAction } from './next-action.ts'

/** The number of recent applications shown. */
const RECENT = 3

export function OverviewTab({ profile }: { profile: Profiles['jobSeeker'] }) {
  const cvs = useOwnCvs()
  const applications = useSentApplications()
  const cvCounts = (
    <section className="grid gap-3">
      <h2>My CVs</h2>
      <Loaded query={cvs} what="your CVs" bones={1} boneClass="h-20">
        {(list) => <CvCounts cvs={list} />}
      </Loaded>
    </section>
  )
  return (
    <>
      <NextCard profile={profile} cvs={cvs} applications={applications} />
      <UnreadNotices />
      <div className="grid gap-4 md:grid-cols-2">
        <Card as="section">
          <h2 className="mb-2">Availability</h2>
          <AvailabilitySwitch isAvailable={profile.isAvailable} />
        </Card>
        <ProfileCard profile={profile} />
      </div>
      {cvCounts}
      {!cvs.error && <RecommendedJobs hasCv={cvs.data?.some(({ isActive }) => isActive)} />}
      <section className="grid gap-3">
        <h2>My applications</h2>
        <Loaded query={applications} what="your applications" bones={4} boneClass="h-20">
          {(list) => <Applications applications={list} />}
        </Loaded>
      </section>
    </>
  )
}

type NextCardProps = {
  profile: Profiles['jobSeeker']
  cvs: ReturnType<typeof useOwnCvs>
  applications: ReturnType<typeof useSentApplications>
}

/** Appears only when both are loaded, because a suggestion must not be wrong a moment later. */
function NextCard({ profile, cvs, applications }: NextCardProps) {
  if (cvs.isPending || applications.isPending)
    return <SkeletonList count={1} label="Loading what to do next…" boneClass="h-32 rounded-card" />
  if (!cvs.data || !applications.data) return null
  const next = nextAction({
    cvs: cvs.data,
    applications: applications.data,
    isAvailable: profile.isAvailable,
    missing: completeness(profile).next,
  })
  if (!next) return null
  return (
    <Card as="section" className="grid justify-items-start gap-2 border-l-4 border-l-brand">
      <h2>{next.title}</h2>
      <p>{next.why}</p>
      <ButtonLink href={next.href} link={AppLink}>
        {next.label}
      </ButtonLink>
    </Card>
  )
}

function UnreadNotices() {
  const { client } = useSite()
  const { data } = useQuery(noticesQuery(client, 1))
  const unread = data?.rows.filter(({ readAt }) => !readAt) ?? []
  if (!data || unread.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2>New notices</h2>
      <ul className="grid gap-2">
        {unread.slice(0, RECENT).map((notice) => (
          <NoticeItem key={notice.id} notice={notice} time={formatDateTime(notice.createdAt)} />
        ))}
      </ul>
      <p>
        <Link to="/notices" className="inline-flex min-h-11 items-center">
          {plural(data.unread, 'unread notice')}: see all
        </Link>
      </p>
    </section>
  )
}

function ProfileCard({ profile }: { profile: Profiles['jobSeeker'] }) {
  const { percent, filled, fields, next } = completeness(profile)
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2>Profile completeness</h2>
      <Progress
        label={next ? `${filled} of ${fields} fields filled in` : 'Your profile is complete'}
        value={percent}
      />
      {next && (
        <p>
          Next:{' '}
          <Link
            to="/jobseeker-dashboard"
            search={{ tab: 'profile', edit: next.name }}
            className="inline-flex min-h-11 items-center"
          >
            add {next.words}
          </Link>
        </p>
      )}
    </Card>
  )
}

function CvCounts({ cvs }: { cvs: readonly OwnCv[] }) {
  const active = cvs.filter(({ isActive }) => isActive).length
  return (
    <div className="grid grid-cols-3 gap-2 text-13 sm:gap-3 sm:text-15">
      <Stat value={cvs.length} label="Total CVs" href="/jobseeker-dashboard?tab=cvs" link={AppLink} />
      <Stat value={active} label="Active" />
      <Stat value={cvs.length - active} label="Drafts" />
    </div>
  )
}

function Applications({ applications }: { applications: readonly SentApplication[] }) {
  if (applications.length === 0)
    return <p className="text-muted">None yet. When you apply for a job, you can follow its progress here.</p>
  const current = applications.filter(({ withdrawnAt }) => !withdrawnAt)
  const count = (statuses: readonly string[]) =>
    current.filter(({ status }) => statuses.includes(status)).length
  return (
    <>
      <div className="grid grid-cols-2 gap-2 text-13 sm:grid-cols-4 sm:gap-3 sm:text-15">
        <Stat
          value={applications.length}
          label="Total"
          href="/jobseeker-dashboard?tab=applications"
          link={AppLink}
        />
        <Stat value={count(['pending'])} label="Pending" />
        <Stat value={count(IN_PROGRESS)} label="In Progress" />
        <Stat value={count(['onboarding'])} label="Onboarding" />
      </div>
      <ApplicationList applications={applications.slice(0, RECENT)} level="h3" />
      {applications.length > RECENT && (
        <p>
          <Link
            to="/jobseeker-dashboard"
            search={{ tab: 'applications' }}
            className="inline-flex min-h-11 items-center"
          >
            All {applications.length} applications
          </Link>
        </p>
      )}
    </>
  )
}
