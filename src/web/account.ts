import type { SessionKind } from '../shared/rendering.ts'
import type { HeaderAccount } from './components/navigation.ts'
import { useProfile } from './session.ts'

type SignedIn = HeaderAccount & { session: SessionKind }

/** Whose menu the header shows: that of the area one is in, else of the first who is logged in. */
export function useAccount(path: string): SignedIn | undefined {
  const jobSeeker = useProfile('jobSeeker')
  const employer = useProfile('employer')
  const administrator = useProfile('administrator')
  const accounts: (SignedIn | undefined)[] = [
    jobSeeker && {
      kind: 'jobSeeker',
      session: 'jobSeeker',
      name: jobSeeker.fullName,
      photoUrl: photoUrl(jobSeeker.photoId),
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
  return signedIn.find(({ kind }) => kind === areaOf(path)) ?? signedIn[0]
}

function areaOf(path: string): HeaderAccount['kind'] {
  if (path.startsWith('/admin')) return 'admin'
  return /^\/(employer|credits)/.test(path) ? 'employer' : 'jobSeeker'
}

function photoUrl(photoId: string | null): string | undefined {
  return photoId ? `/api/auth/photo/${photoId}` : undefined
}
