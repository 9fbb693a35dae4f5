import { Link } from '@tanstack/react-router'
import { Button } from '../components/button.tsx'
import type { Candidate } from '../employers/candidates.ts'
import { downloadLabel, downloadRefusal, viewLabel, viewRefusal } from '../employers/cv-price.ts'
import { useCredits } from '../employers/queries.ts'
import type { CvFlow } from '../employers/use-cv-flow.ts'

type EmployerActionsProps = { cv: Pick<Candidate, 'id' | 'fullName' | 'status' | 'access'>; flow: CvFlow }

/** View or open, download, contact, each with what it costs. */
export function EmployerActions({ cv, flow }: EmployerActionsProps) {
  const credits = useCredits()
  const { id, fullName, status, access = 'none' } = cv
  const { prices, busy } = flow
  // Nobody can buy a CV of somebody who has found work; what was bought stays.
  const isGone = status === 'hired' && access === 'none'
  if (isGone) return null
  const isBusy = (action: 'view' | 'download') => busy?.id === id && busy.action === action
  return (
    <div className="grid w-full grid-cols-[5.5rem_minmax(0,1fr)_auto] content-start gap-2 sm:flex sm:flex-wrap sm:[&_.btn]:px-3 lg:w-52 lg:shrink-0 lg:flex-col lg:flex-nowrap [&_.btn]:px-2">
      <Button
        aria-label={`${viewLabel(access, prices)}: ${fullName}`}
        refusal={viewRefusal(access, prices, credits)}
        busy={isBusy('view')}
        busyLabel="Opening…"
        onClick={() => void flow.start({ action: 'view', id, access })}
      >
        {viewLabel(access, prices)}
      </Button>
      <Button
        look="quiet"
        aria-label={`${downloadLabel(access, prices)}: ${fullName}`}
        refusal={downloadRefusal(access, prices, credits)}
        busy={isBusy('download')}
        busyLabel="Saving…"
        onClick={() => void flow.start({ action: 'download', id, access })}
      >
        {downloadLabel(access, prices)}
      </Button>
      {access === 'none' ? (
        <Button
          look="bare"
          aria-label={`Contact ${fullName}`}
          onClick={() => flow.ask({ action: 'view', id, because: 'contact' })}
        >
          Contact
        </Button>
      ) : (
        <Link
          to="/employer-cv-view/$id"
          params={{ id: String(id) }}
          hash="contact"
          className="btn btn-bare"
          aria-label={`Contact ${fullName}`}
        >
          Contact
        </Link>
      )}
    </div>
  )
}
