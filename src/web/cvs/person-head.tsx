import type { ReactNode } from 'react'
import { Avatar } from '../components/avatar.tsx'

type Person = { fullName: string; jobTitle: string; location: string; photoId: string | null }

/** Who a CV is about, as the page's heading. `children`: whether the person can be hired. */
export function PersonHead({ person, children }: { person: Person; children: ReactNode }) {
  const { fullName, jobTitle, location, photoId } = person
  return (
    <div className="flex flex-wrap gap-4">
      <Avatar name={fullName} photoUrl={photoId ? `/api/auth/photo/${photoId}` : undefined} size="large" />
      <div className="min-w-0 flex-1">
        <h1>{fullName}</h1>
        <p className="text-17">{jobTitle}</p>
        <p className="mb-2 text-muted">{location}</p>
        {children}
      </div>
    </div>
  )
}
