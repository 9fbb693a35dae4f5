import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { useCategoryName } from '../../catalog/entries.ts'
import { Button } from '../../components/controls/button.tsx'
import { EmptyState, Notice } from '../../components/states/states.tsx'
import { StatusBadge } from '../../components/surfaces/badge.tsx'
import { useCredits } from '../../credits/queries.ts'
import { SaveCvButton } from '../../shortlists/save-cv-button.tsx'
import { CvHead, QuickInfo } from '../profile/cv-head.tsx'
import { ProfileDetails, type ShownProfile } from '../profile/profile-details.tsx'
import { ProfileLocked } from '../profile/profile-locked.tsx'
import { viewLabel, viewRefusal } from './cv-price.ts'
import { lockedCvQuery } from './queries.ts'
import type { CvFlow } from './use-cv-flow.ts'

/** A CV before the employer opens it: what can be seen, what opening it gives, and the price. */
export function LockedCv({ id, flow }: { id: string; flow: CvFlow }) {
  const { client } = useSite()
  const query = useQuery(lockedCvQuery(client, id))
  return (
    <Loaded query={query} what="this CV" bones={3} boneClass="h-48">
      {(profile) =>
        'location' in profile ? (
          <Locked profile={profile} flow={flow} />
        ) : (
          <EmptyState level="h1" title={profile.fullName} why="No Longer Available" />
        )
      }
    </Loaded>
  )
}

function Locked({ profile, flow }: { profile: ShownProfile; flow: CvFlow }) {
  const categoryName = useCategoryName()
  const credits = useCredits()
  const { id, fullName: name } = profile
  const open = (
    <Button
      refusal={viewRefusal('none', flow.prices, credits)}
      busy={flow.busy !== undefined}
      busyLabel="Opening…"
      onClick={() => void flow.start({ action: 'view', id, name, access: 'none' })}
    >
      {viewLabel('none', flow.prices)}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <CvHead
        person={profile}
        badges={<StatusBadge status={profile.status} />}
        actions={<SaveCvButton id={id} name={name} look="quiet" />}
      />
      {flow.problem?.id === id && <Notice kind="danger">{flow.problem.message}</Notice>}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ProfileDetails profile={profile} />
        <div className="grid gap-4">
          <ProfileLocked skillsCount={profile.skillsCount} open={open} credits={credits} />
          <QuickInfo cv={profile} category={categoryName(profile.category)} />
        </div>
      </div>
    </div>
  )
}
