import type { SessionKind } from '../shared/rendering.ts'
import type { HeaderAccount } from './components/navigation.ts'
import { useUnread } from './messages/unread.ts'
import { useUnreadNotices } from './notices/unread.ts'
import { useProfile } from './session.ts'

type SignedIn = HeaderAccount & { session: SessionKind }

/** Everybody who is logged in in this browser: first whose area one is in. `address`: path and query. */
export function useAccounts(address: string): SignedIn[] {
  const jobSeeker = useProfile('jobSeeker')
  const notices = useUnreadNotices(jobSeeker?.id)
  const employer = useProfile('employer')
  const administrator = useProfile('administrator')
  const messages = { jobSeeker: useUnread('jobSeeker'), employer: useUnread('employer') }
  const accounts: (SignedIn | undefined)[] = [
    jobSeeker && {
      kind: 'jobSeeker',
      session: 'jobSeeker',
      name: jobSeeker.fullName,
      photoUrl: photoUrl(jobSeeker.photoId),
      unread: { '/notices': notices, '/messages': messages.jobSeeker },
    },
    employer && {
      kind: 'employer',
      session: 'employer',
      name: employer.companyName,
      photoUrl: employer.logoUrl ?? undefined,
      unread: { '/messages?as=employer': messages.employer },
    },
    administrator && {
      kind: 'admin',
      session: 'administrator',
      name: administrator.fullName || administrator.username,
    },
  ]
  const signedIn = accounts.filter((account) => account !== undefined)
  const isHere = ({ kind }: SignedIn) => kind === areaOf(address)
  return [...signedIn.filter(isHere), ...signedIn.filter((account) => !isHere(account))]
}

function areaOf(address: string): HeaderAccount['kind'] {
  if (address.startsWith('/admin')) return 'admin'
  return /^\/(employer|credits|messages\?.*as=employer)/.test(address) ? 'employer' : 'jobSeeker'
}

function photoUrl(photoId: string | null): string | undefined {
  return photoId ? `/api/auth/photo/${photoId}` : undefined
}
