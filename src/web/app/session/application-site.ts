import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router'
import { useUnread } from '../../messaging/unread.ts'
import { useUnreadNotices } from '../../notices/unread.ts'
import { openAddress } from '../router-link.tsx'
import { settingsQuery } from '../settings.ts'
import type { Site } from '../site.tsx'
import { profileQuery } from './session.ts'

/** Returns the site as the router and its query cache know it. Sends no request. */
export function useApplicationSite(): Site {
  const { client, now, publicUrl, savesData } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  const { data: settings } = useSuspenseQuery(settingsQuery(client))
  const { data: jobSeeker } = useQuery({ ...profileQuery(client, 'jobSeeker'), enabled: false })
  const { data: employer } = useQuery({ ...profileQuery(client, 'employer'), enabled: false })
  const { data: administrator } = useQuery({ ...profileQuery(client, 'administrator'), enabled: false })
  const unread = {
    notices: useUnreadNotices(client, jobSeeker?.id),
    jobSeeker: useUnread(client, 'jobSeeker', jobSeeker?.id),
    employer: useUnread(client, 'employer', employer?.id),
  }
  return {
    client,
    now,
    publicUrl,
    savesData,
    settings,
    accounts: {
      jobSeeker: jobSeeker
        ? {
            ...jobSeeker,
            photoUrl: photoUrl(jobSeeker.photoId),
            unreadNotices: unread.notices,
            unreadMessages: unread.jobSeeker,
          }
        : undefined,
      employer: employer ? { ...employer, unreadMessages: unread.employer } : undefined,
      administrator: administrator ?? undefined,
    },
    href: useLocation({ select: ({ href }) => href }),
    go: (href) => void openAddress(router, href),
  }
}

const photoUrl = (photoId: string | null) => photoId && `/api/auth/photo/${photoId}`
