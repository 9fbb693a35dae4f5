import type { SessionKind } from '../shared/rendering.ts'
import type { HeaderAccount } from './components/navigation.ts'
import { useUnreadNotices } from './notices/unread.ts'
import { useProfile } from './session.ts'

type SignedIn = HeaderAccount & { session: SessionKind }

/** Everybody who is logged in in this browser: first whose area one is in. */
export function useAccounts(path: string): SignedIn[] {
  const jobSeeker = useProfile('jobSeeker')
  const notices = useUnreadNotices(jobSeeker?.id)
  const employer = useProfile('employer')
  const administrator = useProfile('administrator')
  const accounts: (SignedIn | undefined)[] = [
    jobSeeker && {
      kind: 'jobSeeker',
      session: 'jobSeeker',
      name: jobSeeker.fullName,
      photoUrl: photoUrl(jobSeeker.photoId),
      unread: { '/notices': notices },
    },
    employer && {
      kind: 'employer',
      session: 'employer',
      name: employer.companyName,
      photoUrl: employer.logoUrl ?? undefined,
    },
    administrator && {
      kind: 'admin',
      session: 'administrator',
      name: administrator.fullName || administrator.username,
    },
  ]
  const signedIn = accounts.filter((account) => account !== undefined)
  const isHere = ({ kind }: SignedIn) => kind === areaOf(path)
  return [...signedIn.filter(isHere), ...signedIn.filter((account) => !isHere(account))]
}

function areaOf(path: string): HeaderAccount['kind'] {
  if (path.startsWith('/admin')) return 'admin'
  return /^\/(employer|credits)/.test(path) ? 'employer' : 'jobSeeker'
}

function photoUrl(photoId: string | null): string | undefined {
  return photoId ? `/api/auth/photo/${photoId}` : undefined
}
