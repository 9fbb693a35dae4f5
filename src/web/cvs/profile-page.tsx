import { Link, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { call } from '../api-client.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { useProfile } from '../session.ts'
import { ProfileAccess } from './profile-access.tsx'
import { ProfileDetails } from './profile-details.tsx'
import { ProfileLocked } from './profile-locked.tsx'
import { ProfileOwner } from './profile-owner.tsx'
import type { CvProfile } from './queries.ts'

/** A CV as far as its viewer may see it: what is missing in `profile`, the page shows as locked. */
export function ProfilePage({ profile }: { profile: CvProfile }) {
  useCountedView(profile.id)
  const employer = useProfile('employer')
  if (!('location' in profile)) return <Hired profile={profile} />
  return (
    <article className="grid gap-4">
      <p>
        <Link to="/search">Back to Search</Link>
      </p>
      {'isOwner' in profile && profile.isOwner && <ProfileOwner profile={profile} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ProfileDetails profile={profile} />
        {profile.locked ? (
          <ProfileLocked profile={profile} />
        ) : (
          <ProfileAccess profile={profile} isEmployer={employer !== undefined && !('isOwner' in profile)} />
        )}
      </div>
    </article>
  )
}

function Hired({ profile }: { profile: CvProfile }) {
  return (
    <EmptyState
      level="h1"
      title={profile.fullName}
      why={
        <>
          {profile.jobTitle}
          <br />
          <strong>No Longer Available</strong>
        </>
      }
      action={
        <Link to="/search" className="btn btn-quiet">
          Back to Search
        </Link>
      }
    />
  )
}

/** From the browser, so that robots and prefetches count nothing. Its failure is nobody's concern. */
function useCountedView(cvId: number): void {
  const { client } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    call(client.api.cvs[':id'].view.$post({ param: { id: String(cvId) } })).catch(() => undefined)
  }, [client, cvId])
}
