import { type ReactNode, useEffect, useRef, useState } from 'react'
import { call, reasonOf } from '../app/loading/api-client.ts'
import { late } from '../app/loading/late.ts'
import { useSite } from '../app/site.tsx'
import { toast } from '../components/overlays/toast.ts'
import { island } from '../islands/island.tsx'
import ApplyButton from './apply-button.island.tsx'
import { type ApplyJob, changeApplyState, useApplyState } from './apply-state.ts'

/** `closes`: when the job closes, in words. */
type ApplyBarProps = { job: ApplyJob; closes: string }

/** The bar at the bottom of a phone's screen, and the dialog of all apply buttons of the page. */
export default function ApplyBar({ job, closes }: ApplyBarProps) {
  const { sent } = useApplyState()
  const dialog = useApplyDialog(job)
  return (
    <>
      {/* The page scrolls a focused element above this bar. The bar's own button needs no scrolling, hence its negative
      scroll margin. */}
      <div className="apply-bar no-print sm:hidden [&_.btn]:-scroll-mb-20">
        {!sent && (
          <p className="min-w-0 flex-1">
            <b className="block truncate">{job.companyName}</b>
            <span className="text-13 text-muted">{closes}</span>
          </p>
        )}
        <ApplyButton jobId={job.id} />
      </div>
      {dialog}
    </>
  )
}

export const ApplyBarIsland = island('apply-bar', ApplyBar)

/** The hash in the address that opens the application dialog again after the login. */
const APPLY_HASH = '#apply'

/**
 * Returns the dialog that a button of the page has opened: to apply, or for visitors to log in or create an account
 * first. Its script and data load with the first press.
 */
function useApplyDialog(job: ApplyJob): ReactNode {
  const site = useSite()
  const { isWanted } = useApplyState()
  const [dialog, setDialog] = useState<ReactNode>()
  const hasJoined = useRef(false)

  function close(): void {
    setDialog(undefined)
    // The page was made for a visitor.
    if (hasJoined.current) location.reload()
  }

  async function openForVisitor(): Promise<void> {
    const { VisitorSheet } = await late(() => import('./visitor-sheet.tsx'))
    const join = async () => {
      hasJoined.current = true
      await openForJobSeeker()
    }
    setDialog(<VisitorSheet job={job} onJoined={join} onClose={close} />)
  }

  async function openForJobSeeker(): Promise<void> {
    const { client } = site
    const asked = call(client.api.jobs[':id'].application.$get({ param: { id: String(job.id) } }))
    // `openApplication` says what failed.
    asked.catch(() => undefined)
    const { openApplication } = await late(() => import('./open-application.tsx'))
    await openApplication({ site, job, asked, show: setDialog, close })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press opens the dialog
  useEffect(() => {
    if (!isWanted) return
    changeApplyState({ isWanted: false, busy: true })
    const isJobSeeker = site.accounts.jobSeeker || hasJoined.current
    const opening = isJobSeeker ? openForJobSeeker() : openForVisitor()
    opening
      .catch((error) => toast({ title: reasonOf(error), variant: 'destructive' }))
      .finally(() => changeApplyState({ busy: false }))
  }, [isWanted])
  // Opens only for a job seeker who is logged in: a shared link opens no dialog for a visitor.
  useEffect(() => {
    const openFromAddress = () => {
      if (!job.isOpen || !site.accounts.jobSeeker || location.hash !== APPLY_HASH) return
      history.replaceState(history.state, '', location.pathname + location.search)
      changeApplyState({ isWanted: true })
    }
    openFromAddress()
    addEventListener('hashchange', openFromAddress)
    return () => removeEventListener('hashchange', openFromAddress)
  }, [job, site])
  return dialog
}
