import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { PagePending } from '../app/page-pending.tsx'
import { TooOld } from '../dashboards/frame/too-old.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'
import { plainAddress } from '../my-page/plain-address.ts'
import { definePage } from './page.ts'

/** The data that a dashboard gets with its page, so that it need not request it. */
export type DashboardData = {
  settings: ReadOf<'settings'>
  ownProfiles: ReadOf<'ownProfiles'>
  announcements: ReadOf<'announcements'>
}

/** The server renders only the frame of a dashboard; its own application does the rest in the browser. */
export const DASHBOARDS = Object.entries(DASHBOARD_TITLES).map(([path, title]) =>
  definePage({
    path,
    // The application reads its address itself.
    search: (raw) => raw,
    route: path.replace(':', '$'),
    isListed: false,
    needsScript: true,
    async open({ reads, settings, search }) {
      const ownProfiles = await reads.ownProfiles()
      const isEmployer = ownProfiles.employer !== undefined && ownProfiles.jobSeeker === undefined
      const plain = isEmployer ? undefined : plainAddress(path, search)
      return {
        title: t(title),
        data: { settings, ownProfiles, announcements: await reads.announcements() } satisfies DashboardData,
        body: (
          <>
            <TooOld plain={plain} />
            <PagePending plain={plain} />
          </>
        ),
      }
    },
  }),
)
