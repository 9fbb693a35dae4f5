import type { ReactNode } from 'react'
import type { PageReads } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import { Kumul } from '../components/shell/kumul.tsx'

/** The kind of account that the page is for. Its panel has a headline and figures for each kind. */
type Side = 'jobSeeker' | 'employer'

type WelcomeProps = {
  side?: Side | undefined
  counts: Counts | undefined
  /** Left out if the form shows its own title, which changes. */
  title?: string | undefined
  lead?: ReactNode
  /** The tabs, between the title and the form. */
  tabs?: ReactNode
  children: ReactNode
}

/** The frame of the login and registration pages. The kumul is beside the form, on phones above it. */
export function Welcome({ side = 'jobSeeker', counts, title, lead, tabs, children }: WelcomeProps) {
  return (
    <div className="welcome">
      <div className="dark welcome-side">
        <Kumul className="kumul" />
        <strong>{t(HEADLINES[side])}</strong>
        {counts && counts.openJobs > 0 && <p>{FIGURES[side](counts)}</p>}
      </div>
      <div className="welcome-main">
        {title && <h1 className="mb-1">{title}</h1>}
        {lead && <p className="text-muted">{lead}</p>}
        {tabs}
        <div className={title && 'mt-5 grid gap-4'}>{children}</div>
      </div>
    </div>
  )
}

type Counts = Awaited<ReturnType<PageReads['statistics']>>

const HEADLINES: Record<Side, string> = {
  jobSeeker: 'Find work in Papua New Guinea',
  employer: 'Find the right people',
}
const FIGURES: Record<Side, (counts: Counts) => string> = {
  jobSeeker: ({ openJobs, companies }) =>
    t('{jobs} at {companies}. One CV for all.', {
      jobs: plural(openJobs, 'open job'),
      companies: plural(companies, 'company', 'companies'),
    }),
  employer: ({ cvs, openJobs }) => `${plural(cvs, 'CV')} to search, ${plural(openJobs, 'open job')}.`,
}

/** Returns undefined if the figures cannot be read. The page works without them. */
export const readCounts = (reads: PageReads): Promise<Counts | undefined> =>
  reads.statistics().catch(() => undefined)
