import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../../shared/language/words.ts'
import { type ApiClient, ApiError, call } from '../app/loading/api-client.ts'
import { late } from '../app/loading/late.ts'
import { type Site, useSite } from '../app/site.tsx'
import { toast } from '../components/overlays/toast.ts'
import { island } from '../islands/island.tsx'
import { closingText } from '../jobs/job-facts.ts'
import ApplyButton from './apply-button.island.tsx'
import { type ApplyJob, changeApplyState, type SentApplication, useApplyState } from './apply-state.ts'

type ApplyBarProps = { job: ApplyJob; sent: SentApplication | null }

/** The bar at the bottom of a phone's screen, and the dialog of all apply buttons of the page. */
export default function ApplyBar({ job, sent }: ApplyBarProps) {
  const { now } = useSite()
  const isSent = useApplyState(sent).sent !== undefined
  const dialog = useApplyDialog(job, sent)
  return (
    <>
      {/* The page scrolls a focused element above this bar. The bar's own button needs no scrolling, hence its negative
      scroll margin. */}
      <div className="apply-bar no-print sm:hidden [&_.btn]:-scroll-mb-20">
        {!isSent && (
          <p className="min-w-0 flex-1">
            <b className="block truncate">{job.companyName}</b>
            <span className="text-13 text-muted">{closingText(job.endsAt, job.isOpen, now)}</span>
          </p>
        )}
        <ApplyButton jobId={job.id} sent={sent} />
      </div>
      {dialog}
    </>
  )
}

export const ApplyBarIsland = island('apply-bar', ApplyBar)

/** Milliseconds that the message is shown before the login opens. */
const LOGIN_DELAY = 1500
/** The hash in the address that opens the application dialog again after the login. */
const APPLY_HASH = '#apply'

/**
 * Returns the dialog that a button of the page has opened: to apply, or for visitors to log in or create an account
 * first. Its script and data load with the first press.
 */
function useApplyDialog(job: ApplyJob, known: SentApplication | null): ReactNode {
  const site = useSite()
  const { isWanted } = useApplyState(known)
  const [dialog, setDialog] = useState<ReactNode>()
  const hasJoined = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function tell(error: unknown, mayLeave = true): void {
    toast({ ...applyFailure(error), variant: 'destructive' })
    if (!mayLeave || !(error instanceof ApiError) || error.status !== 401) return
    const href = `/login?next=${encodeURIComponent(`/jobs/${job.id}${APPLY_HASH}`)}`
    timer.current = setTimeout(() => site.go(href), LOGIN_DELAY)
  }

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
    const { Dialog, ...loaded } = await load(site, job)
    const keep = (application: SentApplication) => changeApplyState({ sent: application })
    setDialog(<Dialog {...loaded} job={job} tell={tell} onSent={keep} onClose={close} />)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press opens the dialog
  useEffect(() => {
    if (!isWanted) return
    changeApplyState({ isWanted: false, busy: true })
    const isJobSeeker = site.accounts.jobSeeker || hasJoined.current
    const opening = isJobSeeker ? openForJobSeeker() : openForVisitor()
    opening.catch(tell).finally(() => changeApplyState({ busy: false }))
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

async function load({ client }: Site, job: ApplyJob) {
  const [{ ApplyDialog: Dialog }, { application, cvs, documents, jobSeekerId: accountId }] =
    await Promise.all([
      late(() => import('./apply-dialog.tsx')),
      call(client.api.jobs[':id'].application.$get({ param: { id: String(job.id) } })),
    ])
  if (application) {
    changeApplyState({ sent: application })
    throw new ApiError(409, '{"message":"","code":"already_applied"}')
  }
  const hasDocuments = job.asks.length + documents.length > 0
  const [newCv, documentParts] = await Promise.all([
    cvs.length > 0 ? undefined : loadNewCv(client),
    hasDocuments ? late(() => import('./apply-documents.tsx')).then((file) => file.documentParts) : undefined,
  ])
  return { Dialog, cvs, documents, documentParts, newCv, accountId }
}

/** Most people have a CV, so what makes one is a file of its own. */
async function loadNewCv(client: ApiClient) {
  const reading = call(client.api.auth.profile.$get())
  const [profile, { newCvOf }] = await Promise.all([reading, late(() => import('./new-cv.tsx'))])
  return newCvOf(profile)
}

/** Returns the title and text of the toast for an error. */
function applyFailure(error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError))
    return { title: t('Application Failed'), description: t('Please try again.') }
  if (error.status === 401)
    return { title: t('Authentication Required'), description: t('Please log in to apply for jobs.') }
  if (error.code === 'already_applied') {
    return {
      title: t('Already Applied'),
      description: t('You have already submitted an application for this position.'),
    }
  }
  if (error.code === 'cv_required') {
    return { title: t('CV Required'), description: t('Please upload your CV before applying for jobs.') }
  }
  return { title: t('Application Failed'), description: error.message }
}
