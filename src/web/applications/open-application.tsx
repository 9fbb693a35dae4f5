import type { ReactNode } from 'react'
import { t } from '../../shared/language/words.ts'
import { type ApiClient, ApiError, call, reasonOf } from '../app/loading/api-client.ts'
import { late } from '../app/loading/late.ts'
import type { Site } from '../app/site.tsx'
import { toast } from '../components/overlays/toast.ts'
import { ApplyDialog } from './apply-dialog.tsx'
import {
  type ApplyJob,
  changeApplyState,
  type SendableCv,
  type SendableDocument,
  type SentApplication,
} from './apply-state.ts'
import { SentNote } from './sent-note.tsx'

/** What the job seeker can send. `application`: what was sent already. */
type Asked = {
  application: SentApplication | null
  cvs: SendableCv[]
  documents: SendableDocument[]
  jobSeekerId: number
}

type Opening = {
  site: Site
  job: ApplyJob
  asked: Promise<Asked>
  show: (dialog: ReactNode) => void
  close: () => void
}

/** Shows the dialog to apply for a job, or a toast that says why it cannot be shown. */
export async function openApplication({ site, job, asked, show, close }: Opening): Promise<void> {
  const tell = (error: unknown, mayLeave = true) => tellFailure(site, job, error, mayLeave)
  try {
    const { application, cvs, documents, jobSeekerId } = await asked
    if (application) {
      showSent(application)
      throw new ApiError(409, '{"message":"","code":"already_applied"}')
    }
    const parts = await loadParts(site.client, cvs.length > 0, job.asks.length + documents.length > 0)
    const dialog = { job, cvs, documents, accountId: jobSeekerId, tell, onSent: showSent, onClose: close }
    show(<ApplyDialog {...dialog} {...parts} />)
  } catch (error) {
    tell(error)
  }
}

const showSent = (sent: SentApplication) => changeApplyState({ sent: <SentNote sent={sent} /> })

/** Most people have a CV, and few jobs ask for documents, so what handles these is in files of their own. */
async function loadParts(client: ApiClient, hasCv: boolean, hasDocuments: boolean) {
  const [newCv, documentParts] = await Promise.all([
    hasCv ? undefined : loadNewCv(client),
    hasDocuments ? late(() => import('./apply-documents.tsx')).then((file) => file.documentParts) : undefined,
  ])
  return { newCv, documentParts }
}

async function loadNewCv(client: ApiClient) {
  const reading = call(client.api.auth.profile.$get())
  const [profile, { newCvOf }] = await Promise.all([reading, late(() => import('./new-cv.tsx'))])
  return newCvOf(profile)
}

/** Milliseconds that the message is shown before the login opens. */
const LOGIN_DELAY = 1500

function tellFailure(site: Site, job: ApplyJob, error: unknown, mayLeave: boolean): void {
  toast({ ...applyFailure(error), variant: 'destructive' })
  if (!mayLeave || !(error instanceof ApiError) || error.status !== 401) return
  const { href } = location
  setTimeout(() => {
    // Another job may have been opened beside the list.
    if (location.href === href) site.go(`/login?next=${encodeURIComponent(`/jobs/${job.id}#apply`)}`)
  }, LOGIN_DELAY)
}

/** Returns the title and text of the toast for an error. */
function applyFailure(error: unknown): { title: string; description: string } {
  if (!(error instanceof ApiError)) return { title: t('Application Failed'), description: reasonOf(error) }
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
  return { title: t('Application Failed'), description: reasonOf(error) }
}
