import { Link } from '@tanstack/react-router'
import { IN_PROGRESS } from '../../modules/applications/schema.ts'
import { ButtonLink } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Progress } from '../components/progress.tsx'
import { Stat } from '../components/stat.tsx'
import { type OwnCv, useOwnCvs } from '../cvs/own-queries.ts'
import { AppLink } from '../link.tsx'
import type { Profiles } from '../session.ts'
import { ApplicationList } from './application-list.tsx'
import { AvailabilitySwitch } from './availability-switch.tsx'
import { completeness } from './completeness.ts'
import { Loaded } from './loaded.tsx'
import { type SentApplication, useSentApplications } from './queries.ts'

/** Specification 1, section 9. */
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
  // Without a CV nobody can be found or apply: then that comes first.
  const isWithoutCv = cvs.data?.length === 0
  return (
    <>
      {isWithoutCv && cvCounts}
      <div className="grid gap-4 md:grid-cols-2">
        <Card as="section">
          <h2 className="mb-2">Availability</h2>
          <AvailabilitySwitch isAvailable={profile.isAvailable} />
        </Card>
        <ProfileCard profile={profile} />
      </div>
      {!isWithoutCv && cvCounts}
      <section className="grid gap-3">
        <h2>My applications</h2>
        <Loaded query={applications} what="your applications" bones={4} boneClass="h-20">
          {(list) => <Applications applications={list} />}
        </Loaded>
      </section>
    </>
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
  if (cvs.length === 0)
    return (
      <Card>
        <EmptyState
          level="h3"
          title="No CVs yet"
          why="Employers find people by their CVs, and every application sends one."
          action={
            <ButtonLink href="/upload" link={AppLink}>
              Upload CV
            </ButtonLink>
          }
        />
      </Card>
    )
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
    return (
      <Card>
        <EmptyState
          level="h3"
          title="No applications yet"
          why="When you apply for a job, you follow here what becomes of it."
          action={
            <ButtonLink href="/jobs" link={AppLink}>
              Find Jobs
            </ButtonLink>
          }
        />
      </Card>
    )
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
