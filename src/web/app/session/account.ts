import type { SessionKind } from '../../../shared/rendering.ts'
import type { HeaderAccount } from '../../components/shell/navigation.ts'
import type { Site } from '../site.tsx'

type SignedIn = HeaderAccount & { session: SessionKind; logoutAction: string }

/** Returns all accounts that are logged in in this browser, beginning with that of the current area. */
export function accountsOf({ accounts, href }: Pick<Site, 'accounts' | 'href'>): SignedIn[] {
  const { jobSeeker, employer, administrator } = accounts
  const known: (SignedIn | undefined)[] = [
    jobSeeker && {
      kind: 'jobSeeker',
      session: 'jobSeeker',
      logoutAction: '/api/auth/logout',
      name: jobSeeker.fullName,
      photoUrl: smallPicture(jobSeeker.photoUrl),
      unread: { '/notices': jobSeeker.unreadNotices, '/messages': jobSeeker.unreadMessages },
    },
    employer && {
      kind: 'employer',
      session: 'employer',
      logoutAction: '/api/auth/employer/logout',
      name: employer.companyName,
      photoUrl: smallPicture(employer.logoUrl),
      unread: { '/messages?as=employer': employer.unreadMessages },
    },
    administrator && {
      kind: 'admin',
      session: 'administrator',
      logoutAction: '/api/auth/admin/logout',
      name: administrator.fullName || administrator.username,
    },
  ]
  const signedIn = known.filter((account) => account !== undefined)
  const isHere = ({ kind }: SignedIn) => kind === areaOf(href)
  return [...signedIn.filter(isHere), ...signedIn.filter((account) => !isHere(account))]
}

function areaOf(address: string): HeaderAccount['kind'] {
  if (address.startsWith('/admin')) return 'admin'
  return /^\/(employer|credits|messages\?.*as=employer)/.test(address) ? 'employer' : 'jobSeeker'
}

/** Returns the address of the picture for a menu: 1 kB instead of 6. */
const smallPicture = (url: string | null | undefined) => (url ? `${url}?size=96` : undefined)
